"""The options of a table as numbers: switches are 0 or 1, choices count in the order of their enum.

Made by `./dev generate` from `classic/mechanics`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping


class BookNumbers:
    """One number per option."""

    __slots__ = (
        "advice_penalty",
        "challenge",
        "dealer",
        "double_skip",
        "draw2_finish_defence",
        "draw2_parry",
        "draw_then_play_any",
        "draw_until_playable",
        "drawn_card",
        "first_skip",
        "first_wild",
        "hand_size",
        "jump_in",
        "last_draw_counts",
        "multiples",
        "no_finish_on_black_draw",
        "palette",
        "reverse_on_anything",
        "reverse_returns_debt",
        "rounds_to_win",
        "scoring",
        "sequences",
        "seven_swap",
        "skip_parry",
        "skip_passes_debt",
        "target",
        "teams",
        "two_player_reverse_skips",
        "uno_card_draw4",
        "uno_card_gift",
        "uno_enforced",
        "uno_uno",
        "voluntary_draw",
        "wild4_if",
        "wild4_parry",
        "wild4_points",
        "zero_rotation",
    )

    def read(self, options: Mapping[str, int]) -> None:
        """Take over all options."""
        self.advice_penalty = options["advice_penalty"]
        self.challenge = options["challenge"]
        self.dealer = options["dealer"]
        self.double_skip = options["double_skip"]
        self.draw2_finish_defence = options["draw2_finish_defence"]
        self.draw2_parry = options["draw2_parry"]
        self.draw_then_play_any = options["draw_then_play_any"]
        self.draw_until_playable = options["draw_until_playable"]
        self.drawn_card = options["drawn_card"]
        self.first_skip = options["first_skip"]
        self.first_wild = options["first_wild"]
        self.hand_size = options["hand_size"]
        self.jump_in = options["jump_in"]
        self.last_draw_counts = options["last_draw_counts"]
        self.multiples = options["multiples"]
        self.no_finish_on_black_draw = options["no_finish_on_black_draw"]
        self.palette = options["palette"]
        self.reverse_on_anything = options["reverse_on_anything"]
        self.reverse_returns_debt = options["reverse_returns_debt"]
        self.rounds_to_win = options["rounds_to_win"]
        self.scoring = options["scoring"]
        self.sequences = options["sequences"]
        self.seven_swap = options["seven_swap"]
        self.skip_parry = options["skip_parry"]
        self.skip_passes_debt = options["skip_passes_debt"]
        self.target = options["target"]
        self.teams = options["teams"]
        self.two_player_reverse_skips = options["two_player_reverse_skips"]
        self.uno_card_draw4 = options["uno_card_draw4"]
        self.uno_card_gift = options["uno_card_gift"]
        self.uno_enforced = options["uno_enforced"]
        self.uno_uno = options["uno_uno"]
        self.voluntary_draw = options["voluntary_draw"]
        self.wild4_if = options["wild4_if"]
        self.wild4_parry = options["wild4_parry"]
        self.wild4_points = options["wild4_points"]
        self.zero_rotation = options["zero_rotation"]
