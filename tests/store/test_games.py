"""Finished games in the store: links that stay, lists and figures of one person, what goes with a removed table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from pioche.store import archive, games, migrate, queries
from pioche.store.rows import GameRow, ResultRow, TableRow
from pioche.store.store import Store, open_store

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]


def game(table: str, match: int, at: int, link: str) -> GameRow:
    return GameRow(table, match, link, "classic/fr", "{}", 2, 3, 120, 60, 1, at)


def result(table: str, match: int, seat: int, person: str | None, at: int, *, won: bool = False) -> ResultRow:
    return ResultRow(table, match, seat, person, person or "casual", "classic/fr", 10, 1, won, at, 2, 4)


async def fill(store: Store) -> None:
    """Anna has three games, two of them at one table; Ben was in one."""
    for table, match, at in (("t1", 1, 100), ("t1", 2, 200), ("t2", 1, 300)):
        await queries.note(store, [TableRow(table, "classic/fr", "", False, "over", 2, 2, 1, at)])
        other = "ben" if table == "t2" else None
        rows = [result(table, match, 0, "anna", at, won=at == 200), result(table, match, 1, other, at)]
        await queries.save_results(store, rows)
        await games.save(store, [game(table, match, at, f"{table}{match}".ljust(16, "0"))])


def test_lists_and_figures(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await fill(store)
        mine = await games.of_person(store, "anna", 10)
        assert [(row.table_id, row.match) for row in mine] == [("t2", 1), ("t1", 2), ("t1", 1)]
        assert [row.at for row in await games.of_person(store, "anna", 1, before=300)] == [200]
        assert [row.at for row in await games.of_person(store, "anna", 9, won=True)] == [200]
        assert await games.of_person(store, "anna", 9, edition="classic/lb") == []
        assert [row.at for row in await games.of_person(store, "ben", 9)] == [300]
        seats = await games.seats_of(store, mine[:1])
        assert [seat.person_id for seat in seats["t2", 1]] == ["anna", "ben"]
        [counted] = await games.counted_of(store, "anna")
        assert (counted.matches, counted.won, counted.rounds, counted.longest) == (3, 1, 9, 60)
        assert (counted.caught, counted.best_lay) == (6, 4)

    with_store(body)


def test_a_link_never_changes_and_goes_with_its_table(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await fill(store)
        link = "t11".ljust(16, "0")
        await games.save(store, [replace(game("t1", 1, 999, "another link"), moves=1)])
        found = await games.by_link(store, link)
        assert found is not None
        assert (found.at, found.moves) == (100, 120)
        assert await games.by_link(store, "another link") is None
        assert await games.link_of(store, "t1", 1) == link
        assert await archive.remove(store, "t1", 1_000)
        assert await games.by_link(store, link) is None
        assert [row.table_id for row in await games.of_person(store, "anna", 10)] == ["t2"]
        assert [each.matches for each in await games.counted_of(store, "anna")] == [1]

    with_store(body)


def test_games_from_before(tmp_path: Path) -> None:
    """Matches that were finished in an older version get a link; what was not counted then stays empty."""
    path = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        settings = migrate.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0004")
    engine.dispose()
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO tables VALUES ('t1', 'classic/fr', '', 0, 'over', 2, 2, 1, 5, NULL, NULL, NULL)")
        for table in ("t1", "gone"):
            for seat, person in ((0, "anna"), (1, None)):
                values = (table, 1, seat, person, "x", "classic/fr", 9, 1, seat == 0, 5)
                old.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    old.close()

    async def body() -> None:
        store = await open_store(str(path))
        [row] = await games.of_person(store, "anna", 9)
        assert (row.table_id, row.players, row.rounds, row.options) == ("t1", 2, None, "{}")
        assert len(row.link) == 16
        await games.save(store, [game("t1", 1, 5, "x" * 16)])  # somebody has opened the table again
        [counted] = await games.of_person(store, "anna", 9)
        assert (counted.rounds, counted.link) == (3, row.link)
        await store.close()

    asyncio.run(body())


def test_lists_use_an_index(tmp_path: Path) -> None:
    async def body() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        await fill(store)
        await store.close()

    asyncio.run(body())
    with sqlite3.connect(tmp_path / "t.sqlite") as found:
        plan = found.execute(
            "EXPLAIN QUERY PLAN SELECT * FROM games JOIN results ON results.table_id = games.table_id"
            " AND results.match = games.match WHERE results.person_id = 'anna' ORDER BY results.at DESC LIMIT 5"
        ).fetchall()
    found.close()
    assert not [step for step in plan if "SCAN" in str(step)], plan
