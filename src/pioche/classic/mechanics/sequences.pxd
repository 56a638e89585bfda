cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.state cimport State
from pioche.engine cimport flat

@cython.locals(rank=cython.int, mask=uint64_t)
cdef uint64_t faces(State s, int seat) noexcept
@cython.locals(rank=cython.int, may=cython.int)
cdef int laid(State s, int seat, int face, int way) noexcept
