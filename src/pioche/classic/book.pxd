cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from pioche.classic cimport codes as c
from pioche.classic.book_numbers cimport BookNumbers
from pioche.engine cimport flat

@cython.final
cdef class Book(BookNumbers):
    cdef readonly int drawn_must, goes_on, namable, strict_wild4, uno_automatic, voluntary
    cdef uint64_t match[320]
    cdef uint64_t answers[25]
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
    cpdef int points_of(self, int face) except? -1
    cpdef int copies_of(self, int face) except -1

cdef int _checked(int face) except -1
