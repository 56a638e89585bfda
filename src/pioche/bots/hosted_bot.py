"""A person's bot: a Python file with one class or one function, played in a process of its own, with a time limit.

    class Bot:                                   or just     def act(view, legal):
        def begin(self, rules, seat, players, seed): ...         return legal[0]
        def see(self, event): ...
        def act(self, view, legal): ...
        def delay(self, view, action): ...

Of the class only `act` is needed; `GAMES = ("rummy",)` in the file says which games it plays, if not all.

`HostedBot` is a bot like any other (`bot.Bot`): where the file is broken, crashes, hangs or answers what is no action,
it raises `Faulty` and whoever runs the game makes a move in its place. The process is begun anew after a crash of the
whole process or a hang, and told the round so far; after `MOST_FAULTS` of these in a round it sits out the rest. A file
that does not load is not tried for ever. What the bot prints goes to the standard error.

The process leads a group of its own, so that its children end with it, and a guard ends all of them when the host has
ended, in whatever way. This keeps a bot's mistakes from the table. It is no prison: run only files that you would run
yourself.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, assert_never

from pioche import games
from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Hung, Illegal, printable
from pioche.bots.files import Unusable, games_of
from pioche.bots.messages import (
    HELLO,
    Answer,
    Ask,
    Begin,
    Does,
    Failed,
    Message,
    Nonsense,
    Useless,
    read,
)
from pioche.bots.process import ENDED, Process
from pioche.bots.reasons import Reason
from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refused

MOST_FAULTS: Final = 3
USUAL_DELAY: Final = 1.5
_LONGEST_DELAY: Final = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may take, in seconds."""

    start: float = 10.0  # to be loaded; to begin a round, too, because an object is made for it
    move: float = 2.0  # to answer


USUAL: Final = Limits()


def _written(game: AnyGame, rules: object) -> tuple[str, dict[str, str]]:
    """Rules as they travel between processes: an edition and the options that differ from it."""
    edition = game.editions()[0]
    return edition, game.printed.differences(edition, rules)


