"""The caller's own games: finished matches, figures over them, and whether strangers see their name. Only theirs."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, put
from litestar.params import JSONBody, QueryParameter

from pioche.server.http.requests import Ask, live_tables_of, person_of
from pioche.server.my_games import Figures, MyGames, Naming, figures_of, my_game
from pioche.store import games

MOST_GAMES: Final = 30
Before = Annotated[int | None, QueryParameter(ge=0, le=2**63 - 1)]
Won = Annotated[bool | None, QueryParameter()]
Edition = Annotated[str | None, QueryParameter(max_length=40)]


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
        [my_game(row, seats[row.table_id, row.match], me.person_id) for row in shown], len(rows) > MOST_GAMES, named
    )


@get("/me/figures")
async def my_figures(request: Ask) -> Figures:
    """Figures over the caller's finished matches."""
    me = await person_of(request)
    live = live_tables_of(request)
    await live.lists.current()
    return figures_of(await games.counted_of(live.store, me.person_id))


@put("/me/naming", status_code=204)
async def allow_name(request: Ask, data: JSONBody[Naming]) -> None:
    """Whether strangers who open one of the caller's finished games by its link see their name. Default: no."""
    me = await person_of(request)
    await games.allow_name(live_tables_of(request).store, me.person_id, named=data.named)
