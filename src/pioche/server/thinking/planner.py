"""The bots at a table: plans what each of them does, in child processes.

A question holds everything that its seat has been told in this round, so any process can answer it: a bot of a level is
created anew, a host's own bot is kept for the round where possible (`hosted_bots`). The process that serves the table
plays the answer when its delay is over (`timers`), if the position is still the same.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, assert_never

import structlog

from pioche import games
from pioche.bots import levels
from pioche.bots.bot import AnyBot, catch_up
from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Hung, Illegal
from pioche.bots.hosted_bot import NO_ACTION, HostedBot
from pioche.bots.reasons import said
from pioche.engine.match import ScorePad
from pioche.engine.refusal import Refusal
from pioche.engine.sentences import Words
from pioche.server.table import lessons
from pioche.server.table.log_actions import DEFAULT_LEVEL, FaultKind
from pioche.server.table.match import TableMatch
from pioche.server.table.own_bots import OwnBot, own_bot
from pioche.server.table.plans import Plan
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.state import Status, TableState
from pioche.server.thinking.fair_queue import TooBusy
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.worker_pool import WorkerPool

logger: Final = structlog.get_logger("pioche.bots")
NOTHING: Final = Plan(None, 0.0)
SCRIPTED: Final = 1.0  # seconds: how long the others take for a move of a lesson
AGAIN: Final = 1.0  # seconds until a simple move is looked for again


@dataclass(frozen=True, slots=True)
class Question:
    """Everything that a bot may know, and its legal actions."""

    game: str
    edition: str
    options: Mapping[str, str]
    level: str
    seat: int
    players: int
    seed: int
    told: tuple[object, ...]
    view: object
    legal: tuple[object, ...]
    pad: ScorePad | None = None  # the score of the match before this round

    def __call__(self) -> Plan:
        """Ask a bot of this level; called in a worker process."""
        bot = _bot(self.game, self.level)
        rules = games.named(self.game).rules(self.edition, self.options, players=self.players)
        catch_up(bot, rules, self.seat, self.players, self.seed, self.told, self.pad)
        return self.put_to(bot)

    def put_to(self, bot: AnyBot) -> Plan:
        """The plan of a bot that has been told everything; `Faulty` when it fails."""
        return self.plan_of(bot, bot.act(self.view, self.legal))

    def plan_of(self, bot: AnyBot, action: Any | None) -> Plan:
        """The plan for an answer of a bot."""
        if action is None:
            return NOTHING
        if action.seat != self.seat:
            # A bot may not move for another seat; nor does such an action count as one for its own seat.
            return Plan(None, 0.0, Illegal(str(action)[:200], None))
        return Plan(games.named(self.game).write(action), bot.delay(self.view, action))


@lru_cache(32)
def _bot(of_game: str, name: str) -> AnyBot:
    """Cached, because some are slow to create; every question starts with `begin`."""
    return levels.named(of_game, name)


def broken(path: Path, words: Words) -> str | None:
    """Why a bot's file cannot be used at all; None if it loads.

    It is only loaded, not asked anything: a bot for one game only is not broken.
    """
    bot = HostedBot(path, games.named(own_bot(path).games[0]))
    try:
        bot.load()
    except Faulty as faulty:
        match faulty.fault:
            case Broken(reason):
                return said(reason, words)
            case Crashed() | Hung() | Illegal():
                return None
            case _:
                assert_never(faulty.fault)
    finally:
        bot.close()
    return None


class Heard:
    """The events of the current round as one seat may know them, redacted once each: a round can be very long."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._round: PlayedRound | None = None
        self._events: list[object] = []

    def until_now(self, played: PlayedRound, redact: Callable[[Any, int], object]) -> tuple[object, ...]:
        if played is not self._round or len(self._events) > len(played.happened):
            self._round, self._events = played, []
        self._events += (redact(event, self._seat) for event in played.happened[len(self._events) :])
        return tuple(self._events)


def question(state: TableState, match: TableMatch, seat: int, level: str, heard: Heard) -> Question:
    """The question for the bot in a seat in the current position."""
    played = state.rounds[-1]
    table = match.round
    digest = hashlib.sha256(b"pioche bot 1\0" + played.secret + bytes([seat])).digest()
    return Question(
        state.game.name,
        state.settings.edition,
        state.settings.options,
        level if level in levels.LEVELS else DEFAULT_LEVEL,
        seat,
        len(state.seats),
        int.from_bytes(digest[:7], "big"),
        heard.until_now(played, match.game.redact),
        table.view(seat),
        tuple(table.legal(seat)),
        match.match.pad,
    )


Place = tuple[int, int, int, int, str]
"""The position of a match, when it was reached, and which bot plans: only moves change it."""


