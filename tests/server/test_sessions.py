"""The send queue of a session: order, limit, and what happens when the connection is gone."""

from __future__ import annotations

from pioche.server.live.sessions import SLOW, Session


class Peer:
    """Takes messages while `reads` is set."""

    def __init__(self) -> None:
        self.reads = True
        self.sent: list[bytes] = []

    def push(self, message: bytes) -> bool:
        if self.reads:
            self.sent.append(message)
        return self.reads

    def session(self, most: int) -> Session:
        return Session("p0", "P0", self.push, most)


def test_messages_keep_their_order() -> None:
    peer = Peer()
    session = peer.session(10)
    session.push(b"1")
    peer.reads = False
    session.push(b"2")
    session.push(b"3")
    assert peer.sent == [b"1"]
    peer.reads = True
    session.push(b"4")  # waits for those before it
    assert peer.sent == [b"1"]
    session.flush()
    session.push(b"5")
    assert peer.sent == [b"1", b"2", b"3", b"4", b"5"]
    assert not session.closed


def test_a_peer_that_stops_again_while_messages_wait() -> None:
    peer = Peer()
    session = peer.session(10)
    peer.reads = False
    for message in (b"1", b"2"):
        session.push(message)
    session.flush()
    assert peer.sent == []
    peer.reads = True
    session.flush()
    assert peer.sent == [b"1", b"2"]


def test_slow_readers_are_closed() -> None:
    """Two messages may wait; the next one closes the session, and nothing more is sent."""
    peer = Peer()
    session = peer.session(2)
    closed: list[int | None] = []
    session.on_close = lambda: closed.append(session.close_code)
    peer.reads = False
    for message in (b"1", b"2"):
        session.push(message)
    assert closed == []
    session.push(b"3")
    assert closed == [SLOW]
    peer.reads = True
    session.flush()
    session.push(b"4")
    assert peer.sent == []
