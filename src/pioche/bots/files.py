"""The file of a person's bot: which games it plays, and in its own process what makes the bot of it.

The bot writer's names meet Python's here. Files beside the bot can be imported, as everywhere in Python; but one that
is called `random.py` is never taken for the standard library, neither by us nor by what we import.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import sys
import sysconfig
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from pioche import games
from pioche.bots import reasons

_PRIVATE: Final = "pioche_bot_"  # before the name of a file that is called like another module
_METHODS: Final = ("begin", "see", "act", "delay")


class Unusable(Exception):
    """Why a file cannot be a bot; `said` is what the sentence about it needs to know."""

    def __init__(self, code: reasons.Useless, said: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.said: Final = said


def games_of(path: Path) -> tuple[str, ...]:
    """The games that a file names in `GAMES`; without it, all.

    It is read, not run: what is offered at a table shall not depend on somebody's code, nor wait for it.
    """
    try:
        source = path.read_bytes()
        if b"GAMES" not in source:
            return games.names()
        with warnings.catch_warnings(action="ignore"):  # they are for the bot's process
            lines = ast.parse(source).body
    except (OSError, ValueError, SyntaxError, RecursionError, MemoryError):
        return games.names()  # what is wrong is said when it is loaded
    for line in reversed(lines):
        match line:
            case ast.Assign(targets=[ast.Name("GAMES")], value=value):
                return _games(value)
            case ast.AnnAssign(target=ast.Name("GAMES"), value=ast.expr() as value):
                return _games(value)
            case _:
                continue
    return games.names()


def _games(written: ast.expr) -> tuple[str, ...]:
    try:
        value: object = ast.literal_eval(written)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        raise Unusable("games") from None
    named = (value,) if isinstance(value, str) else value  # ("rummy") is a text and no tuple, but clear
    if not isinstance(named, tuple | list | set) or not named or not all(each in games.names() for each in named):
        raise Unusable("games")
    return tuple(each for each in games.names() if each in named)


def load(path: Path) -> Callable[[], object]:
    """What makes the bot of a file: its class `Bot`, or its function `act`."""
    if not path.is_file():
        raise Unusable("no-file")
    name = _module_name(path.stem)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise Unusable("not-python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look there
    _let_import_from(str(path.parent))
    spec.loader.exec_module(module)
    return _maker(module)


def _module_name(stem: str) -> str:
    """Its own name, by which other files and processes of the bot find it, unless that is another module's."""
    if "." in stem or stem in sys.modules or importlib.util.find_spec(stem) is not None:
        return _PRIVATE + stem.replace(".", "_")
    return stem


def _let_import_from(folder: str) -> None:
    """A bot may bring other files along: they come before whatever is installed, but after the standard library."""
    if folder in sys.path:
        return
    library = Path(sysconfig.get_path("stdlib"))
    of_library = [number for number, place in enumerate(sys.path) if Path(place) in (library, library / "lib-dynload")]
    sys.path.insert(of_library[-1] + 1 if of_library else len(sys.path), folder)


def _maker(module: ModuleType) -> Callable[[], object]:
    made: object = getattr(module, "Bot", None)
    function = callable(getattr(module, "act", None))
    if isinstance(made, type) and (made.__module__ == module.__name__ or not (function or _only_a_shape(made))):
        if not callable(getattr(made, "act", None)):
            raise Unusable("no-method")
        return _of_plain_functions(made, made)
    if function:
        return _of_plain_functions(module, lambda: module)
    raise Unusable("no-act")


def _only_a_shape(made: type) -> bool:
    """`pioche.bots.bot.Bot` is there to be named in annotations and cannot be made."""
    return bool(getattr(made, "_is_protocol", False))


def _of_plain_functions(bot: object, make: Callable[[], object]) -> Callable[[], object]:
    """Nobody waits for a coroutine: it would be no action, or what it is told would be lost without a word."""
    for name in _METHODS:
        method = getattr(bot, name, None)
        if inspect.iscoroutinefunction(method) or inspect.isasyncgenfunction(method):
            raise Unusable("async", name)
    return make
