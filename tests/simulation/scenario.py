"""What is played in a world, by whom, on how many processes, and what may fail: drawn from the seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from msgspec import structs

from pioche.engine.refusal import Refusal
from pioche.server.config import Config
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import checked_settings
from tests.simulation.client import Habits
from tests.simulation.faults import FAULTS

_HOUSE_RULES: Final = (
    {"jump_in": "on"},
    {"multiples": "on"},
    {"seven_swap": "optional"},
    {"zero_rotation": "forced"},
    {"wild4_parry": "on", "draw2_parry": "draw2"},
    {"draw_until_playable": "on"},
    {"two_player_reverse_skips": "on"},
    {"uno_card_gift": "on"},
    {"double_skip": "on", "skip_parry": "on"},
    {"sequences": "on"},
)
BETWEEN_PROCESSES: Final = ("noisy bus", "clients leave")
IN_THE_DATABASE: Final = ("disk full", "lost answers", "torn groups", "clients leave")
_EDITIONS: Final = ("classic/fr", "classic/lb", "classic/de")
_TILES: Final = ("rummy/en", "rummy/fr", "rummy/de")


@dataclass(frozen=True, slots=True)
class TablePlan:
    settings: Settings
    people: int
    bots: int
    watchers: int
    second_devices: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A world before it begins."""

    seed: int
    processes: int
    config: Config
    tables: tuple[TablePlan, ...]
    faults: tuple[str, ...]
    habits: Habits
    calm_after: float  # seconds
    enough: int  # entries of all tables after which it gets calm too
    own_bots: bool = False
    crash_at: tuple[int, ...] = ()  # further steps, after the tables have been made, at which a process is killed


def scenario(seed: int) -> Scenario:
    """The scenario of a seed."""
    chance = Random(f"scenario {seed}")
    processes = chance.choice((1, 1, 2, 2, 3))
    config = _config(chance, processes)
    tables = tuple(_table(chance) for _ in range(chance.choice((1, 1, 1, 2))))
    faults = _faults(chance, processes)
    if processes > 1 and set(faults) <= {*BETWEEN_PROCESSES}:
        config = replace(config, idle_table=0.0)  # they are opened and shut all the time
    watched = Random(f"watched {seed}")  # numbers of its own, so that the other worlds stay as they are
    look = 0.0
    if processes > 1 and watched.random() < 0.3:  # at some process nobody has a seat, and there people look again
        look = watched.choice((0.1, 0.4))
        tables = tuple(_watched(plan, watched) for plan in tables)
    return Scenario(
        seed,
        processes,
        config,
        tables,
        faults,
        Habits(
            chat=chance.choice((0.0, 0.1)),
            pause=chance.choice((0.0, 0.0, 0.05)),
            away=chance.choice((0.0, 0.0, 0.05)),
            leave=chance.choice((0.0, 0.0, 0.05)),
            repeat=chance.choice((0.0, 0.2)),
            reload=chance.choice((0.2, 0.6)),
            hasty=chance.choice((0.05, 0.5, 0.9)),
            flee=chance.choice((0.0, 0.0, 0.3)),
            odd_salts=Random(f"salts {seed}").choice((0.0, 0.3, 0.6)),
            look=look,
        ),
        chance.choice((15.0, 40.0, 90.0)),
        chance.choice((20, 35, 60)),
        own_bots=chance.random() < 0.3,
    )


def _faults(chance: Random, processes: int) -> tuple[str, ...]:
    """Some kinds, not all: a world in which everything fails at once gets nowhere near the rare cases."""
    share = chance.choice((0.0, 0.15, 0.3, 0.6))
    drawn = {name: chance.random() for name in FAULTS}
    if processes > 1 and chance.random() < 0.3:  # only people who come and go between processes, and the bus
        return tuple(name for name in BETWEEN_PROCESSES if drawn[name] < 0.6)
    if chance.random() < 0.15:  # only the database
        return tuple(name for name in IN_THE_DATABASE if drawn[name] < 0.6)
    for name in ("noisy bus", "lost bus", "split"):  # only between processes, and there more often
        drawn[name] = drawn[name] / 2 if processes > 1 else 1.0
    return tuple(name for name in FAULTS if drawn[name] < share)


def _config(chance: Random, processes: int) -> Config:
    return Config(
        bus="nats://simulated" if processes > 1 else "",
        salt_wait=chance.choice((0.1, 1.0)),
        between_rounds=chance.choice((1.0, 5.0)),
        bot_pause=chance.choice((0.0, 0.1, 1.2)),
        catch_window=chance.choice((0.1, 2.5)),
        grace_lost=chance.choice((0.5, 4.0)),
        grace_away=chance.choice((2.0, 25.0)),
        grace_gone=chance.choice((5.0, 60.0)),
        connection_queue=chance.choice((4, 8, 256)),
        idle_table=chance.choice((0.0, 0.3, 300.0)),
        workers=chance.choice((1, 2)),
        workers_queue=chance.choice((2, 200)),
        warm_after=0.0,
        ping_every=chance.choice((4.0, 10.0)),
        chat_burst=1_000.0,
        archive_after=0.0,
        forget_guests_after=0.0,
    )


def _table(chance: Random) -> TablePlan:
    players = chance.choice((2, 2, 3, 4))
    people = chance.randrange(1, players + 1)
    return TablePlan(
        _settings(chance, players),
        people,
        players - people,
        chance.choice((0, 0, 1)),
        chance.choice((0, 1)),
    )


def _watched(plan: TablePlan, chance: Random) -> TablePlan:
    watched = structs.replace(plan.settings, watch=True, delay=0)
    return replace(plan, settings=watched, watchers=chance.choice((1, 2)))


def _settings(chance: Random, players: int) -> Settings:
    tiles = chance.random() < 0.15
    if tiles:
        edition, options = chance.choice(_TILES), {"must_play": "lenient", "drawn_tile": "may", "rounds_to_win": "1"}
    else:
        edition = chance.choice(_EDITIONS)
        options = {"hand_size": str(chance.choice((2, 3, 4))), "target": str(chance.choice((10, 60, 500)))}
        for rule in chance.sample(_HOUSE_RULES, chance.choice((0, 1, 2, 3))):
            options |= rule
    made = Settings(
        edition=edition,
        options=options,
        players=players,
        clock=chance.choice((0, 0, 15)),
        watch=chance.random() < 0.9,
        delay=chance.choice((0, 0, 4)),
        pace=chance.choice(("normal", "quick")),
    )
    checked = checked_settings(made)
    assert not isinstance(checked, Refusal), checked
    return checked
