cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport matching
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int kind_of(int face) noexcept
@cython.locals(faces=uint64_t)
cdef uint64_t answers(State s, int seat) noexcept
