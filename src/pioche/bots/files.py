"""The file of a custom bot: which games it plays and, in the bot's own process, how to load it.

File names chosen by the author may clash with module names. Files beside the bot can be imported, as everywhere in
Python, but a file `random.py` never shadows the standard library, neither for us nor for what we import.
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

_PRIVATE: Final = "pioche_bot_"  # prefix for a file whose name is also that of another module
_METHODS: Final = ("begin", "see", "act", "delay")


class Unusable(Exception):
    """Why a file is not a usable bot; `said` fills the placeholder of the message."""

    def __init__(self, code: reasons.Useless, said: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.said: Final = said


def games_of(path: Path) -> tuple[str, ...]:
    """The games that a file lists in `GAMES`. Default: all games.

    The file is parsed, not run: what a table offers must not depend on custom code, nor wait for it.
    """
    try:
        source = path.read_bytes()
        if b"GAMES" not in source:
            return games.names()
        with warnings.catch_warnings(action="ignore"):  # the bot's own process shows them
            lines = ast.parse(source).body
    except (OSError, ValueError, SyntaxError, RecursionError, MemoryError):
        return games.names()  # the error is reported when the bot is loaded
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
    named = (value,) if isinstance(value, str) else value  # ("rummy") is a str, not a tuple, but the meaning is clear
    if not isinstance(named, tuple | list | set) or not named or not all(each in games.names() for each in named):
        raise Unusable("games")
    return tuple(each for each in games.names() if each in named)


def load(path: Path) -> Callable[[], object]:
    """Load a file and return a factory for its bot: from its class `Bot`, or from its function `act`."""
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
    """The file's own name, by which other files and processes of the bot import it, unless another module has it."""
    if "." in stem or stem in sys.modules or importlib.util.find_spec(stem) is not None:
        return _PRIVATE + stem.replace(".", "_")
    return stem


def _let_import_from(folder: str) -> None:
    """Let a bot import files beside it: they take precedence over installed packages, not over the standard library."""
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
    """Is it a protocol? `pioche.bots.bot.Bot` is imported for annotations and cannot be instantiated."""
    return bool(getattr(made, "_is_protocol", False))


def _of_plain_functions(bot: object, make: Callable[[], object]) -> Callable[[], object]:
    """Refuse async methods: nobody awaits them, so `act` would return no action and `see` would silently do nothing."""
    for name in _METHODS:
        method = getattr(bot, name, None)
        if inspect.iscoroutinefunction(method) or inspect.isasyncgenfunction(method):
            raise Unusable("async", name)
    return make
