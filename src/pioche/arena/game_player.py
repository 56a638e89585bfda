"""Plays the games of a contest; the bots are created once per process."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self, assert_never

import msgspec

from pioche import games
from pioche.arena.contest import Contest, Sitting
from pioche.arena.entrants import Entrant
from pioche.arena.outcome import Outcome, Trouble
from pioche.bots import levels
from pioche.bots.bot import AnyBot
from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Hung, Illegal
from pioche.bots.hosted_bot import HostedBot, Limits
from pioche.bots.playing import play
from pioche.bots.reasons import Reason, said
from pioche.engine.refusal import Refusal, refuse
from pioche.engine.sentences import sentence
from pioche.i18n import Translator, language_of_terminal

MOST_REASON = 300  # characters kept of the reason why a bot failed
_MOST_ANSWER = 100  # of these, for the answer, if that is refused


class GamePlayer:
    """Plays games of one contest by number."""

    def __init__(self, contest: Contest, language: str | None = None) -> None:
        """`language`: of the messages about bots that fail. Default: the language of this terminal."""
        self._contest = contest
        self._game = games.of(contest.edition)
        self._rules = self._game.rules(contest.edition, dict(contest.options), players=contest.players, programs=True)
        self._words = Translator(language or language_of_terminal(os.environ))
        self._bots: dict[tuple[int, int], AnyBot] = {}
        self._files: dict[str, Path] = {}
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the child processes of custom bots."""
        self._stack.close()

    def play(self, number: int) -> Outcome:
        """Play the game with this number."""
        contest = self._contest
        sitting = contest.sitting(number)
        bots = self.seated(sitting)
        first = sitting.deal % contest.players
        played = play(self._game, self._rules, bots, contest.deal_seed(sitting.deal), first, contest.chance(number))
        return Outcome(
            number,
            played.winners,
            played.actions,
            tuple(round(seconds, 6) for seconds in played.thinking),
            tuple(played.asked),
            troubles(played.faults, self.told),
        )

    def seated(self, sitting: Sitting) -> list[AnyBot]:
        """The bots of a game, by seat."""
        copies: Counter[int] = Counter()
        bots = []
        for entrant in sitting.seats:
            bots.append(self._bot(entrant, copies[entrant]))
            copies[entrant] += 1
        return bots

    def _bot(self, entrant: int, copy: int) -> AnyBot:
        """The bot for a seat, created if necessary; no two seats of a game share one."""
        made = self._bots.get((entrant, copy))
        if made is None:
            made = self._bots[entrant, copy] = self._make(self._contest.entrants[entrant])
        return made

    def _make(self, entrant: Entrant) -> AnyBot:
        if entrant.own:
            return levels.make(self._contest.game, entrant.bot, entrant.budget)
        hosted = HostedBot(self._file(entrant), self._game, Limits(move=self._contest.limit))
        self._stack.callback(hosted.close)
        return hosted

    def check_files(self) -> None:
        """Load all custom bots; refuse files that are not bots before hundreds of games are played with them."""
        for number, entrant in enumerate(self._contest.entrants):
            bot = self._bot(number, 0)
            if not isinstance(bot, HostedBot):
                continue
            try:
                bot.load()
            except Faulty as faulty:
                reason = self.told(faulty.fault)[1]
                match faulty.fault:
                    case Broken(Reason(code="other-game")):
                        raise refuse("arena-other-game", file=entrant.name, reason=reason) from None
                    case _:
                        raise refuse("arena-broken", file=entrant.name, reason=reason) from None

    def told(self, fault: Fault) -> tuple[str, str]:
        """The kind of a fault, and a message about it."""
        match fault:
            case Broken(reason):
                return "broken", said(reason, self._words)
            case Crashed(reason):
                return "crashed", said(reason, self._words)
            case Hung(seconds):
                return "hung", self._words.text("arena-seconds", value=seconds)
            case Illegal(answer, refusal):
                wish = answer[:_MOST_ANSWER]
                if refusal is None:
                    return "illegal", self._words.text("arena-no-action", answer=wish)
                return "illegal", f"{wish} – {self._sentence(refusal)}"
            case _:
                assert_never(fault)

    def _sentence(self, refusal: Refusal) -> str:
        """A refusal as shown at a table, with its clause."""
        return sentence(refusal, self._words, self._game.terms, self._rules)

    def _file(self, entrant: Entrant) -> Path:
        """The file of a custom bot: the original, or a temporary copy on another machine."""
        here = Path(entrant.file)
        if _source(here) == entrant.source:
            return here
        if entrant.name not in self._files:
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="pioche-bot-")))
            self._files[entrant.name] = folder / here.name  # keeps its name, which messages show
            self._files[entrant.name].write_text(entrant.source, encoding="utf-8")
        return self._files[entrant.name]


def _source(path: Path) -> str | None:
    """The content of a file, as `Entrant.source` has it; None if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8") or "\n"
    except (OSError, UnicodeDecodeError):
        return None


def troubles(faults: Iterable[tuple[int, Fault]], told: Callable[[Fault], tuple[str, str]]) -> tuple[Trouble, ...]:
    """The faults of a game, counted by seat and kind, each with its first message."""
    found: dict[tuple[int, str], Trouble] = {}
    for seat, fault in faults:
        kind, reason = told(fault)
        known = found.get((seat, kind)) or Trouble(seat, kind, 0, reason[:MOST_REASON])
        found[seat, kind] = msgspec.structs.replace(known, times=known.times + 1)
    return tuple(found.values())
