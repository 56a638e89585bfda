"""The score pad as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.match import ScoreSheet
from pioche.engine.sentences import Words


def side_names(sheet: ScoreSheet, names: Sequence[str]) -> list[str]:
    """The names of those who score together."""
    return [" + ".join(names[seat] for seat in side if seat < len(names)) for side in sheet.sides]


def score_table(sheet: ScoreSheet, words: Words, names: Sequence[str]) -> list[list[str]]:
    """The pad as cells: a heading, a row for each round, and the totals; in parentheses what a round was worth."""
    rows = [[words.text("web-round"), *side_names(sheet, names)]]
    for row in sheet.rows:
        gained = (f"{total} (+{points})" for total, points in zip(row.totals, row.points, strict=True))
        rows.append([str(row.number), *gained])
    totals = sheet.wins if sheet.goal.rounds_to_win else sheet.totals
    return [*rows, [words.text("web-total"), *map(str, totals)]]


def score_lines(sheet: ScoreSheet, words: Words, names: Sequence[str]) -> list[str]:
    """The pad in columns, with the goal of the match."""
    table = score_table(sheet, words, names)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
    return [*lines, goal_text(sheet, words)]


def goal_text(sheet: ScoreSheet, words: Words) -> str:
    """When the match is won."""
    if sheet.goal.rounds_to_win:
        return words.text("web-goal-rounds", rounds=sheet.goal.rounds_to_win)
    return words.text("web-goal-points", points=sheet.goal.target)
