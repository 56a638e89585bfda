"""The page: the built web client if there is one, else a short text on how to connect."""

from __future__ import annotations

import asyncio
import gzip
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from pioche.engine.refusal import Refusal
from pioche.server.http.preload_links import link_header
from pioche.server.refusals import Code

_WORDS: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pioche</title>
<h1>Pioche</h1>
<p>This server is running. This copy of it was built without the page to play on.</p>
<p>Programs connect like this: <code>POST /api/guest</code> with a name gives a cookie,
<code>POST /api/tables</code> makes a table, <code>/ws/TABLE</code> is its WebSocket.
<a href="/schema/openapi.json">The HTTP interface</a> is described there, the messages in docs/protocol.md.</p>
</html>
"""
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
_KEY: Final = re.compile(r"[0-9a-f]{16}")
_NAME: Final = re.compile(r"\w[\w.-]{0,99}", re.ASCII)  # no path
_SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".webmanifest", ".json")
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # asset names contain a hash of their content
_ASK_AGAIN: Final = "no-cache"

Ask = Request[None, None, State]


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, kept in memory: all files together are small."""

    media_type: str
    plain: bytes
    squeezed: bytes | None


def client_folder() -> Path | None:
    """The folder of the built web client."""
    folder = Path(str(files("pioche"))) / "_web"
    return folder if (folder / "index.html").is_file() else None


@cache
def client_files(folder: Path) -> dict[str, File]:
    """All files of the page by path; nothing else is ever served."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        kind = _TYPES.get(path.suffix)
        if kind is not None and path.is_file():
            data = path.read_bytes()
            squeezed = gzip.compress(data, 9, mtime=0) if path.suffix in _SQUEEZED else None
            found[path.relative_to(folder).as_posix()] = File(kind, data, squeezed)
    return found


def _served(request: Ask, name: str, cache_control: str) -> Response[bytes] | None:
    folder = client_folder()
    file = None if folder is None else client_files(folder).get(name)
    if file is None:
        return None
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    body = file.plain
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.squeezed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


def _missing() -> Response[dict[str, object]]:
    refusal: Refusal = Code.NOT_FOUND.refusal()
    return Response({"code": refusal.code, "clause": "", "args": {}}, status_code=404)


_PUZZLES: Final = ("/puzzles", "/puzzles/{name:str}")
_PATHS: Final = ("", "/new", "/learn", "/t/{table:str}", "/rules", "/rules/{game:str}/{edition:str}")


@get(
    [
        *(f"{base}{path}" or "/" for base in ("", "/device") for path in _PATHS),
        "/g",
        "/g/{code:str}",
        "/games",
        *_PUZZLES,
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def page(request: Ask) -> Response[bytes] | Response[str]:
    """The page; the client routes by the address."""
    served = _served(request, "index.html", _ASK_AGAIN)
    folder = client_folder()
    if served is None or folder is None:
        return Response(_WORDS, media_type=MediaType.HTML, headers={"cache-control": _ASK_AGAIN})
    links = link_header(folder, request.url.path, request.headers.get("accept-language", ""))
    if links:
        served.headers["link"] = links
    return served


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Ask, name: FromPath[str]) -> Response[bytes] | Response[dict[str, object]]:
    return _served(request, f"assets/{name}", _FOR_EVER) or _missing()


@get(["/device/index.json", "/device/licences.txt"], include_in_schema=False)
async def device_list(request: Ask) -> Response[Any]:
    """What the page's own Python consists of: its files, and their licences."""
    name = request.url.path.rpartition("/")[2]
    data = await asyncio.to_thread(_read, device_folder() / name)
    if data is None:
        return _missing()
    kind = "application/json" if name.endswith(".json") else "text/plain; charset=utf-8"
    return Response(data, media_type=kind, headers={"cache-control": _ASK_AGAIN})


@get("/device/{key:str}/{name:str}", include_in_schema=False)
async def device_file(request: Ask, key: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """Python for the page (docs/device.md): rarely asked for, and large, so it stays on the disk, compressed."""
    data = None
    script = name.endswith(".mjs")  # imported by the browser; the page itself decompresses all else
    if _KEY.fullmatch(key) and _NAME.fullmatch(name):
        data = await asyncio.to_thread(_read, device_folder() / key / (f"{name}.gz" if script else name))
    if data is None:
        return _missing()
    headers = {"cache-control": _FOR_EVER}
    if not script:
        return Response(data, media_type="application/gzip", headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, media_type=_TYPES[".mjs"], headers=headers)


def device_folder() -> Path:
    """The folder of the Python that the page runs itself."""
    return Path(str(files("pioche"))) / "_device"


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None


_ICONS: Final = ("/icon.svg", "/icon-192.png", "/icon-512.png", "/icon-maskable.png", "/apple-touch-icon.png")


@get([*_ICONS, "/manifest.webmanifest", "/sw.js", "/shell.json"], include_in_schema=False, sync_to_thread=False)
def beside(request: Ask) -> Response[bytes] | Response[dict[str, object]]:
    """Files that browsers request besides the page, e.g. icons, manifest, service worker."""
    return _served(request, request.url.path.removeprefix("/"), _ASK_AGAIN) or _missing()


def handlers() -> list[ControllerRouterHandler]:
    return [page, asset, device_list, device_file, beside]
