"""Files that a command writes: whether it can is said before hours of work, not after them."""

from __future__ import annotations

import os
import sys
from io import FileIO
from pathlib import Path
from typing import Final

from pioche.engine.refusal import refuse

_LOCKED: Final = 1 << 40  # where Windows locks a byte: far behind what anybody reads


def check_writable(path: Path) -> None:
    """Refuse what cannot be written; a file that was not there before is not there afterwards."""
    try:
        path.open("xb").close()
    except FileExistsError:
        appending(path).close()
    except (OSError, ValueError):  # a name with a zero byte is a wrong value
        raise refuse("file-unwritable", file=str(path)) from None
    else:
        path.unlink()


def appending(path: Path) -> FileIO:
    """Open a file, new or not, for writing at its end; unbuffered, so what is written is out of our hands."""
    try:
        if path.exists() and not path.is_file():  # a folder, or a device that keeps nothing or is full
            raise refuse("file-unwritable", file=str(path))
        return path.open("ab", buffering=0)
    except (OSError, ValueError):
        raise refuse("file-unwritable", file=str(path)) from None


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> bool:
        """Hold an open file for this process until it is closed; not if another holds it."""
        os.lseek(file, _LOCKED, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: int) -> bool:
        """Hold an open file for this process until it is closed; not if another holds it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a network drive that knows no locks; no worse than none
            return True
        return True
