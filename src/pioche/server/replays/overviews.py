"""What a client learns of a recorded match first: who played, its rounds, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from pioche.engine import replay
from pioche.engine.abilities import Highlights, OpenViews
from pioche.engine.match import Goal, ScoreSheet, Scoring
from pioche.server.replays.frames import PART, game_of, opened, settings_of
from pioche.server.replays.recordings import Recording
from pioche.server.table.log_actions import Settings
from pioche.server.table.protocol import SeatView

LEAD: Final = "lead"
ROUND_WON: Final = "round-won"


class ReplayRound(Struct, frozen=True):
    """A round: the number of its first step (the deal), how many steps it has, who deals, whether it is over.

    `set_up`: it began at a position that was given, so there was no deal.
    """

    first: int
    steps: int
    dealer: int
    over: bool
    set_up: bool = False


class ReplayMark(Struct, frozen=True):
    """A moment that mattered; `highlight-<kind>` is the key of its sentence, `amount` a number of cards or tiles."""

    step: int
    kind: str
    seat: int
    amount: int


class ReplayView(Struct, frozen=True):
    """A recorded match. `seat`: where the caller sat, if they did. `opens`: can all hands be shown?

    `link`: what its players can pass on; empty while it is played, and of a file.
    """

    table: str
    link: str
    match: int
    settings: Settings
    adapted: dict[str, str]
    seats: tuple[SeatView, ...]
    seat: int | None
    running: bool
    abandoned: bool
    opens: bool
    at: int
    part: int  # how many steps are sent at once
    rounds: list[ReplayRound]
    marks: list[ReplayMark]
    sheet: ScoreSheet


def overview(made: Recording, seat: int | None, link: str = "") -> ReplayView:
    """The overview of a match. Plays all of it, so a file is verified by it: refused at its first wrong line."""
    game = game_of(made)
    rounds: list[ReplayRound] = []
    marks: list[ReplayMark] = []
    for steps, step in enumerate(replay.follow(made.replay, game)):
        if step.action is None:
            played = made.replay.rounds[step.round - 1]
            over = played.score is not None
            rounds.append(ReplayRound(steps, len(played.actions) + 1, played.dealer, over, bool(played.start)))
        if isinstance(game, Highlights):
            marks += [
                ReplayMark(steps, found.kind, found.seat, found.amount)
                for event in step.events
                for found in game.highlights(event)
                if found.lists
            ]
    match = opened(made)
    lines = [*made.replay.earlier, *(each.score for each in made.replay.rounds if each.score is not None)]
    match.go_on_after(lines, [each.dealer for each in made.replay.rounds if each.score is not None])
    sheet = match.sheet()
    marks += _results(rounds, sheet)
    return ReplayView(
        made.table,
        link,
        made.match,
        settings_of(made),
        {name: value for name, value in made.replay.options if name in made.adapted},
        made.seats,
        seat,
        made.only is not None,
        made.abandoned,
        isinstance(game, OpenViews),
        made.at,
        PART,
        rounds,
        sorted(marks, key=lambda mark: mark.step),
        sheet,
    )


def _results(rounds: list[ReplayRound], sheet: ScoreSheet) -> Iterator[ReplayMark]:
    """Who won the rounds, and where the lead in the match has changed."""
    earlier = len(sheet.rows) - sum(each.over for each in rounds)
    wins = [0] * len(sheet.sides)
    leader: int | None = None
    for place, row in enumerate(sheet.rows):
        if row.winner is not None:
            wins[row.winner] += 1
        now = _leader(sheet.goal, row.totals, wins)
        if place >= earlier:
            shown = rounds[place - earlier]
            last = shown.first + shown.steps - 1
            if row.winner is not None:
                yield ReplayMark(last, ROUND_WON, sheet.sides[row.winner][0], row.points[row.winner])
            if leader is not None and now is not None and now != leader:
                yield ReplayMark(last, LEAD, sheet.sides[now][0], row.totals[now])
        leader = leader if now is None else now


def _leader(goal: Goal, totals: tuple[int, ...], wins: list[int]) -> int | None:
    """The side that is ahead of all others; None: nobody is."""
    worth = wins if goal.rounds_to_win else [-each for each in totals] if _lowest(goal) else list(totals)
    best = max(worth)
    return worth.index(best) if worth.count(best) == 1 else None


def _lowest(goal: Goal) -> bool:
    return goal.scoring is Scoring.LOWEST_WINS
