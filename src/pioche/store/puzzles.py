"""Queries about puzzles: what a person has tried and solved."""

from __future__ import annotations

from sqlalchemy import and_, case, func, literal, or_, select
from sqlalchemy.sql.elements import ColumnElement

from pioche.store.queries import dialect_of
from pioche.store.rows import PuzzleRow
from pioche.store.schema import PUZZLES
from pioche.store.store import Store

_COLUMNS = tuple(PUZZLES.c[name] for name in PuzzleRow.__slots__)


async def row_of(store: Store, person_id: str, name: str) -> PuzzleRow | None:
    question = select(*_COLUMNS).where(PUZZLES.c.person_id == person_id, PUZZLES.c.name == name)
    async with store.reading() as connection:
        found = (await connection.execute(question)).mappings().one_or_none()
    return None if found is None else PuzzleRow(**found)


async def rows_of(store: Store, person_id: str) -> list[PuzzleRow]:
    """Everything that a person has tried: at most as many rows as there are puzzles."""
    async with store.reading() as connection:
        found = await connection.execute(select(*_COLUMNS).where(PUZZLES.c.person_id == person_id))
        return [PuzzleRow(**row) for row in found.mappings()]


async def note(
    store: Store,
    person_id: str,
    name: str,
    grade: int,
    *,
    tried: bool = False,
    hints: int = 0,
    shown: bool = False,
    solved_at: int | None = None,
    day: int | None = None,
) -> None:
    """Add to what a person has done with a puzzle. Once it is solved only its day can still be added: somebody who has
    found it before solves it again as the puzzle of a day. A day does not count for whoever was shown the solution."""
    row = {
        "person_id": person_id,
        "name": name,
        "grade": grade,
        "tries": int(tried),
        "hints": hints,
        "shown": shown,
        "solved_at": solved_at,
        "day": day,
    }
    known = PUZZLES.c
    unsolved = known.solved_at.is_(None)
    changes: dict[str, ColumnElement[object]] = {
        "tries": case((unsolved, known.tries + int(tried)), else_=known.tries),
        "hints": case((and_(unsolved, known.hints < hints), hints), else_=known.hints),
        "shown": case((unsolved, or_(known.shown, literal(shown))), else_=known.shown),
        "solved_at": func.coalesce(known.solved_at, solved_at),
    }
    if day is not None:
        changes["day"] = case((known.shown.is_(False), day), else_=known.day)
    put = dialect_of(store).insert(PUZZLES).values(row)
    async with store.writing() as connection:
        await connection.execute(put.on_conflict_do_update(index_elements=[known.person_id, known.name], set_=changes))
