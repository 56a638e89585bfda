"""The child process of `hosted_bot`: runs a custom bot, whose file is its only argument (see `process`)."""

from __future__ import annotations

import math
import os
import pickle
import random
import reprlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final, SupportsFloat, SupportsIndex, assert_never

from pioche import games
from pioche.bots.faults import MOST_SAID, printable
from pioche.bots.files import Unusable, load
from pioche.bots.messages import (
    HEAD,
    HELLO,
    LONGEST,
    Again,
    Answer,
    Ask,
    Begin,
    Does,
    Failed,
    Message,
    Nonsense,
    Ready,
    Useless,
    written,
)
from pioche.engine.abilities import NamesPieces
from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refusal, Refused
from pioche.i18n import Explained

_OUT_OF_THE_WAY: Final = 200  # lowest file descriptor for our own streams, so that a bot does not hit them by accident

_MOST_OF_AN_ERROR: Final = 140  # characters; file and line are added after it
_LONGEST_ACTION: Final = LONGEST // 8  # characters, whatever JSON escapes them to; a lay of all tiles needs far fewer


class BotRunner:
    """A bot and the round that it plays.

    `random` is reseeded before every call of the bot, from the round's seed and the number of events seen. So a bot
    is reproducible, even if it is recreated for every question.
    """

    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        before = random.getstate()
        self._bot = make()
        # Creating it may be slow, so it plays the first round, unless it used `random`, which each round reseeds.
        self._unused = random.getstate() == before
        self._game: AnyGame | None = None
        self._rules: object = None
        self._asked: Ask | None = None  # the last question, its answer, and how often that was refused
        self._answered: object = None
        self._refusals = 0
        self._seed = 0
        self._seen = 0

    @property
    def corrects(self) -> bool:
        """Does it want to be told why an answer is refused?"""
        return callable(getattr(self._bot, "refused", None))

    def answer(self, number: int, message: Message) -> Answer:
        match message:
            case Begin():
                self._begin(message)
                return Ready(number)
            case Ask():
                self._see(message.news)
                legal = tuple([self._named(action) for action in message.legal])
                self._asked, self._refusals = replace(message, view=self._named(message.view), legal=legal), 0
                return self._act(number, self._asked)
            case Again():
                assert self._asked is not None
                self._refusals += 1
                self._call("refused", self._answered, self._why(message.refusal))
                return self._act(number, self._asked)
            case _:
                assert_never(message)

    def _begin(self, message: Begin) -> None:
        self._game = games.named(message.game)
        self._seed, self._seen = message.seed, 0
        self._same_chance()
        if not self._unused:
            self._bot = self._make()
        self._unused = False
        self._rules = self._game.rules(message.edition, message.options)
        self._call("score", message.pad)
        self._call("begin", self._rules, message.seat, message.players, message.seed)

    def _why(self, refusal: Refusal) -> Refused:
        """A refusal as a person gets it: `str` is the sentence with its clause."""
        assert self._game is not None
        why = Refused(refusal)
        why.reason = Explained(refusal, self._game.terms, self._rules)
        return why

    def _act(self, number: int, asked: Ask) -> Answer:
        assert self._game is not None
        self._same_chance()
        action: object = self._bot.act(asked.view, list(asked.legal))  # type: ignore[attr-defined] # seen when loaded
        self._answered = action
        if action is None:
            return Does(number, None)
        try:
            text = self._game.write(action)
        except Exception:  # noqa: BLE001 (whatever it is, it is no action)
            return Nonsense(number, _shown(action))
        if not text.isprintable() or len(text) > _LONGEST_ACTION:
            return Nonsense(number, printable(text))
        delay = getattr(self._bot, "delay", None)
        return Does(number, text, _seconds(delay(asked.view, action)) if callable(delay) else None)

    def _named(self, value: Any) -> Any:
        """What the bot is given: cards and tiles with their names."""
        game: Any = self._game
        return game.named(value) if isinstance(game, NamesPieces) else value

    def _see(self, news: tuple[object, ...]) -> None:
        """Pass all events on, even after an exception, because they are not sent again; then raise the first one."""
        first: BaseException | None = None
        for event in news:
            self._seen += 1
            try:
                self._call("see", self._named(event))
            except SystemExit:
                raise
            except BaseException as error:  # noqa: BLE001 (it is told)
                first = first or error
        if first is not None:
            raise first

    def _call(self, name: str, *args: object) -> None:
        method = getattr(self._bot, name, None)
        if callable(method):
            self._same_chance()
            method(*args)

    def _same_chance(self) -> None:
        random.seed(f"{self._seed} {self._seen}" + f" {self._refusals}" * (self._refusals > 0))


