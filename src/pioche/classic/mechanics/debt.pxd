from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.mechanics cimport matching
from pioche.classic.state cimport State
from pioche.engine cimport flat

cpdef int kind_of(int face) noexcept
cpdef uint64_t answering(Book book, int debt_kind, int colour) except? 1
cdef uint64_t answers(State s, int seat) noexcept
