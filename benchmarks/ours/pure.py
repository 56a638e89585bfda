"""Our card game in pure Python: a child process that imports the sources, measured in the same race.

`stepping` starts the child and talks to it; run as a module, this file is the child. It reads the number of rounds to
play from each line of its input and answers with `steps seconds`, or with `error` and the reason.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from ours import classic
from race import Lap, Missing, Runner, explain, timed

BENCHMARKS = Path(__file__).resolve().parents[1]


def stepping(players: int, stack: ExitStack) -> Runner:
    """One step at a time, in a child process that the exit stack ends."""
    # The child can import what this process can. Same working directory, because paths may be relative.
    paths = os.pathsep.join(filter(None, [str(BENCHMARKS), os.environ.get("PYTHONPATH")]))
    process = stack.enter_context(
        subprocess.Popen(
            [sys.executable, "-m", "ours.pure", str(players)],
            env={**os.environ, "PYTHONPATH": paths, "PIOCHE_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )

    def run(rounds: int) -> Lap:
        if process.stdin is None or process.stdout is None:
            raise Missing("the pure Python process has no pipes")
        try:
            process.stdin.write(f"{rounds}\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise Missing("the pure Python process has ended") from None
        match process.stdout.readline().split(maxsplit=1):
            case ["error", reason]:
                raise Missing(reason.strip())
            case [steps, seconds]:
                return Lap(int(steps), float(seconds))
            case _:
                raise Missing("the pure Python process has ended")

    return run


def serve(players: int) -> None:
    """The main loop of the child: answer until the input ends."""
    answer = prepare(players)
    for line in sys.stdin:
        if isinstance(answer, str):
            print("error", answer, flush=True)
        else:
            lap = answer(int(line))
            print(lap.steps, lap.seconds, flush=True)


def prepare(players: int) -> Runner | str:
    """The runner, or why there is none."""
    try:
        from pioche.classic.machine import compiled

        if compiled():
            return "PIOCHE_PURE does not keep compiled modules out"
        return timed(classic.stepper(players))
    except Exception as error:  # noqa: BLE001 (the other process tells the user)
        return explain(error)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
