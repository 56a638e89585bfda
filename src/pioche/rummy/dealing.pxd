cimport cython
from libc.stdint cimport uint64_t
from pioche.engine cimport flat


@cython.final
cdef class FastShuffler:
    cdef readonly uint64_t generator

    cpdef int below(self, int bound) noexcept

    @cython.locals(last=int, chosen=int)
    cpdef shuffle(self, list items)
