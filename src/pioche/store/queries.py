"""Queries about tables, presets and results. The log has its own modules, and people have `people`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from types import ModuleType

from sqlalchemy import ColumnElement, Integer, Table, and_, cast, delete, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from pioche.store.rows import ResultRow, TableRow
from pioche.store.schema import MEMBERS, PRESETS, RESULTS, SECRETS, TABLES
from pioche.store.store import Store

_SET_ONCE = ("origin", "short_code")
_ROW = tuple(TABLES.c[field.name] for field in fields(TableRow))


@dataclass(frozen=True, slots=True)
class PersonTotals:
    """A person's totals for one edition."""

    edition: str
    matches: int
    won: int
    rounds_won: int
    points: int


async def shared_secret(store: Store, name: str, fresh: bytes) -> bytes:
    """A secret that all processes share: the first process stores its `fresh` one."""
    await insert_new(store, SECRETS, [{"name": name, "value": fresh}])
    async with store.reading() as connection:
        return bytes((await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))).scalar_one())


async def insert_new(store: Store, table: Table, rows: Sequence[dict[str, object]]) -> None:
    """Insert rows that do not exist yet."""
    async with store.writing() as connection:
        await connection.execute(dialect_of(store).insert(table).on_conflict_do_nothing(), list(rows))


def dialect_of(store: Store) -> ModuleType:
    return postgresql if store.engine.dialect.name == "postgresql" else sqlite


# Tables


@dataclass(frozen=True, slots=True)
class Member:
    person_id: str
    table_id: str
    since: int


async def note(store: Store, rows: Sequence[TableRow], members: Sequence[Member] = ()) -> None:
    """Insert or update what lists show of tables, and their members; older data never overwrites newer data."""
    dialect = dialect_of(store)
    async with store.writing(at_once=False) as connection:  # a copy of data from the log
        for row in rows:
            values = asdict(row)
            changes = {name: value for name, value in values.items() if name not in _SET_ONCE} | {"archived_at": None}
            newer = TABLES.c.changed_at <= row.changed_at
            await connection.execute(
                dialect.insert(TABLES)
                .values(values)
                .on_conflict_do_update(index_elements=[TABLES.c.table_id], set_=changes, where=newer)
            )
        if members:
            given = [asdict(member) for member in members]
            await connection.execute(dialect.insert(MEMBERS).on_conflict_do_nothing(), given)


async def lobby(store: Store, limit: int, since: int = 0, per_origin: int = 1_000_000) -> list[TableRow]:
    """Public tables that are waiting for players or can be watched, and at which something has happened lately.

    Those that have waited longest come first, and each origin has a limited share: whoever makes many tables pushes
    nobody else out.
    """
    order = func.row_number().over(partition_by=TABLES.c.origin, order_by=(TABLES.c.status, TABLES.c.made_at))
    shown = (
        select(*_ROW, order.label("number"))
        .where(TABLES.c.public.is_(True), TABLES.c.status.in_(("open", "playing")), TABLES.c.changed_at >= since)
        .subquery()
    )
    question = (
        select(*(shown.c[column.name] for column in _ROW))
        .where(or_(shown.c.number <= per_origin, shown.c.origin.is_(None)))
        .order_by(shown.c.status, shown.c.made_at)
        .limit(limit)
    )
    async with store.reading() as connection:
        return [TableRow(**row) for row in (await connection.execute(question)).mappings()]


async def by_short_code(store: Store, short_code: str, since: int) -> str | None:
    """The waiting table with this short code at which something has happened since; None also if there are two."""
    question = select(TABLES.c.table_id).where(TABLES.c.short_code == short_code, *_waiting(since)).limit(2)
    async with store.reading() as connection:
        found = (await connection.execute(question)).scalars().all()
    return found[0] if len(found) == 1 else None


async def short_code_of(store: Store, table_id: str, since: int) -> str | None:
    question = select(TABLES.c.short_code).where(TABLES.c.table_id == table_id, *_waiting(since))
    async with store.reading() as connection:
        return (await connection.execute(question)).scalar_one_or_none()


def _waiting(since: int) -> tuple[ColumnElement[bool], ...]:
    return TABLES.c.status == "open", TABLES.c.changed_at >= since


async def tables_of(store: Store, person_id: str, limit: int) -> list[TableRow]:
    question = (
        select(*_ROW)
        .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.table_id)
        .where(MEMBERS.c.person_id == person_id)
        .order_by(TABLES.c.changed_at.desc())
        .limit(limit)
    )
    async with store.reading() as connection:
        return [TableRow(**row) for row in (await connection.execute(question)).mappings()]


# Presets


async def presets(store: Store, person_id: str) -> dict[str, str]:
    question = select(PRESETS.c.name, PRESETS.c.settings).where(PRESETS.c.person_id == person_id)
    async with store.reading() as connection:
        return {row.name: row.settings for row in await connection.execute(question.order_by(PRESETS.c.name))}


async def save_preset(store: Store, person_id: str, name: str, settings: str) -> None:
    mine = and_(PRESETS.c.person_id == person_id, PRESETS.c.name == name)
    async with store.writing() as connection:
        await connection.execute(delete(PRESETS).where(mine))
        await connection.execute(insert(PRESETS).values(person_id=person_id, name=name, settings=settings))


async def drop_preset(store: Store, person_id: str, name: str) -> None:
    mine = and_(PRESETS.c.person_id == person_id, PRESETS.c.name == name)
    async with store.writing() as connection:
        await connection.execute(delete(PRESETS).where(mine))


# Results


async def save_results(store: Store, rows: Sequence[ResultRow]) -> None:
    """Save results; idempotent, because several processes may save the same ones."""
    await insert_new(store, RESULTS, [asdict(row) for row in rows])


async def results_of_table(store: Store, table_id: str) -> list[ResultRow]:
    question = select(RESULTS).where(RESULTS.c.table_id == table_id).order_by(RESULTS.c.match, RESULTS.c.seat)
    async with store.reading() as connection:
        return [ResultRow(**row) for row in (await connection.execute(question)).mappings()]


async def results_of_person(store: Store, person_id: str, limit: int) -> list[ResultRow]:
    """A person's results, latest first."""
    question = select(RESULTS).where(RESULTS.c.person_id == person_id).order_by(RESULTS.c.at.desc()).limit(limit)
    async with store.reading() as connection:
        return [ResultRow(**row) for row in (await connection.execute(question)).mappings()]


async def totals_of(store: Store, person_id: str) -> list[PersonTotals]:
    """A person's statistics by edition."""
    question = (
        select(
            RESULTS.c.edition,
            func.count().label("matches"),
            func.sum(cast(RESULTS.c.won, Integer)).label("won"),
            func.sum(RESULTS.c.rounds_won).label("rounds_won"),
            func.sum(RESULTS.c.points).label("points"),
        )
        .where(RESULTS.c.person_id == person_id)
        .group_by(RESULTS.c.edition)
        .order_by(RESULTS.c.edition)
    )
    async with store.reading() as connection:
        return [PersonTotals(**row) for row in (await connection.execute(question)).mappings()]
