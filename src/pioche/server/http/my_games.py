"""The caller's own games: finished matches, figures over them, and whether strangers see their name. Only theirs."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from pioche.runs.shares import share
from pioche.server.http.requests import Ask, live_tables_of, person_of
from pioche.store import games

MOST_GAMES: Final = 30
Before = Annotated[int | None, QueryParameter(ge=0)]
Won = Annotated[bool | None, QueryParameter()]
Edition = Annotated[str | None, QueryParameter(max_length=40)]


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


@get("/me/games")
async def my_games(request: Ask, before: Before = None, edition: Edition = None, won: Won = None) -> MyGames:
    """The caller's finished matches, latest first."""
    me = await person_of(request)
    live = live_tables_of(request)
    await live.lists.current()
    rows = await games.of_person(live.store, me.person_id, MOST_GAMES + 1, before, edition, won=won)
    shown = rows[:MOST_GAMES]
    seats = await games.seats_of(live.store, shown)
    named = me.person_id in await games.named(live.store, [me.person_id])
    return MyGames(
        [_game(row, seats[row.table_id, row.match], me.person_id) for row in shown], len(rows) > MOST_GAMES, named
    )


def _game(row: games.GameRow, seats: list[games.SeatResult], person: str) -> MyGame:
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


@get("/me/figures")
async def my_figures(request: Ask) -> Figures:
    """Figures over the caller's finished matches."""
    me = await person_of(request)
    live = live_tables_of(request)
    await live.lists.current()
    found = await games.counted_of(live.store, me.person_id)
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


def _share(edition: str, players: int, counted: list[games.Counted]) -> WinShare:
    matches, won = sum(each.matches for each in counted), sum(each.won for each in counted)
    found = share(won, matches)
    return WinShare(edition, players, matches, won, found.share, found.low, found.high)


@put("/me/naming", status_code=204)
async def allow_name(request: Ask, data: JSONBody[Naming]) -> None:
    """Whether strangers who open one of the caller's finished games by its link see their name. Default: no."""
    me = await person_of(request)
    await games.allow_name(live_tables_of(request).store, me.person_id, named=data.named)
