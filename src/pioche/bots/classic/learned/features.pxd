cimport cython
from libc.stdint cimport uint64_t
from pioche.bots.classic cimport side_effects
from pioche.bots.classic.learned.record cimport Record
from pioche.classic cimport codes as c
from pioche.classic.book cimport Book
from pioche.classic.machine cimport Round
from pioche.classic.mechanics cimport finishing, laying, matching
from pioche.engine cimport flat

cdef int NUMBERS, NUMBER, OPTIONS, PLAYERS, BLANK_OPS, RULES, HAND, WILDS, WILD4S, WHITES, OWN, HUES, HUE
cdef int FITS, TOP, PHASE, DRAWN, MUST, TURN, LAYER, SLOTS, SLOT, OF_SIZE, OF_LACKS, OF_NAMED, OF_UNANSWERED
cdef int OF_KNOWN, OF_BLACK, OF_FITTING, OF_ALL, OF_PARTNER, OF_OWING, OF_DOUBTED, OF_BLUFFED, OF_OUT
cdef int OF_FOLLOW, SMALLEST, CLOSE, PARTNERS, UNSEEN, UNSEEN_HUE, UNSEEN_WILDS, UNSEEN_WILD4S
cdef int UNSEEN_DRAW2S, PILE, DEBT, DEBT_KIND, FLAGS, BEFORE, RUNNING, SITUATIONS, KIND, WAIT, FACE, NAMED
cdef int LEFT, AFTER_FITS, AFTER_HUE, AFTER_HUES, AFTER_BLACKS, NEXT_LACKS, NEXT_NAMED, NEXT_KNOWN, ATTACKS
cdef int SPARES, NEXT_PARTNER, ALSO, RUN, BLUFF, TARGET, TARGET_SIZE, GAIN, GIFT, BEHIND, RATED, LAST, ROWS
cdef int NOBODY, MOST, REST, ME

@cython.final
cdef class Features:
    cdef int active[256]
    cdef int order[5]
    cdef int place[5]
    cdef readonly int n
    cdef int fit_now
    @cython.locals(place=cython.int)
    cpdef list rows(self)
    cdef void add(self, int row) noexcept
    cdef void level(self, int first, int value, int count) noexcept
    @cython.locals(number=cython.int, face=cython.int, step=cython.int)
    cpdef object of_rules(self, Round s)
    @cython.locals(book=Book)
    cdef void n_rules(self, Round s) noexcept
    cdef void option(self, int number, int value) noexcept
    @cython.locals(away=cython.int)
    cdef int slot(self, Round s, int seat, int other) noexcept
    cpdef object of_situation(self, Round s, int seat, Record record)
    @cython.locals(found=cython.int, rank=cython.int)
    cdef int _hue(self, Round s, int seat, int colour) noexcept
    @cython.locals(taken=cython.int, at=cython.int, best=cython.int, most=cython.int, colour=cython.int, held=cython.int)
    cdef void _sort_colours(self, Round s, int seat) noexcept
    cdef int _face(self, int face) noexcept
    @cython.locals(faces=uint64_t, face=cython.int, row=cython.int, number=cython.int, at=cython.int)
    cdef void _own(self, Round s, int seat) noexcept
    @cython.locals(top=cython.int)
    cdef void _table(self, Round s, int seat, Record record) noexcept
    @cython.locals(smallest=cython.int, partners=cython.int, close=cython.int, fitting=uint64_t, other=cython.int, size=cython.int, slot=cython.int)
    cdef void _others(self, Round s, int seat, Record record) noexcept
    @cython.locals(at=cython.int, colour=cython.int, lacks=cython.int, known=uint64_t)
    cdef void _other(self, Round s, int seat, int other, Record record, int first, uint64_t fitting) noexcept
    @cython.locals(
        row=cython.int, wilds=cython.int, wild4s=cython.int, draw2s=cython.int, first=cython.int, second=cython.int,
        third=cython.int, fourth=cython.int, rank=cython.int, colour=cython.int, place=cython.int, face=cython.int,
    )
    cdef void _unseen(self, Round s, int seat) noexcept
    @cython.locals(kind=cython.int, colour=cython.int, target=cython.int)
    cpdef object of_move(self, Round s, int seat, Record record, int move, int rating, int best)
    @cython.locals(behind=cython.int, step=cython.int)
    cdef void _rated(self, int rating, int best) noexcept
    cdef void _gain(self, int cards) noexcept
    cdef void _gift(self, int first, int second) noexcept
    @cython.locals(
        face=cython.int, also=cython.int, row=cython.int, after=uint64_t, left=cython.int, colour=cython.int,
        below=cython.int, other=cython.int, following=cython.int, attacks=cython.int, rank=cython.int, top=cython.int,
        steps=cython.int, place=cython.int, hue=cython.int, step=cython.int, op=cython.int, faces=uint64_t,
    )
    cdef void _play(self, Round s, int seat, Record record, int move) noexcept
    @cython.locals(rank=cython.int)
    cdef void _last(self, Round s, int face) noexcept
    @cython.locals(hues=cython.int, colour=cython.int, lacks=cython.int, known=uint64_t)
    cdef void _colour(self, Round s, int seat, Record record, int hue, uint64_t after, int top, int following) noexcept
