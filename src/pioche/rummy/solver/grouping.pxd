import cython

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.edges cimport Edges
from pioche.rummy.solver.situations cimport Cells

cdef int NOTHING, TILE, JOKER


@cython.final
cdef class Grouping:
    cdef int packed[c.RUNS]
    cdef int cells[c.GROUPED]
    cdef int jokers[c.GROUPED]
    cdef int groups[c.GROUPED]
    cdef int origins[c.GROUPED]
    cdef int lengths[c.OPEN]
    cdef int ends[c.OPEN]
    cdef int numbers[c.OPEN]
    cdef int ways[c.OPEN]
    cdef int set_bits[c.OPEN]
    cdef int set_jokers[c.OPEN]
    cdef int best[c.GROUPED]
    cdef int acts[c.STRONGEST + 1]
    cdef int strengths[c.CELLS]
    cdef int size
    cdef int count
    cdef int open

    @cython.locals(colour=int, cell=int, tiles=int, jokers=int, fits=int, row=int, place=int)
    cdef void build(self, Edges steps) except *

    cdef void put(self, int cell, bint joker, int group) noexcept

    @cython.locals(found=int, run=int, longer=int)
    cdef int extend(self, int place, int tiles, int jokers, int wanted) noexcept

    @cython.locals(kept=int, run=int, joker=int, number=int)
    cdef void go_on(self, int cell, int tiles, int jokers) noexcept

    @cython.locals(bit=int, missed=int, before=int, found=int, part=int)
    cdef int gather(self, Edges steps, int row, int colour, int place, int tiles, int jokers) noexcept

    @cython.locals(left=int, freed=int, cell=int, gone=int, tiles=int, new=int, place=int)
    cdef void mark(self, Edges steps, Cells at, int acting, bint again) noexcept

    @cython.locals(strength=int, group=int, strongest=int, place=int, origin=int)
    cdef void act(self, bint per_turn) noexcept

    @cython.locals(place=int)
    cdef list listed(self)
