"""What happens in a round of the card game, by clause: a table of occurrences, and how to detect them in the events.

An entry lists its clauses; the first one applies unless the edition's own book has another. Its message in
`i18n/*.ftl` is `sim-happened-<key>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import rank_of
from pioche.classic.events import (
    Called,
    Caught,
    Doubted,
    Drew,
    Ending,
    Event,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Judged,
    Laid,
    Reshuffled,
    RoundOver,
    Why,
)
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.sim.job import Occurrence


@dataclass(frozen=True, slots=True)
class Entry:
    """The clauses of an occurrence, and the option that enables it, if any."""

    clauses: tuple[str, ...]
    option: str = ""


ENTRIES: Final[Mapping[str, Entry]] = {
    # the first card
    "first-draw-two": Entry(("FR-12", "DE-5")),
    "first-reverse": Entry(("FR-13", "DE-4")),
    "first-skip": Entry(("FR-14", "DE-3")),
    "first-wild": Entry(("FR-15", "LB-8", "DE-9")),
    "first-blank": Entry(("LB-10",)),
    "first-goes-back": Entry(("FR-16", "LB-9", "DE-10")),
    # cards laid
    "draw-two": Entry(("FR-12", "DE-5")),
    "reverse": Entry(("FR-13", "DE-4")),
    "reverse-on-anything": Entry(("LB-4",), "reverse_on_anything"),
    "reverse-between-two": Entry(("BB-1",), "two_player_reverse_skips"),
    "skip": Entry(("FR-14", "DE-3")),
    "wild": Entry(("FR-15", "LB-8", "DE-9")),
    "wild-four": Entry(("FR-16", "LB-9", "DE-10")),
    "bluff": Entry(("FR-16", "LB-9")),
    "uno-card": Entry(("DE-8a", "DE-8b")),
    "blank": Entry(("LB-10",), "blanks"),
    "several": Entry(("BB-6",), "multiples"),
    "jump-in": Entry(("DE-1a",), "jump_in"),
    "sequence": Entry(("DE-1b",), "sequences"),
    "double-skip": Entry(("DE-3b",), "double_skip"),
    # debts and skips answered
    "skip-parried": Entry(("DE-3a",), "skip_parry"),
    "draw-two-parried": Entry(("DE-5",), "draw2_parry"),
    "wild-four-parried": Entry(("DE-10",), "wild4_parry"),
    "uno-card-parried": Entry(("DE-8a",), "uno_card_draw4"),
    "debt-returned": Entry(("BB-4",), "reverse_returns_debt"),
    "debt-passed-on": Entry(("BB-5",), "skip_passes_debt"),
    # drawing
    "drew-unable": Entry(("FR-8", "LB-5", "DE-6")),
    "drew-by-choice": Entry(("FR-9", "LB-5")),
    "drew-then-any": Entry(("DE-6a",)),
    "drew-on": Entry(("BB-3",), "draw_until_playable"),
    "reshuffle": Entry(("FR-18", "LB-12")),
    # calls and doubts
    "uno": Entry(("FR-10", "LB-6", "DE-11")),
    "uno-uno": Entry(("DE-12",), "uno_uno"),
    "caught": Entry(("FR-10", "LB-6")),
    "forgot": Entry(("DE-11",)),
    "doubt-right": Entry(("FR-22", "LB-9")),
    "doubt-wrong": Entry(("FR-22", "LB-9")),
    "advice": Entry(("FR-21",), "advice_penalty"),
    # hands that change owner
    "rotation": Entry(("DE-13a",), "zero_rotation"),
    "swap": Entry(("BB-2",), "seven_swap"),
    "gift": Entry(("DE-8b",), "uno_card_gift"),
    "gift-of-all": Entry(("DE-8b",)),
    # ends
    "last-draw": Entry(("FR-17", "LB-7")),
    "all-parried": Entry(("DE-5a",), "draw2_finish_defence"),
    "black-finish": Entry(("DE-7a",), "no_finish_on_black_draw"),
    "blocked": Entry(("FR-18", "LB-12")),
}


def listed(edition: str, rules: Rules) -> list[Occurrence]:
    """The table for an edition."""
    book = edition.rpartition("/")[2].upper()
    options = rules.options()
    return [
        Occurrence(
            key,
            next((clause for clause in entry.clauses if clause.startswith(f"{book}-")), entry.clauses[0]),
            bool(entry.option) and _is_on(options[entry.option]),
        )
        for key, entry in ENTRIES.items()
    ]


def _is_on(value: object) -> bool:
    return value.value != "off" if isinstance(value, Enum) else bool(value)


class Watcher:
    """Observes every move of a round and counts occurrences."""

    __slots__ = ("_acting", "_between_two", "_colour", "_debt_kind", "_may_lay", "_phase", "_top", "times")

    def __init__(self, s: Round) -> None:
        """Start after the deal. A fast deal has no log, so the effect of the first card is read from the state."""
        self.times: Counter[str] = Counter()
        self._between_two = s.players == 2 and s.rules.skipping.two_player_reverse_skips
        first = s.discard_cards()[0]
        names = {c.DRAW2: "first-draw-two", c.SKIP: "first-skip", c.REVERSE: "first-reverse"}
        if first >= c.BLANK:
            self.times["first-blank"] += 1
        elif first == c.WILD:
            self.times["first-wild"] += 1
        elif rank_of(first) in names:
            self.times[names[rank_of(first)]] += 1
        if s.shuffles > 1:
            self.times["first-goes-back"] += 1

    def before(self, s: Round, move: int) -> None:
        """Store the state that is needed to classify the next move."""
        self._phase = s.phase
        self._acting = s.running
        self._debt_kind = s.debt_kind
        self._top = s.top
        self._colour = s.colour
        drawing = (move >> c.KIND_AT) & 31 == c.DRAW and s.phase == c.TURN
        self._may_lay = drawing and any((other >> c.KIND_AT) & 31 == c.PLAY for other in s.legal(s.turn))

    def after(self, s: Round, log: Sequence[Event]) -> None:
        """Count what the move did."""
        times = self.times
        drawn = 0
        reasons: set[str] = set()
        for event in log:
            if not isinstance(event, Drew):
                for key in self._happened(event):
                    times[key] += 1
            elif event.why is Why.TURN:
                drawn += 1
            elif event.why in _PENALTIES:
                reasons.add(_PENALTIES[event.why])
        if drawn:
            times[self._drew(s)] += 1
        if drawn > 1:
            times["drew-on"] += 1
        for key in reasons:  # a penalty is logged card by card, but counts once
            times[key] += 1
        if s.bluff and s.fresh and any(isinstance(event, Laid) for event in log):
            times["bluff"] += 1

    def _drew(self, s: Round) -> str:
        if not self._may_lay:
            return "drew-unable"
        return "drew-then-any" if s.rules.drawing.draw_then_play_any else "drew-by-choice"

    def _happened(self, event: Event) -> Iterator[str]:
        match event:
            case Laid():
                self._acting = event.face
                yield from self._laid(event)
            case Called(cards=cards):
                yield "uno" if cards else "uno-uno"
            case Caught():
                yield "caught"
            case Doubted(bluff=bluff):
                yield "doubt-right" if bluff else "doubt-wrong"
            case Judged(guilty=True):
                yield "advice"
            # Hands passed by the rule on a Blank belong to that rule (LB-10).
            case HandsPassed() if self._acting < c.WILD:
                yield "rotation"
            case HandsSwapped() if self._acting < c.WILD:
                yield "swap"
            case Gave() if self._acting == c.UNO_CARD:
                yield "gift"
            case Reshuffled():
                yield "reshuffle"
            case RoundOver(ending=Ending.BLOCKED):
                yield "blocked"
            case _:
                pass

    def _laid(self, event: Laid) -> Iterator[str]:
        face, rank = event.face, rank_of(event.face)
        coloured = {c.DRAW2: "draw-two", c.SKIP: "skip", c.REVERSE: "reverse"}
        black = {c.WILD: "wild", c.WILD4: "wild-four", c.UNO_CARD: "uno-card"}
        if face >= c.BLANK:
            yield "blank"
        elif face >= c.WILD:
            yield black[face]
        elif rank in coloured:
            yield coloured[rank]
        if event.also:
            yield "several"
        match event.how:
            case How.BY_JUMP:
                yield "jump-in"
            case How.BY_FOLLOW:
                yield "double-skip" if rank == c.SKIP else "sequence"
            case How.BY_TURN:
                yield from self._by_turn(face, rank)

    def _by_turn(self, face: int, rank: int) -> Iterator[str]:
        if self._phase in (c.DEBT, c.CHALLENGE):
            if rank == c.REVERSE:
                yield "debt-returned"
            elif rank == c.SKIP:
                yield "debt-passed-on"
            else:
                yield _PARRIED.get(self._debt_kind, "blank")
        elif self._phase == c.SKIPPED:
            yield "skip-parried"
        elif rank == c.REVERSE:
            if self._between_two:
                yield "reverse-between-two"
            if face // c.RANKS != self._colour and rank_of(self._top) != c.REVERSE:
                yield "reverse-on-anything"


_PARRIED: Final = {
    c.DRAW2_DEBT: "draw-two-parried",
    c.WILD4_DEBT: "wild-four-parried",
    c.UNO_DEBT: "uno-card-parried",
}
_PENALTIES: Final = {
    Why.FORGOT: "forgot",
    Why.NOTHING_KEPT: "gift-of-all",
    Why.LAST_CARD: "last-draw",
    Why.ALL_PARRIED: "all-parried",
    Why.BLACK_FINISH: "black-finish",
}
