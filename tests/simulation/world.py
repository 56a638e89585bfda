"""A whole installation on one simulated loop: processes, database, bus, bots and clients, all drawn from one seed."""

from __future__ import annotations

import hashlib
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from pioche.bots.levels import LEVELS
from pioche.engine.refusal import Refusal
from pioche.server.live.listing import row_of
from pioche.server.live.live_table import LiveTable
from pioche.server.live.live_tables import LiveTables
from pioche.server.table import log_actions
from pioche.server.table.seats import Presence
from pioche.server.table.state import Status
from pioche.store.entry import Entry
from tests.simulation.bus import BusFaults, Nats
from tests.simulation.client import Client
from tests.simulation.database import Database, DiskFaults
from tests.simulation.edges import simulated
from tests.simulation.faults import keep_failing
from tests.simulation.invariants import History, Violation
from tests.simulation.log_pipe import LogPipe
from tests.simulation.loop import BEGINNING, Domain, SimulatedLoop
from tests.simulation.process import ServerProcess
from tests.simulation.scenario import Scenario, TablePlan
from tests.simulation.thinking import OWN_BOT, MindFaults, Minds

Json = dict[str, Any]
MORE: Final = 8  # entries that every table must still get when nothing fails any more, unless its match is over
GIVEN: Final = 400.0  # seconds for that
LISTS_GIVEN: Final = 20  # seconds until lists show the state of a table
MOST_STEPS: Final = 200_000
LONG_THERE: Final = 8.0  # seconds after which every process knows that somebody is connected
HARMLESS: Final = frozenset(
    ("disk full", "torn groups", "clock jumps", "clients leave", "failing bots", "log pipe closed")
)
PROMPT: Final = HARMLESS - {"disk full", "torn groups"} | {"crash", "lost bus", "noisy bus", "slow clients"}
QUIET: Final = frozenset(("clock jumps", "clients leave", "failing bots", "log pipe closed", "slow clients"))
FOLLOWED_WITHIN: Final = 1.0  # seconds until other processes know of an entry, when nothing else than that fails
ANNOUNCED_WITHIN: Final = 6.0  # seconds; by then its writer mostly knows of an entry, even if it heard of an error
READ_WITHIN: Final = 0.3  # seconds until they have read what they know to have missed
APPLIED_WITHIN: Final = 0.3  # seconds, when nothing else than the above fails


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a world."""

    seed: int
    failure: str | None
    steps: int
    entries: int
    seconds: float  # of virtual time
    digest: str  # of everything that happened
    crash_at: tuple[int, ...]  # as in the scenario
    notes: tuple[str, ...]


class World:
    """Runs one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.chance = self._stream("world")
        self.loop = SimulatedLoop(self._stream("order"), self._problem)
        self.database = Database(self.loop, self._stream("database"), self._written, shared=scenario.processes > 1)
        self.bus = Nats(self.loop, self._stream("bus"), self._failed, self._subscribed)
        self.minds = Minds(self.loop, self._stream("minds"))
        self.pipe = LogPipe(lambda line: self._failed(f"the server logs an error: {line}"))
        self.processes = [ServerProcess(self, f"p{number}", scenario.config) for number in range(scenario.processes)]
        self.clients: list[Client] = []
        self.histories: dict[str, History] = {}
        self.calm = False
        self.refusals: Counter[str] = Counter()
        self._plans: dict[str, TablePlan] = {}
        self._failure: str | None = None
        self._notes: list[str] = []
        self.announced: set[tuple[LiveTables, str, int]] = set()
        self._crashes: list[tuple[int, ServerProcess]] = []
        self._goals: dict[str, int] = {}
        self._entries = 0

    def _stream(self, name: str) -> Random:
        """Each part draws from its own numbers, so that one more draw here changes nothing there."""
        return Random(f"{name} {self.scenario.seed}")

    # Running

    def run(self) -> Outcome:
        try:
            with simulated(self.loop, self._stream("secrets"), self.bus, self.minds, self.pipe):
                try:
                    self._run()
                except Violation as violation:
                    self._failed(str(violation))
                finally:
                    self.loop.close()
        finally:
            self.pipe.close()
        digest = hashlib.sha256("\n".join([*self._notes, str(self.loop.steps)]).encode()).hexdigest()[:16]
        return Outcome(
            self.scenario.seed,
            self._failure,
            self.loop.steps,
            self._entries,
            self.loop.time() - BEGINNING,
            digest,
            self.scenario.crash_at,
            tuple(self._notes),
        )

    def _run(self) -> None:
        loop, scenario = self.loop, self.scenario
        loop.after_step = self._after_step
        self._set_up()
        for step in scenario.crash_at:
            self.crash_at(loop.steps + step, self.processes[step % len(self.processes)])
        for name in scenario.faults:
            loop.spawn(loop.world, keep_failing(self, name, self._stream(name)))
        loop.run(self._busy_enough, loop.time() + scenario.calm_after)
        if self._failure is None:
            self._calm_down()
            if not loop.run(self._gone_on, loop.time() + GIVEN) and self._failure is None:
                self._failed(f"a table does not go on: {self._standing()}")
        if self._failure is None:
            self._look_at_the_end()
        # What another process has not saved before it was killed is saved with the next change.
        if self._failure is None and (len(self.processes) == 1 or not {"crash", "restart"} & {*scenario.faults}):
            self._look_at_the_lists()

    def _set_up(self) -> None:
        """Start the processes, make the tables, and let people come. Nothing fails yet."""
        loop = self.loop
        for process in self.processes:
            process.start()
        loop.run(lambda: all(process.up for process in self.processes), loop.time() + 10)
        for number, plan in enumerate(self.scenario.tables):
            people = [f"t{number}person{seat}" for seat in range(plan.people + plan.watchers)]
            process = self.chance.choice(self.processes)
            assert process.live is not None
            assert process.domain is not None
            making = loop.spawn(process.domain, process.live.make(people[0], people[0], plan.settings, "address"))
            loop.run(making.done, loop.time() + 10)
            code = making.result()
            assert not isinstance(code, Refusal)
            if code not in self.histories:
                raise Violation(f"the table {code} is made, but not written")
            self._plans[code] = plan
            devices = [*people, *people[: plan.second_devices]]
            for device, person in enumerate(devices):
                plays = device < plan.people or device >= len(people) or self.scenario.habits.leave > 0
                client = Client(
                    self,
                    person,
                    self.histories[code],
                    self._stream(f"client {number} {device}"),
                    self.scenario.habits,
                    plays=plays,
                )
                self.clients.append(client)
                loop.call_later(self.chance.uniform(0.0, 2.0), client.connect)

    def _busy_enough(self) -> bool:
        return self._entries >= self.scenario.enough or self._failure is not None

    def _calm_down(self) -> None:
        """From now on nothing fails any more."""
        self.note("calm")
        self.calm = True
        self._crashes = []
        self.bus.faults, self.database.faults, self.minds.faults = BusFaults(), DiskFaults(), MindFaults()
        self.bus.back()
        for process in self.processes:
            if process.domain is not None:
                process.domain.stalled_until = 0.0
            process.start()
        for client in self.clients:
            if client.connection is not None:
                client.connection.read()
            self.loop.call_later(0.1, client.connect, context=self.loop.world.context.copy())
        self._goals = {table: history.state.seq + MORE for table, history in self.histories.items()}

    def _gone_on(self) -> bool:
        if self._failure is not None:
            return True
        if self.loop.steps > MOST_STEPS:
            self._failed("it does not come to an end")
            return True
        return self.loop.steps % 8 == 0 and not self._standing()

    def _standing(self) -> list[str]:
        """Tables that have not gone on yet, and clients that have not heard of it."""
        found = []
        for table, history in self.histories.items():
            state = history.state
            over = state.status is Status.OVER
            goal = state.seq if over else self._goals[table]
            clients = [client for client in self.clients if client.history is history and not client.unwelcome]
            if not clients:
                continue  # a table does nothing while nobody is connected
            if state.seq < goal:
                found.append(f"{table} at {state.seq}, {state.status.value}")
            for client in clients:
                if client.since == 0.0:
                    found.append(f"{client.person} is not connected to {table}")
                elif (client.seq or 0) < goal and not history.moments[-1].late:
                    found.append(f"{client.person} is at {client.seq} of {table}, which is at {state.seq}")
        return found

    def _look_at_the_end(self) -> None:
        for task, domain in self.loop.tasks:
            if domain.alive and task.done() and not task.cancelled() and getattr(task, "_log_traceback", False):
                name = getattr(task.get_coro(), "__qualname__", "")
                self._problem(f"{name} failed, and nobody noticed", task.exception())
        for process in self.processes:
            live = process.live
            for table in live.tables.values() if live is not None else ():
                state = table.state  # as far as it is applied
                moment = self.histories[state.table].at(state.seq)
                if state.at != moment.entry.at:
                    self._failed(f"{process.name} has another history of {state.table}")
        for client in self.clients:
            state = client.history.state
            seat = state.seat_of(client.person)
            long_there = client.since and self.loop.time() - client.since > 30
            chose = any(other.person == client.person and other.chose_away for other in self.clients)
            if seat is not None and long_there and state.seats[seat].presence is not Presence.HERE and not chose:
                self._failed(f"{client.person} is connected, but counts as {state.seats[seat].presence.value}")

    def _later(self, seconds: float, call: Callable[..., None], *arguments: object) -> None:
        """Call something of the world itself."""
        self.loop.call_later(seconds, call, *arguments, context=self.loop.world.context.copy())

    def _look_at_the_lists(self) -> None:
        """What lists show follows the log, a little later."""
        shown: dict[str, object] = {}
        expected: dict[str, object] = {}
        for _ in range(LISTS_GIVEN):
            shown = {row.table_id: (row.status, row.taken) for row in self.database.shown()}
            rows = [row_of(history.state) for history in self.histories.values()]
            expected = {row.table_id: (row.status, row.taken) for row in rows}
            if shown == expected:
                return
            self.loop.run(lambda: self._failure is not None, self.loop.time() + 1)
        self._failed(f"lists show {shown} instead of {expected}")

    # Called by the parts

    def note(self, text: str) -> None:
        self._notes.append(f"{self.loop.time() - BEGINNING:10.4f} {self.loop.steps:6} {text}")

    def _failed(self, what: str) -> None:
        if self._failure is None:
            self._failure = what
            self.note(f"FAILED: {what}")

    def _problem(self, what: str, error: BaseException | None) -> None:
        if isinstance(error, Violation):
            self._failed(str(error))
        elif error is not None:
            last = traceback.extract_tb(error.__traceback__)[-1:]
            where = f"{last[0].filename.rpartition('/')[2]}:{last[0].lineno}" if last else ""
            self._failed(f"{what}: {error!r} {where}")
        else:
            self._failed(what)

    def _written(self, entry: Entry, domain: Domain) -> None:
        history = self.histories.get(entry.table)
        if history is None:
            history = self.histories[entry.table] = History(entry.table)
        self._check_absence(history, entry)
        history.write(entry)
        live = next((process.live for process in self.processes if process.domain is domain), None)
        table = None if live is None else live.tables.get(entry.table)
        if live is not None and table is not None:
            self._later(ANNOUNCED_WITHIN, self._check_announced, entry, live, table)
        self._entries += 1
        if PROMPT.issuperset(self.scenario.faults):
            self._later(APPLIED_WITHIN, self._check_applied, entry, domain)
        if len(self.processes) > 1 and QUIET.issuperset(self.scenario.faults):
            self._later(FOLLOWED_WITHIN, self._check_followed, entry)
        self.note(f"{domain.name} {entry.table} {entry.seq} {entry.action[:60]} {entry.key}")

    def _check_absence(self, history: History, entry: Entry) -> None:
        """Nobody who is connected counts as lost, unless what processes tell each other may not arrive."""
        action = log_actions.parse(entry.action)
        if (
            not isinstance(action, log_actions.Absent)
            or action.how != "lost"
            or not HARMLESS.issuperset(self.scenario.faults)
        ):
            return
        person = history.state.seats[action.seat].person
        devices = [client for client in self.clients if client.history is history and client.person == person]
        if any(client.since and self.loop.time() - client.since > LONG_THERE for client in devices):
            raise Violation(f"{person} is connected to {history.table}, but is marked as lost")

    def _check_applied(self, entry: Entry, domain: Domain) -> None:
        """Who has written an entry applies it and tells it, even if who wanted it has left meanwhile."""
        live = next((process.live for process in self.processes if process.domain is domain), None)
        table = None if live is None else live.tables.get(entry.table)
        if table is not None and table.members.sessions and table.seq < entry.seq:
            self._failed(f"{domain.name} has written entry {entry.seq} of {entry.table}, but does not know it")

    def _check_followed(self, entry: Entry) -> None:
        """Processes with somebody connected learn of an entry from the bus, long before they poll the database."""
        for process in self.processes:
            self._check_known(process, process.live, entry)

    def _check_known(self, process: ServerProcess, live: LiveTables | None, entry: Entry) -> None:
        table = None if live is None or process.live is not live else live.tables.get(entry.table)
        if table is not None and table.members.sessions and table.seq < entry.seq:
            self._failed(f"{process.name} does not know of entry {entry.seq} of {entry.table}")

    def _subscribed(self, domain: Domain) -> None:
        """A process hears everything from now on. What it has missed before, it reads now."""
        process = next((each for each in self.processes if each.domain is domain), None)
        live = None if process is None else process.live
        if process is None or live is None or not QUIET.issuperset(self.scenario.faults):
            return
        for table in live.tables:
            self._later(READ_WITHIN, self._check_known, process, live, self.histories[table].moments[-1].entry)

    def heard(self, process: ServerProcess, live: LiveTables, entry: Entry) -> None:
        """A process hears of an entry from the bus: if it has missed others, it reads them at once."""
        if (QUIET | {"noisy bus"}).issuperset(self.scenario.faults):
            self._later(FOLLOWED_WITHIN, self._check_known, process, live, entry)

    def _check_announced(self, entry: Entry, live: LiveTables, table: LiveTable) -> None:
        """Who has written an entry and knows it has told the lists and the other processes, even if it heard of an
        error and has only read later that the entry was written."""
        still = any(process.live is live for process in self.processes) and live.tables.get(entry.table) is table
        if still and table.seq >= entry.seq and (live, entry.table, entry.seq) not in self.announced:
            self._failed(f"nobody is told of entry {entry.seq} of {entry.table}")

    def said(self, client: Client, message: Json) -> None:
        try:
            client.history.said(client.person, message)
        except Violation as violation:
            self._failed(str(violation))

    def outside(self, call: Callable[[], None]) -> None:
        """Call something in the context of the world."""
        self.loop.call_soon(call, context=self.loop.world.context.copy())

    def crash_at(self, step: int, process: ServerProcess) -> None:
        self._crashes.append((step, process))

    def _after_step(self, _domain: Domain) -> None:
        for step, process in self._crashes:
            if self.loop.steps >= step:
                self._crashes.remove((step, process))
                self.note(f"{process.name} is killed")
                process.kill()
                later = self.chance.choice((0.0, 0.2, 2.0, 15.0))
                self.loop.call_later(later, process.start, context=self.loop.world.context.copy())
                break

    def some_process(self) -> ServerProcess | None:
        up = [process for process in self.processes if process.up]
        return self.chance.choice(up) if up else None

    def some_bot(self) -> str:
        if self.scenario.own_bots and self.chance.random() < 0.5:
            return OWN_BOT
        return self.chance.choice(sorted(LEVELS))

    def bots_at(self, table: str) -> int:
        return self._plans[table].bots

    def number_of(self, client: Client) -> int:
        return self.clients.index(client)
