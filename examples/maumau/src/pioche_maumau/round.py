"""One round: what lies where, what may be done, and what happens then."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from pioche.engine import game
from pioche.engine.deal import Stream
from pioche.engine.match import Goal, Match, RoundScore, ScorePad
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.setup import FREE, Setup
from pioche_maumau.rules import CARDS, POINTS, RANKS, SUITS, Rules

BACK: Final = "??"  # a card that one does not see
_STATE: Final = ("_turn", "dealer", "debt", "drew", "passes", "seed", "shuffles", "silent", "suit")


@dataclass(frozen=True, slots=True)
class Move:
    """`h7`, `hJ=s` (a Jack and the suit wished for), `h7!` (saying "Mau"), `draw`, `pass`, `catch.2`."""

    seat: int
    what: str
    wish: str = ""
    mau: bool = False
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened to a seat; `cards` may be hidden, `other` is a second seat, `wish` a suit."""

    kind: str  # dealt, turned, played, drew, passed, skipped, mau, caught, reshuffled, blocked, won
    seat: int
    cards: tuple[str, ...] = ()
    wish: str = ""
    other: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    hand: tuple[str, ...]
    turn: int
    over: bool
    counts: tuple[int, ...]
    top: str
    suit: str
    pile: int
    debt: int
    drew: bool
    silent: int | None


