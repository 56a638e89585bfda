cimport cython
from libc.stdint cimport uint64_t
from pioche.engine cimport flat
from pioche.envs cimport codes as e
from pioche.envs cimport rows
from pioche.envs cimport tile_codes as t
from pioche.envs.batch_rows cimport BatchRows
from pioche.envs.tile_table cimport TileTable

cdef class TileBatch(BatchRows):
    cdef list tables
    @cython.locals(table=TileTable)
    cdef object reseed_row(self, int row, object seed)
    @cython.locals(table=TileTable)
    cdef int deal_row(self, int row) except -1
    @cython.locals(table=TileTable)
    cdef bint ended_by_rules(self, int row) noexcept
    @cython.locals(table=TileTable)
    cdef int turn_of(self, int row) except -2
    @cython.locals(table=TileTable)
    cdef double worth(self, int row, int seat) except? -2
    @cython.locals(table=TileTable)
    cdef int act(self, int row, int action) except -1
    @cython.locals(table=TileTable, mask='signed char*', listed='int*', count=cython.int)
    cdef bint go_on(self, int row) except -1
    @cython.locals(table=TileTable, observation='signed char*')
    cdef int show(self, int row) except -1
    @cython.locals(table=TileTable)
    cdef int write_final(self, int row, signed char* final) except -1
    @cython.locals(row=cython.int, each=object, table=TileTable, mask='signed char*')
    cpdef object put(self, list tables, uint64_t generator)
    @cython.locals(table=TileTable)
    cpdef list copies(self)
