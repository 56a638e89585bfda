"""Files of commands: recorded games; results, checked before the work starts, whose failure loses nothing."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Mapping, Sequence
from io import FileIO
from itertools import combinations
from pathlib import Path
from typing import Final

from pioche.engine.refusal import refuse
from pioche.engine.sentences import Words

MOST_BYTES: Final = 16_000_000  # of a recorded game; a long match has some hundred kB
_LOCKED: Final = 1 << 40  # the byte that is locked on Windows: far beyond the end of the file


def read_game(file: Path, words: Words) -> str:
    """The text of a regular file of a reasonable size; a pipe could keep us waiting forever."""
    # Opening a pipe without a writer would wait; the flag has no effect on regular files.
    handle = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise ValueError(words.text("verify-no-file", file=str(file)))
    with os.fdopen(handle, "rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError(words.text("verify-too-large", file=str(file), most=MOST_BYTES // 1_000_000))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ValueError(words.text("verify-not-text", file=str(file))) from error


def check_writable(path: Path) -> None:
    """Refuse a path that cannot be written. Does not leave a new file behind."""
    try:
        path.open("xb").close()
    except FileExistsError:
        appending(path).close()
    except (OSError, ValueError):  # ValueError: a name with a null byte
        raise refuse("file-unwritable", file=str(path)) from None
    else:
        path.unlink()


def check_apart(files: Mapping[str, Path | None]) -> None:
    """Refuse to use one file for two purposes; the keys are the options that name the files."""
    asked = [(name, path) for name, path in files.items() if path is not None]
    for (one, first), (other, second) in combinations(asked, 2):
        if same_file(first, second):
            raise refuse("same-file", one=one, other=other, file=str(second))


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths are the same file, which need not exist."""
    try:
        if os.path.normcase(one.resolve()) == os.path.normcase(other.resolve()):
            return True
        return one.samefile(other)  # a hard link
    except (OSError, ValueError, RuntimeError):  # missing or invalid: reported when it is opened
        return False


def write(*files: tuple[Path | None, Callable[[Path], object]]) -> list[Path]:
    """Write the requested files. Returns those that failed, to be reported after the results."""
    unwritten = []
    for file, writing in files:
        if file is not None:
            try:
                writing(file)
            except OSError:
                unwritten.append(file)
    return unwritten


def refuse_unwritten(files: Sequence[Path]) -> None:
    """Refuse if any file could not be written."""
    if files:
        raise refuse("file-unwritable", file=", ".join(map(str, files)))


def appending(path: Path) -> FileIO:
    """Open a file for appending, creating it if needed; unbuffered, so that writes reach the system at once."""
    try:
        if path.exists() and not path.is_file():  # a directory or a device such as /dev/null or /dev/full
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
        except OSError:  # a file system without locks: continue without one
            return True
        return True
