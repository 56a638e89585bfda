"""Which address a request comes from, and whether it was meant for this server."""

from __future__ import annotations

import socket

import pytest

from pioche.server.address_groups import address_group
from pioche.server.config import Config
from pioche.server.transport.clients import Hosts, Proxies, host_name


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("nothing", "nothing"),
    ],
)
def test_limits_are_counted_for_what_one_customer_has(address: str, group: str) -> None:
    assert address_group(address) == group


def test_only_trusted_proxies_are_believed() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])

    def client(peer: str, *lines: str) -> str:
        return proxies.client(peer, [(b"x-forwarded-for", line.encode()) for line in lines])

    assert client("127.0.0.1", "192.0.2.7") == "192.0.2.7"
    assert client("192.0.2.9", "192.0.2.7") == "192.0.2.9"  # anybody can send the header
    assert client("127.0.0.1", "198.51.100.1, 192.0.2.7, 10.1.2.3") == "192.0.2.7"  # the first was invented
    assert client("127.0.0.1", "198.51.100.1", "192.0.2.7") == "192.0.2.7"
    assert client("127.0.0.1", "nonsense") == "127.0.0.1"
    assert client("127.0.0.1") == "127.0.0.1"
    assert client("127.0.0.1", "10.1.2.3") == "10.1.2.3"
    assert client("127.0.0.1", "10.0.0.1," * 5_000) == "127.0.0.1"
    assert Proxies([]).client("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.7")]) == "127.0.0.1"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8674",
        "127.0.0.1:8674",
        "192.168.1.20:8674",
        "[::1]:8674",
        "[2001:db8::1]",
        "[::ffff:192.0.2.7]:80",
        "LaPtOp:8674",
        "laptop.local:8674",
        "laptop.home.arpa.",
        socket.gethostname(),
        "games.example",
        "GAMES.example:443",
        "other.example:8443",
        None,
    ],
)
def test_names_at_home_and_configured_ones_are_ours(host: str | None) -> None:
    assert Hosts(Config(hosts=("games.example",), origins=("https://other.example:8443",))).accepts(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8674",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "games.example",
        "local.",
        "a.local.evil.example",
        "",
        "a b",
        "laptop:port",
        "[::1",
        "[::1]x",
        "[evil.example]",
        "x" * 256,
        "caf\u00e9.local",
        "evil.example/.local",
    ],
)
def test_other_names_are_not(host: str) -> None:
    accepted = Hosts(Config()).accepts(host)
    assert not accepted or host == "local."  # a name without a dot is in no public zone


def test_the_name_in_a_header() -> None:
    assert host_name("Laptop.Local.:80") == "laptop.local"
    assert host_name("[::1]:80") == "[::1]"
    assert host_name("x" * 256) is None
