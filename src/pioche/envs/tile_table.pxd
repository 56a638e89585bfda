cimport cython
from libc.stdint cimport uint64_t
from pioche.engine cimport flat
from pioche.envs cimport rows
from pioche.envs cimport tile_codes as t
from pioche.rummy.solver.grouping cimport Grouping
from pioche.rummy.solver.naming cimport Naming, position_of
from pioche.rummy.solver.situations cimport Cells

cdef Cells _CELLS
cdef Naming _NAMING
cdef Grouping _GROUPING

@cython.final
cdef class TileTable:
    cdef int racks[t.SEATS * t.KINDS]
    cdef int held[t.SEATS]
    cdef int fixed[t.CELLS]
    cdef int standing[t.CELLS]
    cdef int loose[t.KINDS]
    cdef int pool[t.TILES]
    cdef int chosen[t.JOKER + 1]
    cdef int waiting[t.SEATS]
    cdef readonly object rules
    cdef readonly int players
    cdef bint strict, must_lay_drawn, drawn_alone, per_turn, last_counts, reverse_skips, window_taken, ends_at_once
    cdef bint again, listing
    cdef int mode
    cdef uint64_t generator
    cdef readonly int pool_size, starter, turn, direction, phase, drawn, uno_open, winner, asked, waits, last
    cpdef object reseed(self, object seed)
    cpdef object deal(self)
    @cython.locals(seat=cython.int, kind=cython.int, cell=cython.int, place=cython.int)
    cpdef object set_round(self, object s)
    @cython.locals(place=cython.int)
    cpdef object round(self)
    @cython.locals(place=cython.int)
    cpdef tuple question(self)
    @cython.locals(first=cython.int, kind=cython.int)
    cpdef list rack(self, int seat)
    @cython.locals(kind=cython.int)
    cpdef object groups(self)
    @cython.locals(place=cython.int, cell=cython.int, kind=cython.int)
    cpdef list numbers(self)
    cpdef TileTable copy(self)
    @cython.locals(kind=cython.int, seat=cython.int, _=cython.int)
    cdef void ask_all(self) noexcept
    cdef void ask_next(self) noexcept
    @cython.locals(after=cython.int)
    cdef int next_seat(self, int seat, int direction) noexcept
    cdef int distance(self, int seat, int other) noexcept
    @cython.locals(place=cython.int, seat=cython.int, chosen=cython.int, found=uint64_t, names=uint64_t, count=cython.int, action=cython.int)
    cdef int list_legal(self, signed char* mask, int* listed) except -1
    @cython.locals(count=cython.int, kind=cython.int)
    cdef int count_chosen(self) noexcept
    cdef uint64_t names(self) except? 0
    @cython.locals(kind=cython.int)
    cdef void name(self) noexcept
    @cython.locals(kind=cython.int)
    cdef tuple named(self)
    cdef int left_after(self, int chosen) except -2
    @cython.locals(first=cython.int, required=cython.int, alone=cython.bint, cell=cython.int)
    cdef void load(self, Cells at, int seat) noexcept
    @cython.locals(seat=cython.int, target=cython.int)
    cdef void act(self, int action) except *
    @cython.locals(seat=cython.int)
    cdef void draw_one(self) noexcept
    @cython.locals(_=cython.int)
    cdef bint draw(self, int seat, int number) noexcept
    cdef bint pool_is_empty(self) noexcept
    cdef void go_on(self, int seat, bint served) noexcept
    @cython.locals(seat=cython.int, winner=cython.int, fewest=cython.int, points=cython.int, _=cython.int)
    cdef void pool_used_up(self, int would_move) noexcept
    @cython.locals(total=cython.int, kind=cython.int, points=cython.int)
    cdef int points(self, int seat) noexcept
    cdef void end(self, int winner) noexcept
    @cython.locals(seat=cython.int, to_rack=cython.bint)
    cdef void lay(self, bint quietly) except *
    @cython.locals(first=cython.int, jokers=cython.int, laid=cython.int, acting=cython.int, freed=cython.int, words=cython.int, cell=cython.int, stands=cython.int, lifted=cython.int, placed=cython.int, melded=cython.int)
    cdef void lay_placed(self, int seat) except *
    @cython.locals(strength=cython.int)
    cdef void clear_effects(self) noexcept
    @cython.locals(strongest=cython.int, cell=cython.int)
    cdef void choose_effects(self, int words, int acting, int lifted) except *
    cdef object slow_lay(self)
    cdef object turn_of(self, object groups)
    @cython.locals(first=cython.int, kind=cython.int, cell=cython.int)
    cdef void lay_slowly(self, int seat) except *
    @cython.locals(last=cython.int, served=cython.bint, strength=cython.int, _=cython.int)
    cdef void effects(self, int actor) noexcept
    @cython.locals(kind=cython.int, cell=cython.int, other=cython.int)
    cdef void observe(self, int seat, signed char* out) noexcept
    cpdef int legal(self, signed char[::1] mask) except -1
    cpdef object perform(self, int action)
    cpdef object seen(self, int seat, signed char[::1] out)
    cpdef double worth(self, int seat) except? -2
