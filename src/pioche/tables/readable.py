"""What can be read at a table: the position, the rules, the score of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match, RoundScore, ScorePad, ScoreSheet
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.replay import RecordedRound
from pioche.i18n import ENGLISH, words_in
from pioche.tables.inputs import seat_of
from pioche.tables.reasons import spoken_refusal
from pioche.tables.spoken import View, called
from pioche.text.boards import table_text


class ReadableTable:
    """A position and the match that it belongs to, to be read; `Table` plays on."""

    __slots__ = ("_earlier", "_edition", "_match", "_played", "_round")

    def __init__(self, edition: str, match: Match[Any, Any], found: AnyRound, earlier: Sequence[RoundScore]) -> None:
        self._edition = edition
        self._match = match
        self._round = found
        self._earlier = tuple(earlier)  # scores of rounds that were played elsewhere
        self._played: tuple[RecordedRound, ...] = ()  # the rounds of the match before this one

    # The position

    @property
    def edition(self) -> str:
        """The edition: `classic/fr`."""
        return self._edition

    @property
    def game(self) -> AnyGame:
        """The game, as the rest of Pioche uses it (`pioche.engine.game.Game`)."""
        return self._round.game

    @property
    def rules(self) -> Any:
        """The rules of this table, every option with its value."""
        return self._round.rules

    @property
    def options(self) -> dict[str, str]:
        """The options in which the rules differ from the edition, as text."""
        return self.game.printed.differences(self.edition, self.rules)

    @property
    def players(self) -> int:
        """How many play; their seats are numbered from 0, clockwise."""
        return self._round.players

    @property
    def turn(self) -> int | None:
        """The seat that has to act; None when the round is over."""
        return None if self._round.over else self._round.turn

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self._round.over

    @property
    def winner(self) -> int | None:
        """The seat that has won the round; None if nobody has, or several together (`winners`)."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the round: one, a team, or none."""
        return tuple(self._round.winners()) if self._round.over else ()

    @property
    def points(self) -> tuple[int, ...] | None:
        """What the finished round was worth to each side (a seat, or a team); None while it goes on."""
        return self._match.line(self._round.core).points if self._round.over else None

    @property
    def text(self) -> str:
        """The whole position in one line of notation, which `pioche.position` reads."""
        return self._round.text()

    @property
    def round(self) -> AnyRound:
        """The round behind this table (`pioche.engine.game.Round`); `round.core` is the fast core for search."""
        return self._round

    def view(self, seat: int | None = None) -> View:
        """The table as a seat, or a spectator (None), may see it."""
        checked = None if seat is None else self._seat(seat)
        return View(self._round.view(checked), self.game, self.rules)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards or tiles that a seat holds, in notation."""
        board = self.game.board(self._round.view(self._seat(seat)), self.rules)
        return tuple(card.text for card in board.hand)

    def show(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The table as lines of text, in `en`, `fr`, `de` or `lb`; `>` marks the seat on turn."""
        words = words_in(language)
        return table_text(self.edition, self.options, self._round, words, called(names, words))

    # The match

    @property
    def number(self) -> int:
        """The number of this round in its match, from 1; rounds that were played elsewhere (`deal(wins=...)`) count."""
        return len(self._earlier) + len(self._played) + 1

    @property
    def dealer(self) -> int:
        """The seat that dealt this round; in the tile game, that began it."""
        return self._match.dealer_in(self._round.core)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in the match, including this round when it is over."""
        return self._scored().pad.totals()

    @property
    def match_winners(self) -> tuple[int, ...]:
        """The seats that have won the match; empty while it goes on."""
        return self._scored().winners()

    @property
    def sheet(self) -> ScoreSheet:
        """The score pad of the match."""
        return self._scored().sheet()

    @property
    def pad(self) -> ScorePad:
        """The scores of the rounds before this one."""
        return self._match.pad

    def _scored(self) -> Match[Any, Any]:
        """The match, with this round if it is over."""
        return self._match.with_round(self._round.core) if self._round.over else self._match

    # Values

    def __eq__(self, other: object) -> bool:
        """The same position and earlier results under the same rules; how they came about does not matter."""
        if not isinstance(other, ReadableTable):
            return NotImplemented
        return (self.game.name, self.rules, self.text, *self._results()) == (
            *(other.game.name, other.rules, other.text),
            *other._results(),
        )

    def _results(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The points and the rounds won of each side before this round."""
        return self._match.pad.totals(), self._match.pad.wins()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        totals, wins = self._results()
        results = {"totals": list(totals)} if any(totals) else {}
        results |= {"wins": list(wins)} if any(wins) else {}
        given = results | {name: self._literal(name) for name in self.options}
        said = "".join(f", {name}={value!r}" for name, value in given.items())
        return f"pioche.position({self.edition!r}, {self.text!r}{said})"

    def _literal(self, name: str) -> object:
        value = self.game.options.value(self.rules, name)
        return value if isinstance(value, bool | int) else self.game.options.text(name, value)

    def _seat(self, seat: object) -> int:
        try:
            return seat_of(seat, self.players, "a seat")
        except Refused as error:
            raise self._refused(error.refusal) from None

    def _refused(self, refusal: Refusal) -> Refused:
        return spoken_refusal(refusal, self.game, self.rules)
