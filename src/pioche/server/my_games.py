"""A person's own games as clients show them: finished matches, and figures over them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from pioche.runs.shares import share
from pioche.store.rows import Counted, GameRow, SeatResult


class MyGamePlayer(Struct, frozen=True):
    """Somebody in a finished match; a bot without a name of its own is named by its level."""

    seat: int
    name: str
    bot: bool
    me: bool
    points: int
    won: bool


class MyGame(Struct, frozen=True):
    """One of the caller's finished matches. `rounds` and `moves` are null if they were not counted."""

    table: str
    match: int
    link: str
    edition: str
    options: dict[str, str]
    players: list[MyGamePlayer]
    rounds: int | None
    moves: int | None
    started_at: int | None
    at: int


class MyGames(Struct, frozen=True):
    """Finished matches, latest first. `more`: there are older ones, before the time of the last."""

    games: list[MyGame]
    more: bool
    named: bool  # strangers who open a game by its link see the caller's name


class WinShare(Struct, frozen=True):
    """A share of matches won, with its 95 % interval."""

    edition: str  # empty: all editions
    players: int  # 0: any number
    matches: int
    won: int
    share: float
    low: float
    high: float


class Figures(Struct, frozen=True):
    """Figures over the caller's finished matches, as far as their tables are kept."""

    by_edition: list[WinShare]
    by_players: list[WinShare]
    matches: int
    rounds: int
    longest: int | None  # moves of the longest round
    caught: int  # how often without a call
    best_lay: int | None  # the most tiles laid in one turn


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """May strangers who open a finished game by its link see the caller's name?"""

    named: bool


def my_game(row: GameRow, seats: Sequence[SeatResult], person: str) -> MyGame:
    """A finished match as one of its players sees it."""
    return MyGame(
        row.table_id,
        row.match,
        row.link,
        row.edition,
        msgspec.json.decode(row.options, type=dict[str, str]),
        [
            MyGamePlayer(seat.seat, seat.name, seat.person_id is None, seat.person_id == person, seat.points, seat.won)
            for seat in seats
        ],
        row.rounds,
        row.moves,
        row.started_at,
        row.at,
    )


def figures_of(found: Sequence[Counted]) -> Figures:
    """A person's figures, from their matches by edition and number of players."""
    editions = {each.edition: [one for one in found if one.edition == each.edition] for each in found}
    sizes = {each.players: [one for one in found if one.players == each.players] for each in found}
    return Figures(
        [_share(edition, 0, counted) for edition, counted in sorted(editions.items())],
        [_share("", players, counted) for players, counted in sorted(sizes.items())],
        sum(each.matches for each in found),
        sum(each.rounds for each in found),
        max((each.longest for each in found if each.longest is not None), default=None),
        sum(each.caught for each in found),
        max((each.best_lay for each in found if each.best_lay is not None), default=None),
    )


def _share(edition: str, players: int, counted: Sequence[Counted]) -> WinShare:
    matches, won = sum(each.matches for each in counted), sum(each.won for each in counted)
    found = share(won, matches)
    return WinShare(edition, players, matches, won, found.share, found.low, found.high)
