"""`pioche serve`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import segno
import uvicorn
from cyclopts import Parameter

from pioche.i18n import Translator, language_of_terminal
from pioche.runs.parameters import WHOLE
from pioche.server import metrics
from pioche.server.app import Server, quiet_logs, serving
from pioche.server.config import Config, load
from pioche.server.http.invitations import EVERYWHERE, own_address
from pioche.server.processes import Ready, folder_beside
from pioche.server.processes import run as run_processes
from pioche.server.table.own_bots import bots_by_name
from pioche.server.thinking.planner import broken
from pioche.server.transport.bounded_http import BoundedProtocol
from pioche.server.transport.upgrade import Upgrade
from pioche.store.addresses import POSTGRES
from pioche.store.lock import Taken
from pioche.store.log import StoreAway

BACKLOG: Final = 2_048


def command(
    *,
    host: str | None = None,
    port: Annotated[int | None, WHOLE] = None,
    database: str | None = None,
    bus: str | None = None,
    processes: Annotated[int | None, WHOLE] = None,
    bot: Annotated[list[Path] | None, Parameter(negative="")] = None,
    config: Path | None = None,
    browser: bool | None = None,
    log_level: str | None = None,
    check: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """A server until it is stopped.

    pioche serve --host 0.0.0.0 --bot my_bot.py
    """
    given = {
        "host": host,
        "port": port,
        "database": database,
        "bus": bus,
        "processes": processes,
        "browser": browser,
        "log_level": log_level,
    }
    bots = {"bots": tuple(map(str, bot))} if bot else {}
    settings = load(config, os.environ, {**bots, **{name: value for name, value in given.items() if value is not None}})
    words = Translator(language_of_terminal(os.environ))
    quiet_logs(settings.log_level)
    for bot_of_host in bots_by_name(settings.bots).values():
        reason = broken(bot_of_host.path, words)
        if reason is not None:
            raise ValueError(words.text("serve-bot-broken", file=bot_of_host.path.name, reason=reason))
    try:
        if settings.processes != 1 and not check:
            return _serve_together(settings, words)
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            return runner.run(_check(settings, words) if check else _serve(settings, words))
    except Taken as taken:
        raise ValueError(words.text("serve-database-taken", database=_shown(settings.database))) from taken
    except StoreAway as away:
        reason = str(away).splitlines()[0][:300] if str(away) else ""
        raise ValueError(words.text("serve-database-away", database=_shown(settings.database), reason=reason)) from away


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop if it is installed (not on Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _shown(database: str) -> str:
    """A database address without its password."""
    scheme, found, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else database


async def _check(settings: Config, words: Translator, *, report: bool = True) -> int:
    async with serving(settings, alone=False) as server:
        ready = await server.store.ready()
        connected = server.live.bus.connected
    if not connected:
        raise ValueError(words.text("serve-bus-away", address=_shown(settings.bus)))
    if report:
        print(words.text("serve-check-fine", database=_shown(settings.database)))
    return 0 if ready else 1


def _serve_together(settings: Config, words: Translator) -> int:
    """Several processes that accept connections from one socket."""
    listening = _listen(settings, words)
    quiet_logs(settings.log_level, 0)
    if not settings.database.startswith(POSTGRES):
        folder = folder_beside(settings.database)
        if Path(settings.database).exists() and not folder.exists():
            print(words.text("serve-processes-new", database=_shown(settings.database), folder=str(folder)), flush=True)
    try:
        return run_processes(
            settings,
            listening,
            _serve_one,
            lambda each: asyncio.run(_checked(each, words)),
            lambda: _announce(settings, listening.getsockname()[1], words),
        )
    finally:
        listening.close()


async def _checked(settings: Config, words: Translator) -> None:
    await _check(settings, words, report=False)


def _serve_one(settings: Config, listening: socket.socket, number: int, folder: str, ready: Ready) -> None:
    """One of several processes."""
    quiet_logs(settings.log_level, number)
    metrics.share(Path(folder), number)

    async def serve() -> None:
        async with serving(settings) as server:
            await _run(server, listening, settings, ready.set)

    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(serve())


def _listen(settings: Config, words: Translator) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ValueError(words.text("serve-port-taken", port=str(settings.port))) from error
        raise ValueError(words.text("serve-address-bad", host=settings.host, reason=error.strerror or "")) from error
    listening.listen(BACKLOG)
    return listening


def _announce(settings: Config, port: int, words: Translator) -> None:
    everywhere = settings.host in EVERYWHERE
    here = f"http://{'127.0.0.1' if everywhere else settings.host}:{port}/"
    print(words.text("serve-running", address=here), flush=True)
    own = own_address()
    if everywhere and not own.startswith("127."):
        there = f"http://{own}:{port}/"
        print(words.text("serve-network", address=there), flush=True)
        if sys.stdout.isatty():
            segno.make(there, micro=False).terminal(compact=True)
    if settings.browser and sys.stdout.isatty() and (os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")):
        with contextlib.suppress(Exception):
            webbrowser.open(here)


async def _serve(settings: Config, words: Translator) -> int:
    listening = _listen(settings, words)
    try:
        async with serving(settings) as server:
            port = listening.getsockname()[1]
            await _run(server, listening, settings, lambda: _announce(settings, port, words))
    finally:
        listening.close()
    return 0


def calm_collector() -> None:
    """Run the garbage collector rarely, and never over objects from the start: there are few reference cycles, and a
    collection over all tables takes longer than many moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def _run(server: Server, listening: socket.socket, settings: Config, started: Callable[[], None]) -> None:
    machine = uvicorn.Server(uvicorn_config(server, settings))
    machine.config.load()
    machine.lifespan = machine.config.lifespan_class(machine.config)
    loop = asyncio.get_running_loop()
    ending = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Scripts start background jobs with SIGINT ignored; respect that.
        if number == signal.SIGINT and signal.getsignal(number) == signal.SIG_IGN:
            continue
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, ending.set)
    running = loop.create_task(machine._serve([listening]))  # noqa: SLF001 (`serve` would handle the signals itself)
    while not machine.started and not running.done():
        await asyncio.sleep(0.01)
    calm_collector()
    server.live.watchdog.start()
    started()
    waiting = loop.create_task(ending.wait())
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    # Drain: clients are told to reconnect, then uvicorn stops.
    await server.drain()
    machine.should_exit = True
    await running


def uvicorn_config(server: Server, settings: Config) -> uvicorn.Config:
    """The uvicorn settings. Its protocol class gets the server's connections and WebSockets as extra arguments."""
    return uvicorn.Config(
        server,
        ws=Upgrade,  # made by `BoundedProtocol`; uvicorn refuses upgrades without one
        http=partial(BoundedProtocol, server.connections, server.sockets.admit),  # type: ignore[arg-type]
        lifespan="off",
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=max(1, round(settings.drain)),
    )
