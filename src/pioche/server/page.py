"""The page that is served: the built web client where there is one, else a few words on how to connect."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

_WORDS: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pioche</title>
<h1>Pioche</h1>
<p>This server is running. This version has no page to play on yet.</p>
<p>Programs connect like this: <code>POST /api/guest</code> with a name gives a cookie,
<code>POST /api/tables</code> makes a table, <code>/ws/TABLE</code> is its WebSocket.
<a href="/schema/openapi.json">The HTTP interface</a> is described there, the messages in docs/protocol.md.</p>
</html>
"""


def client_folder() -> Path | None:
    """Where the built web client lies."""
    folder = Path(str(files("pioche"))) / "page"
    return folder if (folder / "index.html").is_file() else None


@get(["/", "/t/{table:str}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def words() -> Response[str]:
    folder = client_folder()
    text = _WORDS if folder is None else (folder / "index.html").read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def handlers() -> list[ControllerRouterHandler]:
    folder = client_folder()
    if folder is None or not (folder / "assets").is_dir():
        return [words]
    return [words, create_static_files_router("/assets", [folder / "assets"], include_in_schema=False)]
