"""From what was typed after `pioche play` to a connection: a table here against bots, or one on a server."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, get_args

from pioche import games
from pioche.client.connection import Connection
from pioche.client.local import LocalConnection, LocalGame, Pace
from pioche.client.refusals import Code
from pioche.client.tokens import Tokens
from pioche.engine.refusal import refuse
from pioche.i18n import Translator
from pioche.server.sanitize import MOST_NAME, clean

DEFAULT_SERVER: Final = "http://127.0.0.1:8674"
DEFAULT_LEVEL: Final = "casual"
DEFAULT_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play. `table`: an edition, a game, a link or a code."""

    table: str | None = None
    options: Mapping[str, str] | None = None
    players: int | None = None
    bots: str | None = None
    name: str | None = None
    server: str | None = None
    pace: str = "normal"
    assistant: bool = False  # a new guest at a server is one


@dataclass(frozen=True, slots=True)
class Opened:
    """A connection to the table, a line to show first, and the words of its game."""

    connection: Connection
    greeting: str
    words: Translator


def edition_of(typed: str | None, language: str) -> str | None:
    """The edition that is meant: `rummy` is its edition in the own language; None if it is no edition or game."""
    wanted = typed or games.names()[0]
    name, slash, _ = wanted.partition("/")
    if slash:
        games.of(wanted)  # refused if there is none, naming those that are similar
        return wanted
    if name not in games.names():
        return None
    editions = games.named(name).editions()
    return next((each for each in editions if each.endswith(f"/{language}")), editions[0])


def name_of(typed: str | None) -> str | None:
    """The own name, as typed; refused if nothing of it can be shown."""
    if typed is None:
        return None
    name = clean(typed, MOST_NAME)
    if name is None:
        raise refuse("name-bad")
    return name


def own_name() -> str:
    """The name of the user of this computer."""
    try:
        return clean(getpass.getuser(), MOST_NAME) or "?"
    except (OSError, KeyError, ImportError):
        return "?"


def bots_of(edition: str, players: int | None, bots: str | None) -> tuple[str, ...]:
    """A bot for every other seat. Fewer bots than seats: they are repeated."""
    given = [bot.strip() for bot in (bots or "").split(",") if bot.strip()]
    game = games.of(edition)
    usual = min(max(DEFAULT_PLAYERS, game.least_players), game.most_players)
    seats = players if players is not None else len(given) + 1 if given else usual
    game.rules(edition, players=seats)  # refused if so many cannot play
    if len(given) > seats - 1:
        raise Code.TOO_MANY_BOTS.refused(bots=len(given), seats=seats - 1)
    found = given or [DEFAULT_LEVEL]
    return tuple(found[place % len(found)] for place in range(seats - 1))


def pace_of(text: str) -> Pace:
    """How long bots pause; refused if there is no such pace."""
    for pace in get_args(Pace):
        if text == pace:
            found: Pace = pace
            return found
    raise Code.PACE.refused(pace=text[:40], known=", ".join(get_args(Pace)))


async def opened(wish: Wish, words: Translator, tokens: Tokens) -> Opened:
    """The table that is wished for; refused if it cannot be had."""
    pace = pace_of(wish.pace)
    typed = wish.table
    edition = None if typed is not None and "://" in typed else edition_of(typed, words.language)
    if edition is None or wish.server is not None:
        return await _at_server(wish, edition, words, tokens)
    bots = bots_of(edition, wish.players, wish.bots)
    name = name_of(wish.name) or own_name()
    connection = LocalConnection(LocalGame(edition, dict(wish.options or {}), bots, name, pace))
    return Opened(connection, words.text("play-local", edition=edition, bots=", ".join(bots)), words)


async def _at_server(wish: Wish, edition: str | None, words: Translator, tokens: Tokens) -> Opened:
    from pioche.client import remote  # a game against bots needs no network

    linked = None if wish.table is None else remote.split_link(wish.table)
    address, typed = linked or (address_of(wish.server or tokens.last or DEFAULT_SERVER), wish.table or "")
    named = name_of(wish.name)
    server, _ = await remote.enter(address, tokens.of(address), named, own_name(), assistant=wish.assistant)
    tokens.keep(address, server.token)
    if edition is None or linked is not None:
        code = await remote.find_table(server, typed)
    else:
        settings = {"edition": edition, "options": dict(wish.options or {}), "players": wish.players or DEFAULT_PLAYERS}
        code = await remote.make_table(server, settings)
    invited = await remote.invitation(server, code)
    name = games.name_of(invited["settings"]["edition"])
    if name not in games.names():
        words = Translator(words.language, await remote.game_texts(server, name, words.language))
    return Opened(remote.RemoteConnection(server, code), words.text("play-remote", link=invited["link"]), words)


def address_of(text: str) -> str:
    """The address of a server; http unless it says otherwise."""
    whole = text if "://" in text else f"http://{text}"
    if not whole.startswith(("http://", "https://")):
        raise Code.ADDRESS.refused(address=text[:80])
    return whole.rstrip("/")
