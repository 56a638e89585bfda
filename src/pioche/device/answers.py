"""How requests are answered on a device, or declined."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from pioche.device.storage import Storage
from pioche.engine.refusal import Refusal
from pioche.store.log import StoreAway


class Answer(NamedTuple):
    """As of HTTP."""

    status: int
    text: str  # JSON, or a file


class Declined(Exception):
    """A request that is not accepted."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


async def put(storage: Storage, name: str, value: object) -> None:
    """Keep a value under a name."""
    try:
        await storage.put(name, json_text(value))
    except Exception as error:
        raise StoreAway(str(error)[:200]) from error


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
