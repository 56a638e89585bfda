"""Queries about people and their devices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import delete, exists, func, insert, or_, select, update

from pioche.store.schema import DEVICES, LINES, MEMBERS, PEOPLE, PRESETS, PUZZLES, RESULTS
from pioche.store.store import Store

NOBODY: Final = "?"  # the name of somebody who has been forgotten
DAY: Final = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Person:
    person_id: str
    name: str
    face: int | None = None  # the number of the face that they have chosen


@dataclass(frozen=True, slots=True)
class Device:
    """A device with a valid token, and its person."""

    person: Person
    made_at: int
    seen_at: int | None
    replaces: bytes | None


class NewPerson(NamedTuple):
    """A person to be added, with their first device."""

    person: Person
    token_hash: bytes
    at: int


async def add_people(store: Store, added: Sequence[NewPerson]) -> None:
    """Add people. Whatever they do at a table is in the log, which is written later."""
    people = [
        {"person_id": each.person_id, "name": each.name, "made_at": at, "seen_at": at, "face": each.face}
        for each, _, at in added
    ]
    devices = [{"token_hash": token, "person_id": each.person_id, "made_at": at} for each, token, at in added]
    async with store.writing(at_once=False) as connection:
        await connection.execute(insert(PEOPLE), people)
        await connection.execute(insert(DEVICES), devices)


async def device(store: Store, token_hash: bytes, at: int) -> Device | None:
    """The device with this token, unless the token has ended."""
    question = (
        select(
            PEOPLE.c.person_id, PEOPLE.c.name, PEOPLE.c.face, PEOPLE.c.seen_at, DEVICES.c.made_at, DEVICES.c.replaces
        )
        .join(DEVICES, DEVICES.c.person_id == PEOPLE.c.person_id)
        .where(DEVICES.c.token_hash == token_hash)
        .where(or_(DEVICES.c.expires_at.is_(None), DEVICES.c.expires_at > at))
    )
    async with store.reading() as connection:
        found = (await connection.execute(question)).one_or_none()
    if found is None:
        return None
    return Device(Person(found.person_id, found.name, found.face), found.made_at, found.seen_at, found.replaces)


async def seen(store: Store, person_id: str, at: int) -> None:
    """Note that a person was here."""
    async with store.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.person_id == person_id).values(seen_at=at))


async def replace_token(store: Store, old: bytes, new: bytes, person_id: str, at: int) -> bool:
    """Give a device a new token; False when it was given one within a day, whose answer may still be on its way."""
    given = select(DEVICES.c.token_hash).where(DEVICES.c.replaces == old, DEVICES.c.made_at > at - DAY)
    async with store.writing() as connection:
        if (await connection.execute(given)).first() is not None:
            return False
        await connection.execute(delete(DEVICES).where(DEVICES.c.replaces == old))  # they have never been used
        made = {"token_hash": new, "person_id": person_id, "made_at": at, "replaces": old}
        await connection.execute(insert(DEVICES).values(made))
        return True


async def end_replaced(store: Store, token_hash: bytes, replaced: bytes, until: int) -> None:
    """A new token has been used for the first time: the one before ends soon, for requests that are on their way."""
    async with store.writing() as connection:
        await connection.execute(update(DEVICES).where(DEVICES.c.token_hash == token_hash).values(replaces=None))
        await connection.execute(update(DEVICES).where(DEVICES.c.token_hash == replaced).values(expires_at=until))


async def rename(store: Store, person_id: str, name: str) -> None:
    async with store.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.person_id == person_id).values(name=name))


async def choose_face(store: Store, person_id: str, face: int | None) -> None:
    async with store.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.person_id == person_id).values(face=face))


async def forget(store: Store, person_ids: list[str]) -> None:
    """Remove people: their devices, presets, puzzles and lists of tables; their results stay without a name."""
    async with store.writing() as connection:
        for table in (DEVICES, PRESETS, PUZZLES, LINES, MEMBERS, PEOPLE):
            await connection.execute(delete(table).where(table.c.person_id.in_(person_ids)))
        await connection.execute(update(RESULTS).where(RESULTS.c.person_id.in_(person_ids)).values(name=NOBODY))


async def unseen_since(store: Store, at: int, limit: int) -> list[str]:
    """People who have not been here since then and are at no table that is kept for them."""
    last = func.coalesce(PEOPLE.c.seen_at, PEOPLE.c.made_at)
    at_a_table = exists().where(MEMBERS.c.person_id == PEOPLE.c.person_id, MEMBERS.c.since >= at)
    question = select(PEOPLE.c.person_id).where(last < at, ~at_a_table).limit(limit)
    async with store.reading() as connection:
        return list((await connection.execute(question)).scalars())


async def drop_ended_tokens(store: Store, at: int) -> None:
    async with store.writing() as connection:
        await connection.execute(delete(DEVICES).where(DEVICES.c.expires_at < at))
