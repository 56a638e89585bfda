"""The send queue of a session: order, limit, and what happens when the connection is gone."""

from __future__ import annotations

import asyncio

from pioche.server.live.sessions import SLOW, SendMessage, Session


class Transport:
    """Takes messages at once while `writable` is set; `send` waits for it."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.gone = False
        self.sent: list[str] = []

    def push(self, message: bytes) -> bool:
        if self.writable.is_set():
            self.sent.append(message.decode())
        return self.writable.is_set()

    async def send(self, message: SendMessage) -> None:
        await self.writable.wait()
        if self.gone:
            raise ConnectionError
        self.sent.append(str(message["text"]))

    def session(self, most: int, *, fast: bool = True) -> Session:
        return Session("p0", "P0", self.send, most, self.push if fast else None)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_messages_keep_their_order() -> None:
    async def body(*, fast: bool) -> None:
        transport = Transport()
        session = transport.session(10, fast=fast)
        session.push(b"1")
        session.push(b"2")
        await settled()
        session.push(b"3")
        assert transport.sent == []
        transport.writable.set()
        session.push(b"4")
        await settled()
        session.push(b"5")
        await settled()
        assert transport.sent == ["1", "2", "3", "4", "5"]
        assert not session.closed

    asyncio.run(body(fast=True))
    asyncio.run(body(fast=False))


def test_slow_readers_are_closed() -> None:
    """One message is being sent, two may wait; the next one closes the session, and nothing more is sent."""

    async def body() -> None:
        transport = Transport()
        session = transport.session(2)
        closed: list[int | None] = []
        session.on_close = lambda: closed.append(session.close_code)
        for text in (b"1", b"2", b"3"):
            session.push(text)
            await settled()
        assert closed == []
        session.push(b"4")
        assert closed == [SLOW]
        transport.writable.set()
        await settled()
        session.push(b"5")
        assert transport.sent == []

    asyncio.run(body())


def test_a_connection_that_is_gone() -> None:
    async def body() -> None:
        transport = Transport()
        transport.gone = True
        session = transport.session(2)
        session.push(b"1")
        transport.writable.set()
        await settled()
        assert session.closed
        assert session.close_code is None
        assert transport.sent == []

    asyncio.run(body())
