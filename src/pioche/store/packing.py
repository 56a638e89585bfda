"""The entries of a finished table as one compressed text, and how they are read back."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from pioche.store.entry import Entry

_ROWS: Final = msgspec.json.Decoder(list[tuple[int, int, int | None, str, str | None]])


def packed(entries: list[Entry]) -> bytes:
    """Entries as one compressed text: times as differences, marks such as ~bot, no keys of intentions."""
    rows, before = [], 0
    for entry in entries:
        mark = entry.key if entry.key is not None and entry.key.startswith("~") else None
        rows.append((entry.seq, entry.at - before, entry.seat, entry.action, mark))
        before = entry.at
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpacked(table: str, data: bytes) -> list[Entry]:
    entries, at = [], 0
    for seq, later, seat, action, mark in _ROWS.decode(zlib.decompress(data)):
        at += later
        entries.append(Entry(table, seq, at, seat, action, mark))
    return entries


def with_gap(found: list[Entry], after: int) -> bool:
    """Do the entries after a seq not begin where they should? Then an archive may have the others."""
    return found[0].seq != after + 1 if found else after == 0


def archived_too(table: str, after: int, data: bytes, found: list[Entry]) -> list[Entry]:
    """The entries after a seq, from an archive and from the log."""
    return [*(entry for entry in unpacked(table, data) if entry.seq > after), *found]
