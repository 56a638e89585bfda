"""What a card does, as data: the effect language (LB-10).

A program is a short list of effects without loops, so it always terminates. The built-in cards are programs
(`rules.program_of`), and so is the rule that a table writes on a Blank. `mechanics/acting.py` is the only interpreter.
A program may also have a text, for what the engine cannot enforce.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from pioche.classic import codes as c
from pioche.engine.refusal import refuse

MOST_EFFECTS: Final = c.PROGRAM
MOST_CARDS: Final = 10
MOST_TEXT: Final = 200


class Op(IntEnum):
    """The kind of effect."""

    DRAW = c.FX_DRAW  # the target draws `count` cards at once
    DEBT = c.FX_DEBT  # the next player owes `count` cards, answered as the table allows, and loses the turn
    SKIP = c.FX_SKIP  # the next `count` players sit out
    TURN = c.FX_TURN  # the direction of play is reversed
    COLOUR = c.FX_COLOUR  # the player names a colour
    PASS_HANDS = c.FX_PASS_HANDS  # all hands are passed on, the player chooses the direction
    SWAP = c.FX_SWAP  # the player swaps hands with the target
    GIVE = c.FX_GIVE  # the player gives `count` cards to the target
    AGAIN = c.FX_AGAIN  # the player moves again
    LOOK = c.FX_LOOK  # the player looks at the target's hand


class At(IntEnum):
    """The target of an effect."""

    NEXT = c.AT_NEXT
    PREVIOUS = c.AT_PREVIOUS
    CHOSEN = c.AT_CHOSEN  # the player chooses somebody, once per card
    SELF = c.AT_SELF
    OTHERS = c.AT_OTHERS
    ALL = c.AT_ALL


class If(IntEnum):
    """The condition of an effect, which compares with its `limit`."""

    ALWAYS = c.IF_ALWAYS
    SELF_AT_MOST = c.IF_SELF_AT_MOST  # the player holds at most `limit` cards
    SELF_AT_LEAST = c.IF_SELF_AT_LEAST
    TARGET_AT_MOST = c.IF_TARGET_AT_MOST  # the target holds at most `limit` cards
    TARGET_AT_LEAST = c.IF_TARGET_AT_LEAST
    COLOUR = c.IF_COLOUR  # colour `limit` is in force


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of a program."""

    op: Op
    count: int = 1
    at: At = At.NEXT
    optional: bool = False  # the player may decline; only for effects that ask them something
    condition: If = If.ALWAYS
    limit: int = 0


_TARGETS: Final = {
    Op.DRAW: frozenset(At),
    Op.DEBT: frozenset({At.NEXT}),
    Op.SKIP: frozenset({At.NEXT}),
    Op.TURN: frozenset({At.NEXT}),
    Op.COLOUR: frozenset({At.NEXT}),
    Op.PASS_HANDS: frozenset({At.NEXT}),
    Op.SWAP: frozenset({At.NEXT, At.PREVIOUS, At.CHOSEN}),
    Op.GIVE: frozenset({At.NEXT, At.PREVIOUS, At.CHOSEN}),
    Op.AGAIN: frozenset({At.NEXT}),
    Op.LOOK: frozenset({At.NEXT, At.PREVIOUS, At.CHOSEN}),
}
_MOST: Final = {Op.DRAW: MOST_CARDS, Op.DEBT: MOST_CARDS, Op.SKIP: 9, Op.GIVE: 2}
_MAY_DECLINE: Final = frozenset({Op.DRAW, Op.PASS_HANDS, Op.SWAP, Op.GIVE, Op.LOOK})
_ASKS_ANYWAY: Final = frozenset({Op.PASS_HANDS, Op.GIVE})


@dataclass(frozen=True, slots=True)
class Program:
    """The rule of one card; an unplayable one is refused."""

    effects: tuple[Effect, ...] = ()
    text: str = ""

    def __post_init__(self) -> None:
        if len(self.effects) > MOST_EFFECTS:
            raise refuse("program-too-long", "LB-10", most=MOST_EFFECTS, found=len(self.effects))
        if len(self.text) > MOST_TEXT:
            raise refuse("program-text-too-long", "LB-10", most=MOST_TEXT, found=len(self.text))
        for number, effect in enumerate(self.effects, 1):
            _check(number, effect)


def _check(number: int, effect: Effect) -> None:
    op = effect.op
    if effect.at not in _TARGETS[op]:
        raise refuse("effect-target", "LB-10", number=number, effect=op.name.lower(), target=effect.at.name.lower())
    if not 1 <= effect.count <= _MOST.get(op, 1):
        raise refuse("effect-count", "LB-10", number=number, effect=op.name.lower(), most=_MOST.get(op, 1))
    asks = effect.at is At.CHOSEN or op in _ASKS_ANYWAY
    if effect.optional and not (op in _MAY_DECLINE and asks):
        raise refuse("effect-optional", "LB-10", number=number, effect=op.name.lower())
    most = 3 if effect.condition is If.COLOUR else 115
    if not 0 <= effect.limit <= most:
        raise refuse("effect-limit", "LB-10", number=number, effect=op.name.lower(), most=most)
    if effect.condition in (If.TARGET_AT_MOST, If.TARGET_AT_LEAST) and op not in (Op.DRAW, Op.SWAP, Op.GIVE, Op.LOOK):
        raise refuse("effect-condition", "LB-10", number=number, effect=op.name.lower())
