"""From chosen tiles to a complete `Lay`: the closest table, the marks of jokers, the effects and the call."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product

from pioche.engine.refusal import Refused
from pioche.rummy import laying
from pioche.rummy.actions import Effect, Lay
from pioche.rummy.aiming import Around, outcome, worth
from pioche.rummy.laying import Turn
from pioche.rummy.melds import Origin, TileTable, origin_of, table
from pioche.rummy.rules import DrawnWith, FreedJoker, OneEffectPer
from pioche.rummy.solver.arrange import arrange
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position, position
from pioche.rummy.tiles import DRAW_TWO, JOKER, KINDS, SKIP, number_of


def position_of(turn: Turn) -> Position:
    """The solver's input for a turn. After a draw, plays must include the drawn tile (R-9)."""
    if turn.drawn >= 0 and turn.rules.turn.drawn_with_others is DrawnWith.ALONE:
        rack = [int(kind == turn.drawn) for kind in range(KINDS)]
        return position(turn.table, rack, turn.rules.jokers, required=turn.drawn, most=1)
    return position(turn.table, turn.rack, turn.rules.jokers, required=turn.drawn)


def lay_of(turn: Turn, position: Position, seat: int, tiles: Tiles, around: Around | None = None) -> Lay | None:
    """A complete lay of these tiles, or None if they cannot be laid. Raises `Refused` for tiles that nobody may lay
    from this rack in this turn: not on it, too many, without the drawn one (R-7, R-9).

    By default the strongest word tiles act; with `around`, they are chosen and ordered by whom they hit.
    """
    wrong = laying.chosen_refusal(turn, tiles.cells, tiles.jokers)
    if wrong is not None:
        raise Refused(wrong)
    found = arrange(turn.table, position, tiles)
    if found is None:
        return None
    found = _name_jokers(turn, found)
    plain = Lay(seat, found)
    left = sum(turn.rack) - len(plain.laid()) + laying.taken(turn, plain)
    effects: list[Effect] = []
    if left or turn.rules.effects.last_effect_counts:
        effects = strongest(found, turn.rules.effects.one_effect_per)
        if around is not None and len(around.counts) > 2:
            effects = aimed(found, turn.rules.effects.one_effect_per, effects, around)
    return Lay(seat, found, tuple(effects), left == 1)


def strongest(new: TileTable, per: OneEffectPer) -> list[Effect]:
    """The strongest word tile of each meld, or of the turn (joker, 2, 5, 7), ordered so that the weakest acts first."""
    best = [
        max((_strength(new, Effect(group, cell)), Effect(group, cell)) for cell in cells)
        for group, cells in laying.acting(new).items()
    ]
    if per is OneEffectPer.TURN:
        best = [max(best)] if best else []
    return [effect for _, effect in sorted(best)]


def aimed(new: TileTable, per: OneEffectPer, first: list[Effect], around: Around) -> list[Effect]:
    """The best word tile of each meld, or of the turn, and their best order (R-15). Ties go to `first`."""
    groups = [[Effect(group, cell) for cell in cells] for group, cells in laying.acting(new).items()]
    orders: list[Sequence[Effect]] = [first]
    if per is OneEffectPer.TURN:
        orders += [[effect] for effects in groups for effect in effects]
    else:
        orders += [order for effects in product(*groups) for order in permutations(effects)]
    return list(max(orders, key=lambda order: worth(around, outcome(around, [_kind(new, each) for each in order]))))


def _kind(new: TileTable, effect: Effect) -> int:
    is_joker = any(piece >> 3 == effect.cell and piece & 4 for piece in new.groups[effect.group])
    return JOKER if is_joker else effect.cell


def _strength(new: TileTable, effect: Effect) -> int:
    kind = _kind(new, effect)
    if kind == JOKER:
        return 3
    number = number_of(kind)
    return 2 if number == DRAW_TWO else 1 if number == SKIP else 0


def _name_jokers(turn: Turn, found: TileTable) -> TileTable:
    """Mark which jokers from the rack act and which do not, and mark lifted jokers that act again (R-17)."""
    options = turn.rules.jokers
    acting = turn.rack[JOKER]
    to_rack = options.freed_joker is FreedJoker.TO_RACK
    if to_rack and options.joker_reactivates:
        acting = len(turn.rack)  # freed jokers act again too
    lifted = 0
    room: dict[int, int] = {}
    if options.joker_reactivates and not to_rack:
        before, after = laying.count_tiles(turn.table), laying.count_tiles(found)
        for cell, stood in enumerate(before.jokers):
            lifted += max(0, stood - after.jokers[cell] + after.marked[cell])
            room[cell] = max(0, after.jokers[cell] - stood - after.marked[cell])
    groups = []
    for group in found.groups:
        pieces = []
        for piece in group:
            origin = origin_of(piece)
            if piece & 4 and origin is Origin.RACK:
                if acting == 0:
                    piece += Origin.RACK_PLAIN - Origin.RACK
                else:
                    acting -= 1
            elif piece & 4 and origin is Origin.TABLE and lifted and room.get(piece >> 3, 0):
                room[piece >> 3] -= 1
                lifted -= 1
                piece += Origin.LIFTED
            pieces.append(piece)
        groups.append(pieces)
    return table(groups, found.loose)
