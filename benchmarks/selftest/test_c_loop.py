"""The C loop plays the right game: a slow reference model in Python has rounds of the same length."""

from __future__ import annotations

import random
import shutil
import statistics

import pytest
from peers import c_loop
from race import Missing

COLOURS, FACES, SKIP, REVERSE, DRAW2, WILD, WILD4 = 4, 13, 10, 11, 12, 52, 53

needs_compiler = pytest.mark.skipif(not (shutil.which("gcc") or shutil.which("cc")), reason="no C compiler")


class Model:
    """The basic rules, written for readability."""

    def __init__(self, players: int, dealer: int, chance: random.Random) -> None:
        self.players, self.chance = players, chance
        coloured = [colour * FACES + face for colour in range(COLOURS) for face in range(FACES)]
        self.pile = [*coloured, *(card for card in coloured if card % FACES), *[WILD, WILD4] * 4]
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.way, self.seat, self.steps = 1, dealer, 0
        chance.shuffle(self.pile)
        for seat in range(players):
            self.draw(seat, 7)
        while self.pile[-1] == WILD4:
            chance.shuffle(self.pile)
        self.top = self.pile.pop()
        self.colour = self.top // FACES
        if self.top == WILD:
            self.colour = chance.randrange(COLOURS)
            self.steps = 1
        self.act(self.top)

    def after(self, seat: int) -> int:
        return (seat + self.way) % self.players

    def draw(self, seat: int, count: int) -> int | None:
        card = None
        for _ in range(count):
            if not self.pile:
                self.pile, self.discards = self.discards, []
                self.chance.shuffle(self.pile)
            card = self.pile.pop() if self.pile else None
            if card is not None:
                self.hands[seat].append(card)
        return card

    def ways(self, card: int) -> list[tuple[int, int]]:
        """The ways to lay a card: which colour is in force afterwards."""
        if card >= WILD:
            return [(card, colour) for colour in range(COLOURS)]
        if card // FACES == self.colour or (self.top < WILD and card % FACES == self.top % FACES):
            return [(card, card // FACES)]
        return []

    def act(self, card: int) -> None:
        """Apply the effect of a card; then the next seat is on turn."""
        if card < WILD and card % FACES == REVERSE:
            self.way = -self.way
        elif card == WILD4 or (card < WILD and card % FACES in (SKIP, DRAW2)):
            self.seat = self.after(self.seat)
            self.draw(self.seat, 4 if card == WILD4 else 2 if card % FACES == DRAW2 else 0)
        self.seat = self.after(self.seat)

    def decide(self, moves: list[tuple[int, int] | None]) -> tuple[int, int] | None:
        self.steps += 1
        return self.chance.choice(moves)

    def play(self) -> int:
        """Play a round to its end; returns the number of decisions."""
        stuck = 0
        while stuck < self.players:
            hand = self.hands[self.seat]
            moves = [way for card in sorted(set(hand)) for way in self.ways(card)]
            move = self.decide([*moves, None])
            if move is None:
                card = self.draw(self.seat, 1)
                stuck = stuck + 1 if card is None and not moves else 0
                if card is not None and self.ways(card):
                    move = self.decide([*self.ways(card), None])
            if move is None:
                self.seat = self.after(self.seat)
                continue
            stuck = 0
            hand.remove(move[0])
            self.discards.append(self.top)
            self.top, self.colour = move
            if not hand:
                return self.steps
            self.act(self.top)
            assert len(self.pile) + len(self.discards) + 1 + sum(map(len, self.hands)) == 108
        return self.steps


@needs_compiler
@pytest.mark.parametrize("players", [2, 4, 10])
def test_rounds_are_as_long_as_those_of_the_model(players: int) -> None:
    chance = random.Random(7)
    rounds = 300
    lengths = [Model(players, number % players, chance).play() for number in range(rounds)]
    error = statistics.stdev(lengths) / rounds**0.5
    ours = c_loop.load()(players, 40_000, 3) / 40_000
    assert abs(ours - statistics.mean(lengths)) < 4 * error


@needs_compiler
def test_the_seed_decides_the_game() -> None:
    playouts = c_loop.load()
    assert playouts(4, 50, 1) == playouts(4, 50, 1)
    assert playouts(4, 50, 1) != playouts(4, 50, 2)


def test_without_a_compiler_the_reason_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(Missing, match="no C compiler"):
        c_loop.load()
