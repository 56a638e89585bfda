"""An entry of the log of a table."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """An accepted action; `(table, seq)` identifies it permanently."""

    table: str
    seq: int  # 1, 2, 3, ...
    at: int  # milliseconds since 1970
    seat: int | None
    action: str
    key: str | None = None
