"""The address under which others find a table, and its QR code."""

from __future__ import annotations

import contextlib
import io
import socket
from typing import Final

import segno

from pioche.server.config import Config
from pioche.server.table_codes import ALPHABET, CODE_LENGTH

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104
_HERE: Final = ("127.0.0.1", "localhost", "[::1]")
_MISREAD: Final = str.maketrans("ilo", "110")  # as Crockford's alphabet has it


def own_address() -> str:
    """The address by which others in this network reach us, as far as the routing table tells; no packet is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def link(scheme: str, host: str, table: str, config: Config) -> str:
    """The link to a table for somebody who is sent it by whoever has opened the page at `host`.

    Whoever plays on the machine on which the server runs has opened it at an address that leads others to themselves:
    they get the one of the network.
    """
    name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
    if not colon:
        name, port = host, ""
    if name in _HERE and config.host in EVERYWHERE:
        host = own_address() + (f":{port}" if port else "")
    return f"{'https' if config.secure_cookies else scheme}://{host}/t/{table}"


def qr_code(text: str) -> bytes:
    """A QR code as SVG: black on white whatever the page looks like, because cameras want it so."""
    buffer = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(buffer, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None)
    return buffer.getvalue()


def code_in(text: str) -> str | None:
    """The code that somebody has typed or pasted: a whole link, in capitals, with blanks or hyphens, O for 0."""
    last = text.partition("?")[0].partition("#")[0].strip().rstrip("/").rpartition("/")[2]
    code = "".join(sign for sign in last.lower() if sign not in " -\u2013\u00a0\u202f").translate(_MISREAD)
    return code if len(code) == CODE_LENGTH and all(sign in ALPHABET for sign in code) else None
