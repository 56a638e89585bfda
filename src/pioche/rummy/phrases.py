"""Language-neutral phrases of the tile game: tiles, actions, events, and a view as a plain board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final, assert_never

from pioche.engine.board import Area, Board, BoardCard, BoardSeat, Colour
from pioche.engine.phrases import Phrase, phrase
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Lay, Take
from pioche.rummy.events import (
    HIDDEN,
    Acted,
    Called,
    Caught,
    Dealt,
    Drew,
    DrewForStart,
    Ending,
    Event,
    Kept,
    Laid,
    RoundOver,
    Skipped,
    TookTurn,
    Turned,
    Why,
)
from pioche.rummy.melds import Group, Origin, Piece, TileTable, cell_of, joker_in, origin_of
from pioche.rummy.notation import group_text
from pioche.rummy.rules import Rules
from pioche.rummy.state import Phase
from pioche.rummy.tiles import JOKER, JOKER_SIGN, colour_of, is_joker, number_of, tile_text
from pioche.rummy.view import View

_COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
_DREW: Final = {
    Why.TURN: "web-log-tile-drew",
    Why.EFFECT: "web-log-tile-drew-effect",
    Why.CAUGHT: "web-log-tile-drew-caught",
}


def tile_phrase(kind: int, *, definite: bool = False) -> Phrase:
    """`red 5`, or with `definite`, for use within a sentence, `the red 5`."""
    if is_joker(kind):
        return phrase("tile-joker" if definite else "web-tile-joker")
    key = "the-card-number" if definite else "card-number"
    return phrase(key, colour=_COLOURS[colour_of(kind)], number=str(number_of(kind)))


def tiles_phrase(kinds: Sequence[int]) -> Phrase:
    """A list of tiles."""
    return _list([tile_phrase(kind) for kind in kinds])


def _list(phrases: Sequence[Phrase]) -> Phrase:
    return reduce(lambda before, last: phrase("listed", before=before, last=last), phrases)


def piece_phrase(piece: Piece) -> Phrase:
    """A tile, or for a joker also what it stands for: `joker for red 5`."""
    named = tile_phrase(cell_of(piece))
    return phrase("web-tile-joker-as", tile=named) if joker_in(piece) else named


def laid_phrase(table: TileTable) -> Phrase:
    """The tiles of a new table that came from the rack."""
    rack = (Origin.RACK, Origin.RACK_PLAIN)
    laid = [piece for group in table.groups for piece in group if origin_of(piece) in rack]
    return _list([piece_phrase(piece) for piece in laid])


def _acting_phrase(action: Lay) -> Phrase:
    """The word tiles that act, in their order (R-15)."""
    acting = []
    for effect in action.effects:
        groups = action.table.groups
        group = groups[effect.group] if 0 <= effect.group < len(groups) else ()
        found = [piece for piece in group if cell_of(piece) == effect.cell]
        acting.append(piece_phrase(found[0]) if found else tile_phrase(effect.cell))
    return _list(acting)


def event_phrase(event: Event, rules: Rules) -> Phrase:
    """An event as a sentence."""
    match event:
        case DrewForStart(tiles=tiles):
            drawn = [phrase("tile-of-player", name=seat, tile=tile_phrase(kind)) for seat, kind in tiles]
            return phrase("web-log-tile-start", tiles=_list(drawn))
        case Dealt(starter=starter):
            return phrase("web-log-tile-dealt", name=starter)
        case Laid(seat=seat, table=table, taken=taken):
            return phrase("web-log-tile-taken" if taken else "web-log-tile-laid", name=seat, tiles=laid_phrase(table))
        case Drew(seat=seat, tiles=got, why=why):
            if why is Why.TURN and HIDDEN not in got:
                return phrase("web-log-tile-drew-own", name=seat, tiles=tiles_phrase(got))
            return phrase(_DREW[why], name=seat, tiles=len(got))
        case Kept(seat=seat):
            return phrase("web-log-tile-kept", name=seat)
        case Skipped(seat=seat):
            return phrase("web-log-skipped", name=seat)
        case Turned():
            return phrase("web-log-turned")
        case Called(seat=seat):
            return phrase("web-log-uno", name=seat)
        case Caught(by=by, seat=seat):
            return phrase("web-log-caught", name=by, other=seat)
        case RoundOver(ending=ending, winner=winner):
            return phrase("web-log-tile-pool" if ending is Ending.POOL else "web-log-round-won", name=winner)
        case Acted(kind=kind):
            return phrase("text-tile-acted", tile=tile_phrase(kind, definite=True))
        case TookTurn(seat=seat):
            return phrase("text-tile-took-turn", name=seat)
        case _:
            assert_never(event)


def action_phrase(action: Action, rules: Rules) -> Phrase:
    """A short description of an action."""
    match action:
        case Lay(uno=uno):
            move = phrase("action-lay", tiles=laid_phrase(action.table))
            called = phrase("action-with-call", move=move) if uno else move
            return phrase("text-with-effects", move=called, tiles=_acting_phrase(action)) if action.effects else called
        case Draw():
            return phrase("action-draw-tile")
        case Keep():
            return phrase("action-keep")
        case Call():
            return phrase("action-call")
        case Catch(target=target):
            return phrase("action-catch", other=target)
        case Take():
            return phrase("action-take")
        case _:
            assert_never(action)


def tile_card(kind: int) -> BoardCard:
    """A tile as a board shows it."""
    if is_joker(kind):
        return BoardCard(tile_text(kind), tile_phrase(kind), "", JOKER_SIGN)
    return BoardCard(tile_text(kind), tile_phrase(kind), _COLOURS[colour_of(kind)], str(number_of(kind)))


def _meld(number: int, group: Group) -> Area:
    kinds = [JOKER if joker_in(piece) else cell_of(piece) for piece in group]
    return Area(phrase("board-meld", number=number, text=group_text(group)), tuple(map(tile_card, kinds)), spread=True)


def board(view: View, rules: Rules) -> Board:
    """A view reduced to seats, tiles and facts; every meld is a separate area."""
    over = view.phase is Phase.OVER
    melds = tuple(_meld(number, group) for number, group in enumerate(view.table.groups, 1))
    # a starting joker never acts, so it bears no mark that it has acted.
    starting = [JOKER if is_joker(kind) else kind for kind in view.table.loose]
    loose = Area(phrase("board-loose"), tuple(map(tile_card, starting)), spread=True)
    return Board(
        view.seat,
        tuple(map(tile_card, view.rack)),
        None if over else view.turn,
        over,
        tuple(
            BoardSeat(
                held,
                (phrase("board-uncalled"),) if seat == view.uno_open else (),
                () if view.racks is None else tuple(map(tile_card, view.racks[seat])),
            )
            for seat, held in enumerate(view.counts)
        ),
        (*melds, *([loose] if loose.cards else []), Area(phrase("board-pool"), hidden=view.pool)),
        (phrase("web-direction-left" if view.direction == 1 else "web-direction-right"),),
    )
