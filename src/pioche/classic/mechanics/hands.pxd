cimport cython
from libc.stdint cimport uint8_t, uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport pile, uno_call
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int pays_first(State s, int seat) except -1
@cython.locals(face=cython.int, carried=uint8_t, to=cython.int, giver=cython.int, other=cython.int, _=cython.int)
cdef int pass_hands(State s, int seat, int direction) except -1
cdef int _from(State s, int seat, int direction) noexcept
@cython.locals(seat=cython.int)
cdef int _recount(State s) noexcept
@cython.locals(size=cython.int, held=uint64_t, face=cython.int, count=cython.int)
cdef int _recount_seat(State s, int seat) noexcept
@cython.locals(face=cython.int, count=uint8_t)
cdef int swap(State s, int seat, int other) except -1
cdef int give(State s, int seat, int other, int first, int second, int called) except -1
