cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.state_fields cimport StateFields
from pioche.engine cimport flat

# A state is never part of a reference cycle, so the cyclic garbage collector need not track it.
@cython.no_gc
cdef class State(StateFields):
    cdef readonly object rules
    cdef readonly Book book
    cdef readonly object seed
    cdef public list log
    @cython.final
    cdef void copy_from(self, State other)
    @cython.final
    cdef int after(self, int seat) noexcept
    @cython.final
    @cython.locals(place=cython.int)
    cdef void put(self, int seat, int face) noexcept
    @cython.final
    @cython.locals(place=cython.int)
    cdef void take(self, int seat, int face) noexcept
    cpdef object use_rules(self, object rules)
    cpdef object set_seed(self, object seed)
    cpdef object set_hidden(self, int drawn, int must_lay, int bluff, uint64_t fast)
    cpdef int count(self, int seat, int face) except -1
    cpdef int cards(self, int seat) except -1
    @cython.final
    cdef int check_seat(self, int seat) except -1
    @cython.final
    @cython.locals(face=cython.int, left=cython.int, cards=list)
    cdef int _check_cards(self, list hands, list pile, list discard) except -1
    @cython.locals(seat=cython.int, face=cython.int, place=cython.int)
    cpdef object lay_out(self, list hands, list pile, list discard)

cdef int check_face(int face) except -1
cdef Book _NO_BOOK
