"""`pioche site`: a folder that any static host can serve, to play on one's own device (docs/device.md).

It is the page of a server with three differences: files are named relatively, so that the folder may have any address;
an attribute tells the page that there is no server; and what a server would say of its games is in files.
"""

from __future__ import annotations

import gzip
import html
import os
import shutil
from pathlib import Path
from typing import Final

import msgspec

from pioche import games
from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.server.bodies import Visitor
from pioche.server.catalogue import catalogue
from pioche.server.http.page import client_folder, device_folder
from pioche.server.transport.guard import POLICY

START: Final = "index.html"
NO_JEKYLL: Final = ".nojekyll"  # tells GitHub Pages to serve every file as it is
_NOT_THERE: Final = ("key", "manifest.json")  # for the build and for servers
# In a document, browsers ignore these directives.
_HEADER_ONLY: Final = ("frame-ancestors",)


def write_site(folder: Path, docs: str | None) -> None:
    """Write the site. Refused if the folder has something else in it, or if the page was not built."""
    page, python = client_folder(), device_folder()
    if page is None or not (python / "index.json").is_file():
        raise refuse("site-not-built")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / NO_JEKYLL).exists())):
        raise refuse("site-folder", folder=str(folder))
    try:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(page, folder, ignore=shutil.ignore_patterns(*_NOT_THERE))
        (folder / NO_JEKYLL).touch()
        (folder / START).write_text(_start((page / START).read_text(encoding="utf-8"), docs), encoding="utf-8")
        _python(python, folder / "device")
        _answers(folder / "api")
    except OSError as error:
        raise refuse("file-unwritable", file=str(error.filename or folder)) from None


def _start(text: str, docs: str | None) -> str:
    """The page's first file, as it is without a server."""
    policy = "; ".join(part for part in POLICY.decode().split("; ") if not part.startswith(_HEADER_ONLY))
    meta = f'<meta http-equiv="content-security-policy" content="{html.escape(policy)}" />'
    attributes = "data-site" if docs is None else f'data-site data-docs="{html.escape(docs)}"'
    text = text.replace('="/', '="./').replace("<html ", f"<html {attributes} ", 1)
    return text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {meta}', 1)


def _python(source: Path, target: Path) -> None:
    """The Python of the page. Scripts are imported by the browser, which a static host may send no encoding."""
    shutil.copytree(source, target)
    for packed in target.rglob("*.mjs.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()


def _answers(folder: Path) -> None:
    """What the page asks before somebody plays. Games of other packages are not in the page's Python."""
    ours = [game.name for game in games.every() if type(game).__module__.startswith("pioche.")]
    folder.mkdir()
    (folder / "me.json").write_bytes(msgspec.json.encode(Visitor(None)))
    (folder / "games.json").write_bytes(msgspec.json.encode([each for each in catalogue({}) if each.game in ours]))


def command(folder: Path, /, *, docs: str | None = None) -> None:
    """Write a folder that any static host can serve, to play without a server.

    pioche site public
    """
    write_site(folder, docs)
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    words = Translator(language_of_terminal(os.environ))
    print(words.text("cli-site-written", folder=str(folder), files=len(files), size=round(size, 1)))
