cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef uint64_t parries(State s, int seat) noexcept
cdef int waits(State s) noexcept
@cython.locals(left=cython.int, place=cython.int)
cdef int all_lie(State s, int face) noexcept
@cython.locals(skips=cython.int, _=cython.int)
cdef int skip_from(State s, int seat) except -1
cdef int sit_out(State s, int seat) except -1
