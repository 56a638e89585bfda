"""The standings as tables for a terminal, in the reader's language."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from pioche.arena.sprt import Verdict
from pioche.arena.standings import Standing, Standings
from pioche.i18n import Translator
from pioche.runs.console import options_text
from pioche.runs.shares import Share
from pioche.runs.tables import Column, Fitted


class Words:
    """Translated labels and formatted numbers, shared by tables and plots."""

    def __init__(self, words: Translator) -> None:
        self.text: Final = words.text

    def whole(self, value: float) -> str:
        return self.text("sim-whole", value=round(value))

    def tick(self, value: float) -> str:
        """An axis label, with as many decimals as the value has."""
        return self.text("arena-tick", value=round(value, 6))

    def percent(self, value: float) -> str:
        return self.text("sim-percent", value=value)

    def interval(self, value: Share) -> str:
        return f"{self.percent(value.low)} – {self.percent(value.high)}"

    def milliseconds(self, value: float) -> str:
        """Two decimals, or two significant digits for values below 0.1."""
        if value >= 0.1:
            return self.text("arena-milliseconds", value=value)
        return self.text("arena-quick", value=float(f"{value:.2g}"))

    def title(self, found: Standings) -> str:
        contest = found.contest
        return self.text(
            "arena-title", edition=contest.edition, players=contest.players, games=found.games, deals=found.deals
        )

    def options(self, found: Standings) -> str:
        listed = options_text(found.contest.options)
        return self.text("sim-with", options=listed) if listed else ""

    def notes(self, found: Standings) -> list[str]:
        """Notes on how to read the tables."""
        notes = [self.text("arena-par", par=self.percent(found.par))]
        if found.undecided:
            notes.append(self.text("arena-undecided", games=found.undecided))
        if found.reproducible is False:
            notes.append(self.text("arena-by-the-clock"))
        elif found.reproducible is None:
            notes.append(self.text("arena-own-files"))
        return notes

    def test(self, found: Standings, test: Verdict) -> str:
        """What a sequential test has decided, or how far it has come."""
        first = found.contest.entrants[0].name
        key = "arena-sprt-undecided" if test.decision is None else f"arena-sprt-{test.decision}"
        numbers = {"ratio": test.ratio, "bound": test.bound, "low": test.low, "high": test.high}
        return self.text(key, entrant=first, deals=test.deals, **numbers)

    def troubles(self, row: Standing) -> str:
        """What went wrong with a bot, and how often."""
        kinds = ", ".join(self.text(f"arena-trouble-{kind}", times=times) for kind, times in row.troubles.items())
        return self.text("arena-troubles", entrant=row.entrant, kinds=kinds, example=row.example)


def report(found: Standings, translator: Translator) -> RenderableType:
    """The whole report, one table below the other."""
    words = Words(translator)
    parts: list[RenderableType] = [Text(words.title(found), style="bold")]
    if options := words.options(found):
        parts.append(Text(options))
    parts += [Text(note, style="dim") for note in words.notes(found)]
    parts += ["", _standings(found, words)]
    if len(found.duels) > 1:
        parts += ["", _duels(found, words)]
    if found.test is not None:
        parts += ["", Text(words.test(found, found.test), style="bold")]
    parts += [Text(words.troubles(row), style="bold red") for row in found.standings if row.troubles]
    if found.played:
        speed = found.played / max(found.seconds, 1e-9)
        parts += ["", Text(words.text("arena-speed", games=found.played, rate=speed), style="dim")]
    return Group(*parts)


def _standings(found: Standings, words: Words) -> Fitted:
    rows = found.standings
    ratings = [f"{row.rating.points:.0f} ± {row.rating.high - row.rating.points:.0f}" for row in rows]
    thinking = [words.milliseconds(row.milliseconds) for row in rows]
    columns = [
        Column(words.text("arena-entrant"), [row.entrant for row in rows], name=True),
        Column(words.text("arena-sides"), [words.whole(row.sides) for row in rows], spare=4),
        Column(words.text("arena-won"), [words.percent(row.won.share) for row in rows]),
        Column(words.text("sim-interval"), [words.interval(row.won) for row in rows], spare=2),
        Column(words.text("arena-rating"), ratings, spare=1),
        Column(words.text("arena-thinking"), thinking, spare=3),
    ]
    return Fitted("", columns)


def _duels(found: Standings, words: Words) -> Fitted:
    rows = found.duels
    columns = [
        Column(words.text("arena-entrant"), [row.entrant for row in rows], name=True),
        Column(words.text("arena-others"), [row.others for row in rows], name=True),
        Column(words.text("arena-games"), [words.whole(row.games) for row in rows], spare=2),
        Column(words.text("arena-won"), [words.percent(row.won.share) for row in rows]),
        Column(words.text("sim-interval"), [words.interval(row.won) for row in rows], spare=1),
    ]
    return Fitted(words.text("arena-duels"), columns)
