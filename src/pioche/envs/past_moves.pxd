cimport cython
from pioche.classic cimport codes as c
from pioche.envs cimport codes as e
from pioche.envs cimport rows
from pioche.envs.classic cimport ClassicEnvTable

@cython.final
cdef class PastMoves:
    cdef int room
    cdef short[:, ::1] kept
    cdef int[::1] last
    cdef int[::1] parts
    cdef short[:, ::1] shown
    cdef int forget(self, int row) except -1
    @cython.locals(kept='short*', place=cython.int)
    cdef int part(self, int row, ClassicEnvTable table, int action) except -1
    @cython.locals(kept='short*', place=cython.int, number=cython.int)
    cdef int complete(self, int row, ClassicEnvTable table) except -1
    @cython.locals(kept='short*', shown='short*', known=cython.int, number=cython.int, into=cython.int, place=cython.int, who=cython.int, action=cython.int, distance=cython.int, hidden=cython.bint)
    cdef int show(self, int row, int seat, int players) except -1
