"""What `pioche mcp` itself refuses, a closed list. Sentences: `i18n/*.ftl`."""

from __future__ import annotations

from enum import Enum

from pioche.engine.refusal import Argument, Refusal, Refused


class Code(Enum):
    """Why an assistant cannot have a chair, or not this one."""

    NO_CHAIR = "mcp-no-chair"
    TOO_MANY = "mcp-too-many"
    OTHER_SERVER = "mcp-other-server"
    SILENT = "mcp-silent"
    ADDRESS = "mcp-address"

    @property
    def key(self) -> str:
        return self.value

    def refused(self, **args: Argument) -> Refused:
        """To raise."""
        return Refused(Refusal(self.value, "", tuple(args.items())))
