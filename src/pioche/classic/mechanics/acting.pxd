cimport cython
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.mechanics cimport debt, finishing, hands, pile, turns
from pioche.classic.state cimport State

@cython.locals(book=Book, face=cython.int, place=cython.int, op=cython.int)
cdef int run(State s) except -1
@cython.locals(book=Book, op=cython.int, seat=cython.int, target=cython.int)
cdef int _asks(State s, int place) except -1
cdef int _ask(State s, int phase) noexcept
@cython.locals(at=cython.int)
cdef int target_of(State s, int place) noexcept
cdef int before(State s, int seat) noexcept
@cython.locals(other=cython.int)
cdef int _may_hold(State s, int place) noexcept
@cython.locals(condition=cython.int, limit=cython.int, seat=cython.int)
cdef int _holds(State s, int place, int target) noexcept
@cython.locals(
    at=cython.int,
    cards=cython.int,
    won=cython.int,
    condition=cython.int,
    each=cython.int,
    holds=cython.int,
    seat=cython.int,
    aimed=cython.int,
    _=cython.int,
)
cdef int _draw(State s, int place) except -1
cdef int _turn(State s) except -1
cdef int name_colour(State s, int colour) except -1
@cython.locals(place=cython.int, target=cython.int)
cdef int may_pick(State s, int seat) noexcept
cdef int may_decline(State s) noexcept
cdef int point_at(State s, int seat) noexcept
cdef int gift_size(State s) noexcept
cdef int go_on(State s) except -1
