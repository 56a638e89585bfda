"""People who come at the same moment are added together, and each of them learns whether they were."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioche.store import people
from pioche.store.log import StoreAway
from pioche.store.newcomers import Newcomers
from pioche.store.people import NewPerson, Person
from pioche.store.store import open_store


def newcomer(number: int) -> NewPerson:
    return NewPerson(Person(f"p{number}", f"N{number}"), bytes([number]) * 32, 5)


def test_many_at_once_are_few_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    add = people.add_people

    async def counted(store: object, added: list[NewPerson]) -> None:
        groups.append(len(added))
        await add(store, added)  # type: ignore[arg-type]

    monkeypatch.setattr(people, "add_people", counted)

    async def body() -> None:
        store = await open_store(str(tmp_path / "a.sqlite"))
        newcomers = Newcomers(store)
        await asyncio.gather(*(newcomers.add(newcomer(number)) for number in range(150)))
        assert sum(groups) == 150
        assert len(groups) < 5
        for number in range(150):
            found = await people.device(store, bytes([number]) * 32, 6)
            assert found is not None
            assert found.person.name == f"N{number}"
        await newcomers.add(newcomer(200))  # and later
        await store.close()

    asyncio.run(body())


def test_whoever_gives_up_disturbs_nobody_else(tmp_path: Path) -> None:
    async def body() -> None:
        store = await open_store(str(tmp_path / "a.sqlite"))
        newcomers = Newcomers(store)
        one, other = (asyncio.create_task(newcomers.add(newcomer(number))) for number in range(2))
        await asyncio.sleep(0)
        one.cancel()
        await other
        assert await people.device(store, bytes([1]) * 32, 6) is not None
        await store.close()

    asyncio.run(body())


def test_an_error_is_told_to_all_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        store = await open_store(str(tmp_path / "a.sqlite"))
        newcomers = Newcomers(store)

        async def away(*_: object) -> None:
            raise StoreAway("full")

        monkeypatch.setattr(people, "add_people", away)
        found = await asyncio.gather(*(newcomers.add(newcomer(n)) for n in range(3)), return_exceptions=True)
        assert [type(each) for each in found] == [StoreAway] * 3
        monkeypatch.undo()
        await newcomers.add(newcomer(4))
        assert await people.device(store, bytes([4]) * 32, 6) is not None
        await store.close()

    asyncio.run(body())
