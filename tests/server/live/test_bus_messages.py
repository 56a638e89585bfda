"""Messages between processes: nobody else can write or read them, nor play them again."""

from __future__ import annotations

import pytest

from pioche.server.live.bus_messages import WINDOW, Appended, Envelope, Forgotten, Greeting, Hello, Here, Message

KEY = bytes(32)
TABLE = "0123456789ab"
ENTRY = Appended(5, 1_000, 2, '{"do":"committed","secret":"ace of spades"}', "person:key")


def test_messages_of_our_own_processes() -> None:
    one, two = Envelope(KEY), Envelope(KEY)
    assert one.hashed(TABLE) == two.hashed(TABLE) != one.hashed("0123456789ac")
    said: list[Message] = [ENTRY, Here([0, 3]), Forgotten("person"), Hello(), Greeting(two.me)]
    for message in said:
        opened = two.opened("subject", one.seal("subject", message))
        assert opened is not None
        assert (opened.sender, opened.message) == (one.me, message)


def test_nobody_else_reads_them() -> None:
    sealed = Envelope(KEY).seal("subject", ENTRY)
    for part in (b"secret", b"ace", b"person", b"committed"):
        assert part not in sealed
    assert Envelope(b"another key").opened("subject", sealed) is None
    assert Envelope(KEY).seal("subject", ENTRY) != sealed


def test_forged_and_repeated_messages() -> None:
    one, two = Envelope(KEY), Envelope(KEY)
    sealed = one.seal("subject", Here([1]))
    for place in range(len(sealed)):
        assert two.opened("subject", sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]) is None
    assert two.opened("another subject", sealed) is None
    assert one.opened("subject", sealed) is None, "our own"
    assert two.opened("subject", sealed) is not None
    assert two.opened("subject", sealed) is None, "recorded and played again"


def test_overtaken_messages() -> None:
    """Subjects have queues of their own, so a message may be heard after later ones: once, and not too much later."""
    one, two = Envelope(KEY), Envelope(KEY)
    sealed = [one.seal("subject", Here([1])) for _ in range(WINDOW + 2)]
    for number in (3, 1, 2, 0, 5, WINDOW):
        assert two.opened("subject", sealed[number]) is not None
        assert two.opened("subject", sealed[number]) is None
    assert two.opened("subject", sealed[4]) is not None
    assert two.opened("subject", sealed[WINDOW + 1]) is not None
    far = [one.seal("subject", Here([1])) for _ in range(2 * WINDOW)]
    assert two.opened("subject", far[-1]) is not None
    for late in (sealed[6], far[0], far[WINDOW - 1]):
        assert two.opened("subject", late) is None
    assert two.opened("subject", far[WINDOW]) is not None


def test_what_was_recorded_before_this_process_started_is_not_fresh() -> None:
    one, before = Envelope(KEY), Envelope(KEY)
    greeting = one.seal("subject", Greeting(before.me))
    recorded = one.seal("subject", ENTRY)
    for sealed, fresh in ((greeting, True), (recorded, True)):
        opened = before.opened("subject", sealed)
        assert opened is not None
        assert opened.fresh is fresh
    after = Envelope(KEY)  # the process was started again
    replayed = [after.opened("subject", sealed) for sealed in (greeting, recorded)]
    assert [opened is not None and opened.fresh for opened in replayed] == [False, False]
    old = one.seal("subject", ENTRY)
    assert after.opened("subject", one.seal("subject", Greeting(after.me)))
    new = after.opened("subject", one.seal("subject", ENTRY))
    assert new is not None
    assert new.fresh
    late = after.opened("subject", old)
    assert late is not None
    assert not late.fresh, "said before the greeting"


@pytest.mark.parametrize("data", [b"", b" ", b"at x 5", b"\xff" * 100, bytes(24), bytes(40), b"x" * 1_000_000])
def test_noise(data: bytes) -> None:
    assert Envelope(KEY).opened("subject", data) is None
