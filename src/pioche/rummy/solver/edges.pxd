import cython
from libc.stdint cimport int32_t, int64_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells
from pioche.rummy.solver.walking cimport Walking


cdef class Edges(Walking):
    cdef int32_t edge_from[c.NAMED_EDGES]
    cdef int32_t edge_to[c.NAMED_EDGES]
    cdef int32_t edge_choice[c.NAMED_EDGES]
    cdef int edge_at[c.CELLS + 1]
    cdef uint64_t alive[2 * c.STATES]
    cdef int chosen[c.CELLS + 1]
    cdef int run_part[c.CELLS]
    cdef int set_part[c.CELLS]
    cdef int run_after[c.CELLS]
    cdef int edges

    @cython.locals(found=int64_t)
    cdef int64_t walk_noting(self, Cells at, bint freeing, int beam) except -2

    cdef int step(self, int here, int there, int size, int cell) except -2

    @cython.locals(edge=int)
    cdef int note(self, int place, int choice) noexcept

    @cython.locals(found=uint64_t, lying=int, jokers=int, new=int, fewest=int, highest=int)
    cdef uint64_t ends(self, Cells at, int used, int least, int most) noexcept

    @cython.locals(
        place=int, cell=int, here=int, there=int, edge=int, landing=uint64_t, choice=int, before=uint64_t, pay=int,
    )
    cdef void backward(self, uint64_t accepted) noexcept

    @cython.locals(
        state=int, pair=int, cell=int, there=int, best=int, best_after=int, best_pair=int, cheapest=int,
        edge=int, choice=int, pay=int, after=int, cost=int,
    )
    cdef void follow(self, Cells at) noexcept

    @cython.locals(tiles=int, jokers=int)
    cdef int cost(self, Cells at, int cell, int choice) noexcept
