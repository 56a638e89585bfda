"""A match being played, with actions as text: shared by the tables of the server and by replays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pioche.engine.abilities import SetsUp
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match, RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.setup import FREE, Setup


@dataclass(frozen=True, slots=True)
class DealtRound:
    """A round that was dealt: who deals it (in the tile game: who begins), whether that was chosen, what happened."""

    round: AnyRound
    dealer: int
    chosen: bool  # another dealer than the rules find
    events: list[Any]


def deal_round(game: AnyGame, match: Match[Any, Any], seed: bytes, dealer: int | None, setup: Setup) -> DealtRound:
    """Deal the next round of a match, with what is given about it; refused if the game cannot be set up so."""
    if match.over:
        raise refuse("match-over", match.end_clause())
    log: list[Any] = []
    drawn = match.find_dealer(seed, log)
    chosen = dealer is not None and dealer != drawn
    seat = drawn if dealer is None else dealer
    if not 0 <= seat < match.players:
        raise refuse("no-such-seat", players=match.players)
    if not setup:
        found, events = game.deal(match.rules, match.players, seed, seat)
    elif isinstance(game, SetsUp):
        found, events = game.deal_set_up(match.rules, match.players, seed, seat, setup)
    else:
        raise refuse("no-setup", game=game.name)
    return DealtRound(found, seat, chosen, events if chosen else [*log, *events])


class MatchInProgress:
    """A match and its current round. Actions are text with their seat."""

    __slots__ = ("_match", "_round", "dealer", "edition", "game", "players", "rules")

    def __init__(
        self, game: AnyGame, edition: str, rules: Any, players: int, earlier: Sequence[RoundScore] = ()
    ) -> None:
        """`earlier`: the scores of rounds that were played elsewhere."""
        self.game = game
        self.edition = edition
        self.rules = rules
        self.players = players
        self.dealer = 0  # of the round that was dealt last
        self._match: Match[Any, Any] = game.match(rules, players).with_lines(earlier)
        self._round: AnyRound | None = None

    @property
    def round(self) -> AnyRound:
        """The round that was dealt last; refused if there is none yet."""
        if self._round is None:
            raise refuse("round-not-begun")
        return self._round

    def go_on_with(self, found: AnyRound) -> None:
        """Replace the current round by another position of the same match."""
        self._round = found

    def go_on_after(self, lines: Sequence[RoundScore], dealers: Sequence[int]) -> None:
        """Stand after recorded rounds without playing them again; the next one can begin."""
        self._match = self.game.match(self.rules, self.players).resumed(lines, dealers)
        self._round = None

    def begin(self, seed: bytes) -> list[Any]:
        """Deal the next round; returns the events."""
        return self.begin_given(seed, None, FREE)

    def begin_given(self, seed: bytes, dealer: int | None, setup: Setup) -> list[Any]:
        """Deal the next round with what is given about it; dealer None: as the rules find them."""
        begun = deal_round(self.game, self._match, seed, dealer, setup)
        self._round = begun.round
        self.dealer = begun.dealer
        return begun.events

    def start_from(self, position: str) -> None:
        """Begin the next round at a position instead of a deal."""
        if self._match.over:
            raise refuse("match-over", self._match.end_clause())
        found = self.game.position(self.rules, position)
        if found.players != self.players:
            raise refuse("position-players", found=found.players, players=self.players)
        self._round = found
        self.dealer = self._match.dealer_in(found.core)

    def check(self, text: str) -> Refusal | None:
        """Why an action is not allowed now; None if it is allowed."""
        try:
            return self.round.check(self.game.read(text))
        except Refused as error:
            return error.refusal

    def play(self, text: str) -> Sequence[Any]:
        """Apply an action; returns the unredacted events."""
        return self.apply(self.game.read(text))

    def apply(self, action: Any) -> Sequence[Any]:
        """Apply an action, or pass over one that only older versions asked for (`Game.outdated`)."""
        try:
            return self.round.apply(action)
        except Refused:
            if self.game.outdated(self.round, action):
                return ()
            raise

    def over(self) -> bool:
        """Is the round over?"""
        return self._round is not None and self._round.over

    def turn(self) -> int | None:
        """The seat that has to act; None if the round is over or none was dealt."""
        found = self._round
        return None if found is None or found.over else found.turn

    def same_turn(self, text: str) -> bool:
        """After an action by the seat on turn that left the turn with it: does the same turn go on?"""
        return self.round.same_turn(self.game.read(text))

    def score(self) -> RoundScore:
        """Add the finished round to the pad; returns its score."""
        self._match = self._match.with_round(self.round.core)
        return self._match.pad.lines[-1]

    @property
    def match(self) -> Match[Any, Any]:
        """The match without the current round, until it is scored."""
        return self._match

    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match; empty while it goes on."""
        return self._match.winners()

    def sides_won(self) -> tuple[int, ...]:
        """The sides that have won the match, as a replay names them."""
        return self._match.pad.winners()

    def sheet(self) -> ScoreSheet:
        """The score pad."""
        return self._match.sheet()
