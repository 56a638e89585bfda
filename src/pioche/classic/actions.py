"""Actions: what a seat can do, as a closed union of typed values. `encode` and `decode` convert to and from moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from pioche.classic import codes as c
from pioche.classic import moves
from pioche.engine.refusal import refuse


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card: with the colour of a Wild or Wild4, with the call, with other cards of its number below it."""

    seat: int
    face: int
    colour: int | None = None
    call: bool = False
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw in turn, or take the cards of a debt."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Keep the drawn card, sit out, or decline a choice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call UNO or UNO UNO after the card was laid."""

    seat: int


@dataclass(frozen=True, slots=True)
class Catch:
    """Point out that somebody has not called."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Doubt:
    """Challenge a Wild4."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameColour:
    """Name the colour of a first Wild or first Blank, or when the rule on a Blank asks for it."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class TurnHands:
    """Choose the direction in which all hands are passed."""

    seat: int
    clockwise: bool


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a player: to swap hands with, or as target of the rule on a Blank."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Give:
    """Give one or two cards to another player."""

    seat: int
    target: int
    cards: tuple[int, ...]
    call: bool = False


@dataclass(frozen=True, slots=True)
class Accuse:
    """Accuse somebody of giving advice."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote on the accusation."""

    seat: int
    aye: bool


Action = Play | Draw | Pass | Call | Catch | Doubt | NameColour | TurnHands | Pick | Give | Accuse | Vote


def encode(action: Action) -> int:
    """An action as a move; refused if it has no valid encoding."""
    seat = action.seat
    if not 0 <= seat < c.NO_SEAT or not 0 <= getattr(action, "target", 0) < c.NO_SEAT:
        raise refuse("malformed")
    match action:
        case Play():
            return _encode_play(action)
        case Draw():
            return moves.simple(seat, c.DRAW)
        case Pass():
            return moves.simple(seat, c.PASS)
        case Call():
            return moves.simple(seat, c.CALL)
        case Doubt():
            return moves.simple(seat, c.DOUBT)
        case Catch(target=target):
            return moves.aimed(seat, c.CATCH, target)
        case Pick(target=target):
            return moves.aimed(seat, c.PICK, target)
        case Accuse(target=target):
            return moves.aimed(seat, c.ACCUSE, target)
        case NameColour(colour=colour):
            if colour not in range(4):
                raise refuse("malformed")
            return moves.simple(seat, c.NAME) | (colour << c.COLOUR_AT)
        case TurnHands(clockwise=clockwise):
            return moves.aimed(seat, c.TURN_HANDS, int(clockwise))
        case Vote(aye=aye):
            return moves.aimed(seat, c.VOTE, int(aye))
        case Give(target=target, cards=cards, call=call):
            if not 1 <= len(cards) <= 2 or any(face not in range(c.FACES) for face in cards):
                raise refuse("malformed")
            first, second = (cards[0], c.NO_FACE) if len(cards) == 1 else (min(cards), max(cards))
            return moves.hand_over(seat, target, first, second, int(call))
        case _:
            assert_never(action)


_NEVER: Final = 255
"""More cards of one number than the pack has. Cards that no rule lets one lay together are encoded so, and `checking`
refuses them at every table, by what that table allows."""


def _encode_play(action: Play) -> int:
    colour = c.NO_COLOUR if action.colour is None else action.colour
    if action.face not in range(c.FACES) or colour not in range(c.NO_COLOUR + 1):
        raise refuse("malformed")
    also = 0
    for face in action.also:
        if face not in range(c.FACES):
            raise refuse("malformed")
        if face >= c.WILD or face % c.RANKS != action.face % c.RANKS:
            return moves.play(action.seat, action.face, colour, int(action.call), _NEVER)
        if (also >> 2 * (face // c.RANKS)) & 3 == 3:
            raise refuse("malformed")
        also += 1 << 2 * (face // c.RANKS)
    return moves.play(action.seat, action.face, colour, int(action.call), also)


def decode(move: int) -> Action:
    """A move as an action; refused if it is invalid."""
    seat = move & 15
    kind = (move >> c.KIND_AT) & 31
    target = (move >> c.TARGET_AT) & 15
    colour = (move >> c.COLOUR_AT) & 7
    face = (move >> c.FACE_AT) & 63
    second = (move >> c.SECOND_AT) & 63
    call = bool((move >> c.CALL_AT) & 1)
    match kind:
        case c.PLAY:
            also = (move >> c.ALSO_AT) & 255
            below = tuple(
                hue * c.RANKS + face % c.RANKS
                for hue in range(4)
                for _ in range((also >> 2 * hue) & 3)
                if face < c.WILD
            )
            return Play(seat, face, None if colour == c.NO_COLOUR else colour, call, below)
        case c.DRAW:
            return Draw(seat)
        case c.PASS:
            return Pass(seat)
        case c.CALL:
            return Call(seat)
        case c.DOUBT:
            return Doubt(seat)
        case c.CATCH:
            return Catch(seat, target)
        case c.PICK:
            return Pick(seat, target)
        case c.ACCUSE:
            return Accuse(seat, target)
        case c.NAME:
            return NameColour(seat, colour)
        case c.TURN_HANDS:
            return TurnHands(seat, bool(target))
        case c.VOTE:
            return Vote(seat, bool(target))
        case c.HAND_OVER:
            return Give(seat, target, (face,) if second == c.NO_FACE else (face, second), call)
        case _:
            raise refuse("malformed")
