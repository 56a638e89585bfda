"""Files that a command writes: whether it can is said before hours of work; if it fails after them, nothing is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import FileIO
from itertools import combinations
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


def check_apart(files: Mapping[str, Path | None]) -> None:
    """Refuse to write one file twice; each comes by the name of what asks for it."""
    asked = [(name, path) for name, path in files.items() if path is not None]
    for (one, first), (other, second) in combinations(asked, 2):
        if same_file(first, second):
            raise refuse("same-file", one=one, other=other, file=str(second))


def same_file(one: Path, other: Path) -> bool:
    """Is it one file, whatever it is called? It need not be there."""
    try:
        if os.path.normcase(one.resolve()) == os.path.normcase(other.resolve()):
            return True
        return one.samefile(other)  # a second name of it
    except (OSError, ValueError, RuntimeError):  # one is not there, or cannot be: that is said where it is opened
        return False


def write(*files: tuple[Path | None, Callable[[Path], object]]) -> list[Path]:
    """Write what is asked for; gives back what could not be written after all, to be told after what was found."""
    unwritten = []
    for file, writing in files:
        if file is not None:
            try:
                writing(file)
            except OSError:
                unwritten.append(file)
    return unwritten


def refuse_unwritten(files: Sequence[Path]) -> None:
    """Say what could not be written, if anything."""
    if files:
        raise refuse("file-unwritable", file=", ".join(map(str, files)))


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
