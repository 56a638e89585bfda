"""What goes wrong, and when: each kind of fault runs on its own while the world is not calm yet."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulation.process import ServerProcess
    from tests.simulation.world import World

Fault = Callable[["World", Random], Awaitable[None]]


def _process(world: World, chance: Random) -> ServerProcess:
    return chance.choice(world.processes)


async def crash(world: World, chance: Random) -> None:
    """A process is killed at some await and started again."""
    process = _process(world, chance)
    world.crash_at(world.loop.steps + chance.randrange(1, 60), process)


async def restart(world: World, chance: Random) -> None:
    """A process is shut down in an orderly way and started again."""
    process = _process(world, chance)
    process.stop()
    for _ in range(30):
        if process.domain is None:
            break
        await asyncio.sleep(1.0)
    else:
        process.kill()  # as a supervisor does
    process.start()


async def stall(world: World, chance: Random) -> None:
    """A process does not run for a while (suspended, swapped out)."""
    domain = _process(world, chance).domain
    if domain is not None:
        domain.stalled_until = world.loop.time() + chance.choice((0.05, 1.0, 6.0, 16.0))


async def slow_disk(world: World, chance: Random) -> None:
    faults = world.database.faults
    faults.slow = chance.choice((0.05, 0.5, 3.0, 9.0))
    await asyncio.sleep(chance.choice((0.5, 3.0, 10.0)))
    faults.slow = 0.0


async def disk_full(world: World, chance: Random) -> None:
    world.database.faults.full = True
    await asyncio.sleep(chance.choice((0.1, 1.0, 8.0)))
    world.database.faults.full = False


async def database_away(world: World, chance: Random) -> None:
    world.database.faults.away = True
    await asyncio.sleep(chance.choice((0.1, 1.0, 8.0)))
    world.database.faults.away = False


async def lost_answers(world: World, chance: Random) -> None:
    """Groups are written, but their writers hear of an error."""
    world.database.faults.lost = chance.choice((0.2, 0.7))
    await asyncio.sleep(chance.choice((1.0, 5.0)))
    world.database.faults.lost = 0.0


async def torn_groups(world: World, chance: Random) -> None:
    """Only a part of a group is written."""
    world.database.faults.torn = chance.choice((0.2, 0.7))
    await asyncio.sleep(chance.choice((1.0, 5.0)))
    world.database.faults.torn = 0.0


async def lost_bus(world: World, chance: Random) -> None:
    world.bus.faults.down = True
    await asyncio.sleep(chance.choice((0.5, 4.0, 20.0)))
    world.bus.faults.down = False
    world.bus.back()


async def noisy_bus(world: World, chance: Random) -> None:
    """Messages are lost, repeated, torn and reordered."""
    faults = world.bus.faults
    faults.lose, faults.twice, faults.torn, faults.late = (chance.choice((0.0, 0.2, 0.6)) for _ in range(4))
    await asyncio.sleep(chance.choice((2.0, 10.0, 30.0)))
    faults.lose = faults.twice = faults.torn = faults.late = 0.0


async def split(world: World, chance: Random) -> None:
    """A process reaches neither the others nor, perhaps, the database."""
    name = _process(world, chance).name
    cuts = chance.choice(
        (
            [world.bus.faults.cut],
            [world.bus.faults.apart],
            [world.database.faults.cut],
            [world.bus.faults.cut, world.database.faults.cut],
        )
    )
    for cut in cuts:
        cut.add(name)
    await asyncio.sleep(chance.choice((0.5, 6.0, 20.0)))
    for cut in cuts:
        cut.discard(name)
    world.bus.back()


async def clock_jumps(world: World, chance: Random) -> None:
    """Somebody sets the clock of a machine."""
    _process(world, chance).jump(chance.choice((-36_000.0, -3_600.0, -3_600.0, -1.0, 0.7, 45.0, 3_600.0)))


async def clients_leave(world: World, chance: Random) -> None:
    """The connection of a device, or of all devices of a person, ends: politely, or without a word."""
    chosen = chance.choice(world.clients)
    silently, everywhere = chance.random() < 0.5, chance.random() < 0.5
    back_after = chance.choice((0.01, 0.5, 3.0, 7.0, 45.0))
    for client in world.clients:
        same = client is chosen or (everywhere and client.person == chosen.person)
        if same and client.connection is not None:
            client.drop(silently=silently, back_after=back_after)


async def slow_clients(world: World, chance: Random) -> None:
    """Some clients do not read for a while."""
    chosen = [client.connection for client in chance.sample(world.clients, (len(world.clients) + 1) // 2)]
    for connection in chosen:
        if connection is not None:
            connection.slow()
    await asyncio.sleep(chance.choice((0.2, 5.0, 20.0)))
    for connection in chosen:
        if connection is not None:
            connection.read()


async def failing_bots(world: World, chance: Random) -> None:
    """Workers die, hang, find nothing, or answer with illegal moves."""
    faults = world.minds.faults
    faults.dies, faults.hangs, faults.nothing, faults.illegal = (chance.choice((0.0, 0.1, 0.4)) for _ in range(4))
    await asyncio.sleep(chance.choice((2.0, 10.0)))
    faults.dies = faults.hangs = faults.nothing = faults.illegal = 0.0


async def log_pipe_closed(world: World, chance: Random) -> None:
    """Nobody reads the log lines any more."""
    await asyncio.sleep(chance.random())
    world.pipe.lose_reader()


FAULTS: Final[dict[str, tuple[Fault, float]]] = {
    # and the mean number of seconds between two of them
    "crash": (crash, 4.0),
    "restart": (restart, 12.0),
    "stall": (stall, 5.0),
    "slow disk": (slow_disk, 3.0),
    "disk full": (disk_full, 4.0),
    "database away": (database_away, 5.0),
    "lost answers": (lost_answers, 3.0),
    "torn groups": (torn_groups, 3.0),
    "lost bus": (lost_bus, 2.5),
    "noisy bus": (noisy_bus, 2.0),
    "split": (split, 4.0),
    "clock jumps": (clock_jumps, 1.2),
    "clients leave": (clients_leave, 2.0),
    "slow clients": (slow_clients, 1.5),
    "failing bots": (failing_bots, 1.5),
    "log pipe closed": (log_pipe_closed, 3.0),
}


async def keep_failing(world: World, name: str, chance: Random) -> None:
    """Let one kind of fault happen again and again, until the world is calm."""
    fault, mean = FAULTS[name]
    while not world.calm:
        await asyncio.sleep(chance.expovariate(1 / mean))
        if not world.calm:
            world.note(name)
            await fault(world, chance)
