"""The card game at a table of the server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, get_args

from msgspec import Struct

from pioche.bots.classic.game import ClassicTable
from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.effects import MOST_TEXT
from pioche.classic.events import (
    Accused,
    Called,
    ColourNamed,
    Dealt,
    Drew,
    Event,
    Laid,
    Owes,
    Passed,
    Skipped,
    Turned,
    Voted,
)
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.notation import cards_text, move_text, parse_move
from pioche.classic.programs import parse_programs, programs_text
from pioche.classic.replay import rules_of
from pioche.classic.rules import LEAST_PLAYERS, MOST_PLAYERS, OPTIONS, Rules
from pioche.classic.view import OWN, View, own, public, redact
from pioche.engine.match import RoundScore, ScoreSheet
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.server.cleaning import clean
from pioche.server.games import About, Happened
from pioche.server.refusals import Code
from pioche.server.wire import Mirror, Picture, Teller, Values

EVENTS: Final = Mirror(get_args(Event))
PICTURE: Final = Picture(View, "classic", OWN, grows=("discards",))
MOST_OFFERS: Final = 120
BLANKS: Final = "blanks"
_HANDS_STAY: Final = (Passed, Skipped, Turned, ColourNamed, Owes, Called, Accused, Voted)


@lru_cache(65_536)
def _text(move: int) -> str:
    return move_text(move)


@lru_cache(65_536)
def _offer(move: int) -> str:
    return move_text(move)[2:]


@lru_cache(65_536)
def _parsed(action: str) -> int:
    """A move from the one text that it has; kept, because the same few thousand come again and again."""
    move = parse_move(action)
    if move_text(move) != action:
        raise refuse("bad-action", text=action)
    return move


def _kind(move: int) -> int:
    return (move >> c.KIND_AT) & 31


class ClassicMatch:
    """A match of the card game."""

    __slots__ = ("_edition", "_match", "_owns", "_public", "_round", "_teller", "dealer", "players")

    def __init__(self, edition: str, rules: Rules, players: int) -> None:
        self._edition = edition
        self._match = Match.new(rules, players)
        self._round: Round | None = None
        self._public: tuple[object, ...] | None = None  # of the position as it is
        self._owns: dict[int, tuple[object, ...]] = {}  # what seats know that nothing has changed for
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
        begun = self._match.begin(seed, log)
        self._round = begun.round
        self._public = None
        self._owns = {}
        self.dealer = begun.found.dealer
        return log

    def check(self, action: str) -> Refusal | None:
        try:
            move = _parsed(action)
        except Refused as error:
            return error.refusal
        wrong = self.round.check(move)
        return wrong and replace(wrong, clause=editions.clause_in(self._edition, wrong.clause))

    def written(self, action: str) -> str:
        return action

    def play(self, action: str) -> list[Event]:
        log: list[Event] = []
        self.round.apply(_parsed(action), log)
        self._public = None
        self._forget(log)
        return log

    def _forget(self, log: list[Event]) -> None:
        """Hands that have not changed are not counted again."""
        for event in log:
            if isinstance(event, Laid | Drew):
                self._owns.pop(event.seat, None)
            elif not isinstance(event, _HANDS_STAY):
                self._owns = {}
                return

    def over(self) -> bool:
        return self._round is not None and self._round.over

    def score(self) -> RoundScore:
        self._match = self._match.with_round(self.round)
        return self._match.pad.lines[-1]

    def winners(self) -> tuple[int, ...]:
        return self._match.winners()

    def sides_won(self) -> tuple[int, ...]:
        return self._match.pad.winners()

    def sheet(self) -> ScoreSheet:
        return self._match.sheet()

    def view(self, seat: int | None) -> Values:
        if self._public is None:
            self._public = public(self.round)
        return self._own(seat), self._public

    def _own(self, seat: int | None) -> tuple[object, ...]:
        s = self.round
        if seat is None:
            return own(s, None)
        if seat == s.turn and s.phase == c.DRAWN:  # there is more than the hand
            self._owns.pop(seat, None)
            return own(s, seat)
        found = self._owns.get(seat)
        if found is None:
            found = self._owns[seat] = own(s, seat)
        return found

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        return self._teller.told(happened, seat)

    def offers(self, seat: int) -> list[str]:
        return [_offer(move) for move in self.round.legal(seat)[:MOST_OFFERS]]

    def draft(self, seat: int, action: str) -> Refusal:
        return Code.NOT_HERE.refusal()

    def hint(self, seat: int, tiles: tuple[int, ...]) -> Refusal:
        return Code.NOT_HERE.refusal()

    def turn(self) -> int | None:
        return None if self._round is None or self._round.over else self._round.turn

    def context(self) -> tuple[int, ...]:
        s = self.round
        return (s.turn, s.phase, s.top, s.colour, s.debt, s.direction, s.discard_n, s.at, s.cards(s.turn))

    def contested(self, seat: int) -> list[int]:
        s = self.round
        if s.phase == c.CHALLENGE or s.phase > c.SKIPPED or not (s.owing or s.book.jump_in or s.follow != c.NO_SEAT):
            return []
        return [other for other in range(s.players) if other != seat]

    def catchable(self) -> bool:
        return bool(self.round.owing)

    def default(self, seat: int) -> str:
        """Draw, take the debt, pass; where something has to be chosen or laid, the first that is offered."""
        legal = self.round.legal(seat)
        for kind in (c.DRAW, c.PASS):
            for move in legal:
                if _kind(move) == kind:
                    return _text(move)
        return _text(legal[0])

    def asks(self, seat: int) -> bool:
        """Nobody accuses anybody of giving advice (FR-21) without having heard some, and bots hear none."""
        return any(_kind(move) != c.ACCUSE for move in self.round.legal(seat))

    def for_bots(self) -> ClassicTable:
        return ClassicTable(self.round)

    def makeshift(self, seat: int, urge: int) -> str:
        """Any card that fits, else draw: if nobody laid anything, no round would end."""
        legal = [move for move in self.round.legal(seat) if _kind(move) not in (c.ACCUSE, c.DOUBT)]
        plays = [move for move in legal if _kind(move) == c.PLAY]
        return _text(plays[urge % len(plays)]) if plays else self.default(seat)


class ClassicGame:
    """The card game."""

    name = "classic"
    picture = PICTURE
    events = EVENTS.structs()
    least = LEAST_PLAYERS
    most = MOST_PLAYERS

    def editions(self) -> tuple[str, ...]:
        return tuple(editions.EDITIONS)

    def options(self) -> tuple[About, ...]:
        return tuple(About(each.name, each.group, each.choices, each.clauses) for each in OPTIONS.all())

    def tidy(self, options: Mapping[str, str]) -> dict[str, str]:
        """What is written on a Blank (LB-10) is read by everybody."""
        tidied = dict(options)
        if BLANKS in options:
            programs = parse_programs(options[BLANKS])
            tidied[BLANKS] = programs_text(
                tuple(replace(program, text=clean(program.text, MOST_TEXT) or "") for program in programs)
            )
        return tidied

    def standard(self, edition: str) -> Mapping[str, str]:
        return editions.load(edition).as_text()

    def check(self, edition: str, options: Mapping[str, str], players: int) -> None:
        rules_of(edition, options).check_players(players)

    def open(self, edition: str, options: Mapping[str, str], players: int) -> ClassicMatch:
        return ClassicMatch(edition, rules_of(edition, options), players)

    def received(self, event: object) -> Iterable[tuple[int, str]]:
        match event:
            case Dealt(hands=hands):
                return enumerate(map(cards_text, hands))
            case Drew(seat=seat, cards=cards) if cards:
                return ((seat, cards_text(cards)),)
            case _:
                return ()


CLASSIC: Final = ClassicGame()
