"""The host's own bots as they are offered to people: their names and games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pioche import games
from pioche.bots.files import Unusable, games_of
from pioche.bots.levels import FILE, LEVELS
from pioche.engine.refusal import refuse
from pioche.server.sanitize import clean
from pioche.server.table.log_actions import MOST_LEVEL


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot's file that may be given a seat."""

    path: Path
    games: tuple[str, ...]


def own_bot(path: Path) -> OwnBot:
    try:
        return OwnBot(path, games_of(path))
    except Unusable:
        return OwnBot(path, games.names())  # the problem is reported when it is loaded


def bots_by_name(files: tuple[str, ...]) -> dict[str, OwnBot]:
    """The host's own bots: the file `My bot.py` is the bot `My bot`, its name limited in length; refused when invalid.

    The name goes to clients, into the log and onto screens, so no two may look alike.
    """
    found: dict[str, OwnBot] = {}
    taken = set(LEVELS)
    for text in files:
        path = Path(text).expanduser()
        if not path.is_file() or path.suffix != FILE:
            raise refuse("serve-bot-no-file", file=text[:100])
        name = clean(path.stem, MOST_LEVEL)
        if name is None:
            raise refuse("serve-bot-name", file=text[:100])
        if name.casefold() in taken:
            raise refuse("serve-bot-twice", name=name)
        taken.add(name.casefold())
        found[name] = own_bot(path.resolve())
    return found
