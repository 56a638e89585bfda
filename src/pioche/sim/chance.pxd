cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic cimport machine, moves
from pioche.classic.machine cimport Round
from pioche.classic.moves cimport Moves
from pioche.engine cimport flat

cdef int CARD

@cython.final
cdef class Chance:
    cdef int sensible
    cdef uint64_t generator
    cdef Moves listed
    cpdef object reseed(self, object seed)
    cpdef int below(self, int bound) noexcept
    cpdef object deal(self, Round s, int dealer)
    @cython.locals(listed=Moves, cards=cython.int, last=cython.int, move=cython.int, kind=cython.int, called=cython.int, place=cython.int)
    cpdef int choose(self, Round s) noexcept
    @cython.locals(listed=Moves, chosen=cython.int, last=cython.int, place=cython.int, move=cython.int, first=cython.int)
    cdef int _lay(self, int cards) noexcept
    @cython.locals(made=cython.long, move=cython.int)
    cpdef long play(self, Round s, long most) except -1

cpdef int last_card(Round s) noexcept
