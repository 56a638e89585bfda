"""A custom bot: a Python file with one class or one function, run in a child process with a time limit.

    class Bot:                                   or just     def act(view, legal):
        def begin(self, rules, seat, players, seed): ...         return legal[0]
        def see(self, event): ...
        def act(self, view, legal): ...
        def delay(self, view, action): ...
        def refused(self, action, why): ...
        def score(self, pad): ...

Of the class only `act` is required; `GAMES = ("rummy",)` in the file says which games it plays. Default: all.

`HostedBot` implements `bot.Bot`. If the file is broken, crashes, hangs or answers with something that is not an action,
it raises `Faulty`, and the caller makes a move in its place. A bot with a method `refused` is told why an answer is not
allowed, and asked again (`again`, used by `asking`). After a hang or a crash of the whole process the child is
restarted and the round so far is replayed to it; after `MOST_FAULTS` of these in a round the bot sits out the rest.
Loading a file that fails is retried a few times only. What the bot prints goes to stderr.

The child leads its own process group, so that its children end with it, and a guard process kills the group when the
host process is gone, however it ended. This protects the table from a bot's mistakes. It is not a sandbox: run only
files that you would run yourself.
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
    read,
)
from pioche.bots.process import ENDED, Process
from pioche.bots.reasons import Reason
from pioche.engine.game import AnyGame
from pioche.engine.match import ScorePad
from pioche.engine.refusal import Refusal, Refused, refuse

MOST_FAULTS: Final = 3
MOST_REFUSALS: Final = 3  # answers to one question that are refused, after which no other one is asked for
LIMIT: Final = 2.0  # seconds for a move, unless the user sets another limit
LEAST_LIMIT: Final = 0.01
MOST_LIMIT: Final = 600.0
NO_ACTION: Final = Refusal("bot-no-action")  # why an answer that is not an action of the bot's seat is refused
DEFAULT_DELAY: Final = 1.5
_LONGEST_DELAY: Final = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may take, in seconds."""

    start: float = 10.0  # to load; also to begin a round, which creates an object
    move: float = LIMIT  # to answer, with all corrections


DEFAULT_LIMITS: Final = Limits()


def limits_of(move: float | None) -> Limits:
    """The limits for a time per move that a user has set (default: `LIMIT`); refused if it is out of range."""
    if move is not None and not LEAST_LIMIT <= move <= MOST_LIMIT:
        raise refuse("arena-limit")
    return DEFAULT_LIMITS if move is None else Limits(move=move)


def _written(game: AnyGame, rules: object) -> tuple[str, dict[str, str]]:
    """Rules as they are sent between processes: an edition and the options that differ from it."""
    edition = game.edition_of(rules)
    return edition, game.printed.differences(edition, rules)


class HostedBot:
    """The bot of a file, for one game."""

    def __init__(self, path: Path, game: AnyGame, limits: Limits = DEFAULT_LIMITS) -> None:
        self.path = path
        self._game = game
        self._limits = limits
        self._process: Process | None = None
        self._begun: Begin | None = None
        self._pad: ScorePad | None = None
        self._told: list[object] = []  # events of this round
        self._sent = 0  # how many of them were sent to the child
        self._delay = DEFAULT_DELAY
        self._faults = 0  # in this round, those that ended the child
        self._corrects = False  # it has a method `refused`
        self._refusals = 0  # of answers to the last question
        self._until = 0.0  # when it must have answered the last question
        self._loads = 0  # consecutive loads that failed without an answer from the child
        self._broken: Broken | None = None  # set if loading is not retried any more

    def __getstate__(self) -> dict[str, object]:
        """A copy has no child process: it starts one when it is asked, and replays the round so far to it."""
        return {**self.__dict__, "_process": None}

    def load(self) -> None:
        """Start the child process if there is none; raises `Faulty` with `Broken` if the file cannot be used."""
        self._loaded()

    def score(self, pad: ScorePad | None) -> None:
        self._pad = pad

    def begin(self, rules: object, seat: int, players: int, seed: int) -> None:
        self._begun = Begin(self._game.name, *_written(self._game, rules), seat, players, seed, self._pad)
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
        """Does it sit out the rest of this round? The reason has been reported already."""
        return self._faults >= MOST_FAULTS

    def act(self, view: object, legal: Sequence[object]) -> object | None:
        if self.sits_out:
            return None
        process = self._running()
        news, self._sent = tuple(self._told[self._sent :]), len(self._told)
        self._refusals = 0
        self._until = time.monotonic() + self._limits.move
        return self._answered(process, Ask(news, view, tuple(legal)), self._limits.move)

    @property
    def corrects(self) -> bool:
        """May it answer the last question once more? If it has time left, and not too many answers were refused."""
        left = self._until - time.monotonic()
        return self._corrects and self._process is not None and self._refusals < MOST_REFUSALS and left > 0

    def again(self, refusal: Refusal) -> object | None:
        """Tell it why its last answer is not allowed, and ask the same again; only if it `corrects`."""
        assert self._process is not None
        self._refusals += 1
        return self._answered(self._process, Again(refusal), max(0.0, self._until - time.monotonic()))

    def _answered(self, process: Process, message: Message, seconds: float) -> object | None:
        match answer := self._asked(process, message, seconds):
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
        """Kill the child process and everything that it has started."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _read(self, text: str) -> object:
        """Parse an action; the text is untrusted."""
        try:
            action: object = self._game.read(text)
        except Refused as refused:
            raise Faulty(Illegal(printable(text), refused.refusal)) from refused
        except (ValueError, LookupError, TypeError, ArithmeticError, RecursionError) as error:
            raise Faulty(Illegal(printable(text), None)) from error
        return action

    def _running(self) -> Process:
        """The child process, started and told about the round if necessary."""
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
            # The machine may just be busy: retried in the next rounds, but only a few times.
            self._loads += 1
            raise self._unusable(_while_loading(faulty.fault), self._loads >= MOST_FAULTS) from None
        if isinstance(answer, Useless):
            raise self._unusable(_useless(answer, self.path.name), for_good=True)
        self._corrects = isinstance(answer, Ready) and answer.corrects
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
        """Send a message and return its answer. Every message has one, so that neither side blocks on a full pipe."""
        answer = self._answer(process, process.send(message), seconds)
        if isinstance(answer, Failed):
            raise Faulty(Crashed(printable(answer.reason)))
        return answer

    def _answer(self, process: Process, number: int, seconds: float) -> Answer:
        """The answer to the message with this number; raises `Faulty` on a timeout or if the child has ended."""
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
        """Close the child process, count the fault, and return the exception to raise."""
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
    """The delay that the bot asks for, limited to a sensible range; the default for None and NaN."""
    return DEFAULT_DELAY if delay is None or delay != delay else min(max(delay, 0.0), _LONGEST_DELAY)
