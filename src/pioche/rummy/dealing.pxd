cimport cython
from libc.stdint cimport int64_t, uint64_t
from pioche.engine cimport flat


@cython.final
cdef class FastShuffler:
    cdef readonly uint64_t generator

    cpdef int64_t below(self, int64_t bound) noexcept

    @cython.locals(last=int, chosen=int)
    cpdef shuffle(self, list items)
