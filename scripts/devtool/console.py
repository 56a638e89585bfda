"""The output of ./dev: short headings, and one clear line when something is missing."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Missing(Exception):
    """Something that ./dev needs is missing. The message is one line that says what to do."""


def say(text: str) -> None:
    print(f"dev: {text}", file=sys.stderr, flush=True)


def heading(text: str) -> None:
    strong, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    print(f"\n{strong}== {text}{plain}", flush=True)


def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> int:
    """Run a command in the checkout, streaming its output; returns its exit status."""
    sys.stdout.flush()
    environment = dict(os.environ if env is None else env)
    process = subprocess.Popen([str(part) for part in command], cwd=ROOT, env=environment)
    # Ctrl-C reaches the child process directly; SIGTERM reaches only this process and is passed on.
    before = signal.signal(signal.SIGTERM, lambda _signal, _frame: process.terminate())
    try:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()
    finally:
        signal.signal(signal.SIGTERM, before)


def capture(
    command: Sequence[str | Path], env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> tuple[int, str]:
    """Run a command quietly; returns its exit status and its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd or ROOT,
        env=dict(os.environ if env is None else env),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout
