import cython
from libc.stdint cimport uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells
from pioche.rummy.solver.walking cimport Walking


@cython.final
cdef class Enumeration(Walking):
    cdef uint64_t rows[2 * c.ROW_WORDS]
    cdef int numbers[(c.CELLS + 1) * c.WIDTH]
    cdef int behind[c.CELLS * 3 * c.WIDTH]
    cdef int start[c.WIDTH + 1]
    cdef int width
    cdef int jokers
    cdef uint64_t all_bits

    @cython.locals(size=int, cell=int, here=int, there=int, total=int, laid=int)
    cdef void plan(self, Cells at, int jokers) except *

    @cython.locals(cell=int, half=int, place=int, size=int, fits=int, number=int, merged=uint64_t)
    cpdef int spread(self, Cells at, int jokers, int beam) except -2

    @cython.locals(slot=uint64_t, place=int)
    cdef int find(self, int base, uint64_t state) noexcept

    @cython.locals(
        here=int, there=int, base=int, target=int, place=int, index=int, colour=int, shift=int, key=uint64_t,
        before=int, set_before=int, rest=uint64_t, source=int, choice=int, runs=int, sets=int, jokers=int,
        kept=uint64_t, at=int, found=int, pay=int, pairs=uint64_t,
    )
    cdef void forward(self, int cell, int half, int size) except *

    @cython.locals(pair=int, placed=int, size=int, offset=int, first=int, into=int, word=int, bits=uint64_t)
    cdef void merge(self, int source, int target, int cell, int laid, int jokers, uint64_t pairs) noexcept

    @cython.locals(place=int)
    cpdef list row(self)

    @cython.locals(size=int)
    cpdef list starts(self)
