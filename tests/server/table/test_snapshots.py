"""A state from a snapshot is the state from the whole log."""

from __future__ import annotations

import msgspec
import pytest

from pioche.server.table import deals, exports, log_actions
from pioche.server.table.log_actions import Settings
from pioche.server.table.names import pseudonym
from pioche.server.table.snapshots import restored, snapshot_of
from pioche.server.table.state import TableState
from pioche.server.table.views import table_view
from pioche.store.entry import Entry
from tests.server.table.tables import CALM, NAME, SHORT, Table

IGNORED = ("match", "keys_from", "game", "apply")


def fields(state: TableState) -> dict[str, object]:
    return {name: value for name, value in vars(state).items() if name not in IGNORED}


def eventful(edition: str = "classic/fr", options: dict[str, str] = SHORT) -> Table:
    """A table with a past of every kind, at which a further match is started."""
    table = Table(3, 4, edition=edition, options=options)
    table.enter(log_actions.Stood(2, removed=True), log_actions.Sat(2, "p9", "P9"), log_actions.BotSat(3, "casual"))
    table.enter(
        log_actions.HostIs(1),
        log_actions.Changed(Settings(edition, options, 4, 30)),
        log_actions.Renamed(1, "Cy"),
        log_actions.Faced(1, 7),
    )
    table.enter(log_actions.Muted(1, pseudonym(NAME, "p0"), on=True)).agree()
    table.deal()
    table.enter(log_actions.Absent(0, "gone"), log_actions.Decided(1, 0, "wait"), log_actions.Absent(2, "lost"))
    return table


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_the_same_state(edition: str) -> None:
    table = eventful(edition, SHORT if edition == "classic/fr" else {})
    table.enter(log_actions.Decided(1, 0, "end"), log_actions.Decided(2, 0, "end"))
    table.enter(log_actions.Started())
    kept = snapshot_of(table.state)
    found = restored(NAME, kept)
    assert found is not None
    assert fields(found) == fields(table.state)
    assert table_view(found) == table_view(table.state)


def test_matches_after_a_snapshot() -> None:
    """Two states side by side: one from the whole log, one from the snapshot and what came after it."""
    table = Table(options=SHORT).play_match().enter(log_actions.Started())
    found = restored(NAME, snapshot_of(table.state))
    assert found is not None
    whole, entries = table.state, record(table)
    table.commit().enter(log_actions.DealtOut()).play_round()
    for entry in entries:
        found.apply(entry)
    assert fields(found) == fields(whole)
    assert deals.write(exports.export_of(found, 0)) == deals.write(exports.export_of(whole, 0))


def record(table: Table) -> list[Entry]:
    """The entries that are applied to a table from now on."""
    entries: list[Entry] = []
    apply = table.state.apply

    def recorded(entry: Entry) -> object:
        entries.append(entry)
        return apply(entry)

    table.state.apply = recorded  # type: ignore[method-assign, assignment]
    return entries


@pytest.mark.parametrize("text", ["", "{}", "[]", "not JSON", '{"format": 1}'])
def test_what_is_no_snapshot(text: str) -> None:
    assert restored(NAME, text) is None


def test_a_snapshot_of_another_version() -> None:
    table = Table(options=CALM).start()
    values = msgspec.json.decode(snapshot_of(table.state))
    assert restored(NAME, msgspec.json.encode(values).decode()) is not None
    assert restored(NAME, msgspec.json.encode({**values, "format": 2}).decode()) is None
