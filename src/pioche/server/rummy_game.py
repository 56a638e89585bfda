"""The tile game at a table of the server."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final, get_args

from msgspec import Struct

from pioche.engine.match import RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.rummy import editions
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Take
from pioche.rummy.events import Dealt, Drew, Event
from pioche.rummy.machine import LEAST_PLAYERS, MOST_PLAYERS, Round, check_players
from pioche.rummy.match import Match
from pioche.rummy.notation import action_text, parse_action, tiles_text
from pioche.rummy.playout import best_lay
from pioche.rummy.rules import OPTIONS, Rules, choices
from pioche.rummy.state import NO_SEAT
from pioche.rummy.view import View, redact, view
from pioche.server.games import Happened
from pioche.server.wire import Mirror, Picture, Values

OWN: Final = ("seat", "rack", "drawn")
"""The fields of a view that differ from seat to seat."""
EVENTS: Final = Mirror(get_args(Event), "tile")
PICTURE: Final = Picture(View, "rummy", OWN)
_own: Final = attrgetter(*OWN)


class RummyMatch:
    """A match of the tile game."""

    __slots__ = ("_match", "_public", "_round", "_turns", "dealer", "players")

    def __init__(self, rules: Rules, players: int) -> None:
        self._match = Match.new(rules, players)
        self._round: Round | None = None
        self._public: tuple[object, ...] | None = None  # of the position as it is
        self._turns = 0  # actions so far
        self.players = players
        self.dealer = 0

    @property
    def round(self) -> Round:
        if self._round is None:
            raise refuse("round-not-begun")
        return self._round

    def begin(self, seed: bytes) -> list[Event]:
        log: list[Event] = []
        self._round = self._match.begin(seed, log)
        self._public = None
        self.dealer = self._round.starter
        return log

    def check(self, action: str) -> Refusal | None:
        try:
            made = parse_action(action)
        except Refused as error:
            return error.refusal
        return self.round.check(made)

    def written(self, action: str) -> str:
        return action_text(parse_action(action))

    def play(self, action: str) -> list[Event]:
        log: list[Event] = []
        self.round.apply(parse_action(action), log)
        self._public = None
        self._turns += 1
        return log

    def over(self) -> bool:
        return self._round is not None and self._round.over

    def score(self) -> RoundScore:
        self._match = self._match.with_round(self.round)
        return self._match.pad.lines[-1]

    def winners(self) -> tuple[int, ...]:
        return self._match.winners()

    def sides_won(self) -> tuple[int, ...]:
        return self._match.winners()

    def sheet(self) -> ScoreSheet:
        return self._match.sheet()

    def view(self, seat: int | None) -> Values:
        if self._public is None:
            self._public = PICTURE.public(view(self.round, None))
        return _own(view(self.round, seat)), self._public

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        return [EVENTS.of(redact(event, seat)) for event in happened]  # type: ignore[arg-type]

    def offers(self, seat: int) -> list[str]:
        """Everything but lays: those are the client's to put together."""
        return [action_text(action)[2:] for action in self.round.legal(seat)]

    def turn(self) -> int | None:
        return None if self._round is None or self._round.over else self._round.turn

    def context(self) -> tuple[int, ...]:
        """Calls and catches change nothing for somebody who is putting a table together, unless they concern him."""
        s = self.round
        return (s.turn, s.tiles(s.turn), s.direction, len(s.pool), sum(map(len, s.table.groups)))

    def contested(self, seat: int) -> list[int]:
        s = self.round
        if s.over or s.uno_open == NO_SEAT:
            return []
        return [other for other in range(s.players) if other != seat]

    def default(self, seat: int) -> str:
        """A tile is drawn, or the drawn one kept; where something has to be laid, the most that can be."""
        for wanted in (Keep(seat), Draw(seat)):
            if self.round.check(wanted) is None:
                return action_text(wanted)
        return action_text(self._best(seat))

    def _best(self, seat: int) -> Action:
        laid = best_lay(self.round)
        return Draw(seat) if laid is None else laid

    def autopilot(self, seat: int, urge: int) -> str | None:
        """Calls and catches, lays as many tiles as it can, else draws or keeps."""
        s = self.round
        for action in s.legal(seat):
            if isinstance(action, Call | Catch):
                return action_text(action)
        if seat != s.turn:
            return None
        laid = best_lay(s)
        if laid is not None:
            return action_text(laid)
        plain = [action for action in s.legal(seat) if isinstance(action, Draw | Keep)]
        return action_text(plain[0] if plain else Take(seat))


class RummyGame:
    """The tile game."""

    name = "rummy"
    picture = PICTURE
    events = EVENTS.structs()
    least = LEAST_PLAYERS
    most = MOST_PLAYERS

    def editions(self) -> tuple[str, ...]:
        return tuple(editions.EDITIONS)

    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {name: choices(name) for name in OPTIONS}

    def standard(self, edition: str) -> Mapping[str, str]:
        return editions.load(edition).as_text()

    def check(self, edition: str, options: Mapping[str, str], players: int) -> None:
        editions.load(edition, options)
        check_players(players)

    def open(self, edition: str, options: Mapping[str, str], players: int) -> RummyMatch:
        return RummyMatch(editions.load(edition, options), players)

    def received(self, event: object, seat: int) -> str | None:
        match event:
            case Dealt(racks=racks):
                return tiles_text(racks[seat])
            case Drew(seat=owner, tiles=tiles) if owner == seat and tiles:
                return tiles_text(tiles)
            case _:
                return None


RUMMY: Final = RummyGame()
