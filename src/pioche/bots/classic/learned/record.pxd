cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic cimport machine
from pioche.classic.machine cimport Round
from pioche.engine cimport flat

cdef int SINCE

@cython.final
cdef class Record:
    cdef readonly int players, colour, drawer, believed
    cdef int lacks[40]
    cdef int unanswered[10]
    cdef int named[10]
    cdef int doubted[10]
    cdef int bluffed[10]
    cdef uint64_t known[100]
    cdef int before[10]
    @cython.locals(seat=cython.int, hue=cython.int, other=cython.int)
    cpdef object begin(self, int players, int colour)
    @cython.locals(seat=cython.int, hue=cython.int, seen=cython.int)
    cdef int copy_from(self, Record other) except -1
    cpdef int check_seat(self, int seat) except -1
    @cython.locals(other=cython.int)
    cpdef object laid(self, int seat, int face)
    cpdef object coloured(self, int seat, int colour)
    cpdef object drew(self, int seat, int count, int why)
    @cython.locals(hue=cython.int)
    cpdef object got(self, int seat, int count)
    cpdef object passed(self)
    cpdef object judged(self, int seat, int bluff)
    @cython.locals(other=cython.int)
    cpdef object took_back(self, int seat, int colour)
    cpdef object saw(self, int seat, int other, uint64_t faces)
    @cython.locals(third=cython.int)
    cpdef object gave(self, int seat, int other, int count)
    cpdef object lost(self, int seat, int other, uint64_t faces)
    @cython.locals(hue=cython.int, kept=cython.int, third=cython.int, faces=uint64_t)
    cpdef object swapped(self, int seat, int other)
    @cython.locals(seat=cython.int)
    cpdef object turned(self, int direction)
    @cython.locals(seat=cython.int, kind=cython.int, phase=cython.int, colour=cython.int, unsaid=cython.int, other=cython.int, face=cython.int, also=cython.int, hue=cython.int, below=cython.int, count=cython.int)
    cpdef object make(self, Round s, int move)
    @cython.locals(step=cython.int, op=cython.int)
    cdef int _moves_hands(self, Round s, int kind, int face) except -1
    cdef object _make_watched(self, Round s, int move)