def _seconds(delay: object) -> float | None:
    """A delay as a finite float, whatever kind of number it is; None if it is not a number."""
    try:
        seconds = float(delay) if isinstance(delay, SupportsFloat | SupportsIndex) else math.nan
    except Exception:  # noqa: BLE001 (too large, or whatever a custom number type raises)
        return None
    return seconds if math.isfinite(seconds) else None


_short: Final = reprlib.Repr()
_short.maxstring = _short.maxlong = _short.maxother = MOST_SAID


def _shown(answer: object) -> str:
    """What was answered in place of an action, shortened; its `repr` may be enormous or raise."""
    try:
        return printable(_short.repr(answer))
    except BaseException:  # noqa: BLE001 (whatever it is, the answer is to blame)
        return printable(f"<{type(answer).__name__}>")


class Complaints:
    """Reports exceptions of a bot: the traceback once per place on stderr, and a one-line reason each time."""

    def __init__(self) -> None:
        self._told: set[tuple[object, ...]] = set()

    def about(self, error: BaseException) -> str:
        """What went wrong and where in the bot, in one line."""
        whole = traceback.TracebackException.from_exception(error)
        each: traceback.TracebackException | None = whole
        while each is not None:
            each.stack = traceback.StackSummary.from_list([frame for frame in each.stack if _of_the_bot(frame)])
            each = each.__cause__ or each.__context__
        place = (type(error), *((frame.filename, frame.lineno) for frame in whole.stack))
        if place not in self._told:
            self._told.add(place)
            sys.stderr.write("".join(f"{_visible(line)}\n" for line in "".join(whole.format()).splitlines()))
            sys.stderr.flush()
        if isinstance(error, SyntaxError) or not whole.stack:
            where = ""  # the message of a syntax error says where it is
        else:
            where = f" ({Path(whole.stack[-1].filename).name}, line {whole.stack[-1].lineno})"
        return f"{type(error).__name__}: {printable(_text(error))[:_MOST_OF_AN_ERROR]}{where}"


def _of_the_bot(frame: traceback.FrameSummary) -> bool:
    """Is it a frame of the bot: neither of this module nor of Python's import system?"""
    return frame.filename != __file__ and not frame.filename.startswith("<frozen ")


def _visible(line: str) -> str:
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


def _text(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # noqa: BLE001 (its `__str__` may raise)
        return ""


def received(stream: IO[bytes]) -> tuple[int, Message] | None:
    """The next message and its number; None at the end of the stream."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    number, length = HEAD.unpack(head)
    data = stream.read(length)
    if len(data) < length:
        return None
    message: Message = pickle.loads(data)  # noqa: S301 (from the process that started this one)
    return number, message


def serve(path: Path, messages: IO[bytes], out: IO[bytes]) -> None:
    """Load the bot and answer messages until the stream ends."""
    complaints = Complaints()
    born = os.getpid()

    def say(answer: Answer) -> None:
        if os.getpid() != born:
            os._exit(0)  # a process forked by the bot must not answer
        try:
            out.write(written(answer))
            out.flush()
        except OSError:
            os._exit(0)  # the host is gone

    try:
        runner = BotRunner(load(path))
    except Unusable as reason:
        say(Useless(HELLO, reason.said, reason.code))
        return
    except SystemExit as end:
        say(Useless(HELLO, printable(str(end.code)), "exits"))
        return
    except BaseException as error:  # noqa: BLE001 (it is told)
        say(Useless(HELLO, complaints.about(error)))
        return
    say(Ready(HELLO, runner.corrects))
    while (asked := received(messages)) is not None:
        number, message = asked
        try:
            answer = runner.answer(number, message)
        except SystemExit:
            raise
        except BaseException as error:  # noqa: BLE001 (it is told)
            answer = Failed(number, complaints.about(error))
        say(answer)


def _wait_for_the_end(host: int) -> None:
    """On Windows, which has no process groups (see `process`), a thread at least ends this process with the host."""
    if sys.platform == "win32":
        import _winapi

        _winapi.WaitForSingleObject(_winapi.OpenProcess(_winapi.SYNCHRONIZE, False, host), _winapi.INFINITE)
        os._exit(0)


def _moved(stream: int) -> int:
    """A duplicate of one of our streams, with a high file descriptor that the bot does not hit by accident."""
    try:
        from fcntl import F_DUPFD_CLOEXEC, fcntl

        return fcntl(stream, F_DUPFD_CLOEXEC, _OUT_OF_THE_WAY)
    except (ImportError, OSError):  # Windows, or the limit on open files is lower
        return os.dup(stream)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the host, which then ends this process
    if sys.platform == "win32":
        threading.Thread(target=_wait_for_the_end, args=(os.getppid(),), daemon=True).start()
    # What the bot prints must not mix with the answers, and the bot must not read our messages.
    out, messages = os.fdopen(_moved(1), "wb"), os.fdopen(_moved(0), "rb")
    os.dup2(2, 1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    serve(Path(sys.argv[1]).resolve(), messages, out)
