cimport cython
from pioche.bots.classic.heuristic cimport Heuristic
from pioche.bots.classic.learned.network cimport Network
from pioche.bots.classic.learned.record cimport Record
from pioche.classic cimport codes as c
from pioche.classic cimport moves
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport laying
from pioche.classic.moves cimport Moves
from pioche.engine cimport flat

cdef int NOBODY, MOST, HASTE

@cython.final
cdef class Policy:
    cdef readonly Network network
    cdef readonly Heuristic heuristic
    cdef Moves listed
    cdef readonly int n
    cdef int items[24]
    cdef int ratings[24]
    cdef int values[24]
    @cython.locals(listed=Moves, place=cython.int, move=cython.int, kind=cython.int)
    cpdef int candidates(self, Round s, int seat, int free) except -1
    cpdef object clear(self)
    @cython.locals(place=cython.int, other=cython.int)
    cpdef object put(self, int move, int rating)
    @cython.locals(best=cython.int, place=cython.int, found=cython.int)
    cpdef int value(self, Round s, int seat, Record record) except -1
    @cython.locals(found=cython.int, place=cython.int)
    cpdef int best_rated(self) except -1
    @cython.locals(seat=cython.int, colours=cython.int, hue=cython.int)
    cpdef object inform(self, Record record)
    @cython.locals(seat=cython.int, _=cython.int)
    cpdef int ask(self, Round s, Record record, int asked) except -2
    @cython.locals(place=cython.int)
    cpdef dict found(self)
