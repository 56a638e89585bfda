"""Where games are played: the bots of a contest, made once for each process."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self, assert_never

import msgspec

from pioche.arena.contest import Contest
from pioche.arena.entrants import Entrant, digest
from pioche.arena.outcome import Outcome, Trouble
from pioche.bots import levels
from pioche.bots.bot import AnyBot
from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Hung, Illegal
from pioche.bots.game import game_of
from pioche.bots.host import HostedBot, Limits
from pioche.bots.playing import play
from pioche.engine.refusal import refuse

MOST_REASON = 200  # characters that are kept of what a bot said when it broke


class Hall:
    """Plays games of one contest by their numbers."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._game = game_of(contest.edition)
        self._rules = self._game.among_bots(contest.edition, dict(contest.options))
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
        """End the processes of persons' bots."""
        self._stack.close()

    def play(self, number: int) -> Outcome:
        """Play a game."""
        contest = self._contest
        sitting = contest.sitting(number)
        copies: Counter[int] = Counter()
        bots = []
        for entrant in sitting.seats:
            bots.append(self._bot(entrant, copies[entrant]))
            copies[entrant] += 1
        first = sitting.deal % contest.players
        played = play(self._game, self._rules, bots, contest.deal_seed(sitting.deal), first, contest.chance(number))
        return Outcome(
            number,
            played.winners,
            played.actions,
            tuple(round(seconds, 6) for seconds in played.thinking),
            tuple(played.asked),
            troubles(played.faults),
        )

    def _bot(self, entrant: int, copy: int) -> AnyBot:
        """A bot for a seat; every seat has one of its own."""
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
        """Refuse persons' files that are no bots before hundreds of games are played with them."""
        table, _ = self._game.deal(self._rules, self._contest.players, self._contest.deal_seed(0), 0)
        seat = table.turn
        for number, entrant in enumerate(self._contest.entrants):
            if entrant.own:
                continue
            bot = self._bot(number, 0)
            try:
                bot.begin(self._rules, seat, self._contest.players, 0)
                bot.act(table.view(seat), table.legal(seat))
            except Faulty as faulty:
                if isinstance(faulty.fault, Broken):
                    raise refuse("arena-broken", file=entrant.name, reason=faulty.fault.reason[:MOST_REASON]) from None

    def _file(self, entrant: Entrant) -> Path:
        """The file of a person's bot: where it lies, or on another machine a copy of it."""
        here = Path(entrant.file)
        if here.is_file() and here.read_text(encoding="utf-8") == entrant.source:
            return here
        if entrant.name not in self._files:
            folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="pioche-bot-")))
            self._files[entrant.name] = folder / f"{digest(entrant)}.py"
            self._files[entrant.name].write_text(entrant.source, encoding="utf-8")
        return self._files[entrant.name]


def troubles(faults: Iterable[tuple[int, Fault]]) -> tuple[Trouble, ...]:
    """The faults of a game as they are kept: each kind once for each seat, with what was said first."""
    found: dict[tuple[int, str], Trouble] = {}
    for seat, fault in faults:
        kind, reason = _told(fault)
        known = found.get((seat, kind)) or Trouble(seat, kind, 0, reason[:MOST_REASON])
        found[seat, kind] = msgspec.structs.replace(known, times=known.times + 1)
    return tuple(found.values())


def _told(fault: Fault) -> tuple[str, str]:
    match fault:
        case Broken(reason):
            return "broken", reason
        case Crashed(reason):
            return "crashed", reason
        case Hung(seconds):
            return "hung", f"{seconds:g} s"
        case Illegal(answer):
            return "illegal", answer
        case _:
            assert_never(fault)
