"""Queries about finished games: their links, and the games and figures of a person.

All of them use an index on the person, the table or the link, so they do not grow with the number of all tables.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Integer, and_, cast, func, or_, select, update

from pioche.store.queries import dialect_of
from pioche.store.rows import Counted, GameRow, SeatResult
from pioche.store.schema import GAMES, PEOPLE, RESULTS, REVIEWS
from pioche.store.store import Store


async def save(store: Store, rows: Sequence[GameRow]) -> None:
    """Save finished matches; idempotent, because several processes may save the same ones. A link never changes."""
    put = dialect_of(store).insert(GAMES)
    known = ("table_id", "match", "link")
    async with store.writing() as connection:
        for row in rows:
            values = asdict(row)
            changes = {name: value for name, value in values.items() if name not in known}
            missing = GAMES.c.rounds.is_(None)  # noted by an older version
            await connection.execute(
                put.values(values).on_conflict_do_update(
                    index_elements=[GAMES.c.table_id, GAMES.c.match], set_=changes, where=missing
                )
            )


async def by_link(store: Store, link: str) -> GameRow | None:
    async with store.reading() as connection:
        found = (await connection.execute(select(GAMES).where(GAMES.c.link == link))).mappings().one_or_none()
    return None if found is None else GameRow(**found)


async def link_of(store: Store, table_id: str, match: int) -> str | None:
    question = select(GAMES.c.link).where(GAMES.c.table_id == table_id, GAMES.c.match == match)
    async with store.reading() as connection:
        return (await connection.execute(question)).scalar_one_or_none()


async def of_person(
    store: Store,
    person_id: str,
    limit: int,
    before: int | None = None,
    edition: str | None = None,
    *,
    won: bool | None = None,
) -> list[GameRow]:
    """A person's finished matches, latest first; `before`: only those that ended before then."""
    question = (
        select(GAMES)
        .join(RESULTS, and_(RESULTS.c.table_id == GAMES.c.table_id, RESULTS.c.match == GAMES.c.match))
        .where(RESULTS.c.person_id == person_id)
        .order_by(RESULTS.c.at.desc(), GAMES.c.table_id, GAMES.c.match)
        .limit(limit)
    )
    if before is not None:
        question = question.where(RESULTS.c.at < before)
    if edition is not None:
        question = question.where(RESULTS.c.edition == edition)
    if won is not None:
        question = question.where(RESULTS.c.won.is_(won))
    async with store.reading() as connection:
        return [GameRow(**row) for row in (await connection.execute(question)).mappings()]


async def seats_of(store: Store, games: Sequence[GameRow]) -> dict[tuple[str, int], list[SeatResult]]:
    """Everybody's results in these matches, by table and match."""
    found: dict[tuple[str, int], list[SeatResult]] = {(game.table_id, game.match): [] for game in games}
    if not games:
        return found
    columns = [RESULTS.c[name] for name in SeatResult.__slots__]
    these = or_(*(and_(RESULTS.c.table_id == game.table_id, RESULTS.c.match == game.match) for game in games))
    async with store.reading() as connection:
        for row in (await connection.execute(select(*columns).where(these).order_by(RESULTS.c.seat))).mappings():
            found[row["table_id"], row["match"]].append(SeatResult(**row))
    return found


async def counted_of(store: Store, person_id: str) -> list[Counted]:
    """A person's figures by edition and number of players."""
    question = (
        select(
            RESULTS.c.edition,
            GAMES.c.players,
            func.count().label("matches"),
            func.sum(cast(RESULTS.c.won, Integer)).label("won"),
            func.coalesce(func.sum(GAMES.c.rounds), 0).label("rounds"),
            func.max(GAMES.c.longest).label("longest"),
            func.coalesce(func.sum(RESULTS.c.caught), 0).label("caught"),
            func.max(RESULTS.c.best_lay).label("best_lay"),
        )
        .join(GAMES, and_(RESULTS.c.table_id == GAMES.c.table_id, RESULTS.c.match == GAMES.c.match))
        .where(RESULTS.c.person_id == person_id)
        .group_by(RESULTS.c.edition, GAMES.c.players)
        .order_by(RESULTS.c.edition, GAMES.c.players)
    )
    async with store.reading() as connection:
        return [Counted(**row) for row in (await connection.execute(question)).mappings()]


# Reviews


async def keep_review(store: Store, table_id: str, match: int, review: bytes, at: int) -> None:
    """Keep the review of a match; idempotent, because several processes may make the same one."""
    put = dialect_of(store).insert(REVIEWS)
    row = {"table_id": table_id, "match": match, "review": zlib.compress(review), "at": at}
    async with store.writing() as connection:
        await connection.execute(put.values(row).on_conflict_do_nothing())


async def review_of(store: Store, table_id: str, match: int) -> bytes | None:
    question = select(REVIEWS.c.review).where(REVIEWS.c.table_id == table_id, REVIEWS.c.match == match)
    async with store.reading() as connection:
        found: bytes | None = (await connection.execute(question)).scalar_one_or_none()
    return None if found is None else zlib.decompress(found)


# Who may be named to strangers


async def allow_name(store: Store, person_id: str, *, named: bool) -> None:
    async with store.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.person_id == person_id).values(named=named))


async def named(store: Store, person_ids: Sequence[str]) -> set[str]:
    """Those of these people who have allowed that strangers see their names."""
    question = select(PEOPLE.c.person_id).where(PEOPLE.c.person_id.in_(person_ids), PEOPLE.c.named.is_(True))
    async with store.reading() as connection:
        return set((await connection.execute(question)).scalars())
