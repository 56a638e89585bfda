cimport cython
from libc.stdint cimport uint64_t
from pioche.classic cimport codes as c
from pioche.classic cimport moves
from pioche.classic.mechanics cimport acting, debt, drawing, finishing, laying, matching, multiples, pile
from pioche.classic.state cimport State
from pioche.engine cimport flat

@cython.locals(seat=cython.int, kind=cython.int)
cdef int check(State s, int move) noexcept
@cython.locals(rest=cython.int, first=cython.int, second=cython.int)
cdef int _well_formed(int kind, int move) noexcept
@cython.locals(face=cython.int, colour=cython.int, also=cython.int, wrong=cython.int)
cdef int _check_play(State s, int seat, int move) noexcept
cdef int _check_several(State s, int seat, int face, int also) noexcept
@cython.locals(fits=uint64_t)
cdef int why_not(State s, int seat, int face) noexcept
cdef int _check_draw(State s, int seat) noexcept
cdef int _check_pass(State s, int seat) noexcept
cdef int _check_catch(State s, int seat, int target) noexcept
cdef int _check_accuse(State s, int seat, int target) noexcept
cdef int _check_vote(State s, int seat) noexcept
@cython.locals(target=cython.int)
cdef int _check_choice(State s, int seat, int kind, int move) noexcept
@cython.locals(first=cython.int, second=cython.int, count=cython.int)
cdef int _check_gift(State s, int seat, int move) noexcept
