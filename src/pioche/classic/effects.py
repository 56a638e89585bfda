"""What a card does, as data: the effect language (LB-10).

A program is a short list of effects without loops, so it always ends. The built-in cards are programs too
(`rules.program_of`), and the rule that a table writes on a Blank is one: `mechanics/playing.py` is the only
interpreter. Text for what the engine cannot enforce goes along.
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
    """What happens."""

    DRAW = c.FX_DRAW  # the target draws `count` cards at once
    DEBT = c.FX_DEBT  # the next owes `count` cards, to be answered as the table allows, and loses the turn
    SKIP = c.FX_SKIP  # the next `count` sit out
    TURN = c.FX_TURN  # the direction turns
    COLOUR = c.FX_COLOUR  # the player names a colour
    PASS_HANDS = c.FX_PASS_HANDS  # all hands go round, the player says which way
    SWAP = c.FX_SWAP  # the player swaps hands with the target
    GIVE = c.FX_GIVE  # the player gives `count` cards to the target
    AGAIN = c.FX_AGAIN  # the player moves again
    LOOK = c.FX_LOOK  # the player looks at the target's hand


class At(IntEnum):
    """Whom it happens to."""

    NEXT = c.AT_NEXT
    PREVIOUS = c.AT_PREVIOUS
    CHOSEN = c.AT_CHOSEN  # the player points at somebody, once per card
    SELF = c.AT_SELF
    OTHERS = c.AT_OTHERS
    ALL = c.AT_ALL


class If(IntEnum):
    """When it happens. The number compared with is `limit`."""

    ALWAYS = c.IF_ALWAYS
    SELF_AT_MOST = c.IF_SELF_AT_MOST  # the player holds at most so many cards
    SELF_AT_LEAST = c.IF_SELF_AT_LEAST
    TARGET_AT_MOST = c.IF_TARGET_AT_MOST  # the target holds at most so many cards
    TARGET_AT_LEAST = c.IF_TARGET_AT_LEAST
    COLOUR = c.IF_COLOUR  # colour `limit` is in force


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of a program."""

    op: Op
    count: int = 1
    at: At = At.NEXT
    optional: bool = False  # the player may decline (a choice that he makes)
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
    """The rule of one card. Refused when it could not be played."""

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
