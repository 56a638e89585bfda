cimport cython
from libc.stdint cimport uint8_t, uint64_t
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.engine cimport flat

cdef class State:
    cdef public object rules
    cdef public Book book
    cdef public object seed
    cdef public list log
    cdef uint8_t hands[640]
    cdef uint64_t held[10]
    cdef uint8_t size[10]
    cdef uint8_t pile[128]
    cdef uint8_t discard[128]
    cdef public int players, dealer, pile_n, discard_n, top, colour, direction, phase
    cdef public int turn, started, layer, debt, debt_kind, bluff, colour_before, top_before
    cdef public int drawn, must_lay, follow, step, owing, called, out, out_said
    cdef public int defending, heir, heir_said, actor, running, at, named, target
    cdef public int skips, again, fresh, accused, ayes, nays, accusers, idle
    cdef public int winner, shuffles
    cdef public uint64_t fast
    @cython.final
    cdef void reset(self) noexcept
    @cython.final
    cdef void allocate(self)
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