class MauRound(game.Round[View, Event, Move]):
    """Plain Python; lists of cards, the top last."""

    __slots__ = ("_rules", "discards", "hands", "pile", *_STATE)

    def __init__(self, rules: Rules, hands: list[list[str]], pile: list[str], discards: list[str]) -> None:
        self._rules, self.hands, self.pile, self.discards = rules, hands, pile, discards
        self._turn = self.dealer = self.debt = self.shuffles = 0
        self.passes = 0  # in a row, by seats that had nothing to draw
        self.suit = discards[-1][0]
        self.drew = False  # the seat on turn has drawn by MM-2
        self.silent: int | None = None  # has one card left and did not say so
        self.seed = bytes(32)

    @classmethod
    def deal(cls, rules: Rules, players: int, seed: bytes, dealer: int, log: Any, setup: Setup = FREE) -> MauRound:
        pack, size, places = list(CARDS), rules.start.hand_size, range(len(CARDS))[::-1]  # the last is dealt first
        Stream(seed, "deal").shuffle(pack)
        dealt = [places[seat * size : (seat + 1) * size] for seat in range(players)]
        pack = setup.arranged(pack, dealt, places[players * size :][:1], re.compile(r"\S\S?").findall, str)
        hands = [[pack.pop() for _ in range(size)] for _ in range(players)]
        made = cls(rules, hands, pack, [pack.pop()])
        made.seed, made.dealer, made._turn = seed, dealer, (dealer + 1) % players
        if log is not None:
            log += [Event("dealt", seat, tuple(hand)) for seat, hand in enumerate(hands)]
            log.append(Event("turned", dealer, (made.discards[-1],)))
        return made

    core = property(lambda self: self)
    rules = property(lambda self: self._rules)
    players = property(lambda self: len(self.hands))
    blocked = property(lambda self: self.passes >= self.players)  # MM-8
    over = property(lambda self: self.blocked or not all(self.hands))
    turn = property(lambda self: self._turn)

    def winners(self) -> tuple[int, ...]:
        left = [sum(POINTS[card[1]] for card in hand) for hand in self.hands]
        return tuple(seat for seat, points in enumerate(left) if self.over and points == min(left))

    def copy(self) -> MauRound:
        made = MauRound(self._rules, [hand[:] for hand in self.hands], self.pile[:], self.discards[:])
        for name in _STATE:
            setattr(made, name, getattr(self, name))
        return made

    EXAMPLE: ClassVar = f"h7hK/sA cJ d9 d turn:0 debt=2 drew=0 silent=- dealer=1 shuffles=0 passes=0 seed={64 * '0'}"

    def text(self) -> str:
        parts = ["/".join("".join(hand) for hand in self.hands), "".join(self.pile) or "-", "".join(self.discards)]
        parts += [self.suit, f"turn:{self._turn}", f"debt={self.debt}", f"drew={int(self.drew)}"]
        parts += [f"silent={'-' if self.silent is None else self.silent}", f"dealer={self.dealer}"]
        return " ".join([*parts, f"shuffles={self.shuffles}", f"passes={self.passes}", f"seed={self.seed.hex()}"])

    @classmethod
    def parse(cls, rules: Rules, text: str) -> MauRound:
        found = re.fullmatch(
            r"([\w/]+) (-|\w+) (\w+) ([cshd]) turn:([0-4]) debt=(\d{1,2}) drew=([01]) silent=(-|[0-4]) dealer=([0-4])"
            r" shuffles=(\d{1,4}) passes=([0-5]) seed=([0-9a-f]{64})",
            text,
        )
        if found is None:
            raise refuse("bad-position", text=text[:80], example=cls.EXAMPLE)
        groups = [re.findall("..", part.replace("-", "")) for part in (*found[1].split("/"), found[2], found[3])]
        cards = [card for group in groups for card in group]
        *hands, pile, discards = groups
        seats = range(len(hands))
        if (
            set(cards) - set(CARDS)
            or len(set(cards)) < len(cards)
            or "".join(cards) != re.sub("[-/ ]", "", "".join(found.groups()[:3]))
        ):
            raise refuse("bad-position", text=text[:80], example=cls.EXAMPLE)
        made = cls(rules, hands, pile, discards)
        made.suit, made._turn, made.debt, made.drew = found[4], int(found[5]), int(found[6]), found[7] == "1"
        made.silent, made.dealer = (None if found[8] == "-" else int(found[8])), int(found[9])
        made.shuffles, made.passes, made.seed = int(found[10]), int(found[11]), bytes.fromhex(found[12])
        if not {made._turn, made.dealer, made.silent or 0} <= set(seats) or len(hands) < 2 or made.debt % 2:
            raise refuse("bad-position", text=text[:80], example=cls.EXAMPLE)
        return made

    # Verify, can, do

    def fits(self, card: str) -> bool:
        """MM-2, MM-3, MM-5."""
        if self.debt:
            return self._rules.play.answer_sevens and card[1] == "7"
        top = self.discards[-1]
        if card[1] == "J":
            return top[1] != "J" or self._rules.play.jack_on_jack
        return card[0] == self.suit or (card[1] == top[1] and top[1] != "J")

    def check(self, action: Move) -> Refusal | None:
        seat = action.seat
        if self.over:
            return Refusal("round-over", "MM-7")
        if not 0 <= seat < self.players:
            return Refusal("no-such-seat", "MM-1", (("seat", seat), ("players", self.players)))
        if action.what == "catch":
            caught = action.target is not None and action.target == self.silent != seat
            return None if caught else Refusal("mau-nothing-to-catch", "MM-6")
        if seat != self._turn:
            return Refusal("not-your-turn", "MM-2", (("seat", self._turn),))
        if action.what == "pass":
            return None if self.drew else Refusal("mau-draw-first", "MM-2")
        if action.what == "draw":
            return Refusal("mau-drawn", "MM-2") if self.drew else None
        if action.what not in self.hands[seat]:
            return Refusal("mau-not-held", "MM-2", (("card", action.what),))
        if (action.what[1] == "J") != bool(action.wish):
            return Refusal("mau-wish", "MM-5")
        if action.mau and len(self.hands[seat]) != 2:
            return Refusal("mau-not-due", "MM-6")
        if not self.fits(action.what):
            clause = "MM-3" if self.debt else "MM-2"
            return Refusal("mau-unfit", clause, (("card", action.what), ("top", self.discards[-1])))
        return None

    def legal(self, seat: int) -> list[Move]:
        if not 0 <= seat < self.players:
            return []
        cards = [Move(seat, card, wish) for card in self.hands[seat] for wish in (SUITS if card[1] == "J" else ("",))]
        said = [replace(move, mau=True) for move in cards]
        others = [Move(seat, "draw"), Move(seat, "pass")]
        others += [Move(seat, "catch", target=other) for other in range(self.players)]
        return [move for move in (*cards, *said, *others) if self.check(move) is None]

    def apply(self, action: Move) -> list[Event]:
        wrong = self.check(action)
        if wrong is not None:
            raise Refused(wrong)
        log: list[Event] = []
        if action.what == "catch":
            assert self.silent is not None
            log.append(Event("caught", action.seat, other=self.silent))
            self._draw(self.silent, 1, log)
            self.silent = None
            return log
        self.silent = None
        if action.what == "draw":
            owed, self.debt = self.debt, 0
            self._draw(action.seat, owed or 1, log)
            self.drew = not owed  # MM-3: who has drawn a debt has their turn
        elif action.what == "pass":
            log.append(Event("passed", action.seat))
            self.passes += not self.pile and len(self.discards) == 1
            if self.blocked:
                log.append(Event("blocked", action.seat))
            self._go_on(1, log)
        else:
            self._play(action, log)
        return log

    def _play(self, action: Move, log: list[Event]) -> None:
        seat, card, hand = action.seat, action.what, self.hands[action.seat]
        hand.remove(card)
        self.passes = 0
        self.discards.append(card)
        self.suit = action.wish or card[0]
        log.append(Event("played", seat, (card,), action.wish))
        if not hand:
            log.append(Event("won", seat))
            return
        if len(hand) == 1:  # MM-6
            if action.mau:
                log.append(Event("mau", seat))
            else:
                self.silent = seat
        self.debt += 2 if card[1] == "7" else 0
        self._go_on(2 if card[1] == "8" else 1, log)

    def _go_on(self, steps: int, log: list[Event]) -> None:
        if steps == 2:
            log.append(Event("skipped", (self._turn + 1) % self.players))
        self._turn = (self._turn + steps) % self.players
        self.drew = False

    def _draw(self, seat: int, count: int, log: list[Event]) -> None:
        """MM-7: an empty pile is made anew; when that is empty too, nobody can draw."""
        got = []
        for _ in range(count):
            if not self.pile and len(self.discards) > 1:
                self.pile, self.discards = self.discards[:-1], self.discards[-1:]
                self.shuffles += 1
                Stream(self.seed, f"shuffle {self.shuffles}").shuffle(self.pile)
                log.append(Event("reshuffled", seat))
            if self.pile:
                got.append(self.pile.pop())
        self.hands[seat] += got
        log.append(Event("drew", seat, tuple(got)))

    def view(self, seat: int | None) -> View:
        hand = () if seat is None else tuple(self.hands[seat])
        counts = tuple(map(len, self.hands))
        pile = len(self.pile)
        top = self.discards[-1]
        return View(seat, hand, self._turn, self.over, counts, top, self.suit, pile, self.debt, self.drew, self.silent)

    def fallback(self, seat: int) -> Move:
        return Move(seat, "pass" if self.drew else "draw")

    def same_turn(self, action: Move) -> bool:
        return action.what in ("draw", "catch")

    def progress_move(self, seat: int, choice: int) -> Move:
        cards = [move for move in self.legal(seat) if move.what in CARDS]
        return cards[choice % len(cards)] if cards else self.fallback(seat)

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat] if self.catchable() else []

    def catchable(self) -> bool:
        return self.silent is not None and not self.over


@dataclass(frozen=True, slots=True)
class MauMatch(Match[Rules, MauRound]):
    over_clause: ClassVar[str] = "MM-7"

    @staticmethod
    def empty_pad(rules: Rules, players: int) -> ScorePad:
        return ScorePad(players, Goal(rules.score.target))

    def find_dealer(self, seed: bytes, log: list[Any] | None) -> int:
        return (self.dealers[-1] + 1) % self.players if self.dealers else Stream(seed, "dealer").below(self.players)

    def deal(self, seed: bytes, dealer: int, log: list[Any] | None) -> MauRound:
        return MauRound.deal(self.rules, self.players, seed, dealer, log)

    def dealer_in(self, played: MauRound) -> int:
        return played.dealer

    def line(self, played: MauRound) -> RoundScore:
        if not played.over:
            raise refuse("round-not-over")
        winner = played.winners()[0] if len(played.winners()) == 1 else None
        worth = sum(POINTS[card[1]] for seat, hand in enumerate(played.hands) for card in hand if seat != winner)
        return RoundScore(winner, tuple(worth if seat == winner else 0 for seat in range(self.players)))


assert set(RANKS) == set(POINTS)
