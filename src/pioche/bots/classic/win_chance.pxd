cimport cython
from libc.stdint cimport int64_t, uint64_t
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport finishing
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int BLACK, DRAW_TWO, SKIP, FITS, LATE, NEXT, CARD, FEW, FEW_OF_MANY, POINT, REACH, STEP, STEPS, SIZES, SCALE, ORDINARY, HALF
cdef int64_t MILLION

@cython.final
cdef class WinChance:
    cdef public int lowest, sides
    cdef public int64_t base, swing
    cdef int needs[10]
    cdef int logarithm[128]
    cdef int64_t power[1001]
    @cython.locals(size=cython.int, held=uint64_t, row=cython.int, blacks=cython.int, fits=cython.int, few=cython.int, found=cython.int, colour=cython.int)
    cpdef int strength(self, State s, int seat) noexcept
    @cython.locals(mine=int64_t, total=int64_t, power=int64_t, other=cython.int, place=cython.int)
    cpdef int chance(self, State s, int seat) noexcept
    @cython.locals(chance=cython.int, points=cython.int)
    cpdef int worth(self, State s, int seat) noexcept
    cpdef object set_score(self, list needs, int seat)
    @cython.locals(points=cython.int, other=cython.int, mine=cython.int, won=int64_t, lost=int64_t, weights=int64_t, weight=int64_t, gain=cython.int, after=int64_t)
    cdef int _of_match(self, State s, int seat, int chance) noexcept
    @cython.locals(share=int64_t, total=int64_t, side=cython.int, need=cython.int)
    cdef int64_t _match_chance(self, int mine, int winner, int gain) noexcept
