"""Server processes that a load test measures: ours, and the bare relays that it is compared with. All on one core."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.services import free_port

ROOT = Path(__file__).resolve().parents[2]
LIMITS = {
    "REQUEST_RATE": "1e6",
    "REQUEST_BURST": "1e6",
    "GUEST_RATE": "1e6",
    "GUEST_BURST": "1e6",
    "TABLE_RATE": "1e6",
    "TABLE_BURST": "1e6",
    "MESSAGE_RATE": "1e5",
    "MESSAGE_BURST": "1e5",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "HTTP_CONNECTIONS_PER_ADDRESS": "100000",
    "TABLES_PER_PERSON": "100000",
    "BETWEEN_ROUNDS": "1",
    "SALT_WAIT": "3",
}


@dataclass(frozen=True, slots=True)
class Rate:
    """Moves in a measurement, how long it took, and how much CPU time the servers used meanwhile."""

    moves: int
    seconds: float
    cpu: float

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu

    def __str__(self) -> str:
        return f"{self.per_second:,.0f} moves/s, {self.per_cpu_second:,.0f} for a second of CPU"


def cpu_of(pid: int) -> float:
    """CPU time that a process and its children have used so far."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        number = int(path.parent.name)
        parents[number] = int(fields[1])
        used[number] = sum(map(int, fields[11:15]))  # also what ended children have used
    total = 0
    for number, ticks in used.items():
        ancestor = number
        while ancestor in parents and ancestor != pid:
            ancestor = parents[ancestor]
        total += ticks if ancestor == pid else 0
    return total / os.sysconf("SC_CLK_TCK")


class Process:
    """A server process on the first core."""

    def __init__(self, command: Sequence[str], port: int, environment: Mapping[str, str] = {}) -> None:
        self.port = port
        given = {**os.environ, **environment}
        # Bytecode is cached, as after the first start of any installation.
        given.pop("PYTHONDONTWRITEBYTECODE", None)
        given.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "pycache"))
        self._process = subprocess.Popen([sys.executable, *command], env=given, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(self._process.pid, {0})
        assert self._process.stdout is not None
        if "running" not in self._process.stdout.readline():
            self.close()
            raise RuntimeError("the server did not start")

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """CPU time used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


class Served(Process):
    """`pioche serve`. `stages`: where its stages of a move are written (`stages.py`)."""

    def __init__(self, database: str, bus: str = "", stages: Path | None = None) -> None:
        port = free_port()
        command = ["-c", "import sys; from pioche.cli import main; sys.exit(main())"]
        if stages is not None:
            command = [str(Path(__file__).parent / "stages.py"), str(stages)]
        command += ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", database, "--no-browser"]
        command += ["--log-level", "error", *(["--bus", bus] if bus else [])]
        limits = {f"PIOCHE_{name}": value for name, value in LIMITS.items()}
        super().__init__(command, port, {**limits, "PIOCHE_LANGUAGE": "en"})


class Relay(Process):
    """A bare relay or follower of `benchmarks/peers`."""

    def __init__(self, name: str, *arguments: str) -> None:
        port = free_port()
        super().__init__([str(ROOT / "benchmarks" / "peers" / f"{name}.py"), str(port), *arguments], port)
