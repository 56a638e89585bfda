"""Link headers that preload what a page needs, so that a browser requests all of it at once.

Otherwise the script that index.html names would request the rest only after it has run. The names come from the
manifest that Vite writes beside the built page.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from pioche.i18n import choose_language, wished_languages

MANIFEST: Final = "manifest.json"
START: Final = "index.html"
HOME: Final = "src/routes/Home.svelte"
NEW: Final = "src/routes/NewTable.svelte"
TABLE: Final = "src/routes/TablePage.svelte"
RULES: Final = "src/routes/RulesPage.svelte"
LEARN: Final = "src/routes/Learn.svelte"
GAMES: Final = "src/routes/GamesPage.svelte"
REPLAY: Final = "src/routes/ReplayPage.svelte"
PUZZLES: Final = "src/routes/PuzzlesPage.svelte"
ENTRIES: Final = (  # by how an address begins
    ("/t/", TABLE),
    ("/new", NEW),
    ("/rules", RULES),
    ("/learn", LEARN),
    ("/games", GAMES),
    ("/g", REPLAY),
    ("/puzzles", PUZZLES),
)
FONT: Final = "-latin-wght-"  # the letters of all our languages; other alphabets are fetched when a name needs them


class Chunk(Struct, frozen=True):
    """A file of the build and its static imports."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()


def link_header(folder: Path, path: str, languages: str) -> str:
    """The value of the Link header for a page; empty if there is nothing to preload."""
    entry = next((entry for start, entry in ENTRIES if path.startswith(start)), HOME)
    return _links(folder, entry, choose_language(wished_languages(languages)))


@cache
def _links(folder: Path, entry: str, language: str) -> str:
    try:
        chunks = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=dict[str, Chunk])
    except (OSError, msgspec.MsgspecError):
        return ""
    named = _needed(chunks, START)  # index.html itself already names these
    needed = [name for name in (*_needed(chunks, entry), f"../i18n/{language}.ftl") if name in chunks]
    scripts = [chunks[name].file for name in dict.fromkeys(needed) if name not in named]
    styles = dict.fromkeys(style for name in needed if name not in named for style in chunks[name].css)
    fonts = [file for name in named for file in chunks[name].assets if FONT in file]
    links = [f"</{file}>; rel=modulepreload" for file in scripts]
    # Vite requests styles with `crossorigin`: without it here, browsers would load them twice.
    links += [f"</{file}>; rel=preload; as=style; crossorigin" for file in styles]
    return ", ".join([*links, *(f"</{file}>; rel=preload; as=font; crossorigin" for file in fonts)])


def _needed(chunks: dict[str, Chunk], name: str) -> list[str]:
    """A chunk and everything that it imports, directly or not."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each in chunks and each not in found:
            found.append(each)
            waiting += chunks[each].imports
    return found
