import cython
from libc.stdint cimport int16_t, uint8_t, uint64_t

from pioche.engine cimport flat
from pioche.rummy.solver cimport sizes as c


cdef class StepTables:
    cdef int16_t run_at[c.RUN_STEPS]
    cdef int16_t run_next[c.RUN_ROOM]
    cdef int16_t set_at[c.SET_STEPS]
    cdef int16_t set_next[c.SET_ROOM]
    cdef uint8_t ones[c.RUNS]
    cdef uint8_t short[c.RUNS]
    cdef uint8_t must[c.SETS]
    cdef uint8_t choice_run[c.CHOICES]
    cdef uint8_t choice_set[c.CHOICES]
    cdef int choice_pay[c.CHOICES]
    cdef int16_t choice_pays[c.CHOICES]
    cdef uint8_t pay_shift[c.PAYS]
    cdef uint64_t pay_keep[c.PAYS]
    cdef uint8_t pay_tiles[c.PAYS]
    cdef int menu_keys[c.MENU_SLOTS]
    cdef int menu_starts[c.MENU_SLOTS]
    cdef int menu_sizes[c.MENU_SLOTS]
    cdef int16_t owing[c.OWING]
    cdef uint64_t fits[c.ROOM + 1]
    cdef uint8_t outdoes[c.RUNS * c.RUNS]
    cdef dict menus
    cdef int run_used
    cdef int set_used
    cdef int choices_used
    cdef int pays_used

    @cython.locals(at=int, place=int)
    cdef int learn_run(self, int index) except -2

    @cython.locals(at=int, place=int)
    cdef int learn_set(self, int index) except -2

    cdef find_menu(self, int key, int slot)

    @cython.locals(slot=int)
    cdef forget_menus(self)
