"""Who one is at each server: the guest tokens of this device, in a file that only its owner can read.

A token continues one's seat after a restart, like the cookie of the page.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

MOST_SERVERS = 50


def state_file(name: str = "play", environment: Mapping[str, str] = os.environ) -> Path:
    """`play.json` in the folder for program state (XDG_STATE_HOME, by default ~/.local/state)."""
    base = environment.get("XDG_STATE_HOME") or ""
    folder = Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "state"
    return folder / "pioche" / f"{name}.json"


class Tokens:
    """The tokens by server, the one used last at the end."""

    def __init__(self, path: Path | None) -> None:
        """`path`: where they are kept; None: nowhere."""
        self._path = path
        self._known: dict[str, str] = {}
        if path is None:
            return
        with suppress(OSError, ValueError):  # a file that cannot be read is as good as none
            found = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(found, dict):
                self._known = {str(server): str(token) for server, token in found.items()}

    def of(self, server: str) -> str:
        """The token for a server; empty if there is none."""
        return self._known.get(server, "")

    @property
    def last(self) -> str | None:
        """The server that was used last."""
        return next(reversed(self._known), None)

    def keep(self, server: str, token: str) -> None:
        """Remember a token. If it cannot be written, only the seat cannot be continued later."""
        self._known.pop(server, None)
        self._known[server] = token
        if self._path is None:
            return
        kept = dict(list(self._known.items())[-MOST_SERVERS:])
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._path.with_suffix(f".{os.getpid()}")
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(kept, file, indent=1)
            fresh.replace(self._path)
