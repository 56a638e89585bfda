"""People and their devices, on both databases."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from pioche.store import people, queries
from pioche.store.people import DAY, Device, NewPerson, Person
from pioche.store.queries import Member
from pioche.store.rows import ResultRow, TableRow
from pioche.store.store import Store

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]
ADA = Person("p1", "Ada")
OLD, NEW = b"o" * 32, b"n" * 32


def test_devices(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await people.add_people(store, [NewPerson(ADA, OLD, 5)])
        assert await people.device(store, OLD, 6) == Device(ADA, 5, 5, None)
        assert await people.device(store, NEW, 6) is None
        await people.rename(store, "p1", "Ada L.")
        await people.seen(store, "p1", 7)
        assert await people.device(store, OLD, 8) == Device(Person("p1", "Ada L."), 5, 7, None)
        await people.choose_face(store, "p1", 7)
        assert await people.device(store, OLD, 8) == Device(Person("p1", "Ada L.", 7), 5, 7, None)
        await people.choose_face(store, "p1", None)
        assert await people.device(store, OLD, 8) == Device(Person("p1", "Ada L."), 5, 7, None)

    with_store(body)


def test_a_token_is_replaced(with_store: Run) -> None:
    """The old one ends when the new one has been used, not before: the answer with it may be lost."""

    async def body(store: Store) -> None:
        await people.add_people(store, [NewPerson(ADA, OLD, 5)])
        assert await people.replace_token(store, OLD, b"lost" * 8, "p1", 10)
        assert not await people.replace_token(store, OLD, NEW, "p1", 20)
        assert await people.replace_token(store, OLD, NEW, "p1", 20 + DAY)
        assert await people.device(store, b"lost" * 8, 30 + DAY) is None
        assert await people.device(store, OLD, 30 + DAY) is not None
        found = await people.device(store, NEW, 30 + DAY)
        assert found == Device(ADA, 20 + DAY, 5, OLD)
        await people.end_replaced(store, NEW, OLD, 40 + DAY)
        assert await people.device(store, OLD, 39 + DAY) is not None
        assert await people.device(store, OLD, 40 + DAY) is None
        assert await people.device(store, NEW, 90 * DAY) == Device(ADA, 20 + DAY, 5, None)
        await people.drop_ended_tokens(store, 41 + DAY)
        assert await people.device(store, OLD, 39 + DAY) is None

    with_store(body)


def test_forgetting(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await people.add_people(store, [NewPerson(ADA, OLD, 5)])
        await people.add_people(store, [NewPerson(Person("p2", "Bob"), NEW, 5)])
        await queries.save_preset(store, "p1", "home", "{}")
        await queries.note(store, [TableRow("a", "e", "", False, "open", 2, 2, 1, 1)], [Member("p1", "a", 1)])
        rows = [ResultRow("a", 1, seat, f"p{seat + 1}", name, "e", 1, 1, True, 1) for seat, name in enumerate("AB")]
        await queries.save_results(store, rows)
        await people.forget(store, ["p1"])
        assert await people.device(store, OLD, 6) is None
        assert await people.device(store, NEW, 6) is not None
        assert await queries.presets(store, "p1") == {}
        assert await queries.tables_of(store, "p1", 10) == []
        assert [row.name for row in await queries.results_of_table(store, "a")] == [people.NOBODY, "B"]

    with_store(body)


def test_who_has_not_been_here(with_store: Run) -> None:
    async def body(store: Store) -> None:
        for number in range(4):
            await people.add_people(store, [NewPerson(Person(f"p{number}", "N"), bytes([number]) * 32, number * 10)])
        await people.seen(store, "p0", 35)
        await queries.note(store, [TableRow("a", "e", "", False, "open", 2, 2, 1, 1)], [Member("p1", "a", 25)])
        assert await people.unseen_since(store, 25, 10) == ["p2"]
        assert sorted(await people.unseen_since(store, 40, 10)) == ["p0", "p1", "p2", "p3"]

    with_store(body)
