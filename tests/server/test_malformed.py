"""Whatever a client sends: an answer or a clean close, never a changed table, never a server error."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from pioche.server.table import protocol as p
from pioche.server.table.state import TableState
from tests.server.player import Player, guest, make_table, seat_all, start
from tests.server.running import server

KEYS = st.sampled_from(["k1", "k2", "", "x" * 23, "a b", "é", 7, None])
SEATS = st.one_of(st.integers(-3, 12), st.none(), st.floats(allow_nan=False), st.text(max_size=3))
NAMES = ["hello", "act", "seal", "salt", "bot", "leave", "remove", "host", "change", "agree", "start", "want", "react"]
NAMES += ["pause", "resume", "away", "back", "decide", "resync", "pong", "nothing", "made", "committed", "dealt"]
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=10,
)
MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    VALUES.map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(NAMES)},
        optional={
            "key": KEYS,
            "seq": st.one_of(st.integers(), st.none()),
            "action": st.one_of(st.text(max_size=30), st.sampled_from(["draw", "0:draw", "r5", "W=r!", "catch.0"])),
            "seat": SEATS,
            "about": SEATS,
            "choice": st.sampled_from(["bot", "end", "x"]),
            "protocol": st.integers(),
            "version": st.integers(),
            "seal": st.sampled_from(["0" * 64, "x", "0" * 65]),
            "salt": st.sampled_from(["0" * 64, "x", "0" * 65]),
            "commitment": st.sampled_from(["0" * 64, ""]),
            "settings": VALUES,
            "what": st.sampled_from(["🎉", "x"]),
            "n": st.integers(),
            "person": st.text(max_size=5),
        },
    ).map(json.dumps),
    st.just("[" * 10_000),
    st.just('{"do":"say","key":"k","text":"' + "x" * 20_000 + '"}'),
)


@pytest.fixture
def examples(long_run: bool) -> int:
    return 10_000 if long_run else 300


def test_malformed_messages(tmp_path: Path, examples: int) -> None:
    """A stranger without a seat tries everything; the table does not change."""

    async def one(address: str, stranger: str, table: str, messages: list[str | bytes]) -> None:
        player = Player(address, stranger, table)
        await player.connect()
        assert player.socket is not None
        for message in messages:
            await player.socket.send(message)
        await player.socket.send(json.dumps({"do": "resync", "seq": 0}))
        with contextlib.suppress(ConnectionClosed):
            while (await player.hear(10))["is"] != "state":
                pass
        await player.close()
        assert player.socket.close_code in (1000, 1007, 1009, 4429)

    with asyncio.Runner() as runner:
        # The host never connects, so that no presence entries are appended meanwhile.
        context = server(tmp_path / "t.sqlite", grace_lost=3_600.0)
        made, address = runner.run(context.__aenter__())
        try:
            host = runner.run(guest(address, "H"))
            stranger = runner.run(guest(address, "S"))
            table = runner.run(make_table(address, host, players=3))

            @hypothesis.settings(
                max_examples=examples // 5, deadline=None, suppress_health_check=list(hypothesis.HealthCheck)
            )
            @hypothesis.given(st.lists(MESSAGES, min_size=5, max_size=5))
            def attempt(messages: list[str | bytes]) -> None:
                runner.run(one(address, stranger, table, messages))

            attempt()
            assert len(runner.run(made.store.log.read(table))) == 1
        finally:
            runner.run(context.__aexit__(None, None, None))


ACTIONS = ["0:draw", "2:draw", "draw", "pass", "uno", "catch.0", "catch.1", "aye", "r5", "W=r", "accuse.1"]
ODD = [{"do": "start", "key": "s"}, {"do": "back", "key": "k"}, {"do": "hello", "protocol": p.VERSION, "seq": 3}]
# What somebody at the table could try: other people's seats, old and future seqs, repeated messages.
TRICKS = st.one_of(
    st.builds(
        lambda seq, action, key: {"do": "act", "seq": seq, "action": action, "key": key},
        st.one_of(st.integers(0, 40), st.just(2_000_000_000)),
        st.sampled_from(ACTIONS),
        st.sampled_from(["a", "b", "c"]),
    ),
    st.builds(lambda seat, key: {"do": "remove", "seat": seat, "key": key}, st.integers(0, 2), st.sampled_from("ab")),
    st.builds(lambda seat, key: {"do": "host", "seat": seat, "key": key}, st.integers(0, 2), st.sampled_from("ab")),
    st.builds(lambda seat, key: {"do": "bot", "seat": seat, "key": key}, st.integers(0, 2), st.sampled_from("ab")),
    st.builds(lambda about, key: {"do": "decide", "about": about, "choice": "bot", "key": key}, SEATS, st.just("d")),
    st.sampled_from(ODD),
    st.builds(
        lambda what, key: {"do": "react", "what": what, "key": key}, st.sampled_from("👍x"), st.sampled_from("ab")
    ),
    st.just({"do": "seal", "key": "y", "commitment": "0" * 64, "seal": "1" * 64}),
    st.just({"do": "salt", "key": "z", "commitment": "0" * 64, "salt": "1" * 64}),
).map(json.dumps)


def test_whatever_somebody_at_the_table_tries(tmp_path: Path, examples: int) -> None:
    """Out of order, twice, in somebody else's name: always answered, and only the own seat can act."""

    async def begin(address: str) -> list[Player]:
        players = await seat_all(address, 3)
        await start(players)
        return players

    async def one(address: str, player: Player, messages: list[str | bytes]) -> None:
        again = Player(address, player.cookie, player.table)
        await again.connect()
        assert again.socket is not None
        for message in messages:
            await again.socket.send(message)
        await again.socket.send(json.dumps({"do": "resync", "seq": 0}))
        with contextlib.suppress(ConnectionClosed):
            while (await again.hear(20)).get("missed", ()) == ():
                pass
        await again.close()
        assert again.socket.close_code in (1000, 1007, 1009, 4429)

    with asyncio.Runner() as runner:
        context = server(tmp_path / "t.sqlite", grace_lost=3_600.0, salt_wait=0.0)
        made, address = runner.run(context.__aenter__())
        try:
            players = runner.run(begin(address))
            table, eve = players[0].table, players[2]
            before = len(runner.run(made.store.log.read(table)))

            @hypothesis.settings(
                max_examples=examples // 5, deadline=None, suppress_health_check=list(hypothesis.HealthCheck)
            )
            @hypothesis.given(st.lists(st.one_of(TRICKS, MESSAGES), min_size=5, max_size=5))
            def attempt(messages: list[str | bytes]) -> None:
                runner.run(one(address, eve, messages))

            attempt()
            rows = runner.run(made.store.log.read(table))
            own = made.live.tables[table].state.seats
            for row in rows[before:]:
                assert row.seat in (2, None) or own[row.seat].bot is not None, row
            keys = [row.key for row in rows if row.key and not row.key.startswith("~")]
            assert len(keys) == len(set(keys))
            # The others still have their seats, and the log can be replayed from its start.
            assert [seat.person is not None for seat in own[:2]] == [True, True]
            again = TableState(table)
            for row in rows:
                again.apply(row)
            for player in players:
                runner.run(player.close())
        finally:
            runner.run(context.__aexit__(None, None, None))


