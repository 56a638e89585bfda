"""The settings of a server: defaults, a TOML file, environment variables, flags; later ones override earlier ones."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final, get_type_hints

from pioche.store.addresses import POSTGRES, SQLITE, is_address

PREFIX: Final = "PIOCHE_"
LEAST_TOKEN: Final = 16  # characters


@dataclass(frozen=True, slots=True)
class Config:
    """All settings. Times are in seconds unless noted."""

    host: str = "0.0.0.0"  # noqa: S104 (phones on the same network should find it)
    port: int = 8674
    database: str = "pioche.sqlite"
    processes: int = 1  # that serve together; 0: one per processor
    bus: str = ""  # nats://...; required when several processes serve one database
    bus_user: str = ""  # credentials for NATS: a user with a password, or a token
    bus_password: str = ""
    bus_token: str = ""
    bus_ca: str = ""  # file with the certificates that NATS is checked against; default: those of the system
    bus_certificate: str = ""  # file with this server's own certificate for NATS, and its key
    bus_key: str = ""
    hosts: tuple[str, ...] = ()  # further names under which the server is opened, besides addresses and names at home
    origins: tuple[str, ...] = ()  # further allowed origins of the page, e.g. behind a proxy
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    secure_cookies: bool = False  # set when served over https
    hsts_subdomains: bool = False  # browsers use only https for all subdomains of its name too
    metrics_token: str = ""  # who may read /metrics; empty: only this machine
    bots: tuple[str, ...] = ()  # files with bots that people may invite (docs/write-a-bot.md)
    log_level: str = "info"
    browser: bool = True
    # Timing
    salt_wait: float = 1.0  # how long to wait for the devices' seals before a deal, and then for their salts
    between_rounds: float = 20.0
    bot_pause: float = 1.2  # the minimum before a bot on turn moves; scales every other bot delay
    catch_window: float = 2.5  # how long bots leave a forgotten call to people
    fair_window: float = 0.12  # the longest wait for other players in a race
    # Absence: until a seat without a connection is lost, then away (the autopilot plays), then gone (the table votes)
    grace_lost: float = 4.0
    grace_away: float = 25.0
    grace_gone: float = 300.0
    # Limits
    message_rate: float = 20.0  # messages per second from one connection
    message_burst: float = 60.0
    request_rate: float = 20.0  # requests per second from one address
    request_burst: float = 100.0
    connections_per_address: int = 64  # WebSockets
    http_connections_per_address: int = 128  # connections that are not WebSockets
    connections: int = 0  # over all addresses; 0: as many as the limit of open files allows
    request_timeout: float = 15.0  # to receive a whole request, head and body
    send_timeout: float = 30.0  # for a connection that accepts no data while some is waiting to be sent
    close_timeout: float = 5.0  # for a closing connection to end
    tables_per_person: int = 50
    table_rate: float = 0.05  # new tables per second from one address
    table_burst: float = 30.0
    guest_rate: float = 0.05  # new guests per second from one address
    guest_burst: float = 60.0
    chat_rate: float = 0.5  # chat lines and reactions per second from one person
    chat_burst: float = 15.0
    code_rate: float = 0.1  # lookups of short codes per second from one address
    code_burst: float = 10.0
    all_codes_rate: float = 5.0  # the same from all addresses together
    all_codes_burst: float = 100.0
    code_hours: float = 24.0  # until the short code of a table at which nothing happens leads nowhere
    lobby_per_address: int = 10  # public tables of one address that the lobby shows
    lobby_hours: float = 12.0  # until a public table at which nothing happens is not shown any more
    draft_rate: float = 10.0  # draft questions per second from one connection
    draft_burst: float = 30.0
    hint_rate: float = 0.5  # hint questions per second from one connection
    hint_burst: float = 6.0
    puzzle_rate: float = 1.0  # puzzles, tries and hints per second from one address
    puzzle_burst: float = 40.0
    workers: int = 0  # processes for bots and solvers; 0: one per core, minus one
    workers_queue: int = 200  # jobs that may wait for a worker
    bot_limit: float = 2.0  # seconds that a host's own bot may take for a move
    bots_alive: int = 32  # processes of the host's own bots, one per seat; the least recently used are ended first
    warm_after: float = 3.0  # from the server's start until the first worker starts; 0: when it is needed
    connection_queue: int = 256  # messages that may be queued for a slow reader
    idle_table: float = 300.0  # until a table without connections is unloaded from memory
    ping_every: float = 10.0
    # Retention, in days; 0: never
    archive_after: float = 7.0  # until the log of a finished table is compressed
    remove_after: float = 0.0  # until a table at which nothing happens is removed, finished or not
    forget_guests_after: float = 400.0  # until a guest who does not come back is removed; cookies last as long
    rotate_after: float = 30.0  # until a device gets a new token
    drain: float = 10.0  # how long pending work may take when the server stops

    def check(self) -> None:
        """Raise a `ValueError` with one clear line if something is invalid."""
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise ValueError(f"log_level {self.log_level!r} is none of debug, info, warning, error")
        if not self.database or ":memory:" in self.database or self.database.startswith("file:"):
            raise ValueError(f"database {self.database!r} is not a file: nothing would be kept")
        if "://" in self.database and not is_address(self.database):
            scheme = self.database.partition("://")[0]
            raise ValueError(
                f"database {scheme}://... is neither a file nor begins with {', '.join((*POSTGRES, SQLITE))}"
            )
        if self.bus and not self.bus.startswith(("nats://", "tls://")):
            raise ValueError(f"bus {self.bus!r} does not begin with nats:// or tls://")
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")):
                raise ValueError(f"origin {origin!r} does not begin with http:// or https://")
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise ValueError(f"trusted_proxies: {proxy!r} is neither an address nor a network") from None
        self._check_names()
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not isinstance(value, bool):
                least, most = _RANGES.get(field.name, (0, 1e7))
                if not least <= value <= most:
                    raise ValueError(f"{field.name} = {value} is not between {least:g} and {most:g}")

    def _check_names(self) -> None:
        for host in self.hosts:
            if not host or not all(sign.isalnum() or sign in "-._" for sign in host):
                raise ValueError(f"hosts: {host!r} is not a name of a machine (games.example, without a port)")
        if bool(self.bus_user) != bool(self.bus_password) or (self.bus_user and self.bus_token):
            raise ValueError("bus_user and bus_password belong together, or bus_token is set alone")
        if bool(self.bus_certificate) != bool(self.bus_key):
            raise ValueError("bus_certificate and bus_key belong together")
        for name in ("bus_ca", "bus_certificate", "bus_key"):
            if getattr(self, name) and not Path(getattr(self, name)).is_file():
                raise ValueError(f"{name} = {getattr(self, name)!r} is not a file")
        if self.metrics_token and len(self.metrics_token) < LEAST_TOKEN:
            raise ValueError(f"metrics_token has fewer than {LEAST_TOKEN} characters: it could be guessed")
        if self.archive_after and self.archive_after * 86_400 < self.idle_table + 3_600:
            raise ValueError("archive_after has to be an hour longer than idle_table")


_RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "port": (0, 65_535),
    "message_burst": (1, 1e7),
    "request_burst": (1, 1e7),
    "connections_per_address": (1, 1e7),
    "http_connections_per_address": (1, 1e7),
    "tables_per_person": (1, 1e7),
    "table_burst": (1, 1e7),
    "guest_burst": (1, 1e7),
    "chat_burst": (1, 1e7),
    "code_burst": (1, 1e7),
    "puzzle_burst": (1, 1e7),
    "all_codes_burst": (1, 1e7),
    "lobby_per_address": (1, 1e7),
    "lobby_hours": (0.1, 1e6),
    "archive_after": (0, 36_500),
    "remove_after": (0, 36_500),
    "forget_guests_after": (0, 36_500),
    "rotate_after": (0, 36_500),
    "request_timeout": (0.1, 1e7),
    "send_timeout": (0.1, 1e7),
    "close_timeout": (0.1, 1e7),
    "processes": (0, 256),
    "workers": (0, 1_000),
    "workers_queue": (1, 1e7),
    "bot_limit": (0.01, 600),
    "bots_alive": (1, 10_000),
    "connection_queue": (1, 1e7),
    "ping_every": (0.1, 1e7),
}
"""Bounds of numbers where they differ from 0 to ten million."""
_KINDS: Final = get_type_hints(Config)


def _from_text(name: str, text: str) -> object:
    kind = _KINDS[name]
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise ValueError(f"{name} = {text!r} is neither on nor off")
    if kind is int or kind is float:
        try:
            return kind(text)
        except ValueError:
            raise ValueError(f"{name} = {text!r} is not a number") from None
    if kind is str:
        return text
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _from_toml(name: str, value: object) -> object:
    kind = _KINDS[name]
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if kind in (bool, int, float, str):
        if type(value) is kind:
            return value
        raise ValueError(f"{name} = {value!r} is not of the right kind ({kind.__name__})")
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(value)
    raise ValueError(f"{name} = {value!r} is not a list of texts")


def load(
    file: Path | None = None, environment: Mapping[str, str] = os.environ, flags: Mapping[str, object] | None = None
) -> Config:
    """Load the settings; a `ValueError` names what is wrong."""
    values: dict[str, object] = {}
    if file is not None:
        try:
            with file.open("rb") as handle:
                document = tomllib.load(handle)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ValueError(f"{file}: {error}") from error
        for name, value in document.items():
            if name not in _KINDS:
                raise ValueError(f"{file}: there is no setting {name!r}")
            values[name] = _from_toml(name, value)
    for name in _KINDS:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _from_text(name, text)
    values.update(flags or {})
    made = replace(Config(), **values)  # type: ignore[arg-type]
    made.check()
    return made
