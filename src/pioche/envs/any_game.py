"""A generic encoding through `engine.game` alone, for games whose package has no encoding of its own.

An action is an index into the list of legal moves of the acting seat, so its meaning depends on the position; `wait`
is the last action. An observation has two parts: the numbers on the board (who is on turn, how many cards everybody
holds), and the cards and facts on the board by feature hashing: each is counted in one of `BUCKETS` places, chosen by
the hash of its text, so that a learner can distinguish them without a list of all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from pioche.engine import flat
from pioche.engine.board import Board
from pioche.engine.deal import fast_state
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.phrases import Phrase
from pioche.envs.encoding import Encoding, Feature

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes

MOVES: Final = 256  # legal moves beyond this number cannot be chosen
WAIT: Final = MOVES
BUCKETS: Final = 512
SEATS: Final = 10
NOBODY: Final = -1
_MOST: Final = 127  # the largest value in an observation

HELD: Final = 0
ON_TURN: Final = SEATS
PLAYERS: Final = 2 * SEATS
ASKED: Final = 2 * SEATS + 1
HASHED: Final = 2 * SEATS + 2


class AnyEnvTable:
    """A round that asks one seat at a time: first those that may act out of turn, then the seat on turn."""

    __slots__ = ("_generator", "_legal", "asked", "game", "players", "rules", "s", "waiting")

    def __init__(self, game: AnyGame, rules: Any, players: int, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self._generator = fast_state(seed)
        self.deal()

    @property
    def round(self) -> AnyRound:
        return self.game.round_of(self.s)

    def deal(self) -> list[Any]:
        """Deal another round; the generator determines the dealer and the shuffle. Returns the events."""
        words = []
        for _ in range(8):
            self._generator = flat.advance(self._generator)
            words.append((self._generator & 0xFFFFFFFF).to_bytes(4, "big"))
        made, events = self.game.deal(
            self.rules, self.players, b"".join(words), flat.below(self._generator, self.players)
        )
        self.set_round(made.core)
        return events

    def exchange(self, s: Any) -> None:
        """Continue from a position that differs only in hidden cards: the question stays."""
        self.s = s

    def set_round(self, s: Any) -> None:
        """Continue from another position; every seat may be asked again."""
        self.s = s
        found = self.round
        self.waiting: list[int] = []
        if not found.over:
            order = [(found.turn + step) % self.players for step in range(1, self.players)]
            self.waiting = [seat for seat in order if found.may_act(seat)]
        self._ask_next()

    def _ask_next(self) -> None:
        found = self.round
        self.asked = NOBODY if found.over else self.waiting[0] if self.waiting else found.turn
        self._legal = [] if found.over else list(found.legal(self.asked))[:MOVES]
        if self.asked != NOBODY and not self._legal:  # the game does not list all of its moves
            self._legal = [found.fallback(self.asked)]

    def copy(self) -> AnyEnvTable:
        made = copy(self)
        made.s = self.round.copy().core
        made.waiting = self.waiting.copy()
        return made

    def __deepcopy__(self, memo: object) -> AnyEnvTable:
        return self.copy()

    def legal(self, mask: Bytes) -> int:
        """Set the legal actions of the asked seat to 1 in an array of zeros. Returns how many there are."""
        for place in range(len(self._legal)):
            mask[place] = 1
        if self.waiting:
            mask[WAIT] = 1
        return len(self._legal) + bool(self.waiting)

    def act(self, action: int) -> list[Any]:
        """Perform a legal action of the asked seat. Returns the events."""
        if action == WAIT:
            self.waiting.remove(self.asked)
            self._ask_next()
            return []
        found = self.round
        happened = found.apply(self._legal[action])
        self.set_round(found.core)
        return happened

    def worth(self, seat: int) -> float:
        """The return of a finished round: 1 for each winner; the others share the negative of that sum equally."""
        winners = self.round.winners()
        if not winners or len(winners) == self.players:
            return 0.0
        return 1.0 if seat in winners else -len(winners) / (self.players - len(winners))


_FEATURES: Final = (
    Feature("held", HELD, SEATS, ("seats",), "by distance: how many cards everybody holds"),
    Feature("turn", ON_TURN, SEATS, ("turn",), "by distance: is on turn"),
    Feature("players", PLAYERS, 1, ("players",), "how many play"),
    Feature("asked", ASKED, 1, ("asked",), "this seat is asked now", private=True),
    Feature("board", HASHED, BUCKETS, ("board",), "by hash: cards and facts, the hand included", private=True),
)


def _said(phrase: Phrase) -> str:
    """A phrase as text that is stable across processes."""
    filled = (f"{name}={_said(value) if isinstance(value, Phrase) else value}" for name, value in phrase.args)
    return f"{phrase.key}({','.join(filled)})"


def _tokens(board: Board, seat: int) -> Iterator[str]:
    """Everything on a board that is not a plain number, with seats by distance from this seat."""
    yield from (f"hand {card.text}" for card in board.hand)
    for number, area in enumerate(board.areas):
        yield from (f"area {number} {card.text}" for card in area.cards)
        yield from (f"hidden {number}" for _ in range(area.hidden))
    yield from (f"fact {_said(fact)}" for fact in board.facts)
    for other, shown in enumerate(board.seats):
        yield from (f"note {(other - seat) % len(board.seats)} {_said(note)}" for note in shown.notes)


class AnyGameEncoding(Encoding[AnyEnvTable]):
    """The encoding of any game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.actions = MOVES + 1
        self.wait = WAIT
        self.features = _FEATURES

    def new_table(self, rules: Any, players: int, seed: int) -> AnyEnvTable:
        return AnyEnvTable(self.game, rules, players, seed)

    def observe(self, table: AnyEnvTable, seat: int, out: Bytes) -> None:
        board = self.game.board(table.round.view(seat), table.rules)
        for other, shown in enumerate(board.seats):
            out[HELD + (other - seat) % table.players] = min(_MOST, shown.held)
        if board.turn is not None:
            out[ON_TURN + (board.turn - seat) % table.players] = 1
        out[PLAYERS] = table.players
        out[ASKED] = int(seat == table.asked)
        for token in _tokens(board, seat):
            place = HASHED + crc32(token.encode()) % BUCKETS
            out[place] = min(_MOST, out[place] + 1)

    def action_name(self, action: int) -> str:
        return "wait" if action == WAIT else f"move {action}"

    def deal(self, table: AnyEnvTable) -> list[Any]:
        return table.deal()

    def act(self, table: AnyEnvTable, action: int) -> list[Any]:
        return table.act(action)
