import cython
from libc.stdint cimport uint64_t

from pioche.bots.rummy cimport abstract_round_sizes as c
from pioche.bots.rummy.win_chance cimport WinChance, share
from pioche.engine cimport flat
from pioche.rummy.solver.native cimport Reach
from pioche.rummy.solver.situations cimport Cells


@cython.final
cdef class AbstractRound:
    cdef Reach reach
    cdef Cells cells
    cdef WinChance win_chance
    cdef int racks[c.PLAYERS * c.RACK]
    cdef int piles[c.PLAYERS * c.PILE]
    cdef int left[c.PLAYERS]
    cdef int stuck[c.PLAYERS]
    cdef int due[c.PLAYERS]
    cdef readonly int players
    cdef readonly int turn
    cdef int own
    cdef readonly int direction
    cdef readonly int winner
    cdef int laid
    cdef bint drawing
    cdef bint reverse_skips
    cdef bint one_effect
    cdef bint alone

    @cython.locals(place=int, kind=int, seat=int)
    cpdef deal(self, object racks, object pool)

    @cython.locals(cells=Cells, cell=int)
    cpdef bint lay_tiles(self, object laid) except -1

    @cython.locals(cells=Cells, cell=int)
    cpdef int could_lay(self, object held) except -2

    @cython.locals(cells=Cells, cell=int, kind=int)
    cdef hold(self, object kinds)

    cdef int check_seat(self, int seat) except -1

    cpdef owe(self, int seat, int tiles)

    cpdef pass_on(self, int turn, int direction)

    cpdef draw_first(self)

    @cython.locals(cells=Cells, other=Cells, cell=int, seat=int, kind=int, place=int, source=AbstractRound)
    cpdef begin(self, AbstractRound after, AbstractRound dealt, int own)

    cpdef play_on(self, int turns)

    @cython.locals(total=int, kind=int)
    cpdef int tiles(self, int seat)

    @cython.locals(kind=int)
    cpdef list rack(self, int seat)

    @cython.locals(
        cells=Cells, melds=uint64_t, cell=int, strengths=list, other=int, rack=uint64_t, jokers=int, held=int,
    )
    cpdef double chance(self, int seat)

    @cython.locals(cells=Cells, cell=int, seat=int)
    cpdef tuple lying(self)

    @cython.locals(seat=int)
    cdef take_turn(self)

    @cython.locals(drawn=int)
    cdef draw_and_lay(self, int seat)

    cdef int next_seat(self, int seat) noexcept

    @cython.locals(kind=int, pile=int, other=int, _=int)
    cdef int draw(self, int seat, int count) except -2

    @cython.locals(best=int, fewest=int, seat=int, points=int, kind=int, count=int, _=int)
    cdef int fewest_points(self) except -2

    @cython.locals(cells=Cells, reach=Reach, base=int, cell=int, other=int, owed=int)
    cdef bint lay(self, int seat, int drawn) except -1

    @cython.locals(
        cells=Cells, reach=Reach, base=int, cell=int, twos=int, skips=int, reverses=int, held=int, new_jokers=int,
        laid=int, number=int, jokers=int, hits=int, hit=int, last=int,
    )
    cdef void put_down(self, int seat) noexcept