def test_too_fast_is_answered(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", message_rate=0.001, message_burst=5.0) as (_, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            player = Player(address, cookie, table)
            await player.connect()
            keys = [await player.intend("react", what="🎉") for _ in range(20)]
            answers = [await player.answer(key) for key in keys]
            assert [answer["is"] for answer in answers[:3]] == ["update"] * 3
            assert answers[-1]["code"] == "too-fast"
            with contextlib.suppress(ConnectionClosed):
                for _ in range(100):
                    await player.intend("react", what="🎉")
                while True:
                    await player.hear()
            assert player.socket is not None
            assert player.socket.close_code == 4429

    asyncio.run(body())


def test_slow_readers_are_dropped(tmp_path: Path) -> None:
    """A client that never reads delays nobody and does not fill the memory."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", connection_queue=20) as (made, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            player = Player(address, cookie, table)
            await player.connect()
            slow = Player(address, await guest(address, "S"), table)
            await slow.connect(buffer=2_048)
            assert slow.socket is not None
            slow.socket.transport.pause_reading()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(30_000):
                    await slow.send({"do": "resync", "seq": 0})
                    await asyncio.sleep(0)
                    if len(made.sockets.sessions) == 1:
                        break
            assert len(made.sockets.sessions) == 1
            assert (await player.do("say", text="still here"))["is"] == "update"
            slow.socket.transport.abort()
            await player.close()

    asyncio.run(body())


def frame(payload: bytes, first: int = 0x81, *, masked: bool = True, size: int | None = None) -> bytes:
    """A client frame, valid or not."""
    length = len(payload) if size is None else size
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes((first, bit | length))
    elif length < 65_536:
        head = bytes((first, bit | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, bit | 127)) + length.to_bytes(8, "big")
    mask = b"\x11\x22\x33\x44"
    return head + (mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if masked else payload)


HELLO = frame(b'{"do":"hello","protocol":%d}' % p.VERSION)
RESYNC = frame(b'{"do":"resync","seq":0}')
LONG = frame(b'{"do":"resync","seq":0' + b" " * 300 + b"}")


async def raw(address: str, cookie: str, table: str, pieces: list[bytes], states: int, early: bytes = b"") -> bytes:
    """Send these bytes after the handshake (`early`: together with it), and a close frame after this many states;
    returns the code of the server's own close frame."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: pioche={cookie}\r\n\r\n"
    writer.write(head.encode())
    writer.write(early)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.01)
    while True:
        if states == 0:
            writer.write(frame(b"\x03\xe8", 0x88))
        async with asyncio.timeout(240):
            first, second = await reader.readexactly(2)
            length = second & 127
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2), "big")
            payload = await reader.readexactly(length)
        if first == 0x88:
            writer.close()
            return payload[:2]
        states -= b'"is":"state"' in payload[:20]


