"""What the client itself refuses, a closed list, and refusals that a table has sent. Sentences: `i18n/*.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from pioche.engine.refusal import Argument, Refusal, Refused


class Code(Enum):
    """Why a table cannot be opened, or why a connection has ended."""

    UNREACHABLE = "play-unreachable"
    NOT_LET_IN = "play-not-let-in"
    TOO_MANY_BOTS = "play-too-many-bots"
    PACE = "play-pace"
    ADDRESS = "play-address"
    NOT_BEGUN = "play-not-begun"
    SETTING = "play-setting"
    NOBODY = "play-nobody"
    NOT_HERE = "not-in-this-game"  # as the server says it

    @property
    def key(self) -> str:
        return self.value

    def refusal(self, **args: Argument) -> Refusal:
        return Refusal(self.value, "", tuple(args.items()))

    def refused(self, **args: Argument) -> Refused:
        """To raise."""
        return Refused(self.refusal(**args))


def received(sent: Mapping[str, Any]) -> Refusal:
    """A refusal, or the problem of a draft, as a table sent it."""
    return Refusal(sent["code"], sent.get("clause", ""), tuple(sent.get("args", {}).items()))
