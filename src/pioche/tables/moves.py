"""Actions as `Table.push` takes them: notation, an `Action`, or a game's own value. Wrong types raise `TypeError`."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Protocol, get_args, get_origin, get_type_hints

from pioche import games
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.refusal import Refused, refuse, shown
from pioche.tables.spoken import Action
from pioche.text.hints import unreadable

_SEAT: Final = re.compile(r"[0-9]+:")


class GameAction(Protocol):
    """A game's own action, such as `pioche.classic.actions.Play(1, 43)`."""

    @property
    def seat(self) -> int: ...


Move = Action | str | GameAction
"""An action, its notation (`2:r5!`; without the seat, `r5!`, it is that of the seat on turn), or a game's own value."""


def has_seat(text: str) -> bool:
    """Does the text of an action begin with its seat?"""
    return _SEAT.match(text.strip()) is not None


def value_of(found: AnyRound, move: object) -> Any:
    """The game's own action, legal or not; refused if a text is not an action."""
    game = found.game
    match move:
        case str():
            text = move.strip() if has_seat(move) else f"{found.turn}:{move.strip()}"
            try:
                return game.read(text)
            except Refused as error:
                raise Refused(unreadable(found, move, error.refusal)) from None
        case Action(game=None):  # made from text, which several games may know
            return value_of(found, str(move))
        case Action() if move.game is not None and move.game.name == game.name:
            return move.value
        case Action():
            raise _other_game(move, move.game, game)
        case None:
            raise TypeError("None is no action: a solution or a bot that answers None has found nothing to do")
        case _:
            return _checked(found, move)


def _checked(found: AnyRound, value: object) -> Any:
    """A game's own value as its notation has it, so that fields that no action can have are refused like a text."""
    game = found.game
    own = next((each for each in games.every() if _is_of(value, each)), None)
    if own is None or type(value) is own.view_type or type(value) in own.event_types:
        raise TypeError(f"an action or its notation is needed, such as {_example(found)!r}, not {shown(value)}")
    if own.name != game.name:
        raise _other_game(value, own, game)
    _check_types(value)
    try:
        return game.read(game.write(value))
    except Refused:
        raise
    except Exception:  # noqa: BLE001 (whatever a game makes of numbers that it does not know)
        raise refuse("malformed") from None


def _other_game(value: object, own: AnyGame | None, game: AnyGame) -> TypeError:
    name = None if own is None else own.name
    return TypeError(f"{shown(value)} is an action of the game {name!r}, not of {game.name!r}")


def _is_of(value: object, game: AnyGame) -> bool:
    """Is this a value that the package of a game defines?"""
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    return is_dataclass(value) and f"{type(value).__module__}.".startswith(f"{package}.")


def _example(found: AnyRound) -> str:
    texts = found.legal_texts(found.turn)
    return texts[0] if texts else "draw"


def _check_types(value: Any) -> None:
    """Fields of a wrong type are named."""
    hints = _hints(type(value))
    for field in fields(value):
        held, hint = getattr(value, field.name), hints.get(field.name)
        if hint is not None and not _fits(held, hint):
            wanted = hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
            raise TypeError(
                f"{type(value).__name__}.{field.name} must be {wanted}, not {shown(held)}; "
                "in notation the whole action is text"
            )


def _hints(kind: type) -> dict[str, Any]:
    try:
        return get_type_hints(kind)
    except NameError:  # imported for type checkers only, by a game from another package
        return {}


def _fits(held: object, hint: Any) -> bool:
    """Has a value this type? Types that are not looked at here fit."""
    if isinstance(hint, UnionType):
        return any(_fits(held, each) for each in get_args(hint))
    if get_origin(hint) is tuple:
        arguments = get_args(hint)
        return isinstance(held, tuple) and (arguments[1:] != (...,) or all(_fits(each, arguments[0]) for each in held))
    if hint is int:
        return isinstance(held, int) and not isinstance(held, bool)
    if hint in (bool, str, NoneType) or (isinstance(hint, type) and (issubclass(hint, Enum) or is_dataclass(hint))):
        return isinstance(held, hint)
    return True
