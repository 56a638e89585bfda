# Made by `./dev generate` from classic/mechanics; do not edit.
cimport cython

cdef class BookNumbers:
    cdef public int advice_penalty
    cdef public int challenge
    cdef public int dealer
    cdef public int double_skip
    cdef public int draw2_finish_defence
    cdef public int draw2_parry
    cdef public int draw_then_play_any
    cdef public int draw_until_playable
    cdef public int drawn_card
    cdef public int first_skip
    cdef public int first_wild
    cdef public int hand_size
    cdef public int jump_in
    cdef public int last_draw_counts
    cdef public int multiples
    cdef public int no_finish_on_black_draw
    cdef public int palette
    cdef public int reverse_on_anything
    cdef public int reverse_returns_debt
    cdef public int rounds_to_win
    cdef public int scoring
    cdef public int sequences
    cdef public int seven_swap
    cdef public int skip_parry
    cdef public int skip_passes_debt
    cdef public int target
    cdef public int teams
    cdef public int two_player_reverse_skips
    cdef public int uno_card_draw4
    cdef public int uno_card_gift
    cdef public int uno_enforced
    cdef public int uno_uno
    cdef public int voluntary_draw
    cdef public int wild4_if
    cdef public int wild4_parry
    cdef public int wild4_points
    cdef public int zero_rotation
    @cython.final
    cdef object read(self, object options)
