"""A match under way, played by text: what a table on a server, a replay and the front door have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match, RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, Refused, refuse


class MatchInProgress:
    """The rounds of one match, one after another. Actions go in as text with their seat."""

    __slots__ = ("_match", "_round", "dealer", "edition", "game", "players", "rules")

    def __init__(self, game: AnyGame, edition: str, rules: Any, players: int) -> None:
        self.game = game
        self.edition = edition
        self.rules = rules
        self.players = players
        self.dealer = 0  # of the round that was dealt last
        self._match: Match[Any, Any] = game.match(rules, players)
        self._round: AnyRound | None = None

    @property
    def round(self) -> AnyRound:
        """The round that was dealt last; refused when none was."""
        if self._round is None:
            raise refuse("round-not-begun")
        return self._round

    def go_on_with(self, found: AnyRound) -> None:
        """Go on with another position of the same match."""
        self._round = found

    def begin(self, seed: bytes) -> list[Any]:
        """Deal the next round; what happened."""
        log: list[Any] = []
        begun = self._match.begin(seed, log)
        self._round = self.game.round_of(begun.round)
        self.dealer = begun.dealer
        return log

    def check(self, text: str) -> Refusal | None:
        """Why an action is not allowed now, with the clause of the book on the table; None when it is."""
        try:
            wrong = self.round.check(self.game.read(text))
        except Refused as error:
            wrong = error.refusal
        return wrong and replace(wrong, clause=self.game.clause_in(self.edition, wrong.clause))

    def play(self, text: str) -> Sequence[Any]:
        """Do an action; what happened, unredacted."""
        return self.round.apply(self.game.read(text))

    def over(self) -> bool:
        """Is the round over?"""
        return self._round is not None and self._round.over

    def turn(self) -> int | None:
        """The seat that is waited for; None when the round is over."""
        return None if self._round is None or self._round.over else self._round.turn

    def score(self) -> RoundScore:
        """Write the finished round on the pad: what is written down."""
        self._match = self._match.with_round(self.round.core)
        return self._match.pad.lines[-1]

    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match; empty while it goes on."""
        return self._match.winners()

    def sides_won(self) -> tuple[int, ...]:
        """The sides that have won the match, as a replay names them."""
        return self._match.pad.winners()

    def sheet(self) -> ScoreSheet:
        """The score pad."""
        return self._match.sheet()
