"""The other side of `host`: runs in the process of a person's bot. `python -m pioche.bots.guest FILE`."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
import struct
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import IO, assert_never

from pioche.bots.game import AnyGame, game
from pioche.bots.messages import Ask, Begin, Message

Answer = dict[str, object]


class Unusable(Exception):
    """Why a file cannot be a bot."""


def load(path: Path) -> Callable[[], object]:
    """What makes the bot of a file: its class `Bot`, or its function `act`."""
    if not path.is_file():
        raise Unusable(f"there is no file {path.name}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise Unusable(f"{path.name} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # dataclasses and pickle look there
    sys.path.insert(0, str(path.parent))  # a bot may bring other files along
    spec.loader.exec_module(module)
    return _maker(module, path)


def _maker(module: ModuleType, path: Path) -> Callable[[], object]:
    made = getattr(module, "Bot", None)
    if isinstance(made, type):
        if not callable(getattr(made, "act", None)):
            raise Unusable(f"the class Bot in {path.name} has no method act(self, view, legal)")
        return made
    if callable(getattr(module, "act", None)):
        return lambda: module
    raise Unusable(f"{path.name} has neither a class Bot nor a function act(view, legal)")


class Guest:
    """A bot and the round that it plays."""

    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._bot = make()
        self._game: AnyGame | None = None

    def answer(self, message: Message) -> Answer:
        match message:
            case Begin():
                return self._begin(message)
            case Ask():
                return self._act(message.news, message.view, message.legal)
            case _:
                assert_never(message)

    def _begin(self, message: Begin) -> Answer:
        self._game = game(message.game)
        self._bot = self._make()
        rules = self._game.rules(message.edition, message.options)
        self._call("begin", rules, message.seat, message.players, message.seed)
        return {"begun": True}

    def _act(self, news: tuple[object, ...], view: object, legal: tuple[object, ...]) -> Answer:
        for event in news:
            self._call("see", event)
        assert self._game is not None
        action: object = self._bot.act(view, list(legal))  # type: ignore[attr-defined] # looked for when it was loaded
        if action is None:
            return {"action": None}
        try:
            text = self._game.write(action)
        except Exception:  # noqa: BLE001 (whatever it is, it is no action)
            return {"illegal": repr(action)[:200]}
        delay = getattr(self._bot, "delay", None)
        return {"action": text, "delay": delay(view, action) if callable(delay) else None}

    def _call(self, name: str, *args: object) -> None:
        method = getattr(self._bot, name, None)
        if callable(method):
            method(*args)


def describe(error: BaseException) -> str:
    """What went wrong, and where in the bot: its last lines that are not ours."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != __file__]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {str(error)[:200]}{where}"


def received(stream: IO[bytes]) -> Message | None:
    """The next message, or None when there are no more."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("!I", head)
    message: Message = pickle.loads(stream.read(length))  # noqa: S301 (from the process that started this one)
    return message


def serve(path: Path, out: IO[str]) -> None:
    """Answer until nobody asks any more."""

    def say(answer: Answer) -> None:
        out.write(json.dumps(answer) + "\n")
        out.flush()

    try:
        guest = Guest(load(path))
    except Unusable as reason:
        say({"broken": str(reason)})
        return
    except Exception as error:  # noqa: BLE001 (it is told)
        traceback.print_exc()
        say({"broken": describe(error)})
        return
    say({"ready": True})
    while (message := received(sys.stdin.buffer)) is not None:
        try:
            say(guest.answer(message))
        except Exception as error:  # noqa: BLE001 (it is told)
            traceback.print_exc()
            say({"error": describe(error)})


def main() -> None:
    # What the bot prints must not get between the answers.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(Path(sys.argv[1]).resolve(), out)


if __name__ == "__main__":
    main()
