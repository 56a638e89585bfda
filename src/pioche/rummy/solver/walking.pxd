import cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells


cdef class Walking:
    cdef int32_t run_at[c.RUN_STEPS]
    cdef int16_t run_next[c.RUN_ROOM]
    cdef int32_t set_at[c.SET_STEPS]
    cdef int16_t set_next[c.SET_ROOM]
    cdef int ones[c.RUNS]
    cdef int short[c.RUNS]
    cdef int must[c.SETS]
    cdef int choice_run[c.CHOICES]
    cdef int choice_set[c.CHOICES]
    cdef int choice_pay[c.CHOICES]
    cdef int choice_pays[c.CHOICES]
    cdef int pay_shift[c.PAYS]
    cdef uint64_t pay_keep[c.PAYS]
    cdef int pay_tiles[c.PAYS]
    cdef int menu_keys[c.MENU_SLOTS]
    cdef int menu_starts[c.MENU_SLOTS]
    cdef int menu_sizes[c.MENU_SLOTS]
    cdef int menu_at[c.CELLS]
    cdef int menu_size[c.CELLS]
    cdef int owing[c.OWING]
    cdef int owing_at[c.CELLS + 8]
    cdef int on_rack[c.CELLS]
    cdef int room_for[c.CELLS]
    cdef int waiting[4]
    cdef uint64_t fits[c.ROOM + 1]
    cdef uint64_t keys[2 * c.STATES]
    cdef uint64_t values[2 * c.STATES]
    cdef int32_t slots[c.SLOTS]
    cdef int32_t slot_of[c.STATES]
    cdef int layer_at[c.CELLS + 2]
    cdef uint8_t outdoes[c.RUNS * c.RUNS]
    cdef int32_t alike[c.STATES]
    cdef dict menus
    cdef int run_used
    cdef int set_used
    cdef int choices_used
    cdef int pays_used
    cdef int count
    cdef int added
    cdef bint noting
    cdef int room
    cdef public int beam
    cdef public bint cut
    cdef uint64_t slot_mask
    cdef public int crowd
    cdef public bint outgrown

    @cython.locals(at=int, place=int)
    cdef int learn_run(self, int index) except -2

    @cython.locals(at=int, place=int)
    cdef int learn_set(self, int index) except -2

    @cython.locals(cell=int, key=int, slot=int, most=int, together=int, stay=int, held=int)
    cdef load(self, Cells at, bint freeing)

    cdef find_menu(self, int key, int slot)

    @cython.locals(slot=int)
    cdef forget_menus(self)

    @cython.locals(slot=uint64_t, place=int)
    cdef int add(self, int base, uint64_t state, uint64_t pairs) noexcept

    @cython.locals(found=int64_t)
    cdef int64_t walk(self, bint keep) except -2

    @cython.locals(here=int, there=int, size=int, cell=int, fits=int, place=int, result=uint64_t)
    cdef int64_t walk_within(self, bint keep, int states, int slots) except -2

    @cython.locals(
        colour=int, shift=int, row=int, first=int, beyond=int, after=int, later=int, place=int, key=uint64_t,
        value=uint64_t, before=int, set_before=int, rest=uint64_t, room=int, other=int, run=int, fits=uint64_t,
        number=int, choice=int, runs=int, sets=int, new=uint64_t, pay=int, index=int, part=int, must=int, left=int, kept=uint64_t,
        at=int, spare=int, found=uint64_t,
    )
    cdef int step(self, int here, int there, int size, int cell) except -2

    @cython.locals(
        colour=int, shift=int, rest=uint64_t, place=int, key=uint64_t, slot=uint64_t, other=int, run=int, than=int,
    )
    cdef int thin(self, int base, int size) noexcept

    @cython.locals(left=int, place=int)
    cdef int close_up(self, int base, int size) noexcept

    cdef int note(self, int place, int choice) noexcept

    cdef void outdo(self, int better, int worse) noexcept

    cdef void move(self, int place, int to) noexcept
