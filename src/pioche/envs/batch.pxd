cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs.classic cimport ClassicEnvTable
from pioche.envs.observing cimport observe

@cython.final
cdef class Batch:
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef int[::1] seats
    cdef float[:, ::1] rewards
    cdef signed char[::1] done
    cdef signed char[::1] truncated
    cdef signed char[:, ::1] legal
    cdef int[::1] choices
    cdef int[::1] taken
    cdef int longest
    cdef uint64_t generator
    cdef list tables
    cdef int[::1] counts
    cpdef object seed(self, object seed)
    @cython.locals(row=cython.int, seat=cython.int, table=ClassicEnvTable)
    cpdef object reset(self)
    @cython.locals(
        place=cython.int, table=ClassicEnvTable,
        observation='signed char[::1]', mask='signed char[::1]', legal='signed char[::1]',
    )
    cdef int show(self, int row) except -1
    @cython.locals(row=cython.int, action=cython.int)
    cpdef int first_illegal(self, int[::1] actions) except -2
    @cython.locals(row=cython.int, seat=cython.int, over=cython.bint, late=cython.bint, table=ClassicEnvTable, wrong=cython.int)
    cpdef object step(self, int[::1] actions)
    @cython.locals(row=cython.int, left=cython.int, action=cython.int)
    cpdef object choose(self, int[::1] actions)
    cpdef uint64_t generator_state(self)
    cdef int _check_length(self, int[::1] actions) except -1
    @cython.locals(row=cython.int, players=cython.int, table=object)
    cpdef object put(self, list tables, uint64_t generator)
    @cython.locals(table=ClassicEnvTable)
    cpdef list copies(self)