def test_frames_however_they_come(tmp_path: Path) -> None:
    """Frames split anywhere, several at once, in fragments, with pings between them, and invalid ones."""
    fine, broken, long, not_text, unspoken = (code.to_bytes(2, "big") for code in (1000, 1002, 1009, 1007, 4400))
    fragments = [frame(b'{"do":"res', 0x01), frame(b"", 0x89), frame(b'ync","seq":0}', 0x80)]

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", message_burst=1000.0) as (_, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            cut = HELLO + RESYNC + LONG + RESYNC
            assert await raw(address, cookie, table, [cut], 4) == fine
            for at in (1, 5, 7, len(HELLO), len(HELLO) + 3, len(HELLO + RESYNC) + 3, len(cut) - 1):
                assert await raw(address, cookie, table, [cut[:at], cut[at:]], 4) == fine
            single = [cut[at : at + 1] for at in range(len(HELLO + RESYNC))]
            assert await raw(address, cookie, table, single, 2) == fine
            assert await raw(address, cookie, table, [HELLO + RESYNC * 40], 41) == fine
            assert await raw(address, cookie, table, [HELLO, *fragments, RESYNC], 3) == fine
            assert await raw(address, cookie, table, [HELLO + b"".join(fragments) + RESYNC], 3) == fine
            assert await raw(address, cookie, table, [HELLO + frame(b'{"do":"resync","seq":0}', 0x82)], 2) == fine
            # A client that does not wait for the handshake response may lose what it sent with the request.
            assert await raw(address, cookie, table, [RESYNC], 1, early=HELLO) in (fine, unspoken)
            for wrong, code in (
                (frame(b"{}", masked=False), broken),
                (frame(b"", masked=False), broken),
                (frame(b"{}", 0xC1), broken),
                (frame(b"{}", 0x83), broken),
                (frame(b"rest", 0x80), broken),
                (fragments[0] + RESYNC, broken),
                (frame(b"", size=70_000), long),
                (frame(b"", size=2**40), long),
                (frame(b'"\xff"'), not_text),
            ):
                assert await raw(address, cookie, table, [HELLO + wrong + RESYNC], -1) == code, wrong

    asyncio.run(body())


INVALID = {
    "unmasked": frame(b"{}", masked=False),
    "reserved bits": frame(b"{}", 0xC1),
    "too long": frame(b"", size=70_000),
    "not text": frame(b'"\xff"'),
}


@pytest.mark.parametrize("wrong", INVALID.values(), ids=INVALID)
def test_an_invalid_frame_disturbs_nobody_else(tmp_path: Path, wrong: bytes) -> None:
    """picows closes the connection then and sends nothing more, but its socket stays open until all has been read that
    was sent before. The session ends at once, and everybody else goes on hearing."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            culprit, *others = await seat_all(address, 3)
            await culprit.close()
            await culprit.connect(buffer=4_096)
            assert culprit.socket is not None
            table = made.live.tables[culprit.table]
            session = next(session for session in table.members.sessions if session.seat == 0)
            connection = session._push.__self__  # type: ignore[attr-defined]
            culprit.socket.transport.pause_reading()
            async with asyncio.timeout(120):
                while not connection.transport.get_write_buffer_size():
                    await culprit.send({"do": "resync", "seq": 0})
                    await asyncio.sleep(0.001)
                culprit.socket.transport.write(wrong)
                while not session.closed:
                    await asyncio.sleep(0.001)
            assert connection in made.connections
            await others[0].do("say", text="hello")
            while not any(news["is"] == "said" for message in others[1].heard for news in message.get("news", ())):
                await others[1].hear()
            culprit.socket.transport.abort()
            await asyncio.gather(*(player.close() for player in others))

    asyncio.run(body())
