"""Why a move is suggested (`abilities.Explains`): what speaks for it, as far as its player can see."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pioche.classic import codes as c
from pioche.classic.actions import Action, Call, Catch, Doubt, Draw, NameColour, Pass, Play
from pioche.classic.cards import COLOURS, colour_of, rank_of
from pioche.classic.codes import Phase
from pioche.classic.mechanics import matching
from pioche.classic.mechanics.scoring import points_table
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine.abilities import Reason
from pioche.engine.refusal import Argument

Code = Literal[
    "last",
    "hits",
    "keeps-wilds",
    "only-wild",
    "strong-colour",
    "stays",
    "points",
    "nothing-fits",
    "waits",
    "unbelieved",
    "believed",
    "catch",
    "call",
    "chances",
]
CODES: Final[tuple[str, ...]] = get_args(Code)
MOST: Final = 2
_FEW: Final = 2  # so many cards make a player dangerous
_MANY_POINTS: Final = 20


def _reason(code: Code, **args: Argument) -> Reason:
    return Reason(code, tuple(args.items()))


def reasons(rules: Rules, view: View, action: Action) -> tuple[Reason, ...]:
    """The most important reasons for a move, at most two; if none is to be seen, that it wins most often."""
    found: list[Reason] = []
    match action:
        case Play():
            found = _of_play(rules, view, action)
        case Draw() | Pass():
            if view.phase is Phase.CHALLENGE:
                found = [_reason("believed")]
            elif view.phase is not Phase.SKIPPED:
                found = [_reason("waits" if _fitting(rules, view) else "nothing-fits")]
        case Doubt():
            found = [_reason("unbelieved")]
        case Catch(target=target):
            found = [_reason("catch", seat=target)]
        case Call():
            found = [_reason("call")]
        case NameColour(colour=colour) if colour == _strongest(view.hand):
            found = [_reason("strong-colour", colour=COLOURS[colour])]
        case _:
            pass
    return tuple(found[:MOST]) or (_reason("chances"),)


def _of_play(rules: Rules, view: View, action: Play) -> list[Reason]:
    left = list(view.hand)
    for face in (action.face, *action.also):
        left.remove(face)
    if not left:
        return [_reason("last")]
    found: list[Reason] = []
    following = (action.seat + view.direction) % view.players
    hits = action.face == c.WILD4 or rank_of(action.face) in (c.DRAW2, c.SKIP)
    if hits and view.counts[following] <= _FEW:
        found.append(_reason("hits", seat=following, cards=view.counts[following]))
    if action.face >= c.WILD:
        if not [face for face in _fitting(rules, view) if face < c.WILD]:
            found.append(_reason("only-wild"))
        if action.colour is not None and action.colour == _strongest(left):
            found.append(_reason("strong-colour", colour=COLOURS[action.colour]))
        return found
    colour = colour_of(action.face)
    if any(face >= c.WILD for face in left):
        found.append(_reason("keeps-wilds"))
    if colour == _strongest(left):
        found.append(_reason("stays" if colour == view.colour else "strong-colour", colour=COLOURS[colour]))
    if points_table(rules.scoring.wild4_points)[action.face] >= _MANY_POINTS:
        found.append(_reason("points"))
    return found


def _fitting(rules: Rules, view: View) -> list[int]:
    """The cards of the hand that cover the discards; after a draw only the drawn one counts."""
    colour = c.NO_COLOUR if view.colour is None else view.colour
    faces = matching.covering(rules.book, colour, view.top)
    hand = view.hand if view.drawn is None else (view.drawn,)
    return [face for face in hand if faces >> face & 1]


def _strongest(hand: list[int] | tuple[int, ...]) -> int | None:
    """The colour that a hand has most of; None if it has no colour at all."""
    counts = [sum(colour_of(face) == colour for face in hand) for colour in range(4)]
    return counts.index(max(counts)) if any(counts) else None
