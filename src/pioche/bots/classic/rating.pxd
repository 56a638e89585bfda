cimport cython
from libc.stdint cimport uint64_t
from pioche.bots.classic cimport side_effects
from pioche.classic cimport codes as c
from pioche.classic.mechanics cimport challenge, finishing, laying, matching
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int AT_ONCE, NEVER

cdef class Rating:
    cdef int bluffers[10]
    cdef int lacks[10]
    cdef public int aimed, believed, block, bluff, danger, draw, draw2, draw2_danger, extra, fit, fit_least, hue, keep
    cdef public int lack, lack_danger, last_wild, leave, lowest, owed, pips, point, point_danger, reverse, run, skip, skip_danger, swap, white, wild, wild4
    cdef public int twin, wild4_danger, wild_late
    cpdef object set_weights(self, object weights)
    @cython.final
    cdef int check_seat(self, int seat) except -1
    cpdef object set_lacking(self, int seat, int colours)
    cpdef object set_trust(self, int seat, int bluffers)
    @cython.locals(kind=cython.int)
    cpdef int rate(self, State s, int seat, int move) noexcept
    @cython.locals(face=cython.int, also=cython.int, after=uint64_t, left=cython.int, rating=cython.int, colour=cython.int, below=cython.int, other=cython.int, called=cython.int, reverse=cython.int, following=cython.int, top=cython.int, hue=cython.int, more=cython.int, place=cython.int)
    cdef int _rate_play(self, State s, int seat, int move) noexcept
    @cython.locals(fits=cython.int, rating=cython.int, colour=cython.int)
    cdef int _rate_colour(self, State s, int seat, uint64_t after, int top, int hue, int following) noexcept
    @cython.locals(danger=cython.int, rating=cython.int, rank=cython.int)
    cdef int _rate_face(self, State s, int seat, int face, int left, int following) noexcept
    @cython.locals(each=cython.int, other=cython.int)
    cdef int _rate_points(self, State s, int seat, int face) noexcept
    cdef int _honest(self, State s, int seat) noexcept
    cdef int _rate_last(self, State s, int face) noexcept
    @cython.locals(worth=cython.int, blank=cython.int, against=cython.int, step=cython.int, place=cython.int, op=cython.int)
    cdef int _rate_program(self, State s, int seat, int face, int left, int following) noexcept
    @cython.locals(place=cython.int, harm=cython.int)
    cdef int _rate_pick(self, State s, int seat, int target) noexcept
    @cython.locals(target=cython.int, first=cython.int, second=cython.int, count=cython.int, rating=cython.int)
    cdef int _rate_gift(self, State s, int seat, int move) noexcept
    @cython.locals(fits=cython.int)
    cdef int _worth_keeping(self, State s, int seat, int face) noexcept
    @cython.locals(each=cython.int, honest=cython.int, bluff=cython.int, _=cython.int, wrong=cython.int, right=cython.int, gain=cython.int, cost=cython.int)
    cdef int _rate_doubt(self, State s) noexcept
