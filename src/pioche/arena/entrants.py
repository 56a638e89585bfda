"""Who takes part in a contest: `strong`, `search@200ms`, `search@500` (playouts), `my_bot.py`."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from pioche.bots import levels
from pioche.bots.bot import Budget
from pioche.engine.refusal import refuse
from pioche.runs.files import same_file


@dataclass(frozen=True, slots=True)
class Entrant:
    """A built-in bot by name, or the file of a custom bot."""

    name: str  # as given on the command line and shown
    bot: str = ""  # the name of a built-in bot
    budget: Budget | None = None
    source: str = ""  # source code of a custom bot, so that it can be sent to other machines
    file: str = ""  # its path on this machine

    @property
    def own(self) -> bool:
        """Is it a built-in bot?"""
        return not self.source

    @property
    def reproducible(self) -> bool | None:
        """Does it always play the same, because its budget is not in milliseconds? None (unknown) for custom bots."""
        if not self.own:
            return None
        if self.budget is None:
            return self.bot not in levels.THINKERS
        return self.budget.milliseconds is None


def entrant(text: str, game: str) -> Entrant:
    """An entrant from a command line argument; refused if the name is unknown."""
    if text.endswith(".py"):
        return _file(Path(text))
    return Entrant(text, *levels.parse(game, text))


def _file(path: Path) -> Entrant:
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise refuse("arena-no-file", file=str(path)) from None
    return Entrant(path.name, source=source or "\n", file=str(path.resolve()))


def entrants(texts: tuple[str, ...], game: str) -> tuple[Entrant, ...]:
    """All entrants; refused if there are fewer than two, or one of them twice."""
    if len(texts) < 2:
        raise refuse("arena-too-few", entrants=len(texts))
    found = tuple(entrant(text, game) for text in texts)
    short = [each.name for each in found]
    # Files with the same name in different folders are shown with their paths.
    found = tuple(
        replace(each, name=text) if each.file and short.count(each.name) > 1 else each
        for each, text in zip(found, texts, strict=True)
    )
    for place, each in enumerate(found):
        if any(_same(each, other) for other in found[:place]):
            raise refuse("arena-twice", entrant=each.name)
    return found


def _same(one: Entrant, other: Entrant) -> bool:
    """Are two entrants the same: by name, bot and budget, or file? Copies of a file under other names are not."""
    if one.name == other.name or (one.own and other.own and (one.bot, one.budget) == (other.bot, other.budget)):
        return True
    return bool(one.file and other.file) and same_file(Path(one.file), Path(other.file))


def digest(each: Entrant) -> str:
    """A short hash of the source of a custom bot; empty for built-in bots."""
    return hashlib.sha256(each.source.encode()).hexdigest()[:12] if each.source else ""