class Planner:
    """Plans for the bots at one table.

    `decided` is called when a plan is ready, `failed` when the bot in a seat is at fault; `asker` says on whose behalf
    they think, so that nobody's bots keep those of others waiting.
    """

    def __init__(
        self,
        state: TableState,
        workers: WorkerPool,
        hosted: HostedBots,
        own: Mapping[str, OwnBot],
        decided: Callable[[], None],
        failed: Callable[[int, FaultKind], None],
        asker: Callable[[], str] = lambda: "",
    ) -> None:
        self._state = state
        self._own = own
        self._workers = workers
        self._hosted = hosted
        self._decided = decided
        self._failed = failed
        self._asker = asker
        self._plans: dict[int, tuple[Place, Plan]] = {}
        self._thinking: dict[int, tuple[Place, asyncio.Task[None]]] = {}
        self._heard: dict[int, Heard] = {}

    def plan(self, seat: int) -> Plan | None:
        """The plan of a seat in the current position; None while it is being computed."""
        found = self._plans.get(seat)
        return found[1] if found is not None and found[0] == self._place(seat) else None

    def leave(self, seat: int) -> None:
        """Discard the plan of this seat, which cannot be carried out: it does nothing."""
        self._plans[seat] = (self._place(seat), NOTHING)

    def look(self) -> None:
        """Start planning for every seat that needs a plan."""
        state = self._state
        match = state.match
        if match is None or state.status is not Status.PLAYING or state.paused:
            if state.status is Status.OVER:
                self._hosted.forget(state.table)
            if any(seat.bot is not None for seat in state.seats):
                self._workers.warm()
            return
        scripted = lessons.scripted_move(state)
        if scripted is not None:
            number, action = scripted
            if state.seats[number].driven:
                self._plans[number] = (self._place(number), Plan(action, SCRIPTED))
                return
        turn = match.turn()
        for number, seat in enumerate(state.seats):
            if seat.driven and (number == turn or match.round.may_act(number)):
                self.think(match, number)

    def close(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        self._hosted.forget(self._state.table)

    def _place(self, seat: int) -> Place:
        state = self._state
        actions = len(state.rounds[-1].actions) if state.rounds else 0
        return state.matches, len(state.rounds), actions, state.moved_at, state.seats[seat].bot or DEFAULT_LEVEL

    def thinks(self, seat: int) -> bool:
        """Is a plan for this seat and the current position being computed?"""
        under_way = self._thinking.get(seat)
        return under_way is not None and under_way[0] == self._place(seat)

    def think(self, match: TableMatch, seat: int) -> None:
        """Start planning for a seat, unless its plan is known or being computed."""
        place = self._place(seat)
        under_way = self._thinking.get(seat)
        if self.plan(seat) is not None or self.thinks(seat):
            return
        if under_way is not None:
            under_way[1].cancel()  # for an outdated position
        heard = self._heard.setdefault(seat, Heard(seat))
        asked = question(self._state, match, seat, place[4], heard)
        task = asyncio.get_running_loop().create_task(self._ask(seat, place, asked))
        self._thinking[seat] = (place, task)

    def instead(self, seat: int, work: Callable[[], str | None], otherwise: str | None) -> None:
        """Nothing has come of thinking: have a simple move looked for; `otherwise` is what is done without one."""
        place = self._place(seat)
        self._plans.pop(seat, None)
        task = asyncio.get_running_loop().create_task(self._look_for(seat, place, work, otherwise))
        self._thinking[seat] = (place, task)

    async def _look_for(self, seat: int, place: Place, work: Callable[[], str | None], otherwise: str | None) -> None:
        action = None
        try:
            action = await self._workers.run(work, self._asker())
        except Exception as error:  # noqa: BLE001 (whatever goes wrong over there, the table goes on)
            logger.warning("no simple move", table=self._state.table, reason=type(error).__name__)
        if action is None and otherwise is None:
            await asyncio.sleep(AGAIN)  # and then it is looked for once more
        if self._thinking.get(seat, (None, None))[0] == place:
            del self._thinking[seat]
            self._plans[seat] = (place, Plan(action or otherwise, 0.0))
            self._decided()

    async def _ask(self, seat: int, place: Place, asked: Question) -> None:
        plan = NOTHING
        try:
            own = self._own.get(place[4])
            plan = await (
                self._workers.run(asked, self._asker()) if own is None else self._corrected(seat, place, own, asked)
            )
            if plan.fault is not None:
                logger.warning("bot at fault", table=self._state.table, bot=place[4], reason=str(plan.fault)[:200])
        except TooBusy:
            logger.warning("bot not asked", table=self._state.table, bot=place[4])
        except Exception as error:  # noqa: BLE001 (whatever a bot does wrong, the table goes on)
            logger.warning("bot failed", table=self._state.table, bot=place[4], reason=type(error).__name__)
        if self._thinking.get(seat, (None, None))[0] == place:
            del self._thinking[seat]
            self._plans[seat] = (place, plan)
            if plan.fault is not None:
                self._failed(seat, kind_of(plan.fault))
            self._decided()

    async def _corrected(self, seat: int, place: Place, own: OwnBot, asked: Question) -> Plan:
        """The plan of a host's own bot, which is told why an answer is not allowed and may correct it in its time."""
        plan = await self._hosted.ask(self._state.table, own.path, asked)
        while place == self._place(seat) and (refusal := self._refusal(seat, plan)) is not None:
            better = await self._hosted.ask_again(self._state.table, asked, refusal)
            if better is None:
                break
            plan = better
        return plan

    def _refusal(self, seat: int, plan: Plan) -> Refusal | None:
        """Why a plan is not allowed in the current position; None if it is, or if that cannot be told."""
        match = self._state.match
        if isinstance(plan.fault, Illegal):
            return plan.fault.refusal or NO_ACTION
        if plan.action is None or match is None or self._state.status is not Status.PLAYING:
            return None
        found = match.canonical_if_legal(plan.action)
        return found if isinstance(found, Refusal) else None


def kind_of(fault: Fault) -> FaultKind:
    """The kind of a fault: all that the people at the table are told of it."""
    match fault:
        case Broken():
            return "broken"
        case Crashed():
            return "crashed"
        case Hung():
            return "hung"
        case Illegal():
            return "illegal"
        case _:
            assert_never(fault)
