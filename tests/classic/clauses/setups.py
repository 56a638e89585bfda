"""Helpers for the clause tests: rounds with a given first card, tables with a rule on a Blank."""

from __future__ import annotations

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.effects import Effect, Program
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.notation import parse_position
from pioche.classic.rules import Rules, Value

# Three seats; seat 0 has a Blank and a number, the top card is a red 9.
THREE = "X1r1r2/g1g2g3/b1b2b3 y1y2y3y4y5y6y7y8y9 r9 r > turn:0 layer=2 started=1"
# The same cards with the Blank turned up as first card: seat 0 is the dealer, seat 1 names the colour.
OPENED = "r1r2r3/g1g2g3/b1b2b3 y1y2y3y4y5y6y7y8y9 X1 - > colour:1 layer=0 actor=1 running=X1"


def opening(rules: Rules, players: int, first: str, dealer: int = 0) -> tuple[Round, list[Event]]:
    """The first deal, trying seeds 0, 1, 2, ..., whose first card is this one."""
    for number in range(5000):
        log: list[Event] = []
        s = Round.deal(rules, players, seed=number.to_bytes(32, "big"), dealer=dealer, log=log)
        if s.discard_cards() == (FACE[first],):
            return s, log
    raise AssertionError(f"no deal opens with {first}")


def written(position: str, *effects: Effect, **options: Value | str) -> Round:
    """A position of edition lb whose Blank X1 has this rule; X2 and X3 have none."""
    blanks = (Program(effects), Program(text="Sing."), Program())
    return parse_position(position, editions.load("classic/lb", {"blanks": blanks, **options}))
