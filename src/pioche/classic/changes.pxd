cimport cython
from pioche.classic cimport change_fields, json_members
from pioche.classic cimport codes as c
from pioche.classic cimport moves as listing
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport challenge
from pioche.classic.moves cimport Moves

cdef list _DIGITS
cdef Moves _SCRATCH

@cython.final
@cython.no_gc_clear
cdef class ChangeWriter:
    cdef Round _before, _now
    cdef dict _offers
    cpdef object settle(self, object seats=*)
    @cython.locals(s=Round, before=Round, out=list, seat=cython.int)
    cpdef bytes shared(self)
    @cython.locals(s=Round, before=Round, place=cython.int, face=cython.int, out=bytes, mine=cython.bint, was_mine=cython.bint, drawn=cython.int, must_lay=cython.int)
    cpdef bytes own(self, object seat)
    @cython.locals(found=Moves, known=tuple, moves=list, texts=bytes)
    cpdef bytes offers(self, int seat, int most)

@cython.locals(place=cython.int, move=cython.int)
cdef bint _same(list known, Moves found) except -1
cdef bytes _listed(list out)
@cython.locals(seat=cython.int)
cdef bytes _counts(Round s)
@cython.locals(face=cython.int, _=cython.int, out=list)
cdef bytes _cards(Round s, int seat)
cdef bytes _hand(Round s, int seat)
@cython.locals(seat=cython.int)
cdef bytes _hands(Round s)
cdef bytes _stakes(Round s)
@cython.locals(first=cython.int)
cdef int _discards(Round s, Round before, list out) except -1
@cython.locals(place=cython.int)
cdef bytes _laid(Round s, int first)
