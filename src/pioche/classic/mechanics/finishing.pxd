cimport cython
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport pile
from pioche.classic.state cimport State

cdef int last_card(State s, int seat, int face, int called) noexcept
cdef int forbidden_last(State s, int face) noexcept
cdef int wins_at_once(State s, int seat, int face, int called) noexcept
cdef int black_finish(State s, int seat, int face) except -1
@cython.locals(said=cython.int)
cdef void _goes_out(State s, int seat, int face, int called) noexcept
cdef int won(State s, int seat) noexcept
cdef int decide(State s) except -1
@cython.locals(seat=cython.int, cards=cython.int)
cdef int debt_comes_round(State s) except -1
@cython.locals(best=cython.int, lowest=cython.int, seat=cython.int, points=cython.int)
cdef int blocked(State s) except -1
cpdef int same_side(State s, int seat, int other) noexcept
@cython.locals(points=cython.int, face=cython.int)
cpdef int hand_points(State s, int seat) except -1
@cython.locals(points=cython.int, other=cython.int)
cpdef int side_points(State s, int seat) except -1
cdef int end(State s, int winner, object ending) except -1
