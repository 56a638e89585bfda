"""One server for one SQLite file: two would not hear of each other's moves."""

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
    """Hold an SQLite database for oneself; `Taken` when somebody else does. PostgreSQL is for several.

    The lock is on a file beside it and not on the database itself, where SQLite has its own. The system lets go of it
    when the process ends, however it ends.
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
        return True  # the file system has no locks: nothing can be said
    return True


def _lock_there(file: int) -> bool:
    import msvcrt

    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
