"""Messages between processes: nobody else can write or read them."""

from __future__ import annotations

import pytest

from pioche.server.live.bus_messages import Envelope

KEY = bytes(32)
TABLE = "0123456789ab"


def test_messages_of_our_own_processes() -> None:
    one, two = Envelope(KEY), Envelope(KEY)
    assert one.hashed(TABLE) == two.hashed(TABLE) != one.hashed("0123456789ac")
    assert two.opened(one.seal("at x 5")) == "at x 5"
    assert one.opened(two.seal("here y 3")) == "here y 3"
    sealed = one.seal(f"at {one.hashed(TABLE)} 5")
    assert TABLE.encode() not in sealed


def test_forged_and_repeated_messages() -> None:
    one, two = Envelope(KEY), Envelope(KEY)
    sealed = one.seal("here x 1")
    assert Envelope(b"other key").opened(sealed) is None
    assert two.opened(sealed.replace(b"here", b"hers")) is None
    assert two.opened(sealed) == "here x 1"
    assert two.opened(sealed) is None, "recorded and played again"
    old, new = one.seal("at x 1"), one.seal("at x 2")
    assert two.opened(new) == "at x 2"
    assert two.opened(old) is None


@pytest.mark.parametrize("data", [b"", b" ", b"at x 5", b"\xff" * 100, b"a 1 at x 5 " + b"0" * 32, b"x" * 1_000_000])
def test_noise(data: bytes) -> None:
    assert Envelope(KEY).opened(data) is None
