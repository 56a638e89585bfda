cimport cython
from libc.stdint cimport uint16_t, uint64_t
from pioche.bots.classic.heuristic cimport Heuristic
from pioche.bots.classic.learned.features cimport Features
from pioche.bots.classic.learned.policy cimport Policy
from pioche.bots.classic.learned.record cimport Record
from pioche.classic cimport codes as c
from pioche.classic cimport machine
from pioche.classic.machine cimport Round
from pioche.engine cimport flat

cdef int NOBODY, LONGEST, GREEDY, SAMPLED, RATED, MOST_DECISIONS, NOISE
cdef float UNKNOWN

@cython.final
cdef class SelfPlay:
    cdef readonly Policy policy
    cdef uint16_t[::1] situation_rows
    cdef int[::1] situation_ends
    cdef uint16_t[::1] move_rows
    cdef int[::1] move_ends
    cdef int[::1] legal_ends
    cdef float[::1] labels
    cdef int[::1] chosen
    cdef float[::1] outcomes
    cdef int[::1] powers
    cdef Record record, trial_record
    cdef Round board, trial
    cdef uint64_t generator
    cdef int how, wild, every, repeats, ahead
    cdef int decisions, moves, row, move_row, rounds, branched
    cdef long long steps
    cdef int deciders[2048]
    cdef int tried[64]
    cpdef object clear(self)
    cpdef object set_style(self, int how, int wild, int every, int repeats, int ahead)
    cpdef object seed(self, object seed)
    cpdef bint full(self)
    @cython.locals(played=cython.int)
    cpdef int play(self, object rules, int players, int rounds) except -1
    cdef uint64_t _random(self) noexcept
    @cython.locals(s=Round, record=Record, policy=Policy, first=cython.int, made=cython.int, asked=cython.int, fresh=cython.int, seat=cython.int, best=cython.int, place=cython.int, number=cython.int, start=cython.int)
    cdef int _round(self) except -1
    cdef int counts_points(self, Round s) noexcept
    cdef int _hasty(self, Round s) noexcept
    cdef int _one_in(self, int count) noexcept
    @cython.locals(policy=Policy, place=cython.int)
    cdef int _pick(self, int best) except -1
    @cython.locals(policy=Policy, total=cython.longlong, left=cython.longlong, place=cython.int)
    cdef int _sample(self, int best) except -1
    @cython.locals(step=cython.int, found=cython.int)
    cdef int _power(self, int behind) noexcept
    @cython.locals(policy=Policy, facts=Features, best=cython.int, other=cython.int, number=cython.int)
    cdef int _write(self, Round s, int seat, int place) except -1
    @cython.locals(facts=Features, number=cython.int)
    cdef int _situation_rows(self) except -1
    @cython.locals(policy=Policy, count=cython.int, place=cython.int, first=cython.int, luck=uint64_t, total=cython.double, number=cython.int)
    cdef int _try_all(self, Round s, Record record, int seat, int asked) except -1
    @cython.locals(s=Round, place=cython.int, other=cython.int, face=cython.int)
    cdef int _shuffle(self, uint64_t luck) except -1
    @cython.locals(s=Round, record=Record, policy=Policy, made=cython.int, fresh=cython.int, turn=cython.int, place=cython.int)
    cdef object _finish(self, int move, int seat, int asked)
    cdef float _outcome(self, Round s, int seat) except? -1
    @cython.locals(number=cython.int, total=cython.int, luck=uint64_t, seat=cython.int)
    cpdef list duel(self, object rules, int players, int deals, int first)
    @cython.locals(s=Round, record=Record, policy=Policy, made=cython.int, asked=cython.int, fresh=cython.int, seat=cython.int, place=cython.int)
    cdef int _against(self, int hero) except -1
