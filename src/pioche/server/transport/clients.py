"""Who a connection comes from: the address of the client, behind trusted proxies too; and under which name it came."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from pioche.server.config import Config

MOST_HOST: Final = 255  # characters of a Host header; names have at most 253
_PRIVATE: Final = (".localhost", ".local", ".home.arpa", ".internal")  # never in the public DNS (RFC 6761, 6762, 8375)
_MOST_FORWARDED: Final = 20  # addresses of one X-Forwarded-For that are looked at


class Proxies:
    """The proxies whose X-Forwarded-For is believed."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted: Final[list[IPv4Network | IPv6Network]] = [ip_network(each, strict=False) for each in trusted]

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._trusted)

    def client(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address of the client: the last one in X-Forwarded-For that no trusted proxy has, else the peer's.

        Everything before that may have been invented by the client.
        """
        if not self._trusted or not self.trusts(peer):
            return peer
        lines = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
        client = peer
        for address in list(reversed(",".join(lines).split(",")))[:_MOST_FORWARDED]:
            try:
                client = str(ip_address(address.strip()))
            except ValueError:
                break
            if not self.trusts(client):
                break
        return client


class Hosts:
    """The names under which this server may be opened.

    A foreign site can point its own name at this machine (DNS rebinding); a browser then takes its scripts for ours.
    An IP address cannot be pointed elsewhere, nor can names that the public DNS does not have; so everything that works
    in a home network without configuration is accepted, and other names only when they are configured.
    """

    def __init__(self, config: Config) -> None:
        named = [*config.hosts, *(urlsplit(origin).hostname or "" for origin in config.origins), config.host]
        self._names: Final = {name.lower().rstrip(".") for name in (*named, socket.gethostname()) if name}

    def accepts(self, host: str | None) -> bool:
        """Is this Host header one of ours? Without one it is no browser."""
        if host is None:
            return True
        name = host_name(host)
        if name is None:
            return False
        if name in self._names or "." not in name or name.endswith(_PRIVATE):
            return True
        return _is_address(name.strip("[]"))


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port, in lower case; None if it is malformed."""
    if not host or len(host) > MOST_HOST or not host.isascii():
        return None
    name, port = host, ""
    if host.startswith("["):
        name, closed, rest = host[1:].partition("]")
        if not closed or not _is_address(name) or (rest and not rest.startswith(":")):
            return None
        port = rest[1:]
        return f"[{name.lower()}]" if not port or port.isdigit() else None
    if ":" in host:
        name, _, port = host.partition(":")
        if not port.isdigit():
            return None
    name = name.lower().rstrip(".")
    return name if name and all(sign.isalnum() or sign in "-._" for sign in name) else None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
