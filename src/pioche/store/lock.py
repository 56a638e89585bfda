"""One server per SQLite file: two would not notice each other's moves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.store.addresses import POSTGRES, SQLITE
from pioche.store.log import StoreAway


class Taken(Exception):
    """Another server uses the database."""


@contextmanager
def held(database: str) -> Iterator[None]:
    """Lock an SQLite database; `Taken` when another server has it. PostgreSQL is not locked: it can be shared.

    The lock is on a file beside the database, because SQLite has its own locks on the database itself. The operating
    system releases it when the process ends, however it ends.
    """
    if database.startswith(POSTGRES):
        yield
        return
    path = Path(database.removeprefix(SQLITE)).expanduser()
    try:
        file = os.open(path.with_name(path.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreAway(str(error)) from error
    try:
        if not _lock(file):
            raise Taken
        yield
    finally:
        os.close(file)


def _lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return _lock_there(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # the file system does not support locks: unknown
    return True


def _lock_there(file: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