class HostedBot:
    """The bot of a file, in whatever game it is seated."""

    def __init__(self, path: Path, game: AnyGame, limits: Limits = USUAL) -> None:
        self.path = path
        self._game = game
        self._limits = limits
        self._process: Process | None = None
        self._begun: Begin | None = None
        self._told: list[object] = []  # of this round
        self._sent = 0  # how much of that the process has been told
        self._delay = USUAL_DELAY
        self._faults = 0  # of this round, those that ended the process
        self._loads = 0  # that failed without a word from the file, one after another
        self._broken: Broken | None = None  # for good

    def __getstate__(self) -> dict[str, object]:
        """A copy has no process yet: it starts one when it is asked, and tells it the round so far."""
        return {**self.__dict__, "_process": None}

    def load(self) -> None:
        """Start its process, if there is none; `Faulty` with `Broken` when the file cannot be used."""
        self._loaded()

    def begin(self, rules: object, seat: int, players: int, seed: int) -> None:
        self._begun = Begin(self._game.name, *_written(self._game, rules), seat, players, seed)
        self._told = []
        self._faults = 0
        if self._process is None:
            self._running()
        else:
            self._tell_round(self._process)

    def see(self, event: object) -> None:
        self._told.append(event)

    @property
    def sits_out(self) -> bool:
        """Does it sit out the rest of this round? Why has been told."""
        return self._faults >= MOST_FAULTS

    def act(self, view: object, legal: Sequence[object]) -> object | None:
        if self.sits_out:
            return None
        process = self._running()
        news, self._sent = tuple(self._told[self._sent :]), len(self._told)
        answer = self._asked(process, Ask(news, view, tuple(legal)), self._limits.move)
        match answer:
            case Does(action=None):
                return None
            case Does(action=str(text)):
                self._delay = _seconds(answer.delay)
                return self._read(text)
            case Nonsense():
                raise Faulty(Illegal(printable(answer.answer), None))
            case _:
                raise self._failed(Crashed(Reason.of("astray")))

    def delay(self, view: object, action: object) -> float:
        return self._delay

    def close(self) -> None:
        """End its process, and what that has started."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _read(self, text: str) -> object:
        """The action; it comes as text, from a process that may say anything."""
        try:
            action: object = self._game.read(text)
        except Refused as refused:
            raise Faulty(Illegal(printable(text), refused.refusal)) from refused
        except (ValueError, LookupError, TypeError, ArithmeticError, RecursionError) as error:
            raise Faulty(Illegal(printable(text), None)) from error
        return action

    def _running(self) -> Process:
        """Its process, which has been told that the round has begun."""
        if self._process is not None:
            return self._process
        process = self._loaded()
        self._tell_round(process)
        return process

    def _loaded(self) -> Process:
        if self._broken is not None:
            self._faults = MOST_FAULTS
            raise Faulty(self._broken)
        if self._process is not None:
            return self._process
        self._check_game()
        process = self._process = Process(self.path)
        try:
            answer = self._answer(process, HELLO, self._limits.start)
        except Faulty as faulty:
            # A busy machine may be the reason: another round tries again, but not every one.
            self._loads += 1
            raise self._unusable(_while_loading(faulty.fault), self._loads >= MOST_FAULTS) from None
        if isinstance(answer, Useless):
            raise self._unusable(_useless(answer, self.path.name), for_good=True)
        self._loads = 0
        return process

    def _check_game(self) -> None:
        try:
            games = games_of(self.path)
        except Unusable as unusable:
            broken = _useless(Useless(HELLO, unusable.said, unusable.code), self.path.name)
            raise self._unusable(broken, for_good=True) from None
        if self._game.name not in games:
            broken = Broken(Reason.of("other-game", games=", ".join(games), game=self._game.name))
            raise self._unusable(broken, for_good=True)

    def _unusable(self, broken: Broken, for_good: bool) -> Faulty:
        self.close()
        self._faults = MOST_FAULTS
        if for_good:
            self._broken = broken
        return Faulty(broken)

    def _tell_round(self, process: Process) -> None:
        assert self._begun is not None
        self._sent = 0
        self._asked(process, self._begun, max(self._limits.start, self._limits.move))

    def _asked(self, process: Process, message: Message, seconds: float) -> Answer:
        """The answer to a message. Every message has one, so that no process ever has to wait with writing."""
        answer = self._answer(process, process.send(message), seconds)
        if isinstance(answer, Failed):
            raise Faulty(Crashed(printable(answer.reason)))
        return answer

    def _answer(self, process: Process, number: int, seconds: float) -> Answer:
        """What the process says to the message with this number; `Faulty` when it says nothing in time or has ended."""
        until = time.monotonic() + seconds
        while True:
            line = process.receive(until - time.monotonic())
            if line is None:
                raise self._failed(Crashed(process.ending()) if process.ended() else Hung(seconds))
            if line is ENDED:
                raise self._failed(Crashed(process.ending()))
            answer = read(line)
            if answer is None:
                said = printable(line.decode("utf-8", "replace")[:80])
                raise self._failed(Crashed(Reason.of("babble", said=said)))
            if answer.number == number:
                return answer

    def _failed(self, fault: Fault) -> Faulty:
        """This process is of no use any more."""
        self.close()
        self._faults += 1
        return Faulty(fault)


def _useless(answer: Useless, file: str) -> Broken:
    said = printable(answer.said)
    match answer.code:
        case None:
            return Broken(said)
        case "exits":
            return Broken(Reason.of("exits", status=said))
        case "async":
            return Broken(Reason.of("async", file=file, method=said))
        case "games":
            return Broken(Reason.of("games", file=file, known=", ".join(games.names())))
        case code:
            return Broken(Reason.of(code, file=file))


def _while_loading(fault: Fault) -> Broken:
    match fault:
        case Hung(seconds):
            return Broken(Reason.of("late", seconds=seconds))
        case Crashed(reason) | Broken(reason):
            return Broken(Reason.of("loading", reason=reason))
        case Illegal(answer):
            return Broken(answer)
        case _:
            assert_never(fault)


def _seconds(delay: float | None) -> float:
    """How long the bot would take; nobody has to believe nonsense."""
    return USUAL_DELAY if delay is None or delay != delay else min(max(delay, 0.0), _LONGEST_DELAY)
