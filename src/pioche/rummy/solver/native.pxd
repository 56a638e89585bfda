import cython
from libc.stdint cimport int64_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells
from pioche.rummy.solver.walking cimport Walking


@cython.final
cdef class Reach(Walking):
    cdef int laid[c.CELLS]
    cdef int melded[c.CELLS]
    cdef int stands[c.CELLS]
    cdef int best_laid[c.CELLS]
    cdef int best_melded[c.CELLS]
    cdef int best_stands[c.CELLS]
    cdef int whole[c.CELLS]
    cdef int order[c.CELLS + 1]
    cdef int rack_jokers
    cdef int best_jokers
    cdef int stage_jokers
    cdef bint stage_freeing
    cdef int favour_found

    @cython.locals(place=int)
    cpdef leave_out(self, object order)

    @cython.locals(wanted=uint64_t, state=uint64_t, before=int, place=int, cell=int, pay=int, laid=int, found=int)
    cdef void trace(self, int pair) except *

    @cython.locals(
        colour=int, shift=int, key=uint64_t, value=uint64_t, before=int, set_before=int, run=int, part=int, choice=int,
        runs=int, sets=int, found=int, at=int, pay=int, earlier=int, best=int,
    )
    cdef int came_from(self, int place, int cell, uint64_t state, int pair, int least) except -2

    @cython.locals(enough=int, beam=int, found=int)
    cdef int most(self, Cells at, bint freeing, int least) except -2

    @cython.locals(
        found=int64_t, lying=int, best=int, pair=int, jokers=int, used=int, new=int, rack_jokers=int, worth=int,
        favour=int, place=int,
    )
    cdef int most_within(self, Cells at, int least) except -2

    @cython.locals(held=int, enough=int, rack_jokers=int, loose_jokers=int, outside=int, best=int, jokers=int, found=int)
    cdef int largest(self, Cells at, bint narrow) except -2

    @cython.locals(size=int, left=int, rack_jokers=int, loose_jokers=int, cell=int, place=int)
    cpdef int sparing(self, Cells at, bint narrow) except -2

    @cython.locals(found=int, cell=int)
    cdef int better(self, Cells at, bint freeing, int best) except -2

    @cython.locals(cell=int)
    cpdef play(self)


cpdef Reach reach()

@cython.locals(ready=Reach, cells=Cells, found=int)
cpdef some(object position, int size, object order)
