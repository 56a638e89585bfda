cimport cython
from libc.stdint cimport uint64_t
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport rows

cdef class BatchRows:
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef int[::1] counts
    cdef int[::1] seats
    cdef float[:, ::1] rewards
    cdef signed char[::1] done
    cdef signed char[::1] truncated
    cdef signed char[:, ::1] final_observations
    cdef int[:, ::1] listed
    cdef int[::1] learners
    cdef int[:, ::1] styles
    cdef int[::1] taken
    cdef signed char[::1] ended
    cdef uint64_t[::1] chance
    cdef int count, players_each, longest, seat, autoreset, actions, features, bits_at, list_size
    cdef bint skip_forced, finals
    cdef uint64_t generator
    cpdef object fit(self, int actions, int features, int bits_at, int list_size, object others)
    cdef object reseed_row(self, int row, object seed)
    cdef int deal_row(self, int row) except -1
    cdef bint ended_by_rules(self, int row) noexcept
    cdef int act(self, int row, int action) except -1
    cdef bint go_on(self, int row) except -1
    cdef int show(self, int row) except -1
    cdef int turn_of(self, int row) except -2
    cdef double worth(self, int row, int seat) except? -2
    cdef int write_final(self, int row, signed char* final) except -1
    cpdef object seed(self, object seed)
    @cython.locals(row=cython.int)
    cpdef object reset(self)
    cpdef object reset_row(self, int row, object seed)
    cpdef object deal_again(self, int row)
    @cython.locals(seat=cython.int)
    cdef int clear_rewards(self, int row) except -1
    @cython.locals(dealt=cython.bint)
    cdef int begin(self, int row) except -1
    @cython.locals(luck=uint64_t)
    cdef uint64_t luck(self, int row) noexcept
    @cython.locals(learner=cython.int, distance=cython.int)
    cdef int style(self, int row, int seat) except -1
    cdef int watcher(self, int row) except -1
    @cython.locals(row=cython.int, action=cython.int, allowed=cython.bint, listed='int*')
    cdef int first_illegal(self, int[::1] actions, int purpose) except -2
    @cython.locals(row=cython.int, wrong=cython.int)
    cpdef int step(self, int[::1] actions, int purpose) except -2
    @cython.locals(won=cython.bint, seat=cython.int)
    cdef int finish(self, int row) except -1
    cdef int resign(self, int row) except -1
    @cython.locals(final='signed char*')
    cdef int follow(self, int row) except -1
    @cython.locals(listed='int*', place=cython.int)
    cdef int clear_list(self, int row) except -1
    @cython.locals(row=cython.int, listed='int*', count=cython.int)
    cpdef object choose(self, int[::1] actions)
    cpdef uint64_t generator_state(self)
    cdef int _check_length(self, int[::1] actions) except -1
