"""A minimal game for tests: players take 1 to 3 items from a heap; whoever takes the last one wins the round."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pioche.engine import game
from pioche.engine.board import Board
from pioche.engine.editions import Editions
from pioche.engine.match import Goal, Match, RoundScore, ScorePad
from pioche.engine.options import Options, option
from pioche.engine.phrases import Phrase, phrase
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.sentences import Terms


@dataclass(frozen=True)
class Take:
    seat: int
    count: int


@dataclass(frozen=True)
class Left:
    heap: int


@dataclass(frozen=True)
class View:
    seat: int | None
    left: int
    turn: int


class HeapRound(game.Round[View, Left, Take]):
    """A round; the size of its heap is 10 plus the first byte of the seed."""

    def __init__(self, goal: int, players: int, size: int, left: int, turn: int) -> None:
        self.goal, self.size, self.left = goal, size, left
        self._players, self._turn = players, turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HeapRound) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]

    core = property(lambda self: self)
    rules = property(lambda self: self.goal)
    players = property(lambda self: self._players)
    over = property(lambda self: self.left == 0)
    turn = property(lambda self: self._turn)

    def winners(self) -> tuple[int, ...]:
        return (self._turn,) if self.left == 0 else ()

    def text(self) -> str:
        return f"{self.left} {self._turn}"

    def copy(self) -> HeapRound:
        return HeapRound(self.goal, self._players, self.size, self.left, self._turn)

    def check(self, action: Take) -> Refusal | None:
        if self.over:
            return Refusal("round-over")
        if action.seat != self._turn:
            return Refusal("not-your-turn", "R-8", (("seat", self._turn),))
        return None if 1 <= action.count <= min(3, self.left) else Refusal("too-many")

    def legal(self, seat: int) -> list[Take]:
        return [Take(seat, count) for count in (1, 2, 3) if self.check(Take(seat, count)) is None]

    def apply(self, action: Take) -> list[Left]:
        wrong = self.check(action)
        if wrong is not None:
            raise Refused(wrong)
        self.left -= action.count
        if self.left:
            self._turn = (self._turn + 1) % self._players
        return [Left(self.left)]

    def view(self, seat: int | None) -> View:
        return View(seat, self.left, self._turn)

    def fallback(self, seat: int) -> Take:
        return Take(seat, 1)


@dataclass(frozen=True)
class Scoring:
    goal: int = option(20, "H-1", least=1, most=1000)


@dataclass(frozen=True)
class Rules:
    scoring: Scoring = Scoring()


class NoTerms:
    def argument(self, *asked: object) -> None:
        return None


class HeapMatch(Match[Rules, HeapRound]):
    @staticmethod
    def empty_pad(rules: Rules, players: int) -> ScorePad:
        return ScorePad(players, Goal(rules.scoring.goal))

    def find_dealer(self, seed: bytes, log: list[Any] | None) -> int:
        return seed[0] % self.players

    def deal(self, seed: bytes, dealer: int, log: list[Any] | None) -> HeapRound:
        size = seed[0] + 10
        if log is not None:
            log.append(Left(size))
        return HeapRound(self.rules.scoring.goal, self.players, size, size, dealer)

    def dealer_in(self, played: HeapRound) -> int:
        return played.size % self.players

    def line(self, played: HeapRound) -> RoundScore:
        winner = played.turn
        return RoundScore(winner, tuple(played.size if side == winner else 0 for side in range(self.players)))


class HeapGame(game.Game[Rules, View, Left, Take]):
    name: ClassVar[str] = "heap"
    printed: ClassVar[Editions[Rules]] = Editions(Options(Rules), {"heap/plain": Rules()})
    terms: ClassVar[Terms] = NoTerms()
    least_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 4
    view_type: ClassVar[type[View]] = View
    own_fields: ClassVar[tuple[str, ...]] = ("seat",)
    event_types: ClassVar[tuple[type[Left], ...]] = (Left,)

    def deal(self, rules: Rules, players: int, seed: bytes, dealer: int) -> tuple[HeapRound, list[Left]]:
        log: list[Left] = []
        return self.match(rules, players).deal(seed, dealer, log), log

    def match(self, rules: Rules, players: int, seed: bytes | None = None) -> HeapMatch:
        return HeapMatch.new(rules, players, seed)

    def redact(self, event: Left, seat: int | None) -> Left:
        return event

    def write(self, action: Take) -> str:
        return f"{action.seat}:take {action.count}"

    def read(self, text: str) -> Take:
        found = re.fullmatch(r"([0-9]):take ([0-9])", text)
        if found is None:
            raise refuse("bad-action", text=text)
        return Take(int(found[1]), int(found[2]))

    def position(self, rules: Rules, text: str) -> HeapRound:
        left, turn = map(int, text.split())
        return HeapRound(rules.scoring.goal, 2, left, left, turn)

    def event_phrase(self, event: Left, rules: Rules) -> Phrase:
        return phrase("left", count=event.heap)

    def action_phrase(self, action: Take, rules: Rules) -> Phrase:
        return phrase("take", count=action.count)

    def board(self, view: View, rules: Rules) -> Board:
        return Board(view.seat, (), view.turn, view.left == 0, (), ())


GAME: Final = HeapGame()
HeapRound.game = GAME
