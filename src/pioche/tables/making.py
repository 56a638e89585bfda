"""How tables are made: `pioche.deal` and `pioche.position`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from pioche import games
from pioche.engine.game import AnyGame
from pioche.engine.match import RoundScore
from pioche.engine.refusal import Refused, refuse
from pioche.engine.replay import RecordedRound
from pioche.tables.dealing import dealt
from pioche.tables.inputs import (
    Hands,
    House,
    Seed,
    game_of,
    numbers_of,
    options_of,
    seed_of,
    setup_of,
    text_of,
    whole_number,
)
from pioche.tables.reasons import spoken_refusal
from pioche.tables.table import Table

OF_BOTH: Final = ("totals", "wins", "options")
OF_DEALS: Final[Mapping[str, str]] = {
    "players": "it has as many players as hands",
    "seed": "the cards are where it says; seed= in the text is the one of later shuffles",
    "dealer": "in the text it is dealer=",
    "hands": "they are its first field",
    "first": "it has the discards, or the tiles on the table",
}
"""The arguments of `deal` that `position` does not have, and why."""
MOST_POINTS: Final = 999_999  # what a line of the score pad has room for
MOST_WINS: Final = 999


def editions() -> tuple[str, ...]:
    """The names of all editions that can be dealt, of every installed game."""
    return tuple(edition for game in games.every() for edition in game.editions())


def deal(
    edition: str,
    players: int = 4,
    *,
    seed: Seed | None = None,
    dealer: int | None = None,
    hands: Hands | None = None,
    first: str | None = None,
    totals: Iterable[int] | None = None,
    wins: Iterable[int] | None = None,
    options: Mapping[str, House] | None = None,
    **house_rules: House,
) -> Table:
    """Deal a round: `pioche.deal("classic/de", players=4, seed=7, jump_in=True)`.

    `seed`: a whole number, any text, or 32 bytes; the same seed gives the same deal everywhere. Default: a random one.

    `dealer`: the seat that deals (in the tile game: that begins). Default: as the rules say, drawn from the seed.

    `hands`: the hands by seat, as text or lists: `["r1 r2 W ...", None]` or `{0: ["r1", "r2", "W", "..."]}`; a hand
    that ends in `...` is completed from the seed, and so is everything that is not given. `first`: the first discard;
    in the tile game the starting tiles.

    `totals`, `wins`: points, and rounds won, of each side in earlier rounds of the match.

    `house_rules`: options of the edition by name, values as `True`, `200` or `"forced"`. `options`: the same as a
    mapping, for options whose name is also an argument here.

    Raises `Refused`, which says what is wrong, if there is no such edition or option, or the deal is impossible.
    """
    game = game_of(edition)
    number = whole_number(players, "players")
    rules = _rules(game, edition, options, house_rules, (*OF_DEALS, *OF_BOTH), number)
    try:
        match = game.match(rules, number)
        earlier = _earlier(match.pad.sides, totals, wins)
        match = match.with_lines(earlier)
        found, origin, events = dealt(game, match, seed_of(seed), dealer, setup_of(hands, first, number))
    except Refused as error:
        raise spoken_refusal(error.refusal, game, rules) from None
    return Table(edition, match, found, origin, events, earlier)


def position(
    edition: str,
    text: str,
    *,
    totals: Iterable[int] | None = None,
    wins: Iterable[int] | None = None,
    options: Mapping[str, House] | None = None,
    **house_rules: House,
) -> Table:
    """A table from one line of notation (`Table.text`): `pioche.position("classic/de", "r1r5/gD y1 r9 r > turn:0")`.

    `totals`, `wins`, `options` and house rules are those of `deal`. The number of players, the dealer and all cards are
    in the text.

    Raises `Refused`, which says what is wrong, if the text is not a position that these rules allow.
    """
    game = game_of(edition)
    line = text_of(text, "a position").strip()
    for name, value in house_rules.items():
        if name in OF_DEALS and (name not in game.options or type(value) is int):
            raise TypeError(f"{name!r} is an argument of deal, not of position: {OF_DEALS[name]}")
    rules = _rules(game, edition, options, house_rules, OF_BOTH, game.players_in(line))
    try:
        found = game.position(rules, line)
        match = game.match(rules, found.players)
        earlier = _earlier(match.pad.sides, totals, wins)
        match = match.with_lines(earlier)
        if match.over:
            raise refuse("match-over", match.end_clause())
    except Refused as error:
        raise spoken_refusal(error.refusal, game, rules) from None
    origin = RecordedRound(b"", match.dealer_in(found.core), start=found.text())
    return Table(edition, match, found, origin, earlier=earlier)


def _rules(
    game: AnyGame,
    edition: str,
    options: Mapping[str, House] | None,
    house_rules: Mapping[str, House],
    arguments: Collection[str],
    players: int | None,
) -> Any:
    """The rules of a table; a refusal names options as they were typed in."""
    try:
        return game.rules(edition, options_of(game, edition, options, house_rules, arguments), players=players)
    except Refused as error:
        raise spoken_refusal(error.refusal, game, None) from None


def _earlier(sides: int, totals: Iterable[int] | None, wins: Iterable[int] | None) -> tuple[RoundScore, ...]:
    """Lines of the score pad that add up to this: one for each round that was won, else one in which nobody has won."""
    if totals is None and wins is None:
        return ()
    nothing = (0,) * sides
    won = nothing if wins is None else numbers_of(wins, "wins", MOST_WINS)
    points = nothing if totals is None else numbers_of(totals, "totals", MOST_POINTS)
    if len(won) != sides:
        raise refuse("score-sides", found=len(won), sides=sides)
    winners: list[int | None] = [side for side, count in enumerate(won) for _ in range(count)]
    *before, last = winners or [None]
    return (*(RoundScore(winner, nothing) for winner in before), RoundScore(last, points))
