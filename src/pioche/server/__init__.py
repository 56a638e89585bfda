"""The game server: tables that people join with a browser (docs/server.md, docs/protocol.md, docs/security.md)."""

from __future__ import annotations

import sys


def _load_structlog() -> None:
    """Load structlog without Rich, which it would load for coloured tracebacks on a console: a server prints lines of
    JSON, and Rich with its syntax highlighting takes 9 MB and a fifth of a second."""
    if "structlog" in sys.modules:
        return
    hidden = {name: sys.modules.pop(name) for name in ("rich",) if name in sys.modules}
    sys.modules["rich"] = None  # type: ignore[assignment] # an import of it fails
    try:
        import structlog  # noqa: F401
    finally:
        del sys.modules["rich"]
        sys.modules.update(hidden)


_load_structlog()
