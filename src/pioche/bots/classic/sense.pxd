cimport cython
from libc.stdint cimport uint64_t
from pioche.bots.classic.outlook cimport Outlook
from pioche.classic cimport codes as c
from pioche.classic cimport machine, moves
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport finishing, laying, matching
from pioche.classic.moves cimport Moves
from pioche.classic.state cimport State
from pioche.engine cimport flat

cdef int AT_ONCE, NEVER, NOBODY

@cython.final
cdef class Sense:
    cdef int lacks[10]
    cdef int noticed[10]
    cdef Outlook outlook
    cdef uint64_t luck
    cdef Moves listed
    cdef uint64_t generator
    cdef public int noise
    cdef public int aimed, bluff, bluffers, danger, doubt, draw, draw2, draw2_danger, extra, fit, fit_least, hue, keep
    cdef public int lack, lack_danger, last_wild, pips, reverse, skip, skip_danger, swap, white, wild, wild4
    cdef public int wild4_danger, wild_late
    cpdef object set_weights(self, object weights)
    cpdef object reseed(self, object seed)
    @cython.locals(seat=cython.int)
    cpdef object forget(self)
    cpdef int lacking(self, int seat)
    cpdef object set_lacking(self, int seat, int colours)
    @cython.locals(kind=cython.int, face=cython.int)
    cpdef object notice(self, State s, int seat, int move)
    @cython.locals(listed=Moves, best=cython.int, highest=cython.int, place=cython.int, move=cython.int, rating=cython.int)
    cpdef int choose(self, State s, int seat) noexcept
    @cython.locals(made=cython.int, seat=cython.int, move=cython.int)
    cpdef int play(self, Round s, int most) except -1
    cdef int _owed_call(self, State s) noexcept
    @cython.locals(seat=cython.int, _=cython.int)
    cdef int _out_of_turn(self, State s) noexcept
    @cython.locals(board=Round, place=cython.int, move=cython.int, other=cython.int)
    cpdef object add_values(self, Round s, list candidates, int seat, int most, list totals)
    cpdef object set_noticed(self, int seat, int colours)
    cpdef object set_luck(self, object seed)
    @cython.locals(kind=cython.int, giver=cython.int)
    cpdef int rate(self, State s, int seat, int move) noexcept
    @cython.locals(face=cython.int, also=cython.int, after=uint64_t, left=cython.int, rating=cython.int, colour=cython.int, below=cython.int, other=cython.int, called=cython.int, reverse=cython.int, following=cython.int, top=cython.int, hue=cython.int, wilds=uint64_t)
    cdef int _rate_play(self, State s, int seat, int move) noexcept
    @cython.locals(fits=cython.int, rating=cython.int, colour=cython.int)
    cdef int _rate_colour(self, State s, int seat, uint64_t after, int top, int hue, int following) noexcept
    @cython.locals(danger=cython.int, rating=cython.int, rank=cython.int)
    cdef int _rate_face(self, State s, int seat, int face, int left, int following) noexcept
    cdef int _honest(self, State s, int seat) noexcept
    @cython.locals(place=cython.int, op=cython.int, smallest=cython.int, other=cython.int, gain=cython.int)
    cdef int _rate_exchange(self, State s, int seat, int face, int left) noexcept
    @cython.locals(place=cython.int, harm=cython.int)
    cdef int _rate_pick(self, State s, int seat, int target) noexcept
    @cython.locals(target=cython.int, first=cython.int, second=cython.int, count=cython.int, rating=cython.int)
    cdef int _rate_gift(self, State s, int seat, int move) noexcept
    @cython.locals(fits=cython.int)
    cdef int _worth_keeping(self, State s, int seat, int face) noexcept
    @cython.locals(each=cython.int, honest=cython.int, bluff=cython.int, _=cython.int)
    cdef int _rate_doubt(self, State s) noexcept
