"""Check whether a new table may be laid; reports the first violation (R-3, R-4, R-7, R-9 to R-18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pioche.engine.refusal import Refusal
from pioche.rummy.actions import Effect, Lay
from pioche.rummy.melds import Fault, Group, Origin, TileTable, shape
from pioche.rummy.notation import group_text
from pioche.rummy.refusals import Code
from pioche.rummy.rules import DrawnWith, FreedJoker, JokerMoves, JokerSource, OneEffectPer, Rules
from pioche.rummy.tiles import (
    CELLS,
    JOKER,
    KINDS,
    LETTERS,
    PLAIN_JOKER,
    WORD_NUMBERS,
    colour_of,
    number_of,
    tile_text,
)

MOST_LAID = 4


@dataclass(slots=True)
class TileCounts:
    """Counts of a table: tiles and jokers in groups by cell and origin, and the loose tiles by kind."""

    tiles: list[int] = field(default_factory=lambda: [0] * CELLS)
    """Tiles that were on the table before, by cell."""
    jokers: list[int] = field(default_factory=lambda: [0] * CELLS)
    """All jokers, by the cell that they stand for."""
    laid: list[int] = field(default_factory=lambda: [0] * KINDS)
    marked: list[int] = field(default_factory=lambda: [0] * CELLS)
    """Jokers that the move marks as newly placed in this turn, by cell."""
    lifted: int = 0
    loose: list[int] = field(default_factory=lambda: [0] * KINDS)
    wrong_mark: int = -1
    """A cell where a tile has a mark that only jokers may have, or -1."""


def count_tiles(table: TileTable) -> TileCounts:
    found = TileCounts()
    for group in table.groups:
        for piece in group:
            cell, origin = piece >> 3, piece & 3
            if piece & 4:
                found.jokers[cell] += 1
                if origin == Origin.TABLE:
                    continue
                found.marked[cell] += 1
                if origin == Origin.LIFTED:
                    found.lifted += 1
                else:
                    found.laid[JOKER if origin == Origin.RACK else PLAIN_JOKER] += 1
            elif origin == Origin.TABLE:
                found.tiles[cell] += 1
            elif origin == Origin.RACK:
                found.laid[cell] += 1
            else:
                found.wrong_mark = cell
    for kind in table.loose:
        found.loose[kind] += 1
    return found


@dataclass(frozen=True, slots=True)
class Turn:
    """The context against which a lay is checked."""

    rules: Rules
    table: TileTable
    rack: Sequence[int]
    """Counts by kind."""
    drawn: int = -1
    """The tile drawn in this turn, or -1 (R-9)."""


def check(turn: Turn, action: Lay) -> Refusal | None:
    """Why a table may not be laid, or None."""
    unknown = _unknown_refusal(action)
    if unknown is not None:
        return unknown
    for number in sorted(range(len(action.table.groups)), key=action.sent):
        group = action.table.groups[number]
        found = shape(group)
        if isinstance(found, Fault):
            return group_refusal(action.sent(number), group, found)
    before, after = count_tiles(turn.table), count_tiles(action.table)
    wrong = (
        _tiles_refusal(before, after)
        or _count_refusal(turn, after)
        or _joker_refusal(turn, before, after)
        or _drawn_refusal(turn, after)
    )
    return wrong or _effect_refusal(turn, action, _rack_left(turn, before, after))


def chosen_refusal(turn: Turn, cells: Sequence[int], jokers: int) -> Refusal | None:
    """Why these tiles cannot be laid whatever the table looks like: their number, the rack, the drawn tile."""
    after = TileCounts()
    for cell in cells:
        if not 0 <= cell < CELLS:
            return Code.NO_SUCH_TILE.refusal(tile=unknown_text(cell))
        after.laid[cell] += 1
    held = turn.rack[JOKER] + turn.rack[PLAIN_JOKER]
    to_rack = turn.rules.jokers.freed_joker is FreedJoker.TO_RACK
    # Which jokers are laid is for the caller to say; one that was drawn is among them.
    after.laid[turn.drawn if turn.drawn >= JOKER else JOKER] += jokers
    wrong = _count_refusal(turn, after) or _drawn_refusal(turn, after)
    if wrong is None and (jokers < 0 or (jokers > held and not to_rack)):
        return Code.NOT_ON_RACK.refusal(tile=tile_text(JOKER))
    return wrong


def _unknown_refusal(action: Lay) -> Refusal | None:
    """R-2: every piece is one of the tiles, and every joker stands for one."""
    for group in action.table.groups:
        for piece in group:
            if not 0 <= piece >> 3 < CELLS:
                return Code.NO_SUCH_TILE.refusal(tile=unknown_text(piece >> 3))
    for kind in action.table.loose:
        if not 0 <= kind < KINDS:
            return Code.NO_SUCH_TILE.refusal(tile=unknown_text(kind))
    return None


def unknown_text(cell: int) -> str:
    """A cell beyond the 48 as text, for a refusal: `R13`."""
    return f"{LETTERS[colour_of(cell)]}{number_of(cell)}"


def hopeless(turn: Turn, action: Lay) -> bool:
    """Whether a lay is refused whatever its jokers stand for. Cheap; may be False although every way is refused."""
    before, after = count_tiles(turn.table), count_tiles(action.table)
    if _tiles_refusal(before, after) or _count_refusal(turn, after):
        return True
    gone = _taken(before, after)
    to_rack = turn.rules.jokers.freed_joker is FreedJoker.TO_RACK
    return gone < 0 or (gone > 0 and not to_rack) or _joker_lacking(turn, after, gone) is not None


def taken(turn: Turn, action: Lay) -> int:
    """How many jokers go from the table to the rack with a lay that `check` accepts (R-13 c)."""
    return _taken(count_tiles(turn.table), count_tiles(action.table))


def _taken(before: TileCounts, after: TileCounts) -> int:
    melded = before.loose[PLAIN_JOKER] - after.loose[PLAIN_JOKER]
    laid = after.laid[JOKER] + after.laid[PLAIN_JOKER]
    return sum(before.jokers) + melded + laid - sum(after.jokers)


def _rack_left(turn: Turn, before: TileCounts, after: TileCounts) -> int:
    return sum(turn.rack) - sum(after.laid) + _taken(before, after)


_FAULTS = {
    Fault.TOO_SHORT: Code.GROUP_TOO_SHORT,
    Fault.MIXED: Code.GROUP_MIXED,
    Fault.GAP: Code.RUN_GAP,
    Fault.SECOND_JOKER: Code.SET_SECOND_JOKER,
    Fault.JOKERS_ADJACENT: Code.JOKERS_ADJACENT,
}


def group_refusal(number: int, group: Group, fault: Fault) -> Refusal:
    """The refusal for a group that is not a meld."""
    if fault is Fault.TWICE:
        cells = {piece >> 3 for piece in group if piece >> 3 < CELLS}
        one_number = len({number_of(cell) for cell in cells}) == 1
        code = Code.SET_COLOUR_TWICE if one_number and len(cells) > 1 else Code.RUN_TWICE
    else:
        code = _FAULTS[fault]
    return code.refusal(group=number, tiles=group_text(group))


def _tiles_refusal(before: TileCounts, after: TileCounts) -> Refusal | None:
    """The table must keep all its tiles, and melded starting tiles may not become loose again (R-10, R-11)."""
    if after.wrong_mark >= 0:
        return Code.JOKER_MARK.refusal(tile=tile_text(after.wrong_mark))
    for kind in range(KINDS):
        if after.loose[kind] > before.loose[kind]:
            return _loose_refusal(before, after, kind)
    for cell in range(CELLS):
        missing = before.tiles[cell] + before.loose[cell] - after.tiles[cell] - after.loose[cell]
        if missing > 0:
            return Code.TILE_VANISHED.refusal(tile=tile_text(cell))
        if missing < 0:
            return Code.TILE_APPEARED.refusal(tile=tile_text(cell))
    return None


def _loose_refusal(before: TileCounts, after: TileCounts, kind: int) -> Refusal:
    """Why a tile may not lie single: it was melded before (R-11), or did not lie on the table at all (R-10)."""
    if kind < CELLS:
        melded, still = before.tiles[kind], after.tiles[kind]
    else:
        melded, still = sum(before.jokers), sum(after.jokers) - after.laid[JOKER] - after.laid[PLAIN_JOKER]
    if still < melded:
        return Code.STARTING_TILE_BACK.refusal(tile=tile_text(kind))
    return Code.TILE_APPEARED.refusal(tile=tile_text(kind))


def _count_refusal(turn: Turn, after: TileCounts) -> Refusal | None:
    """One to four tiles must be laid, all of them from the rack (R-7)."""
    laid = sum(after.laid)
    if not laid:
        return Code.NO_TILE_LAID.refusal()
    if laid > MOST_LAID:
        return Code.TOO_MANY_TILES.refusal(count=laid, most=MOST_LAID)
    for cell in range(CELLS):
        if after.laid[cell] > turn.rack[cell]:
            return Code.NOT_ON_RACK.refusal(tile=tile_text(cell))
    return None


def _joker_refusal(turn: Turn, before: TileCounts, after: TileCounts) -> Refusal | None:
    """R-13, R-17: jokers of the table keep standing for their tile until that tile replaces them."""
    options = turn.rules.jokers
    to_rack = options.freed_joker is FreedJoker.TO_RACK
    may_lift = options.joker_reactivates and not to_rack
    if after.lifted and not may_lift:
        return Code.JOKER_MARK.refusal(tile=tile_text(JOKER))
    gone = _taken(before, after)
    fewest = most = 0
    if options.joker_moves is JokerMoves.SUBSTITUTED:
        for cell in range(CELLS):
            stood = before.jokers[cell]
            if not stood:
                continue
            substitutes = after.laid[cell]
            if options.joker_source is JokerSource.RACK_OR_TABLE:
                substitutes += after.tiles[cell]
            freed = max(0, stood - after.jokers[cell] + after.marked[cell])
            freeable = min(stood, substitutes)
            if freed > freeable:
                return Code.JOKER_MOVED.refusal(tile=tile_text(cell))
            fewest += freed
            most += freeable
    if may_lift and not fewest <= after.lifted <= most:
        return Code.JOKER_MARK.refusal(tile=tile_text(JOKER))
    if gone < (fewest if to_rack else 0):
        # there are more jokers than before and from the rack. Else a freed one did not go to the rack (R-13 c).
        return Code.JOKER_APPEARED.by("R-10") if gone < 0 else Code.JOKER_APPEARED.refusal()
    if gone > (most if to_rack else 0):
        # `fewest` jokers left a meld. If more are missing, a loose starting joker is, which may not be taken.
        freed = 0 < gone <= fewest
        return Code.JOKER_VANISHED.refusal() if freed else Code.TILE_VANISHED.refusal(tile=tile_text(JOKER))
    return _joker_lacking(turn, after, gone)


def _joker_lacking(turn: Turn, after: TileCounts, gone: int) -> Refusal | None:
    """Laid jokers must come from the rack, which includes those freed in this turn (R-13 c)."""
    freed_kind = JOKER if turn.rules.jokers.joker_reactivates else PLAIN_JOKER
    for kind in (JOKER, PLAIN_JOKER):
        if after.laid[kind] > turn.rack[kind] + (gone if kind == freed_kind else 0):
            return Code.NOT_ON_RACK.refusal(tile=tile_text(kind))
    return None


def _drawn_refusal(turn: Turn, after: TileCounts) -> Refusal | None:
    """R-9: a play after drawing must include the drawn tile."""
    if turn.drawn < 0:
        return None
    if not after.laid[turn.drawn]:
        return Code.DRAWN_TILE_MISSING.refusal(tile=tile_text(turn.drawn))
    if turn.rules.turn.drawn_with_others is DrawnWith.ALONE and sum(after.laid) > 1:
        return Code.DRAWN_TILE_ONLY.refusal(tile=tile_text(turn.drawn))
    return None


def acts(piece: int) -> bool:
    """Whether a piece of a new table is a word tile that acts (R-14, R-16, R-17)."""
    origin = piece & 3
    if piece & 4:
        return origin in (Origin.RACK, Origin.LIFTED)
    return origin == Origin.RACK and number_of(piece >> 3) in WORD_NUMBERS


def acting(table: TileTable) -> dict[int, list[int]]:
    """The cells of the word tiles that may act in this turn, by index of their group."""
    found: dict[int, list[int]] = {}
    for number, group in enumerate(table.groups):
        cells = [piece >> 3 for piece in group if acts(piece)]
        if cells:
            found[number] = cells
    return found


def _inactive_clause(turn: Turn, action: Lay, effect: Effect) -> str:
    """Why a tile does not act: it was a starting tile (R-16), a joker that has acted (R-17), or no new word tile."""
    groups = action.table.groups
    pieces = groups[effect.group] if 0 <= effect.group < len(groups) else ()
    for piece in pieces:
        if piece >> 3 == effect.cell:
            if piece & 3 == Origin.TABLE and (PLAIN_JOKER if piece & 4 else effect.cell) in turn.table.loose:
                return "R-16"
            if piece & 4 and not any(piece in group for group in turn.table.groups):
                return "R-17"
    return Code.EFFECT_INACTIVE.clause


def _effect_refusal(turn: Turn, action: Lay, left: int) -> Refusal | None:
    """R-15: exactly one word tile per meld, or per turn, acts."""
    if not left and not turn.rules.effects.last_effect_counts:
        return Code.EFFECT_ON_LAST.refusal() if action.effects else None
    active = acting(action.table)
    for effect in action.effects:
        if effect.cell not in active.get(effect.group, ()):
            return Code.EFFECT_INACTIVE.by(_inactive_clause(turn, action, effect), group=action.sent(effect.group))
    groups = [effect.group for effect in action.effects]
    if turn.rules.effects.one_effect_per is OneEffectPer.TURN:
        if len(groups) > 1:
            return Code.EFFECT_TOO_MANY.refusal(group=action.sent(groups[1]))
        if active and not groups:
            return Code.EFFECT_MISSING.refusal(group=min(map(action.sent, active)))
        return None
    for group in sorted(active, key=action.sent):
        if groups.count(group) > 1:
            return Code.EFFECT_TOO_MANY.refusal(group=action.sent(group))
        if group not in groups:
            return Code.EFFECT_MISSING.refusal(group=action.sent(group))
    return None
