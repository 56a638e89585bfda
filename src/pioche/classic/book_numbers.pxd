# Made by `./dev generate` from classic/mechanics; do not edit.
cimport cython

cdef class BookNumbers:
    cdef readonly int advice_penalty
    cdef readonly int challenge
    cdef readonly int dealer
    cdef readonly int double_skip
    cdef readonly int draw2_finish_defence
    cdef readonly int draw2_parry
    cdef readonly int draw_then_play_any
    cdef readonly int draw_until_playable
    cdef readonly int drawn_card
    cdef readonly int first_skip
    cdef readonly int first_wild
    cdef readonly int hand_size
    cdef readonly int jump_in
    cdef readonly int last_draw_counts
    cdef readonly int multiples
    cdef readonly int no_finish_on_black_draw
    cdef readonly int palette
    cdef readonly int reverse_on_anything
    cdef readonly int reverse_returns_debt
    cdef readonly int rounds_to_win
    cdef readonly int scoring
    cdef readonly int sequences
    cdef readonly int seven_swap
    cdef readonly int skip_parry
    cdef readonly int skip_passes_debt
    cdef readonly int target
    cdef readonly int teams
    cdef readonly int two_player_reverse_skips
    cdef readonly int uno_card_draw4
    cdef readonly int uno_card_gift
    cdef readonly int uno_enforced
    cdef readonly int uno_uno
    cdef readonly int voluntary_draw
    cdef readonly int wild4_if
    cdef readonly int wild4_parry
    cdef readonly int wild4_points
    cdef readonly int zero_rotation
    @cython.final
    cdef object read(self, object options)
