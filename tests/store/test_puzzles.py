"""Puzzles in the store: tries are counted until one is solved, and everything goes with its person."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from pioche.store import people, puzzles
from pioche.store.people import NewPerson, Person
from pioche.store.rows import PuzzleRow
from pioche.store.store import Store

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]


async def add(store: Store, *names: str) -> None:
    await people.add_people(
        store, [NewPerson(Person(name, name), name.encode().ljust(32), number) for number, name in enumerate(names)]
    )


def test_what_is_noted(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await add(store, "anna", "ben")
        assert await puzzles.row_of(store, "anna", "out-1") is None
        await puzzles.note(store, "anna", "out-1", 3, tried=True)
        await puzzles.note(store, "anna", "out-1", 3, hints=2)
        await puzzles.note(store, "anna", "out-1", 3, hints=1)
        assert await puzzles.row_of(store, "anna", "out-1") == PuzzleRow("out-1", 3, 1, 2, False, None, None)
        await puzzles.note(store, "anna", "out-1", 3, tried=True, solved_at=50, day=7)
        solved = PuzzleRow("out-1", 3, 2, 2, False, 50, 7)
        assert await puzzles.row_of(store, "anna", "out-1") == solved
        # Nothing of this counts once it is solved.
        await puzzles.note(store, "anna", "out-1", 3, tried=True, hints=9, shown=True, solved_at=60)
        assert await puzzles.rows_of(store, "anna") == [solved]
        assert await puzzles.rows_of(store, "ben") == []
        # Solved again as the puzzle of another day.
        await puzzles.note(store, "anna", "out-1", 3, tried=True, solved_at=70, day=900)
        found = await puzzles.row_of(store, "anna", "out-1")
        assert found is not None
        assert (found.day, found.solved_at, found.tries) == (900, 50, 2)

    with_store(body)


def test_a_day_does_not_count_for_whoever_has_seen_the_solution(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await add(store, "anna")
        await puzzles.note(store, "anna", "win-2", 1, shown=True)
        await puzzles.note(store, "anna", "win-2", 1, tried=True, solved_at=9, day=5)
        assert await puzzles.row_of(store, "anna", "win-2") == PuzzleRow("win-2", 1, 1, 0, True, 9, None)

    with_store(body)


def test_forgotten_with_the_person(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await add(store, "anna", "ben")
        for person in ("anna", "ben"):
            await puzzles.note(store, person, "four-1", 1, tried=True)
        await people.forget(store, ["anna"])
        assert await puzzles.rows_of(store, "anna") == []
        assert len(await puzzles.rows_of(store, "ben")) == 1

    with_store(body)
