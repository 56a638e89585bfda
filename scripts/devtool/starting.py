"""./dev run: start the product. On a fresh machine the server does not wait for the compiler.

Compiling the engine takes longer than everything else together, and pure Python gives the same results. So if many
modules have to be compiled, that happens at low priority while the server runs, and takes effect at the next start.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from devtool.console import ROOT, capture, run, say
from devtool.environment import Environment, build, ensure_environment, installed, one_at_a_time

# With at most this many modules to compile, a developer has changed something and wants it compiled.
FEW = 4
_START = "import sys; from pioche.cli import start; sys.exit(start(sys.argv[1:]))"


def verb_run(arguments: list[str]) -> int:
    # Commands other than the server may need an extra: plots, numpy, a cluster.
    if arguments and not arguments[0].startswith("-") and arguments[0] != "serve":
        return run([ensure_environment().python, "-c", _START, *arguments])
    with ExitStack() as stack:
        with one_at_a_time() as lock:
            environment = installed(only_to_run=True)
            later = pending(environment) > FEW
            if later:
                stack.enter_context(_compiling(environment, lock))
            build(environment, *(["page"] if later else []))
        env = {**os.environ, "PIOCHE_PURE": "1"} if later else dict(os.environ)
        return run([environment.python, "-c", _START, *arguments], env)


def pending(environment: Environment) -> int:
    """How many modules have to be compiled."""
    status, output = capture([environment.python, ROOT / "hatch_build.py", "pending"])
    return int(output) if status == 0 and output.strip().isdigit() else 0


@contextmanager
def _compiling(environment: Environment, lock: int | None) -> Iterator[None]:
    """Compile in the background while the body runs; modules compiled by then are kept."""
    say("compiling the engine in the background: the server starts in pure Python, which gives the same results")
    process = subprocess.Popen(
        [str(environment.python), str(ROOT / "hatch_build.py"), "native", "--later"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,  # Ctrl-C is for the server
        pass_fds=() if lock is None else (lock,),  # no other build meanwhile
    )
    over = threading.Event()

    def wait() -> None:
        output, _ = process.communicate()
        if over.is_set():
            return
        if process.returncode == 0 and pending(environment) == 0:
            say("the engine is compiled: the next start of ./dev run uses it")
        elif process.returncode != 0:
            print(output, file=sys.stderr)
            say("the engine did not compile (above); the server goes on in pure Python")

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    try:
        yield
    finally:
        over.set()
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGTERM)
        waiting.join(10)
