cimport cython
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.state_fields cimport StateFields
from pioche.engine cimport flat

# A state is never part of a reference cycle, so the cyclic garbage collector need not track it.
@cython.no_gc
cdef class State(StateFields):
    cdef public object rules
    cdef public Book book
    cdef public object seed
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
    cpdef int count(self, int seat, int face)
    cpdef int cards(self, int seat)
    @cython.locals(seat=cython.int, face=cython.int, place=cython.int)
    cpdef object lay_out(self, list hands, list pile, list discard)
