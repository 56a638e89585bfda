"""The rule book opened on the table: `Rules` as flat numbers that the machine reads while it plays.

Made by `rules.open_book`; nobody else writes into it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioche.classic import codes as c
from pioche.engine import flat


class Book:
    """One number per option, and tables by face."""

    __slots__ = (
        "advice",
        "answers",
        "black_finish",
        "challenge",
        "colours",
        "defence",
        "double_skip",
        "drawn_must",
        "fx_at",
        "fx_count",
        "fx_if",
        "fx_length",
        "fx_limit",
        "fx_op",
        "fx_optional",
        "goes_on",
        "jump_in",
        "last_draw",
        "match",
        "multiples",
        "pack",
        "points",
        "returns",
        "reverse_skips",
        "sequences",
        "skip_parry",
        "skip_passes",
        "strict_wild4",
        "teams",
        "uno_automatic",
        "uno_uno",
        "until_playable",
        "voluntary",
        "waits",
        "wild4_if",
    )
    match: list[int]
    answers: list[int]
    waits: list[int]
    colours: list[int]
    points: list[int]
    pack: list[int]
    fx_op: list[int]
    fx_at: list[int]
    fx_count: list[int]
    fx_optional: list[int]
    fx_if: list[int]
    fx_limit: list[int]
    fx_length: list[int]

    def __init__(
        self,
        options: Mapping[str, int],
        match: Sequence[int],
        answers: Sequence[int],
        colours: Sequence[int],
        points: Sequence[int],
        pack: Sequence[int],
        programs: Sequence[Sequence[tuple[int, int, int, int, int, int]]],
    ) -> None:
        if not flat.COMPILED:
            self.match = flat.zeros(5 * c.ROW)
            self.answers = [0] * 5
            self.waits = [0] * 5
            self.colours = [0] * 5
            self.points = flat.zeros(c.ROW)
            self.pack = flat.zeros(c.ROW)
            self.fx_op = flat.zeros(c.EFFECTS)
            self.fx_at = flat.zeros(c.EFFECTS)
            self.fx_count = flat.zeros(c.EFFECTS)
            self.fx_optional = flat.zeros(c.EFFECTS)
            self.fx_if = flat.zeros(c.EFFECTS)
            self.fx_limit = flat.zeros(c.EFFECTS)
            self.fx_length = flat.zeros(c.ROW)
        self.jump_in = options["jump_in"]
        self.sequences = options["sequences"]
        self.double_skip = options["double_skip"]
        self.goes_on = int(self.sequences or self.double_skip)  # may anybody ever go on at once (DE-1b, DE-3b)?
        self.skip_parry = options["skip_parry"]
        self.reverse_skips = options["two_player_reverse_skips"]
        self.returns = options["reverse_returns_debt"]
        self.skip_passes = options["skip_passes_debt"]
        self.wild4_if = options["wild4_if"]
        self.challenge = options["challenge"]
        # Nobody may challenge, so a forbidden Wild4 cannot be bluffed: it is refused (FR-16, FR-22).
        self.strict_wild4 = int(self.wild4_if != c.WILD4_ALWAYS and self.challenge == c.CHALLENGE_OFF)
        self.voluntary = options["voluntary_draw"]
        self.drawn_must = options["drawn_card"]
        self.until_playable = options["draw_until_playable"]
        self.uno_automatic = options["uno_enforced"]
        self.uno_uno = options["uno_uno"]
        self.last_draw = options["last_draw_counts"]
        self.defence = options["draw2_finish_defence"]
        self.black_finish = options["no_finish_on_black_draw"]
        self.multiples = options["multiples"]
        self.advice = options["advice_penalty"]
        self.teams = options["teams"]
        for index in range(5 * c.ROW):
            self.match[index] = match[index]
        for kind in range(5):
            self.answers[kind] = answers[kind]
            self.colours[kind] = colours[kind]
            # A debt that somebody may still answer or jump in on waits for its debtor to act.
            self.waits[kind] = int(bool(answers[kind]) or self.returns or self.skip_passes or self.jump_in)
        for face in range(c.FACES):
            self.points[face] = points[face]
            self.pack[face] = pack[face]
            self.fx_length[face] = len(programs[face])
            for step, (op, at, count, optional, condition, limit) in enumerate(programs[face]):
                place = face * c.PROGRAM + step
                self.fx_op[place] = op
                self.fx_at[place] = at
                self.fx_count[place] = count
                self.fx_optional[place] = optional
                self.fx_if[place] = condition
                self.fx_limit[place] = limit

    def points_of(self, face: int) -> int:
        """What a card left in hand counts (FR-19, LB-11, DE-0)."""
        return self.points[face]

    def copies_of(self, face: int) -> int:
        """How many of a card the pack holds (FR-2, LB-1, DE-0)."""
        return self.pack[face]
