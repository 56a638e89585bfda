"""The group commit: every outcome is told once, in slices, and a mistake of one listener harms nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pioche.store.entry import Entry
from pioche.store.log import TOLD_AT_ONCE, GroupCommit, StoreAway

Outcome = Callable[[list[bool] | StoreAway], None]


def entry(seq: int) -> Entry:
    return Entry("table", seq, 0, None, "0:draw")


def test_all_are_told_in_slices_and_then_it_is_settled() -> None:
    async def body() -> None:
        groups: list[tuple[list[Entry], Outcome]] = []
        group = GroupCommit(lambda entries, done: groups.append((entries, done)))
        told: list[int] = []
        most = 2 * TOLD_AT_ONCE + 5

        def listener(seq: int) -> Callable[[bool | StoreAway], None]:
            def heard(outcome: bool | StoreAway) -> None:
                if seq == 3:
                    raise RuntimeError("a mistake at one table")
                assert outcome is (seq % 2 == 0)
                told.append(seq)

            return heard

        for seq in range(most):
            group.append_then(entry(seq), listener(seq))
        await asyncio.sleep(0)
        [(entries, done)] = groups
        late = group.append(entry(most))
        done([each.seq % 2 == 0 for each in entries])
        assert len(groups) == 2  # the next group is written while the first one is told
        assert len(told) == TOLD_AT_ONCE - 1
        groups[1][1](StoreAway("gone"))
        await asyncio.wait_for(group.settled(), 5)
        assert told == [seq for seq in range(most) if seq != 3]
        error = late.exception()
        assert isinstance(error, StoreAway)

    asyncio.run(body())
