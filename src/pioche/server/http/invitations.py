"""The link to a table, its QR code, and reading a code that somebody typed."""

from __future__ import annotations

import contextlib
import io
import socket
from functools import lru_cache
from typing import Final

import segno

from pioche.server.config import Config
from pioche.server.table_codes import is_code, is_short_code

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104
_HERE: Final = ("127.0.0.1", "localhost", "[::1]")
_MISREAD: Final = str.maketrans("ilo", "110")  # letters that Crockford's alphabet reads as digits


def own_address() -> str:
    """This machine's address in the local network, according to the routing table; no packet is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def link(scheme: str, host: str, path: str, config: Config) -> str:
    """The link to a table or a replay, to be shared by somebody who opened the page at `host`.

    A page opened on the server's own machine has a loopback address, which would lead others to their own machine. The
    link then uses the network address.
    """
    name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
    if not colon:
        name, port = host, ""
    if name in _HERE and config.host in EVERYWHERE:
        host = own_address() + (f":{port}" if port else "")
    return f"{'https' if config.secure_cookies else scheme}://{host}{path}"


@lru_cache(256)
def qr_code(text: str) -> bytes:
    """A QR code as SVG: always black on white, because cameras need the contrast."""
    buffer = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(buffer, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None)
    return buffer.getvalue()


def code_in(text: str) -> str | None:
    """The code, long or short, in what somebody typed or pasted: a whole link, upper case, blanks, hyphens, O for 0."""
    last = text.partition("?")[0].partition("#")[0].strip().rstrip("/").rpartition("/")[2]
    code = "".join(sign for sign in last.lower() if sign not in " -\u2013\u00a0\u202f")
    if is_short_code(code):
        return code
    code = code.translate(_MISREAD)
    return code if is_code(code) else None
