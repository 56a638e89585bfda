"""Watches a fuzzing process: a crash, a failed assertion or a hang is reported with the input that caused it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HANG = 120.0  # seconds without another input
POLL = 0.2


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a run ended: `why` is empty if nothing was found, else `given` is the input that was tried last."""

    why: str = ""
    given: str = ""


def watch(
    arguments: Sequence[str], file: Path, *, root: Path, env: Mapping[str, str] | None = None, hang: float = HANG
) -> Verdict:
    """Run `tests.fuzzing.child` with these arguments until it ends; its output goes to ours."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("", encoding="utf-8")
    command = [sys.executable, "-m", "tests.fuzzing.child", "--file", str(file), *arguments]
    with subprocess.Popen(command, cwd=root, env=env) as child:
        hung = _wait(child, file, hang)
        if hung:
            child.kill()
        status = child.wait()
    if status == 0 and not hung:
        return Verdict()
    if hung:
        why = f"no other input for {hang:.0f} s"
    elif status < 0:
        why = f"killed by {signal.Signals(-status).name}"
    else:
        why = f"ended with status {status}"
    return Verdict(why, file.read_text(encoding="utf-8"))


def _wait(child: subprocess.Popen[bytes], file: Path, hang: float) -> bool:
    """Wait for the end of the process. True: it has not begun another input for too long."""
    last, since = file.stat().st_mtime_ns, time.monotonic()
    while child.poll() is None:
        time.sleep(POLL)
        now = file.stat().st_mtime_ns
        if now != last:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > hang:
            return True
    return False


def main(arguments: Sequence[str]) -> int:
    """Watch a run in a folder, and say how it ended."""
    root, file, *rest = arguments
    found = watch(rest, Path(file), root=Path(root))
    if not found.why:
        return 0
    print(f"fuzz: {found.why}. The input is in {file}; --again {file} tries it once more:\n{found.given}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
