cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from pioche.classic cimport codes as c
from pioche.engine cimport flat

@cython.final
cdef class Book:
    cdef public int jump_in, sequences, double_skip, skip_parry, reverse_skips, returns, skip_passes
    cdef public int strict_wild4, goes_on, wild4_if, challenge, voluntary, drawn_must, until_playable, uno_automatic, uno_uno
    cdef public int last_draw, defence, black_finish, multiples, advice, teams
    cdef uint64_t match[320]
    cdef uint64_t answers[5]
    cdef int waits[5]
    cdef uint64_t colours[5]
    cdef int16_t points[64]
    cdef int8_t pack[64]
    cdef int8_t fx_op[464]
    cdef int8_t fx_at[464]
    cdef int8_t fx_count[464]
    cdef int8_t fx_optional[464]
    cdef int8_t fx_if[464]
    cdef int8_t fx_limit[464]
    cdef int8_t fx_length[64]
    cpdef int points_of(self, int face)
    cpdef int copies_of(self, int face)
