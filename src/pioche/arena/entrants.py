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
    """A bot of ours by name, or a person's file."""

    name: str  # as it is given and shown
    bot: str = ""  # the name of a bot of ours
    budget: Budget | None = None
    source: str = ""  # of a person's file, so that it can be sent to other machines
    file: str = ""  # where it lies on this one

    @property
    def own(self) -> bool:
        """Is it one of ours?"""
        return not self.source

    @property
    def reproducible(self) -> bool | None:
        """Does it play the same again, because it does not think by the clock? Of a person's file nobody knows."""
        if not self.own:
            return None
        if self.budget is None:
            return self.bot not in levels.THINKERS
        return self.budget.milliseconds is None


def entrant(text: str, game: str) -> Entrant:
    """An entrant as it is given on the command line; refused when there is none of that name."""
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
    """All that are given: at least two, none of them twice."""
    if len(texts) < 2:
        raise refuse("arena-too-few", entrants=len(texts))
    found = tuple(entrant(text, game) for text in texts)
    short = [each.name for each in found]
    # Files that are called alike in different folders go by their paths.
    found = tuple(
        replace(each, name=text) if each.file and short.count(each.name) > 1 else each
        for each, text in zip(found, texts, strict=True)
    )
    for place, each in enumerate(found):
        if any(_same(each, other) for other in found[:place]):
            raise refuse("arena-twice", entrant=each.name)
    return found


def _same(one: Entrant, other: Entrant) -> bool:
    """By name, or one bot or file on two ways. Copies of a file under other names may play each other."""
    if one.name == other.name or (one.own and other.own and (one.bot, one.budget) == (other.bot, other.budget)):
        return True
    return bool(one.file and other.file) and same_file(Path(one.file), Path(other.file))


def digest(each: Entrant) -> str:
    """A few signs that tell one file from another."""
    return hashlib.sha256(each.source.encode()).hexdigest()[:12] if each.source else ""
