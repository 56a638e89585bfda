cimport cython
from libc.stdint cimport uint8_t, uint64_t
from pioche.classic cimport codes as c
from pioche.engine cimport flat

@cython.final
cdef class HiddenDealer:
    cdef uint8_t deck[128]
    cdef uint8_t card_faces[128]
    cdef uint64_t card_bits[128]
    cdef uint64_t card_marks[128]
    cdef uint64_t place_faces[128]
    cdef uint64_t place_marks[128]
    cdef uint8_t place_heaps[128]
    cdef uint8_t movable[128]
    cdef uint8_t way[128]
    cdef readonly int count, heaps, in_hands, free, crossing
    cdef readonly uint64_t generator
    @cython.locals(place=cython.int, heap=cython.int)
    cpdef object set_places(self, list places, int hands, int free, int crossing)
    @cython.locals(place=cython.int, found=cython.int)
    cpdef list deal(self)
    cdef int _allows(self, int place, int card) noexcept
    @cython.locals(card=cython.int)
    cdef void _exchange(self, int one, int other) noexcept
    @cython.locals(found=cython.int, able=cython.int, _=cython.int)
    cdef int _search(self, int place) except -1
    @cython.locals(giver=cython.int, start=cython.int, needy=cython.int, step=cython.int, found=cython.int)
    cdef int _make_room(self, int place) except -1
    cdef void _move_up(self, int giver, int place, int found) noexcept
    @cython.locals(one=cython.int, other=cython.int, _=cython.int)
    cdef void _mix(self) noexcept
