"""Every sent message is a declared one, and the documents generated from them are up to date."""

from __future__ import annotations

import asyncio
import random

import msgspec

import protocol_docs
from pioche.classic.notation import move_text
from pioche.server.table import protocol as p
from tests.server.test_structs import Wire


def test_documents_are_up_to_date() -> None:
    stale = [path.name for path, text in protocol_docs.made().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python scripts/protocol_docs.py"


def test_messages_are_what_is_declared() -> None:
    async def body() -> None:
        decoder = msgspec.json.Decoder(p.FromServer, strict=True)
        wire = Wire(4)
        chance = random.Random(4)
        while not wire.round.over:
            move = chance.choice(wire.round.moves())
            wire.enter(move_text(move), move & 15)
        for texts in wire.bytes.values():
            for text in texts:
                again = decoder.decode(text)
                assert isinstance(again, p.Welcome | p.SeatState | p.Update)

    asyncio.run(body())


def test_every_intention_has_a_key() -> None:
    for kind in p.Intention.__args__:
        assert kind.__struct_fields__[0] == "key"
