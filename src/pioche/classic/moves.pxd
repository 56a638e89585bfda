cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport acting, drawing, finishing, laying, multiples
from pioche.classic.state cimport State
from pioche.engine cimport flat

cpdef int simple(int seat, int kind) noexcept
cpdef int aimed(int seat, int kind, int target) noexcept
cpdef int play(int seat, int face, int colour, int called, int also) noexcept
cpdef int hand_over(int seat, int target, int first, int second, int called) noexcept

@cython.final
cdef class Moves:
    cdef int items[16384]
    cdef readonly int n
    cdef int add(self, int move) noexcept
    cpdef list listed(self)

@cython.locals(seat=cython.int)
cdef void collect_all(State s, Moves out) noexcept
@cython.locals(faces=uint64_t)
cdef void collect(State s, int seat, Moves out) noexcept
cdef int _out_of_turn(State s, int seat, Moves out) noexcept
@cython.locals(calls=cython.int, items=cython.p_int, n=cython.int, face=cython.int, colour=cython.int)
cdef int _plays(State s, int seat, uint64_t faces, Moves out) noexcept
cdef int may_call(State s, int left) noexcept
cdef int may_lay_several(State s) noexcept
cdef int _vote_possible(State s) noexcept
@cython.locals(playable=uint64_t, rank=cython.int, r=cython.int, y=cython.int, g=cython.int, b=cython.int, below_r=cython.int, below_y=cython.int, below_g=cython.int, below_b=cython.int, colour=cython.int, face=cython.int, also=cython.int, left=cython.int, called=cython.int)
cdef int _several(State s, int seat, Moves out) noexcept
@cython.locals(other=cython.int)
cdef void _calls(State s, int seat, Moves out) noexcept
@cython.locals(other=cython.int)
cdef int _votes(State s, int seat, Moves out) noexcept
@cython.locals(colour=cython.int, other=cython.int)
cdef int _choices(State s, int seat, Moves out) noexcept
@cython.locals(count=cython.int, calls=cython.int, first=cython.int, second=cython.int, called=cython.int)
cdef int _gifts(State s, int seat, int other, Moves out) noexcept
