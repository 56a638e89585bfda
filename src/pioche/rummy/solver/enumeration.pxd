import cython
from libc.stdint cimport uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells
from pioche.rummy.solver.walking cimport Walking


cdef class Enumeration(Walking):
    cdef uint64_t rows[2 * c.ROW_WORDS]
    cdef int numbers[(c.CELLS + 1) * c.WIDTH]
    cdef int behind[c.CELLS * c.LAID_HERE * c.WIDTH]
    cdef int start[(c.CELLS + 1) * c.PARTS]
    cdef uint64_t goals[c.GOAL_WORDS]
    cdef int goal_at[c.CELLS + 1]
    cdef uint64_t reached[c.STATES]
    cdef uint64_t edges[c.EDGES]
    cdef int noted
    cdef int pair_at[c.PAIRS]
    cdef int pair_words[c.PAIRS]
    cdef int before_at[c.PAIRS]
    cdef int jokers
    cdef int loose
    cdef int most
    cdef bint wide
    cdef uint64_t all_bits
    cdef int row_cell
    cdef int state_base
    cdef int row_base
    cdef int row_width
    cdef int before_width

    @cython.locals(size=int, cell=int, here=int, there=int, total=int, laid=int, words=int)
    cdef plan(self, Cells at, int jokers)

    @cython.locals(
        place=int, cell=int, size=int, number=int, word=int, bits=uint64_t, laid=int, first=int, left=int,
    )
    cdef want(self, Cells at, list wanted)

    @cython.locals(cell=int, half=int, place=int, size=int, fits=int)
    cpdef int spread(self, Cells at, int jokers, list wanted, int beam) except -2

    @cython.locals(at=int, words=int, pair=int, loose=int, placed=int, used=int)
    cdef void lay_out(self, int cell) noexcept

    @cython.locals(fits=int, place=int)
    cdef int next_layer(self, int here, int size, int cell, int states, int slots) except -2

    cdef int note(self, int place, int choice) noexcept

    @cython.locals(
        here=int, there=int, place=int, pairs=uint64_t, pair=int, first=int, word=int, number=int, edge=uint64_t, found=int,
        choice=int, pay=int,
    )
    cdef void forward(self, int cell, int half) noexcept

    @cython.locals(
        here=int, there=int, pair=int, used=int, target=int, some=uint64_t, size=int, offset=int, goal=int, first=int,
        into=int, word=int, bits=uint64_t, new=uint64_t,
    )
    cdef void merge(self, int source, int found, int cell, int laid, int shift, uint64_t pairs) noexcept

    @cython.locals(pairs=uint64_t, more=int, less=int, pair=int, some=uint64_t, word=int, bits=uint64_t)
    cdef void outdo(self, int better, int worse) noexcept

    @cython.locals(pairs=uint64_t, source=int, target=int, pair=int, word=int)
    cdef void move(self, int place, int to) noexcept

    @cython.locals(place=int, pairs=uint64_t, source=int, pair=int, known=uint64_t, word=int, bits=uint64_t)
    cdef void collect(self, int size) noexcept

    @cython.locals(pair=int, at=int, first=int, word=int)
    cpdef list row(self, int loose, int placed, int used, int size)
