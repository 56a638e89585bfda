"""Retention: the entries of finished tables in one compressed row, tables that are removed, snapshots.

An archive is read like the log (`sqlite.py`, `postgres.py`); idempotency keys are not kept in it.
"""

from __future__ import annotations

from sqlalchemy import delete, select, update

from pioche.store.entry import Entry
from pioche.store.packing import packed, unpacked
from pioche.store.queries import dialect_of
from pioche.store.schema import ARCHIVES, GAMES, LINES, LOG, MEMBERS, REVIEWS, SNAPSHOTS, TABLES
from pioche.store.store import Store


async def finished_before(store: Store, at: int, limit: int) -> list[str]:
    """Finished tables at which nothing has happened since then, and that are not archived."""
    question = (
        select(TABLES.c.table_id)
        .where(TABLES.c.changed_at < at, TABLES.c.status == "over", TABLES.c.archived_at.is_(None))
        .limit(limit)
    )
    async with store.reading() as connection:
        return list((await connection.execute(question)).scalars())


async def idle_since(store: Store, at: int, limit: int) -> list[str]:
    """Tables at which nothing has happened since then, finished or not."""
    question = select(TABLES.c.table_id).where(TABLES.c.changed_at < at).order_by(TABLES.c.changed_at).limit(limit)
    async with store.reading() as connection:
        return list((await connection.execute(question)).scalars())


async def archive(store: Store, table: str, before: int, now: int) -> bool:
    """Move the entries of a table into its archive; False when something has happened there since `before`.

    Several processes may try: the archive row decides.
    """
    async with store.writing() as connection:
        rows = await connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.seq))
        entries = [Entry(*row) for row in rows]
        if entries and entries[-1].at >= before:
            # What lists show has not changed, but somebody was there.
            changed = {"changed_at": entries[-1].at}
            await connection.execute(update(TABLES).where(TABLES.c.table_id == table).values(changed))
            return False
        if entries:
            found = await connection.execute(select(ARCHIVES).where(ARCHIVES.c.table_id == table))
            old = found.one_or_none()
            data = packed([*(unpacked(table, old.entries) if old is not None else []), *entries])
            values = {"table_id": table, "seq": entries[-1].seq, "entries": data}
            put = dialect_of(store).insert(ARCHIVES).values(values)
            if old is None:
                put = put.on_conflict_do_nothing()
            else:
                put = put.on_conflict_do_update(
                    index_elements=[ARCHIVES.c.table_id], set_=values, where=ARCHIVES.c.seq == old.seq
                )
            if (await connection.execute(put)).rowcount != 1:
                return False  # another process was first
            await connection.execute(delete(LOG).where(LOG.c.table_id == table, LOG.c.seq <= entries[-1].seq))
        await connection.execute(update(TABLES).where(TABLES.c.table_id == table).values(archived_at=now))
    return True


async def remove(store: Store, table: str, before: int) -> bool:
    """Remove a table with everything but its results; False when something has happened there since `before`."""
    async with store.writing() as connection:
        newest = select(LOG.c.at).where(LOG.c.table_id == table).order_by(LOG.c.seq.desc()).limit(1)
        at = (await connection.execute(newest)).scalar_one_or_none()
        if at is not None and at >= before:
            await connection.execute(update(TABLES).where(TABLES.c.table_id == table).values(changed_at=at))
            return False
        for kept in (LOG, ARCHIVES, SNAPSHOTS, MEMBERS, GAMES, REVIEWS, LINES, TABLES):
            await connection.execute(delete(kept).where(kept.c.table_id == table))
    return True


async def snapshot(store: Store, table: str) -> tuple[int, str] | None:
    """The snapshot of a table: its seq and the state."""
    question = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table)
    async with store.reading() as connection:
        found = (await connection.execute(question)).one_or_none()
    return None if found is None else (found.seq, found.state)


async def save_snapshot(store: Store, table: str, seq: int, state: str) -> None:
    values = {"table_id": table, "seq": seq, "state": state}
    newer = SNAPSHOTS.c.seq < seq
    put = dialect_of(store).insert(SNAPSHOTS).values(values)
    async with store.writing() as connection:
        await connection.execute(
            put.on_conflict_do_update(index_elements=[SNAPSHOTS.c.table_id], set_=values, where=newer)
        )
