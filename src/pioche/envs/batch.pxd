cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport observing, perfect, rows
from pioche.envs.batch_players cimport Players
from pioche.envs.classic cimport ClassicEnvTable
from pioche.envs.past_moves cimport PastMoves

@cython.final
cdef class Batch:
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef int[::1] counts
    cdef int[::1] seats
    cdef float[:, ::1] rewards
    cdef signed char[::1] done
    cdef signed char[::1] truncated
    cdef signed char[:, ::1] perfect
    cdef signed char[:, ::1] final_observations
    cdef int[:, ::1] listed
    cdef int[::1] learners
    cdef int[:, ::1] styles
    cdef int[:, ::1] lacks
    cdef int[::1] taken
    cdef signed char[::1] ended
    cdef unsigned char[:, ::1] lying
    cdef signed char[:, ::1] lying_counts
    cdef int[::1] lying_size
    cdef uint64_t[::1] chance
    cdef PastMoves past
    cdef Players players
    cdef int longest
    cdef int seat
    cdef int autoreset
    cdef bint skip_forced
    cdef bint with_perfect
    cdef bint with_history
    cdef bint finals
    cdef uint64_t generator
    cdef list tables
    cpdef object seed(self, object seed)
    @cython.locals(row=cython.int)
    cpdef object reset(self)
    @cython.locals(table=ClassicEnvTable)
    cpdef object reset_row(self, int row, object seed)
    cpdef object deal_again(self, int row)
    @cython.locals(table=ClassicEnvTable, seat=cython.int)
    cdef int clear_rewards(self, int row) except -1
    @cython.locals(table=ClassicEnvTable, seat=cython.int)
    cdef void begin(self, int row) except *
    @cython.locals(luck=uint64_t)
    cdef uint64_t luck(self, int row) noexcept
    @cython.locals(table=ClassicEnvTable)
    cdef bint over(self, int row) noexcept
    @cython.locals(table=ClassicEnvTable, move=cython.int)
    cdef void act(self, int row, int action) except *
    @cython.locals(table=ClassicEnvTable, mask='signed char*', listed='int*', style=cython.int, count=cython.int)
    cdef void go_on(self, int row) except *
    @cython.locals(table=ClassicEnvTable, learner=cython.int, distance=cython.int)
    cdef int style(self, int row, int seat) except -1
    @cython.locals(table=ClassicEnvTable, observation='signed char*')
    cdef int show(self, int row) except -1
    @cython.locals(table=ClassicEnvTable, s=Round, lying='unsigned char*', counts='signed char*', known=cython.int, place=cython.int, face=cython.int)
    cdef int show_discards(self, int row, signed char* observation) except -1
    @cython.locals(table=ClassicEnvTable)
    cdef int watcher(self, int row) except -1
    @cython.locals(row=cython.int, action=cython.int, allowed=cython.bint, listed='int*')
    cdef int first_illegal(self, int[::1] actions, int purpose) except -2
    @cython.locals(row=cython.int, wrong=cython.int)
    cpdef int step(self, int[::1] actions, int purpose) except -2
    @cython.locals(table=ClassicEnvTable, won=cython.bint, seat=cython.int)
    cdef int finish(self, int row) except -1
    cdef int resign(self, int row) except -1
    @cython.locals(table=ClassicEnvTable, final='signed char*')
    cdef int follow(self, int row) except -1
    @cython.locals(listed='int*', place=cython.int)
    cdef int clear_list(self, int row) except -1
    @cython.locals(row=cython.int, listed='int*', count=cython.int)
    cpdef object choose(self, int[::1] actions)
    cpdef uint64_t generator_state(self)
    cdef int _check_length(self, int[::1] actions) except -1
    @cython.locals(row=cython.int, players=cython.int, table=ClassicEnvTable, each=object, mask='signed char*', listed='int*')
    cpdef object put(self, list tables, uint64_t generator)
    @cython.locals(table=ClassicEnvTable)
    cpdef list copies(self)
