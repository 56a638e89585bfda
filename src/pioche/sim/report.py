"""The figures as tables for a terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pioche.i18n import Translator
from pioche.runs.console import options_text
from pioche.runs.console import table as new_table
from pioche.runs.shares import Share
from pioche.sim.figures import Figures, Winner
from pioche.sim.tally import Bar, Spread

_BAR: Final = 30  # characters in the longest bar
_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


class Words:
    """Labels and numbers, shared by tables and plots."""

    def __init__(self, words: Translator) -> None:
        self.text: Final = words.text

    def whole(self, value: int) -> str:
        return self.text("sim-whole", value=value)

    def decimal(self, value: float) -> str:
        return self.text("sim-decimal", value=value)

    def percent(self, value: float) -> str:
        return self.text("sim-percent", value=value)

    def interval(self, value: Share) -> str:
        return f"{self.percent(value.low)} – {self.percent(value.high)}"

    def title(self, found: Figures) -> str:
        key = "sim-title-matches" if found.job.matches else "sim-title-rounds"
        return self.text(key, edition=found.job.edition, players=found.job.players, games=found.job.games)

    def options(self, found: Figures) -> str:
        """The house rules, as given on the command line."""
        listed = options_text(found.job.options)
        return self.text("sim-with", options=listed) if listed else ""

    def winner(self, winner: Winner) -> str:
        """The label of a winner; seats and places are counted from 1."""
        seats = ", ".join(str(seat + 1) for seat in winner.seats)
        return self.text(winner.name, seats=seats, place=winner.place + 1)

    def style(self, found: Figures) -> str:
        """The label of the playing style."""
        return self.text(found.style)

    def ending(self, key: str) -> str:
        return self.text(f"sim-ending-{key}")

    def happened(self, key: str) -> str:
        return self.text(f"sim-happened-{key}")

    def speed(self, found: Figures) -> str:
        speed = found.speed
        return self.text(
            "sim-speed",
            rounds=round(speed.rounds_per_second),
            moves=round(speed.moves_per_second),
            processes=speed.processes,
            engine=self.text("sim-native" if speed.compiled else "sim-pure"),
        )


def report(found: Figures, translator: Translator) -> RenderableType:
    """All tables, one below the other."""
    words = Words(translator)
    parts: list[RenderableType] = [Text(words.title(found), style="bold")]
    if options := words.options(found):
        parts.append(Text(options))
    parts.append(Text(words.style(found), style="dim"))
    for table in _tables(found, words):
        parts += ["", table]
    parts += ["", Text(words.speed(found), style="dim")]
    return Group(*parts)


def _tables(found: Figures, words: Words) -> Iterator[RenderableType]:
    yield _spreads(found, words)
    if found.job.matches:
        yield _bars(words.text("sim-histogram-rounds"), words.text("sim-matches"), found.match_rounds_bars, words)
    yield _bars(words.text("sim-histogram-moves"), words.text("sim-rounds"), found.moves_bars, words)
    yield _winners(found, words)
    yield _endings(found, words)
    if found.happened:
        yield _happened(found, words)


def _spreads(found: Figures, words: Words) -> Table:
    columns = [words.text(f"sim-{name}") for name in ("mean", "median", "middle", "least", "most")]
    table = new_table("", "", *columns)
    rows: Iterable[tuple[str, Spread | None]] = (
        (words.text("sim-rounds-per-match"), found.match_rounds),
        (words.text("sim-moves-per-match"), found.match_moves),
        (words.text("sim-moves-per-round"), found.moves),
        (words.text("sim-points-per-round"), found.points),
    )
    for label, row in rows:
        if row is not None:
            middle = f"{words.whole(row.low)} – {words.whole(row.high)}"
            numbers = (words.whole(row.median), middle, words.whole(row.least), words.whole(row.most))
            table.add_row(label, words.decimal(row.mean), *numbers)
    return table


def _bars(title: str, column: str, bars: Iterable[Bar], words: Words) -> Table:
    table = new_table(title, "", column, "")
    table.columns[2].justify = "left"
    bars = list(bars)
    longest = max((bar.count for bar in bars), default=0)
    for bar in bars:
        label = words.whole(bar.low) if bar.low == bar.high else f"{words.whole(bar.low)} – {words.whole(bar.high)}"
        table.add_row(label, words.whole(bar.count), Text(_bar(bar.count, longest), style="cyan"))
    return table


def _bar(count: int, longest: int) -> str:
    eighths = round(count / longest * _BAR * 8) if longest else 0
    if count and not eighths:
        eighths = 1  # a nonzero share gets at least a sliver
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def _winners(found: Figures, words: Words) -> Table:
    title = words.text("sim-wins-matches" if found.job.matches else "sim-wins-rounds")
    table = new_table(title, "", words.text("sim-share"), words.text("sim-interval"))
    for winner in found.winners:
        table.add_row(words.winner(winner), words.percent(winner.won.share), words.interval(winner.won))
    if found.shared:
        table.caption = words.text("sim-shared", matches=found.shared)
        table.caption_justify = "left"
    return table


def _endings(found: Figures, words: Words) -> Table:
    table = new_table(words.text("sim-endings"), "", words.text("sim-share"), words.text("sim-interval"))
    for row in found.endings:
        table.add_row(words.ending(row.key), words.percent(row.rounds.share), words.interval(row.rounds))
    return table


def _happened(found: Figures, words: Words) -> Table:
    title = words.text("sim-clauses", rounds=found.sampled)
    columns = [words.text(f"sim-{name}") for name in ("what", "in-rounds", "interval", "per-round")]
    table = new_table(title, words.text("sim-clause"), *columns)
    table.columns[1].justify = "left"
    for row in found.happened:
        table.add_row(
            row.clause,
            words.happened(row.key),
            words.percent(row.rounds.share),
            words.interval(row.rounds),
            words.text("sim-times", value=row.per_round),
        )
    return table
