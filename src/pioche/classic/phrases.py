"""Language-independent phrases for the card game (cards, moves, events), and its views as plain boards.

Cards have the names of the rule books and the colours of the edition (FR-2, LB-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final, assert_never

from pioche.classic import codes as c
from pioche.classic.actions import (
    Accuse,
    Action,
    Call,
    Catch,
    Doubt,
    Draw,
    Give,
    NameColour,
    Pass,
    Pick,
    Play,
    TurnHands,
    Vote,
)
from pioche.classic.cards import NAMES, Palette, colour_of, rank_of
from pioche.classic.codes import Phase
from pioche.classic.events import (
    HIDDEN,
    Accused,
    Called,
    Caught,
    ColourNamed,
    Dealt,
    Doubted,
    Drew,
    Event,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Judged,
    Laid,
    Looked,
    Owes,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    TookBack,
    Turned,
    Voted,
    Why,
)
from pioche.classic.mechanics.challenge import Challenge
from pioche.classic.mechanics.debt import Draw2Parry
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine.board import Area, Board, BoardCard, BoardSeat, Colour
from pioche.engine.phrases import Phrase, phrase

_SPECIAL: Final = {c.DRAW2: "draw2", c.SKIP: "skip", c.REVERSE: "reverse"}
_BLACK: Final = {c.WILD: "wild", c.WILD4: "wild4", c.UNO_CARD: "uno"}
_SPECIAL_FACES: Final = {c.DRAW2: "+2", c.SKIP: "Ø", c.REVERSE: "<>"}
_BLACK_FACES: Final = {c.WILD: "W", c.WILD4: "+4", c.UNO_CARD: "U"}
_WILD4: Final = 4  # cards that a Wild4 brings
_LAID: Final = {
    How.BY_TURN: "web-log-laid",
    How.BY_JUMP: "web-log-laid-jump",
    How.BY_FOLLOW: "web-log-laid-follow",
}
_DREW: Final = {
    Why.TURN: "web-log-drew",
    Why.DEBT: "web-log-drew-debt",
    Why.FORGOT: "web-log-drew-forgot",
    Why.CAUGHT: "web-log-drew-caught",
    Why.CHALLENGE_LOST: "web-log-drew-challenge-lost",
    Why.BLUFF: "web-log-drew-bluff",
    Why.BLACK_FINISH: "web-log-drew-black-finish",
    Why.NOTHING_KEPT: "web-log-drew-nothing-kept",
    Why.ADVICE: "web-log-drew-advice",
    Why.EFFECT: "web-log-drew-effect",
    Why.ALL_PARRIED: "web-log-drew-all-parried",
    Why.LAST_CARD: "web-log-drew-last-card",
}
# The colours of the palette `letz` for clients that have only the standard ones (LB-1).
_SHOWN: Final[dict[str, Colour]] = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "black": "black",
    "orange": "red",
    "violet": "blue",
}


def card_phrase(face: int, palette: Palette, *, definite: bool = False) -> Phrase:
    """The name of a card: `red 5`; `definite`, for use within a sentence: `the red 5`."""
    article = "the-" if definite else ""
    if face == HIDDEN:
        return phrase("web-card-hidden")
    if face >= c.BLANK:
        return phrase(f"{article}card-blank", number=str(face - c.BLANK + 1))
    if face >= c.WILD:
        return phrase(f"{article}card-{_BLACK[face]}")
    colour = palette.colours()[colour_of(face)]
    rank = rank_of(face)
    if rank in _SPECIAL:
        return phrase(f"{article}card-{_SPECIAL[rank]}", colour=colour)
    return phrase(f"{article}card-number", colour=colour, number=str(rank))


def colour_phrase(colour: int | None, palette: Palette) -> Phrase:
    """The name of a colour, or a phrase for no colour."""
    return phrase("colour-none" if colour is None else f"colour-{palette.colours()[colour]}")


def cards_phrase(faces: Sequence[int], palette: Palette) -> Phrase:
    """A list of cards."""
    named = [card_phrase(face, palette, definite=True) for face in faces]
    return reduce(lambda before, last: phrase("listed", before=before, last=last), named)


def _answer(cards: int, rules: Rules) -> str:
    """How cards that somebody has to draw can be answered (FR-12, FR-22, DE-5, DE-10)."""
    if rules.debt.draw2_parry is not Draw2Parry.OFF or (rules.debt.wild4_parry and cards >= _WILD4):
        return "parry"
    return "challenge" if rules.challenge.challenge is not Challenge.OFF and cards >= _WILD4 else "none"


def event_phrase(event: Event, rules: Rules) -> Phrase | None:
    """A sentence that describes an event; None if it needs no mention."""
    palette = rules.pack.palette
    match event:
        case Dealt(dealer=dealer):
            return phrase("web-log-dealt", name=dealer)
        case FirstCard(face=face, stays=stays):
            key = "web-log-first" if stays else "web-log-first-back"
            return phrase(key, card=card_phrase(face, palette, definite=True))
        case Laid(seat=seat, face=face, how=how, also=also):
            card = card_phrase(face, palette, definite=True)
            if also:
                return phrase("web-log-laid-several", name=seat, card=card, count=len(also) + 1)
            return phrase(_LAID[how], name=seat, card=card)
        case Drew(seat=seat, cards=cards, why=why):
            drew = phrase(_DREW[why], name=seat, cards=len(cards))
            if len(cards) != 1 or cards[0] == HIDDEN:
                return drew
            return phrase("text-drew-card", drew=drew, card=card_phrase(cards[0], palette, definite=True))
        case Passed(seat=seat):
            return phrase("web-log-passed", name=seat)
        case Skipped(seat=seat):
            return phrase("web-log-skipped", name=seat)
        case Turned():
            return phrase("web-log-turned")
        case ColourNamed(seat=seat, colour=colour):
            return phrase("web-log-colour", name=seat, colour=colour_phrase(colour, palette))
        case Owes(seat=seat, cards=owed):
            return phrase("web-log-owes", name=seat, cards=owed, answer=_answer(owed, rules))
        case Called(seat=seat, cards=left):
            return phrase("web-log-uno" if left else "web-log-uno-uno", name=seat)
        case Caught(by=by, seat=seat):
            return phrase("web-log-caught", name=by, other=seat)
        case Doubted(by=by, seat=seat, bluff=bluff):
            return phrase("web-log-doubt-right" if bluff else "web-log-doubt-wrong", name=by, other=seat)
        case TookBack(seat=seat):
            return phrase("web-log-took-back", name=seat)
        case HandsPassed():
            return phrase("web-log-hands-passed")
        case HandsSwapped(seat=seat, other=other):
            return phrase("web-log-hands-swapped", name=seat, other=other)
        case Gave(seat=seat, other=other, cards=cards):
            return phrase("web-log-gave", name=seat, other=other, cards=len(cards))
        case Looked(seat=seat, other=other):
            return phrase("web-log-looked", name=seat, other=other)
        case Accused(by=by, seat=seat):
            return phrase("web-log-accused", name=by, other=seat)
        case Voted(seat=seat, aye=aye):
            return phrase("web-log-aye" if aye else "web-log-nay", name=seat)
        case Judged(seat=seat, guilty=guilty):
            return phrase("web-log-guilty" if guilty else "web-log-not-guilty", name=seat)
        case Reshuffled():
            return phrase("web-log-reshuffled")
        case RoundOver(winner=None):
            return phrase("web-log-round-nobody")
        case RoundOver(winner=winner):
            assert winner is not None
            return phrase("web-log-round-won", name=winner)
        case _:
            assert_never(event)


def action_phrase(action: Action, rules: Rules, held: int | None = None) -> Phrase:
    """A short label for an action; `held`: how many cards the seat holds, if known."""
    palette = rules.pack.palette
    match action:
        case Play(call=True, also=also) if rules.uno_call.uno_uno and held == len(also) + 1:
            return phrase("text-with-last-call", move=_bare_phrase(action, palette))  # DE-12
        case Play(call=True) | Give(call=True):
            return phrase("action-with-call", move=_bare_phrase(action, palette))
        case _:
            return _bare_phrase(action, palette)


def _bare_phrase(action: Action, palette: Palette) -> Phrase:
    """The label of an action without its call."""
    match action:
        case Play(face=face, colour=None, also=also):
            return phrase("action-play", card=cards_phrase((*also, face), palette))
        case Play(face=face, colour=colour):
            card = card_phrase(face, palette, definite=True)
            return phrase("action-play-colour", card=card, colour=colour_phrase(colour, palette))
        case Draw():
            return phrase("action-draw")
        case Pass():
            return phrase("action-pass")
        case Call():
            return phrase("action-call")
        case Catch(target=target):
            return phrase("action-catch", other=target)
        case Doubt():
            return phrase("action-doubt")
        case NameColour(colour=colour):
            return phrase("action-name-colour", colour=colour_phrase(colour, palette))
        case TurnHands(clockwise=clockwise):
            return phrase("action-hands-left" if clockwise else "action-hands-right")
        case Pick(target=target):
            return phrase("action-pick", other=target)
        case Give(target=target, cards=cards):
            return phrase("action-give", other=target, cards=cards_phrase(cards, palette))
        case Accuse(target=target):
            return phrase("action-accuse", other=target)
        case Vote(aye=aye):
            return phrase("action-aye" if aye else "action-nay")
        case _:
            assert_never(action)


def _drawn_on(face: int) -> str:
    """What is drawn on a card besides its colour."""
    if face >= c.WILD:
        return _BLACK_FACES.get(face, NAMES[face])
    rank = rank_of(face)
    return _SPECIAL_FACES.get(rank, str(rank))


def board(view: View, rules: Rules) -> Board:
    """A view as plain seats, cards and facts."""
    palette = rules.pack.palette

    def card(face: int) -> BoardCard:
        colour = palette.colours()[colour_of(face)] if face < c.WILD else "black"
        return BoardCard(NAMES[face], card_phrase(face, palette), _SHOWN[colour], _drawn_on(face))

    facts = [
        phrase("board-colour", colour=colour_phrase(view.colour, palette)),
        phrase("web-direction-left" if view.direction == 1 else "web-direction-right"),
    ]
    if view.debt:
        facts.append(phrase("board-debt", cards=view.debt))
    over = view.phase is Phase.OVER
    return Board(
        view.seat,
        tuple(map(card, view.hand)),
        None if over else view.turn,
        over,
        tuple(
            BoardSeat(
                held,
                (phrase("board-uncalled"),) if seat in view.owing else (),
                () if view.hands is None else tuple(map(card, view.hands[seat])),
            )
            for seat, held in enumerate(view.counts)
        ),
        (
            Area(phrase("board-discards"), tuple(map(card, view.discards))),
            Area(phrase("board-pile"), hidden=view.pile),
        ),
        tuple(facts),
    )
