"""The standings as tables for a terminal, in the reader's language."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.arena.standings import Standing, Standings
from pioche.i18n import Translator
from pioche.runs.console import options_text
from pioche.runs.console import table as new_table


class Words:
    """Labels and numbers, shared by tables and plots."""

    def __init__(self, words: Translator) -> None:
        self.text: Final = words.text

    def whole(self, value: float) -> str:
        return self.text("sim-whole", value=round(value))

    def tick(self, value: float) -> str:
        """A figure at an axis: as many decimals as it has."""
        return self.text("arena-tick", value=round(value, 6))

    def percent(self, value: float) -> str:
        return self.text("sim-percent", value=value)

    def milliseconds(self, value: float) -> str:
        return self.text("arena-milliseconds", value=value)

    def title(self, found: Standings) -> str:
        contest = found.contest
        return self.text(
            "arena-title", edition=contest.edition, players=contest.players, games=found.games, deals=contest.deals
        )

    def options(self, found: Standings) -> str:
        listed = options_text(found.contest.options)
        return self.text("sim-with", options=listed) if listed else ""

    def notes(self, found: Standings) -> list[str]:
        """How to read the tables."""
        notes = [self.text("arena-par", par=self.percent(found.par))]
        if found.undecided:
            notes.append(self.text("arena-undecided", games=found.undecided))
        if not found.reproducible:
            notes.append(self.text("arena-by-the-clock"))
        return notes

    def troubles(self, row: Standing) -> str:
        """What went wrong with a bot, and how often."""
        kinds = ", ".join(self.text(f"arena-trouble-{kind}", times=times) for kind, times in row.troubles.items())
        return self.text("arena-troubles", entrant=row.entrant, kinds=kinds, example=row.example)


def report(found: Standings, translator: Translator) -> RenderableType:
    """Everything, one table below the other."""
    words = Words(translator)
    parts: list[RenderableType] = [Text(words.title(found), style="bold")]
    if options := words.options(found):
        parts.append(Text(options))
    parts += [Text(note, style="dim") for note in words.notes(found)]
    parts += ["", _standings(found, words)]
    if len(found.duels) > 1:
        parts += ["", _duels(found, words)]
    parts += [Text(words.troubles(row), style="bold red") for row in found.standings if row.troubles]
    if found.played:
        speed = found.played / max(found.seconds, 1e-9)
        parts += ["", Text(words.text("arena-speed", games=found.played, rate=speed), style="dim")]
    return Group(*parts)


def _standings(found: Standings, words: Words) -> Table:
    keys = ("arena-entrant", "arena-sides", "arena-won", "sim-interval", "arena-rating", "arena-thinking")
    made = new_table("", *map(words.text, keys))
    for row in found.standings:
        made.add_row(
            row.entrant,
            words.whole(row.sides),
            words.percent(row.won.share),
            f"{words.percent(row.won.low)} – {words.percent(row.won.high)}",
            f"{row.rating.points:.0f} ± {row.rating.high - row.rating.points:.0f}",
            words.milliseconds(row.milliseconds),
        )
    return made


def _duels(found: Standings, words: Words) -> Table:
    columns = [words.text(key) for key in ("arena-games", "arena-won", "sim-interval")]
    made = new_table(words.text("arena-duels"), words.text("arena-entrant"), words.text("arena-others"), *columns)
    made.columns[1].justify = "left"
    for row in found.duels:
        made.add_row(
            row.entrant,
            row.others,
            words.whole(row.games),
            words.percent(row.won.share),
            f"{words.percent(row.won.low)} – {words.percent(row.won.high)}",
        )
    return made
