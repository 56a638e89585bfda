"""Queries about the lines that players have kept beside their matches."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, func, insert, select

from pioche.store.rows import LineRow
from pioche.store.schema import LINES, PEOPLE
from pioche.store.store import Store

_COLUMNS = tuple(LINES.c[name] for name in LineRow.__slots__)


async def of_match(store: Store, table_id: str, match: int) -> list[tuple[LineRow, str, bool]]:
    """The lines of a match, oldest first, each with its maker's name and whether strangers may know it."""
    question = (
        select(*_COLUMNS, PEOPLE.c.name.label("maker"), PEOPLE.c.named)
        .join(PEOPLE, PEOPLE.c.person_id == LINES.c.person_id)
        .where(LINES.c.table_id == table_id, LINES.c.match == match)
        .order_by(LINES.c.at, LINES.c.line_id)
    )
    async with store.reading() as connection:
        found = (await connection.execute(question)).mappings()
        return [
            (LineRow(**{name: row[name] for name in LineRow.__slots__}), row["maker"] or "", bool(row["named"]))
            for row in found
        ]


async def keep(store: Store, row: LineRow, most: int) -> bool:
    """Keep a line, unless its maker has so many at this match already."""
    mine = select(func.count()).where(
        LINES.c.table_id == row.table_id, LINES.c.match == row.match, LINES.c.person_id == row.person_id
    )
    async with store.writing() as connection:
        if (await connection.execute(mine)).scalar_one() >= most:
            return False
        await connection.execute(insert(LINES).values(asdict(row)))
    return True


async def drop(store: Store, line_id: str, person_id: str) -> bool:
    """Remove one's own line; false if there is none."""
    async with store.writing() as connection:
        question = delete(LINES).where(LINES.c.line_id == line_id, LINES.c.person_id == person_id)
        return (await connection.execute(question)).rowcount > 0
