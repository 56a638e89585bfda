cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.machine cimport Round
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport observing, perfect, rows
from pioche.envs.batch_players cimport Players
from pioche.envs.batch_rows cimport BatchRows
from pioche.envs.classic cimport ClassicEnvTable
from pioche.envs.past_moves cimport PastMoves

cdef class Batch(BatchRows):
    cdef signed char[:, ::1] perfect
    cdef int[:, ::1] lacks
    cdef unsigned char[:, ::1] lying
    cdef signed char[:, ::1] lying_counts
    cdef int[::1] lying_size
    cdef PastMoves past
    cdef Players players
    cdef bint with_perfect
    cdef bint with_history
    cdef list tables
    @cython.locals(table=ClassicEnvTable)
    cdef object reseed_row(self, int row, object seed)
    @cython.locals(table=ClassicEnvTable, seat=cython.int)
    cdef int deal_row(self, int row) except -1
    @cython.locals(table=ClassicEnvTable)
    cdef bint ended_by_rules(self, int row) noexcept
    @cython.locals(table=ClassicEnvTable)
    cdef int act(self, int row, int action) except -1
    @cython.locals(table=ClassicEnvTable, move=cython.int)
    cdef int act_noting(self, int row, int action) except -1
    @cython.locals(table=ClassicEnvTable, mask='signed char*', listed='int*', style=cython.int, count=cython.int)
    cdef bint go_on(self, int row) except -1
    @cython.locals(table=ClassicEnvTable, observation='signed char*')
    cdef int show(self, int row) except -1
    @cython.locals(table=ClassicEnvTable, s=Round, lying='unsigned char*', counts='signed char*', known=cython.int, place=cython.int, face=cython.int)
    cdef int show_discards(self, int row, signed char* observation) except -1
    @cython.locals(table=ClassicEnvTable)
    cdef int turn_of(self, int row) except -2
    @cython.locals(table=ClassicEnvTable)
    cdef double worth(self, int row, int seat) except? -2
    @cython.locals(table=ClassicEnvTable)
    cdef int write_final(self, int row, signed char* final) except -1
    @cython.locals(row=cython.int, players=cython.int, table=ClassicEnvTable, each=object, mask='signed char*', listed='int*')
    cpdef object put(self, list tables, uint64_t generator)
    @cython.locals(table=ClassicEnvTable)
    cpdef list copies(self)
