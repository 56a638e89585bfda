"""Two oracles for the solver that share none of its ideas: an integer program and brute force.

Both start from the list of all melds, not from cells and profiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any, Final

from pioche.rummy.melds import TileTable
from pioche.rummy.rules import FreedJoker, JokerMoves, JokerOptions, JokerSource
from pioche.rummy.tiles import CELLS, COLOURS, JOKER, NUMBERS, PLAIN_JOKER, cell

FOUR: Final = 4


@dataclass(frozen=True)
class Meld:
    tiles: tuple[int, ...]
    jokers: tuple[int, ...]
    """The cells that jokers stand for."""


@cache
def melds(longest: int) -> tuple[Meld, ...]:
    """Every run of 3 to `longest` tiles and every set; longer runs are composed of these."""
    found = []
    for colour in range(COLOURS):
        for first in range(1, NUMBERS + 1):
            for length in range(3, longest + 1):
                if first + length - 1 > NUMBERS:
                    break
                cells = [cell(colour, first + step) for step in range(length)]
                found += [_meld(cells, marks) for marks in product((0, 1), repeat=length) if not _adjacent(marks)]
    for number in range(1, NUMBERS + 1):
        for size in (3, 4):
            for colours in combinations(range(COLOURS), size):
                cells = [cell(colour, number) for colour in colours]
                found += [_meld(cells, marks) for marks in product((0, 1), repeat=size) if sum(marks) <= 1]
    return tuple(found)


def _meld(cells: Sequence[int], marks: Sequence[int]) -> Meld:
    return Meld(
        tuple(c for c, joker in zip(cells, marks, strict=True) if not joker),
        tuple(c for c, joker in zip(cells, marks, strict=True) if joker),
    )


def _adjacent(marks: Sequence[int]) -> bool:
    return any(left and right for left, right in pairwise(marks))


@dataclass(frozen=True)
class Counts:
    """The counts of a table and a rack."""

    fixed: tuple[int, ...]
    loose: tuple[int, ...]
    rack: tuple[int, ...]
    standing: tuple[int, ...]
    loose_jokers: int
    rack_jokers: int


def count(table: TileTable, rack: Sequence[int]) -> Counts:
    fixed, standing = [0] * CELLS, [0] * CELLS
    for piece in (piece for group in table.groups for piece in group):
        (standing if piece & 4 else fixed)[piece >> 3] += 1
    loose = [table.loose.count(c) for c in range(CELLS)]
    jokers = sum(kind >= JOKER for kind in table.loose)
    rack_jokers = rack[JOKER] + rack[PLAIN_JOKER]
    return Counts(tuple(fixed), tuple(loose), tuple(rack[:CELLS]), tuple(standing), jokers, rack_jokers)


class Program:
    """The position as an integer program for HiGHS.

    Columns: how often each meld is on the new table; tiles laid and loose tiles melded by cell; jokers freed by cell;
    jokers laid from the rack; loose jokers melded.
    """

    def __init__(
        self,
        table: TileTable,
        rack: Sequence[int],
        options: JokerOptions,
        required: int = -1,
        *,
        most_laid: int = FOUR,
        going_out: bool = False,
    ) -> None:
        """`most_laid`: how many tiles may be laid; `going_out`: only plays after which the rack is empty."""
        self.position = at = count(table, rack)
        jokers = sum(at.standing) + at.loose_jokers + at.rack_jokers
        have = [at.fixed[c] + at.loose[c] + at.rack[c] for c in range(CELLS)]
        self.melds = [meld for meld in melds(5) if all(have[c] for c in meld.tiles) and len(meld.jokers) <= jokers]
        self.lower: list[float] = []
        self.upper: list[float] = []
        self.rows: list[tuple[float, float, dict[int, float]]] = []
        for _ in self.melds:
            self._column(0, 4)
        self.laid = [
            self._column(1 if required == c else 0, at.rack[c]) if at.rack[c] or required == c else None
            for c in range(CELLS)
        ]
        melded = [self._column(0, at.loose[c]) if at.loose[c] else None for c in range(CELLS)]
        self.rack_jokers = self._column(1 if required >= JOKER else 0, FOUR)
        loose_jokers = self._column(0, at.loose_jokers)
        freed = [self._column(0, at.standing[c]) if at.standing[c] else None for c in range(CELLS)]
        tiles: list[dict[int, float]] = [{} for _ in range(CELLS)]
        placed: list[dict[int, float]] = [{} for _ in range(CELLS)]
        for column, meld in enumerate(self.melds):
            for c in meld.tiles:
                tiles[c][column] = 1
            for c in meld.jokers:
                placed[c][column] = 1
        for c in range(CELLS):
            row = dict(tiles[c])
            for extra in (self.laid[c], melded[c]):
                if extra is not None:
                    row[extra] = -1
            if row or at.fixed[c]:
                self.rows.append((at.fixed[c], at.fixed[c], row))
        # Jokers newly placed at a cell: those there now, minus those that stood there, plus those freed there.
        total: dict[int, float] = {}
        for c in range(CELLS):
            new = dict(placed[c])
            leaving = freed[c]
            if leaving is not None:
                new[leaving] = 1
            if new or at.standing[c]:
                self.rows.append((at.standing[c], float("inf"), new))
            for column, weight in new.items():
                total[column] = total.get(column, 0) + weight
        all_freed = {column: 1.0 for column in freed if column is not None}
        source = {self.rack_jokers: -1.0, loose_jokers: -1.0}
        standing = float(sum(at.standing))
        if options.freed_joker is FreedJoker.TO_RACK:
            self.rows.append((standing, standing, total | source))
            self.rows.append((-float("inf"), at.rack_jokers, {self.rack_jokers: 1.0} | dict.fromkeys(all_freed, -1.0)))
        else:
            self.rows.append((standing, standing, total | source | {c: total[c] - 1 for c in all_freed}))
            self.upper[self.rack_jokers] = at.rack_jokers
        if options.joker_moves is JokerMoves.SUBSTITUTED:
            for c in range(CELLS):
                leaving, by_rack, by_loose = freed[c], self.laid[c], melded[c]
                if leaving is None:
                    continue
                row = {leaving: 1.0}
                if by_rack is not None:
                    row[by_rack] = -1
                room = 0
                if options.joker_source is JokerSource.RACK_OR_TABLE:
                    room = at.fixed[c]
                    if by_loose is not None:
                        row[by_loose] = -1
                self.rows.append((-float("inf"), room, row))
        self.shed: dict[int, float] = {column: 1.0 for column in self.laid if column is not None}
        self.shed[self.rack_jokers] = 1
        self.rows.append((1, most_laid, self.shed))
        if going_out:
            held = float(sum(rack))
            taken = all_freed if options.freed_joker is FreedJoker.TO_RACK else {}
            self.rows.append((held, held, self.shed | dict.fromkeys(taken, -1.0)))

    def _column(self, low: int, high: int) -> int:
        self.lower.append(low)
        self.upper.append(high)
        return len(self.lower) - 1

    def model(self, *, most: bool, weights: Sequence[int] | None = None) -> Any:
        """A HiGHS model ready to run; `weights` by kind, default: 1 for each tile."""
        import highspy
        import numpy as np

        lp = highspy.HighsLp()
        lp.num_col_ = len(self.lower)
        lp.num_row_ = len(self.rows)
        cost = np.zeros(len(self.lower))
        if most:
            for column in self.shed:
                cost[column] = 1
            if weights is not None:
                for c, laid in enumerate(self.laid):
                    if laid is not None:
                        cost[laid] = weights[c]
                cost[self.rack_jokers] = weights[JOKER]
        lp.col_cost_ = cost
        lp.col_lower_ = np.array(self.lower, dtype=float)
        lp.col_upper_ = np.array(self.upper, dtype=float)
        lp.row_lower_ = np.array([row[0] for row in self.rows], dtype=float)
        lp.row_upper_ = np.array([row[1] for row in self.rows], dtype=float)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        starts, index, values = [0], [], []
        for _, _, row in self.rows:
            index += list(row)
            values += list(row.values())
            starts.append(len(index))
        lp.a_matrix_.start_ = np.array(starts, dtype=np.int32)
        lp.a_matrix_.index_ = np.array(index, dtype=np.int32)
        lp.a_matrix_.value_ = np.array(values, dtype=float)
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(self.lower)
        lp.sense_ = highspy.ObjSense.kMaximize
        model = highspy.Highs()
        model.setOptionValue("output_flag", False)
        model.setOptionValue("threads", 1)
        model.setOptionValue("mip_rel_gap", 0.0)
        model.setOptionValue("mip_abs_gap", 0.5)
        model.passModel(lp)
        return model

    def solve(self, *, most: bool, weights: Sequence[int] | None = None, presolve: bool = False) -> int | None:
        """The best objective, or None if no play exists.

        Presolve and the heuristics at the root make models of this size slower by a factor of three to four, and HiGHS
        1.15 once missed a play of four tiles with presolve (it found three). So it is a second opinion: on a
        disagreement ask again with `presolve=True`. Where HiGHS gives up with an error, the other way is asked at once.
        """
        import highspy

        model = self._run(presolve=presolve, most=most, weights=weights)
        if model.getModelStatus() == highspy.HighsModelStatus.kSolveError:
            model = self._run(presolve=not presolve, most=most, weights=weights)
        return answer(model)

    def _run(self, *, presolve: bool, most: bool, weights: Sequence[int] | None) -> Any:
        model = self.model(most=most, weights=weights)
        if not presolve:
            model.setOptionValue("presolve", "off")
            model.setOptionValue("mip_heuristic_run_feasibility_jump", False)
        model.run()
        return model


def run(model: Any) -> int | None:
    """Solve a model: the best objective, or None if no play exists."""
    model.run()
    return answer(model)


def answer(model: Any) -> int | None:
    """The answer of a model that has been solved."""
    import highspy

    status = model.getModelStatus()
    if status == highspy.HighsModelStatus.kInfeasible:
        return None
    assert status == highspy.HighsModelStatus.kOptimal, status
    objective: float = model.getInfo().objective_function_value
    return round(objective)


def brute_force(
    table: TileTable, rack: Sequence[int], options: JokerOptions, required: int = -1
) -> set[tuple[tuple[int, ...], int]]:
    """Every set of one to four rack tiles (cells, jokers) that can be laid; for small positions only."""
    at = count(table, rack)
    found = set()
    to_rack = options.freed_joker is FreedJoker.TO_RACK
    most_jokers = sum(at.standing) + at.loose_jokers + at.rack_jokers
    for laid in _choose(at.rack, FOUR):
        if 0 <= required < CELLS and not laid[required]:
            continue
        for melded in _choose(at.loose, 4):
            tiles = Counter({c: n for c in range(CELLS) if (n := at.fixed[c] + laid[c] + melded[c])})
            for jokers in range(most_jokers + 1):
                for places in set(_covers(tiles, jokers, 0)):
                    for rack_jokers in _joker_counts(at, options, laid, melded, places):
                        size = sum(laid.values()) + rack_jokers
                        if 1 <= size <= FOUR and (required < JOKER or rack_jokers):
                            found.add((tuple(sorted(laid.elements())), rack_jokers))
    assert to_rack or all(jokers <= at.rack_jokers for _, jokers in found)
    return found


def _choose(have: Sequence[int], most: int) -> Iterator[Counter[int]]:
    cells = [c for c in range(CELLS) if have[c]]
    for numbers in product(*(range(have[c] + 1) for c in cells)):
        if sum(numbers) <= most:
            yield Counter({c: n for c, n in zip(cells, numbers, strict=True) if n})


def _covers(tiles: Counter[int], jokers: int, first: int) -> Iterator[tuple[int, ...]]:
    """For each way to make melds of exactly these tiles and jokers: the cells that the jokers stand for."""
    while first < CELLS and not tiles[first]:
        first += 1
    if first == CELLS:
        if not jokers:
            yield ()
        return
    for meld in melds(5):
        if first in meld.tiles and len(meld.jokers) <= jokers and all(tiles[c] for c in meld.tiles):
            for c in meld.tiles:
                tiles[c] -= 1
            for rest in _covers(tiles, jokers - len(meld.jokers), first):
                yield tuple(sorted(meld.jokers + rest))
            for c in meld.tiles:
                tiles[c] += 1


def _joker_counts(
    at: Counts, options: JokerOptions, laid: Counter[int], melded: Counter[int], places: tuple[int, ...]
) -> set[int]:
    """How many jokers may have come from the rack if the jokers end up at these places."""
    found: set[int] = set()
    ranges: list[list[int]] = []
    for c in range(CELLS):
        now = places.count(c)
        if options.joker_moves is JokerMoves.FREE:
            most = at.standing[c]
        else:
            most = laid[c]
            if options.joker_source is JokerSource.RACK_OR_TABLE:
                most += at.fixed[c] + melded[c]
        freed = [n for n in range(min(at.standing[c], most) + 1) if now - at.standing[c] + n >= 0]
        if not freed:
            return found
        if at.standing[c]:
            ranges.append(freed)
    for chosen in product(*ranges):
        away = sum(chosen)
        new = len(places) - sum(at.standing) + away
        for loose in range(at.loose_jokers + 1):
            if options.freed_joker is FreedJoker.TO_RACK:
                if 0 <= new - loose <= at.rack_jokers + away:
                    found.add(new - loose)
            elif 0 <= new - loose - away <= at.rack_jokers:
                found.add(new - loose - away)
    return found
