import cython
from libc.stdint cimport int32_t, int64_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c
from pioche.rummy.solver.situations cimport Cells
from pioche.rummy.solver.step_tables cimport StepTables


cdef class Walking(StepTables):
    cdef int menu_at[c.CELLS]
    cdef int menu_size[c.CELLS]
    cdef int owing_at[c.CELLS + 8]
    cdef int on_rack[c.CELLS]
    cdef int room_for[c.CELLS]
    cdef int waiting[4]
    cdef uint64_t keys[2 * c.STATES]
    cdef uint64_t values[2 * c.STATES]
    cdef int32_t slots[c.SLOTS]
    cdef int32_t slot_of[c.STATES]
    cdef int layer_at[c.CELLS + 2]
    cdef int32_t alike[c.STATES]
    cdef int count
    cdef int added
    cdef bint noting
    cdef int room
    cdef public int beam
    cdef public bint cut
    cdef uint64_t slot_mask
    cdef public int crowd
    cdef public bint outgrown

    @cython.locals(cell=int, key=int, slot=int, most=int, together=int, stay=int, held=int)
    cdef load(self, Cells at, bint freeing)

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
