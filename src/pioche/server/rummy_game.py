"""The tile game at a table of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import attrgetter
from typing import Final, get_args

from msgspec import Struct

from pioche.bots.rummy.game import RummyTable
from pioche.engine.match import RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.rummy import editions
from pioche.rummy.actions import Action, Draw, Keep
from pioche.rummy.draft import TooManyWays, diagnose, parse_draft
from pioche.rummy.events import Dealt, Drew, Event
from pioche.rummy.hints import place, playable, suggest, turn_of
from pioche.rummy.laying import Turn
from pioche.rummy.machine import LEAST_PLAYERS, MOST_PLAYERS, Round, check_players
from pioche.rummy.match import Match
from pioche.rummy.notation import MOST_TEXT, action_text, bad, group_text, parse_action, tiles_text
from pioche.rummy.refusals import Code as RummyCode
from pioche.rummy.rules import CLAUSES, OPTIONS, Rules, choices
from pioche.rummy.solver import plays
from pioche.rummy.state import NO_SEAT
from pioche.rummy.tiles import JOKER
from pioche.rummy.view import View, redact, view
from pioche.server.games import About, Drafted, GroupFound, Happened, Hint
from pioche.server.wire import Mirror, Picture, Teller, Values

OWN: Final = ("seat", "rack", "drawn")
"""The fields of a view that differ from seat to seat."""
EVENTS: Final = Mirror(get_args(Event), "tile")
PICTURE: Final = Picture(View, "rummy", OWN)
MOST_STARS: Final = 12  # signs for jokers and their effects in a draft; there are four jokers
MOST_TRIALS: Final = 8  # readings of a draft that are judged on the event loop: a few milliseconds
_own: Final = attrgetter(*OWN)


def _bare(action: Action) -> str:
    """Without the seat."""
    return action_text(action).partition(":")[2]


def find_hint(rules: Rules, seen: View, tiles: tuple[int, ...]) -> Hint:
    """In another process: which tiles can be laid, and a way to lay these, or else as many as possible."""
    turn = turn_of(rules, seen)
    found = tuple(playable(turn))
    if seen.seat is None or seen.seat != seen.turn:
        return Hint(found, None)
    action = place(turn, seen.seat, tiles) if tiles else suggest(rules, seen)
    return Hint(found, None if action is None else _bare(action))


def judge_draft(turn: Turn, seat: int, on_turn: int, text: str, most: int | None = None) -> Drafted | Refusal:
    """What the rules say to a draft. In another process where it can be read in many ways (`TooManyWays`)."""
    try:
        found = diagnose(turn, seat, parse_draft(text), most)
    except Refused as error:
        return error.refusal
    refusal = found.refusal
    if refusal is None and seat != on_turn:
        refusal = RummyCode.NOT_YOUR_TURN.refusal(seat=on_turn)
    groups = tuple(
        GroupFound(each.refusal, tuple(map(group_text, each.readings)), each.acting) for each in found.groups
    )
    action = None if refusal is not None or found.action is None else _bare(found.action)
    return Drafted(groups, refusal, found.laid, found.room, found.uno_due, action)


class RummyMatch:
    """A match of the tile game."""

    __slots__ = ("_match", "_public", "_round", "_teller", "dealer", "players")

    def __init__(self, rules: Rules, players: int) -> None:
        self._match = Match.new(rules, players)
        self._round: Round | None = None
        self._public: tuple[object, ...] | None = None  # of the position as it is
        self._teller = Teller(EVENTS, redact)
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
        return self._teller.told(happened, seat)

    def offers(self, seat: int) -> list[str]:
        """Everything but lays: those are the client's to put together."""
        return [action_text(action)[2:] for action in self.round.legal(seat)]

    def draft(self, seat: int, action: str) -> Drafted | Refusal | Callable[[], Drafted | Refusal]:
        if len(action) > MOST_TEXT or action.count("*") > MOST_STARS or not action.startswith("lay "):
            return bad(action).refusal
        s = self.round
        if s.over:
            return RummyCode.ROUND_OVER.refusal()
        asked = partial(judge_draft, s.turn_of(seat), seat, s.turn, action.removeprefix("lay "))
        try:
            return asked(most=MOST_TRIALS)
        except TooManyWays:
            return asked

    def hint(self, seat: int, tiles: tuple[int, ...]) -> Callable[[], Hint] | Refusal:
        if self.round.over:
            return RummyCode.ROUND_OVER.refusal()
        return partial(find_hint, self.round.rules, view(self.round, seat), tiles)

    def turn(self) -> int | None:
        return None if self._round is None or self._round.over else self._round.turn

    def context(self) -> tuple[int, ...]:
        """Calls and catches change nothing for somebody who is putting a table together, unless they concern him."""
        s = self.round
        return (s.turn, s.tiles(s.turn), s.direction, len(s.pool), sum(map(len, s.table.groups)))

    def contested(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat] if self.catchable() else []

    def catchable(self) -> bool:
        return not self.round.over and self.round.uno_open != NO_SEAT

    def default(self, seat: int) -> str | None:
        """A tile is drawn, or the drawn one kept; where something has to be laid (R-8), a bot finds out what."""
        for wanted in (Keep(seat), Draw(seat)):
            if self.round.check(wanted) is None:
                return action_text(wanted)
        return None

    def asks(self, seat: int) -> bool:
        return bool(self.round.legal(seat))

    def for_bots(self) -> RummyTable:
        return RummyTable(self.round)

    def makeshift(self, seat: int, urge: int) -> str:
        """The fewest tiles that can be laid, else draw or keep. On the event loop: this takes a third of a millisecond
        as a rule, and a fifth of a second in one case of a hundred; the most tiles would take seconds then."""
        s = self.round
        if s.playable():
            position = s.position(seat)
            found = plays.counts(position, freeing=False) or plays.counts(position)
            tiles = plays.some(position, (found & -found).bit_length() - 1, range(JOKER + 1))
            laid = None if tiles is None else s.lay_of(seat, tiles)
            if laid is not None:
                return action_text(laid)
        return self.default(seat) or action_text(Draw(seat))


class RummyGame:
    """The tile game."""

    name = "rummy"
    picture = PICTURE
    events = EVENTS.structs()
    least = LEAST_PLAYERS
    most = MOST_PLAYERS

    def editions(self) -> tuple[str, ...]:
        return tuple(editions.EDITIONS)

    def options(self) -> tuple[About, ...]:
        return tuple(About(name, group, choices(name), CLAUSES[name]) for name, group in OPTIONS.items())

    def tidy(self, options: Mapping[str, str]) -> dict[str, str]:
        return dict(options)

    def standard(self, edition: str) -> Mapping[str, str]:
        return editions.load(edition).as_text()

    def check(self, edition: str, options: Mapping[str, str], players: int) -> None:
        editions.load(edition, options)
        check_players(players)

    def open(self, edition: str, options: Mapping[str, str], players: int) -> RummyMatch:
        return RummyMatch(editions.load(edition, options), players)

    def received(self, event: object) -> Iterable[tuple[int, str]]:
        match event:
            case Dealt(racks=racks):
                return enumerate(map(tiles_text, racks))
            case Drew(seat=seat, tiles=tiles) if tiles:
                return ((seat, tiles_text(tiles)),)
            case _:
                return ()


RUMMY: Final = RummyGame()
