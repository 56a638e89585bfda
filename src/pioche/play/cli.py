"""`pioche play`."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from typing import Annotated, Final

from cyclopts import Parameter

from pioche.client.connecting import Wish, opened
from pioche.client.table_client import TableClient
from pioche.client.tokens import Tokens, state_file
from pioche.i18n import Translator, language_of_terminal
from pioche.play.plain import Lines, Plain, printed
from pioche.runs.console import options
from pioche.runs.parameters import WHOLE

_COERCED: Final = "C.UTF-8"


def command(
    table: str | None = None,
    /,
    *,
    with_: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    players: Annotated[int | None, WHOLE] = None,
    bots: str | None = None,
    name: str | None = None,
    server: str | None = None,
    watch: Annotated[bool, Parameter(negative="")] = False,
    plain: Annotated[bool, Parameter(negative="")] = False,
    pace: str | None = None,
    ascii_: Annotated[bool, Parameter(name="--ascii", negative="")] = False,
) -> int:
    """A seat at a table.

    pioche play rummy/fr --bots strong,casual
    pioche play classic/de --with jump_in --plain
    pioche play https://games.example/t/7k2m9q4x0b3c --name Ada
    """
    words = Translator(language_of_terminal(os.environ))
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    wish = Wish(table, dict(options(with_)), players, bots, name, server, pace or ("normal" if seen else "instant"))
    if plain or not seen or os.environ.get("TERM") == "dumb":
        return asyncio.run(_in_lines(wish, words, sits=not watch))
    return _on_screen(
        wish, words, sits=not watch, ascii_only=ascii_ or not shows_unicode(sys.stdout.encoding, os.environ)
    )


def shows_unicode(encoding: str | None, environment: Mapping[str, str]) -> bool:
    """Can the terminal show more than ASCII?

    In the locale C Python writes UTF-8 and sets LC_CTYPE to C.UTF-8 for itself: what LANG says is what was meant.
    """
    if "utf" not in (encoding or "").lower() or environment.get("TERM") == "linux":
        return False
    ctype = environment.get("LC_CTYPE", "")
    named = (environment.get("LC_ALL", ""), "" if ctype == _COERCED else ctype, environment.get("LANG", ""))
    return next((locale for locale in named if locale), "") not in ("C", "POSIX")


def has_sixteen_colours() -> bool:
    """Has the terminal no more than sixteen colours?"""
    from rich.console import Console

    return Console(force_terminal=True).color_system == "standard"


def _on_screen(wish: Wish, words: Translator, *, sits: bool, ascii_only: bool) -> int:
    try:
        from pioche.play.screen.app import PlayApp
    except ImportError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        raise ValueError(words.text("play-no-textual")) from error
    from pioche.play.screen.drawing import Look

    async def run() -> int:
        found = await opened(wish, words, Tokens(state_file()))
        look = Look(ascii_only, sixteen=has_sixteen_colours())
        app = PlayApp(TableClient(found.connection, found.words, sits=sits), look, found.greeting)
        return (await app.run_async()) or 0

    return asyncio.run(run())


async def _in_lines(wish: Wish, words: Translator, *, sits: bool) -> int:
    found = await opened(wish, words, Tokens(state_file()))
    printed(found.greeting)
    printed(words.text("play-commands"))
    client = TableClient(found.connection, found.words, sits=sits)
    return await Plain(client, waits=not sys.stdin.isatty()).run(aiter(Lines(sys.stdin.fileno())))
