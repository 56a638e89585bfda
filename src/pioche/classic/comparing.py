"""Why one move was better than another (`abilities.Compares`): what it keeps, whom it hits, what the other risks."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pioche.classic import codes as c
from pioche.classic.actions import Action, Draw, Give, Pass, Play
from pioche.classic.cards import colour_of
from pioche.classic.mechanics import matching
from pioche.classic.mechanics.challenge import Challenge
from pioche.classic.reasons import reasons
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine.abilities import Reason
from pioche.engine.refusal import Argument

Code = Literal[
    "last",
    "hits",
    "keeps-wilds",
    "strong-colour",
    "stays",
    "points",
    "waits",
    "unbelieved",
    "believed",
    "catch",
    "call",
    "bluff",
    "more",
    "fits",
    "draws",
    "chances",
]
CODES: Final[tuple[str, ...]] = get_args(Code)


def _reason(code: Code, **args: Argument) -> Reason:
    return Reason(code, tuple(args.items()))


def comparison(rules: Rules, view: View, played: Action | None, better: Action | None) -> Reason:
    """The most important thing that tells the better action from the one that was played; None: doing nothing."""
    if _forgets(view, played) and (better is None or not _forgets(view, better)):
        return _reason("call")
    own = {each.code: each for each in (() if better is None else reasons(rules, view, better))}
    other = {each.code for each in (() if played is None else reasons(rules, view, played))}
    for code in ("last", "hits", "catch", "unbelieved", "believed", "waits"):
        if code in own and code not in other:
            return own[code]
    if isinstance(played, Play) and played.face == c.WILD4 and _bluff(rules, view):
        return _reason("bluff")
    if isinstance(played, Draw | Pass) and isinstance(better, Play):
        return _reason("draws")
    if isinstance(played, Play) and isinstance(better, Play):
        if len(better.also) > len(played.also):
            return _reason("more")
        fits, fitted = _following(rules, view, better), _following(rules, view, played)
        if fits > fitted:
            return _reason("fits", cards=fits, fewer=fitted)
    for code in ("keeps-wilds", "strong-colour", "stays", "points"):
        if code in own and code not in other:
            return own[code]
    return _reason("chances")


def _forgets(view: View, action: Action | None) -> bool:
    """Does the seat have one card left after an action without a call (FR-10)?"""
    match action:
        case None:
            return view.seat in view.owing
        case Play(call=False, also=also):
            return len(view.hand) - 1 - len(also) == 1
        case Give(call=False, cards=cards):
            return len(view.hand) - len(cards) == 1
        case _:
            return False


def _bluff(rules: Rules, view: View) -> bool:
    """Would a Wild4 be a bluff that can be challenged (FR-16, LB-9, FR-22)?"""
    if rules.challenge.challenge is Challenge.OFF:
        return False
    colour = c.NO_COLOUR if view.colour is None else view.colour
    held = sum(1 << face for face in set(view.hand))
    return bool(held & matching.bluffing(rules.book, colour, held & matching.covering(rules.book, colour, view.top)))


def _following(rules: Rules, view: View, action: Play) -> int:
    """How many cards of the hand would fit the card that is laid."""
    left = list(view.hand)
    for face in (action.face, *action.also):
        left.remove(face)
    colour = colour_of(action.face) if action.face < c.WILD else action.colour
    faces = matching.covering(rules.book, c.NO_COLOUR if colour is None else colour, action.face)
    return sum(faces >> face & 1 for face in left)
