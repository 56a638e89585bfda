"""A server in this process or in another one, for tests."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from pioche.server.app import Server, serving
from pioche.server.cli import uvicorn_config
from pioche.server.config import Config

# No waiting in tests, and no limits per address: all clients have the same one.
FAST = {
    "salt_wait": 20.0,
    "between_rounds": 0.3,
    "bot_pause": 0.01,
    "catch_window": 0.02,
    "grace_lost": 0.2,
    "grace_away": 0.3,
    "grace_gone": 1.0,
    "warm_after": 0.0,
    "message_rate": 10_000.0,
    "message_burst": 10_000.0,
    "request_rate": 10_000.0,
    "request_burst": 10_000.0,
    "guest_rate": 10_000.0,
    "guest_burst": 10_000.0,
    "table_rate": 10_000.0,
    "table_burst": 10_000.0,
    "chat_rate": 10_000.0,
    "chat_burst": 10_000.0,
    "puzzle_rate": 10_000.0,
    "puzzle_burst": 10_000.0,
    "draft_rate": 10_000.0,
    "draft_burst": 10_000.0,
    "code_rate": 10_000.0,
    "code_burst": 10_000.0,
    "all_codes_rate": 10_000.0,
    "all_codes_burst": 10_000.0,
    "connections_per_address": 10_000,
    "http_connections_per_address": 10_000,
}


@asynccontextmanager
async def server(database: Path | str, **changes: object) -> AsyncIterator[tuple[Server, str]]:
    """A server in this process, and its address."""
    config = Config(**{"host": "127.0.0.1", "database": str(database), **FAST, **changes})  # type: ignore[arg-type]
    async with serving(config) as made:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", 0))
        machine = uvicorn.Server(uvicorn_config(made, config))
        machine.config.load()
        machine.lifespan = machine.config.lifespan_class(machine.config)
        running = asyncio.get_running_loop().create_task(machine._serve([listening]))
        while not machine.started:
            await asyncio.sleep(0.005)
        try:
            yield made, f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            await made.drain()
            machine.should_exit = True
            await running
            listening.close()
            await asyncio.sleep(0.1)  # closing connections finish before the loop does


async def noted(made: Server) -> None:
    """Wait until what lists show has been saved."""
    await made.live.lists.settled()


class Process:
    """`pioche serve` in a child process."""

    def __init__(self, database: str, port: int, bus: str = "", log: str = "error", **changes: object) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", "serve"]
        self._command += ["--host", "127.0.0.1", "--port", str(port), "--database", database, "--no-browser"]
        self._command += ["--log-level", log, *(["--bus", bus] if bus else [])]
        settings = {**FAST, **changes}
        self._env = {**os.environ, **{f"PIOCHE_{name.upper()}": str(value) for name, value in settings.items()}}
        self._env["PIOCHE_LANGUAGE"] = "en"
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=self._env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        loop = asyncio.get_running_loop()
        line = await asyncio.wait_for(loop.run_in_executor(None, self.process.stdout.readline), 120)
        if "running" not in line:
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r}")

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self._end()

    def terminate(self) -> int:
        """SIGTERM; returns the exit status."""
        assert self.process is not None
        self.process.terminate()
        return self._end()

    def _end(self) -> int:
        assert self.process is not None
        status = self.process.wait(120)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return status
