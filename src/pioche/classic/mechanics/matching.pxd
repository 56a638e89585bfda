cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.state cimport State
from pioche.engine cimport flat

@cython.locals(faces=uint64_t)
cdef uint64_t playable(State s, int seat) noexcept
cdef uint64_t allowed(State s, int seat, uint64_t faces) noexcept
cdef int honest(State s, int seat, uint64_t faces) noexcept
cpdef uint64_t bluffing(Book book, int colour, uint64_t faces) except? 1
cdef uint64_t _bluffing(Book book, int colour, uint64_t faces) noexcept
cpdef uint64_t covering(Book book, int colour, int top) except? 1
@cython.locals(always=uint64_t, same_colour=uint64_t, covers=uint64_t, colour=cython.int, face=cython.int, top=cython.int, other=cython.int)
cpdef list cover_table(bint reverse_on_anything)
@cython.locals(mask=uint64_t, rank=cython.int)
cpdef uint64_t colour_cards(int colour) except 1
cdef int _check_colour(int colour) except -1
