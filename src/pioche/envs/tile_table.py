"""A round of the tile game as flat counts, for many rounds at once: the same game as `rummy.RummyEnvTable`, compiled.

The groups of the table are not kept: what can be laid, and what a lay leads to, follows from the counts of the tiles in
melds, the cells that jokers stand for, and the loose tiles (`solver.named_lays`).
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.envs import rows
from pioche.envs import tile_codes as t
from pioche.rummy import laying
from pioche.rummy.laying import Turn
from pioche.rummy.machine import Round
from pioche.rummy.melds import TileTable as Groups
from pioche.rummy.rules import DrawnTile, DrawnWith, MustPlay, OneEffectPer, PoolEnd, UnoWindow
from pioche.rummy.solver import lays, named_lays
from pioche.rummy.solver.naming import position_of
from pioche.rummy.solver.position import counted, joker_mode
from pioche.rummy.solver.situations import Cells
from pioche.rummy.state import Phase
from pioche.rummy.tiles import JOKER, kinds, points_of

if TYPE_CHECKING:
    from pioche.envs.arrays import Actions, Bytes
    from pioche.rummy.actions import Lay
    from pioche.rummy.rules import Rules

ARRAYS = {
    "racks": t.SEATS * t.KINDS,
    "held": t.SEATS,
    "fixed": t.CELLS,
    "standing": t.CELLS,
    "loose": t.KINDS,
    "pool": t.TILES,
    "chosen": t.JOKER + 1,
    "waiting": t.SEATS,
}
"""What changes in a round. In C these are part of the object (`tile_table.pxd`)."""
_NUMBERS = 12 + sum(ARRAYS.values()) - t.SEATS
_PHASES = (Phase.TURN, Phase.DRAWN, Phase.OVER)
_CELLS = Cells()
_NAMING = named_lays.naming()
_GROUPING = named_lays.grouping()
_LISTED = array("i", [0] * t.LISTED_SIZE)
_POINTS = [points_of(kind) for kind in range(t.KINDS)]


class TileTable:
    """A round, the seat that is asked, and the tiles that it has named."""

    racks: list[int]
    held: list[int]
    fixed: list[int]
    standing: list[int]
    loose: list[int]
    pool: list[int]
    chosen: list[int]
    waiting: list[int]
    """The seats that are asked before the seat on turn, the last one first."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.rules = rules
        self.players = players
        self.strict = rules.turn.must_play is MustPlay.STRICT
        self.must_lay_drawn = rules.turn.drawn_tile is DrawnTile.MUST
        self.drawn_alone = rules.turn.drawn_with_others is DrawnWith.ALONE
        self.per_turn = rules.effects.one_effect_per is OneEffectPer.TURN
        self.last_counts = rules.effects.last_effect_counts
        self.reverse_skips = rules.effects.two_player_reverse_skips
        self.window_taken = rules.uno.uno_window is UnoWindow.TAKEN
        self.ends_at_once = rules.end.pool_end is PoolEnd.AT_ONCE
        self.mode = joker_mode(rules.jokers)
        self.again = rules.jokers.joker_reactivates
        self.generator = fast_state(seed)
        self.deal()

    def reseed(self, seed: int) -> None:
        """Let a seed determine the next deals."""
        self.generator = fast_state(seed)

    def deal(self) -> None:
        """Deal another round; the generator determines the first player and the shuffle."""
        self.generator = flat.advance(self.generator)
        starter = flat.below(self.generator, self.players)
        self.set_round(Round.fast_deal(self.rules, self.players, self.generator, starter))

    def set_round(self, s: Round) -> None:
        """Continue from a position under the same rules, with the same number of players."""
        if s.players != self.players or s.rules != self.rules:
            raise ValueError("this is a round of another game")
        for seat in range(self.players):
            self.held[seat] = 0
            for kind in range(t.KINDS):
                self.racks[seat * t.KINDS + kind] = s.racks[seat][kind]
                self.held[seat] += s.racks[seat][kind]
        fixed, standing = counted(s.table)
        for cell in range(t.CELLS):
            self.fixed[cell] = fixed[cell]
            self.standing[cell] = standing[cell]
        for kind in range(t.KINDS):
            self.loose[kind] = s.table.loose.count(kind)
        for place, kind in enumerate(s.pool):
            self.pool[place] = kind
        self.pool_size = len(s.pool)
        self.starter = s.starter
        self.turn = s.turn
        self.direction = s.direction
        self.phase = _PHASES.index(s.phase)
        self.drawn = s.drawn
        self.uno_open = s.uno_open
        self.winner = s.winner
        self.ask_all()

    def round(self) -> Round:
        """The position with the groups that follow from its counts."""
        s = Round(self.rules, self.players)
        s.racks = [self.rack(seat) for seat in range(self.players)]
        s.table = self.groups()
        s.pool = [self.pool[place] for place in range(self.pool_size)]
        s.starter, s.turn, s.direction = self.starter, self.turn, self.direction
        s.phase, s.drawn, s.uno_open, s.winner = _PHASES[self.phase], self.drawn, self.uno_open, self.winner
        return s

    def question(self) -> tuple[list[int], tuple[int, ...]]:
        """The seats that are asked before the one on turn, and the tiles that have been named."""
        return [self.waiting[place] for place in range(self.waits - 1, -1, -1)], self.named()

    def rack(self, seat: int) -> list[int]:
        """The rack of a seat, as counts by kind."""
        first = seat * t.KINDS
        return [self.racks[first + kind] for kind in range(t.KINDS)]

    def groups(self) -> Groups:
        """The table with the groups that follow from its counts."""
        loose = tuple(kinds([self.loose[kind] for kind in range(t.KINDS)]))
        self.load(_CELLS, self.turn)
        return named_lays.grouped(_CELLS, loose)

    # Copies.

    def numbers(self) -> list[int]:
        """All that changes."""
        found = [
            *(self.pool_size, self.starter, self.turn, self.direction, self.phase, self.drawn, self.uno_open),
            *(self.winner, self.asked, self.waits, self.last, self.generator),
        ]
        found += [self.racks[place] for place in range(t.SEATS * t.KINDS)]
        found += [self.fixed[cell] for cell in range(t.CELLS)]
        found += [self.standing[cell] for cell in range(t.CELLS)]
        found += [self.loose[kind] for kind in range(t.KINDS)]
        found += [self.pool[place] for place in range(t.TILES)]
        found += [self.chosen[kind] for kind in range(t.JOKER + 1)]
        found += [self.waiting[place] for place in range(t.SEATS)]
        return found

    def set_numbers(self, numbers: list[int]) -> None:
        """Continue from what `numbers` returned, under the same rules."""
        if len(numbers) != _NUMBERS or not all(-1 <= number <= t.TILES for number in numbers[:11] + numbers[12:]):
            raise ValueError("these are not the numbers of a round")
        self.pool_size, self.starter, self.turn, self.direction, self.phase, self.drawn = numbers[:6]
        self.uno_open, self.winner, self.asked, self.waits, self.last, self.generator = numbers[6:12]
        place = 12
        for index in range(t.SEATS * t.KINDS):
            self.racks[index] = numbers[place + index]
        place += t.SEATS * t.KINDS
        for cell in range(t.CELLS):
            self.fixed[cell] = numbers[place + cell]
            self.standing[cell] = numbers[place + t.CELLS + cell]
        place += 2 * t.CELLS
        for kind in range(t.KINDS):
            self.loose[kind] = numbers[place + kind]
        place += t.KINDS
        for index in range(t.TILES):
            self.pool[index] = numbers[place + index]
        place += t.TILES
        for kind in range(t.JOKER + 1):
            self.chosen[kind] = numbers[place + kind]
        place += t.JOKER + 1
        for index in range(t.SEATS):
            self.waiting[index] = numbers[place + index]
        for seat in range(self.players):
            self.held[seat] = 0
            for kind in range(t.KINDS):
                self.held[seat] += self.racks[seat * t.KINDS + kind]

    def copy(self) -> TileTable:
        """An independent copy."""
        made = TileTable(self.rules, self.players, 1)
        made.set_numbers(self.numbers())
        return made

    def __deepcopy__(self, memo: object) -> TileTable:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self.rules, self.players, self.numbers())

    # Which seat to ask.

    def ask_all(self) -> None:
        """After a move: every seat may be asked again. Only an open call lets others act (R-19)."""
        for kind in range(t.JOKER + 1):
            self.chosen[kind] = 0
        self.last = 0
        self.waits = 0
        if self.phase != t.OVER and self.uno_open != t.NOBODY:
            if self.uno_open != self.turn:  # the seat that forgot to call comes last
                self.waiting[0] = self.uno_open
                self.waits = 1
            seat = self.turn
            for _ in range(self.players - 1):
                seat = self.next_seat(seat, -self.direction)
                if seat != self.uno_open:
                    self.waiting[self.waits] = seat
                    self.waits += 1
        self.ask_next()

    def ask_next(self) -> None:
        """Ask the next seat."""
        self.asked = t.NOBODY if self.phase == t.OVER else self.turn
        if self.waits:
            self.asked = self.waiting[self.waits - 1]

    def next_seat(self, seat: int, direction: int) -> int:
        """The seat next to one."""
        after = seat + direction
        return after - self.players if after >= self.players else after + self.players if after < 0 else after

    def distance(self, seat: int, other: int) -> int:
        """How many places to the left another seat is."""
        return other - seat if other >= seat else other - seat + self.players

    # Legal actions.

    def list_legal(self, mask: Bytes, listed: list[int] | Actions) -> int:
        """Set the legal actions to 1 in an array of zeros and list them (`LISTED_SIZE`). Returns how many there are."""
        for place in range(t.LISTED_BITS, t.LISTED_SIZE):
            listed[place] = 0
        listed[0] = 0
        if self.phase == t.OVER:
            return 0
        seat = self.asked
        chosen = self.count_chosen()
        found = flat.bit(0) * 0
        if seat == self.turn:
            names = self.names()
            found = names & (flat.bit(t.COMPLETE) - 1)
            if names >> t.COMPLETE & 1:
                found |= flat.bit(t.LAY)
                if self.left_after(chosen) == 1:
                    found |= flat.bit(t.LAY_QUIETLY)
            if chosen == 0:
                if self.phase == t.TURN and not (self.strict and names):
                    found |= flat.bit(t.DRAW)
                if self.phase == t.DRAWN and not (self.must_lay_drawn and names):
                    found |= flat.bit(t.KEEP)
                if self.window_taken and self.uno_open != t.NOBODY:
                    found |= flat.bit(t.TAKE)
        else:
            found |= flat.bit(t.WAIT)
        if chosen == 0 and self.uno_open != t.NOBODY:
            if self.uno_open == seat:
                found |= flat.bit(t.CALL)
            else:
                found |= flat.bit(t.CATCH + self.distance(seat, self.uno_open) - 1)
        count = 0
        while found:
            action = flat.lowest(found)
            found &= found - 1
            mask[action] = 1
            count += 1
            listed[count] = action
            listed[t.LISTED_BITS + (action >> 4)] |= 1 << (action & 15)
        listed[0] = count
        return count

    def count_chosen(self) -> int:
        """How many tiles are named."""
        count = 0
        for kind in range(t.JOKER + 1):
            count += self.chosen[kind]
        return count

    def names(self) -> int:
        """What the seat on turn can name next, and bit COMPLETE if what it has named can be laid (`Naming.names`)."""
        self.load(_CELLS, self.turn)
        self.listing = self.mode == t.TO_RACK and _CELLS.all_freeable() > 0
        if self.listing:
            return named_lays.listed_names(position_of(_CELLS), self.named())
        _CELLS.mode = t.FROM_RACK if self.mode == t.TO_RACK else self.mode
        self.name()
        return _NAMING.names(_CELLS, self.last)

    def name(self) -> None:
        """Tell the solver which tiles are named."""
        for kind in range(t.JOKER + 1):
            _NAMING.chosen[kind] = self.chosen[kind]

    def named(self) -> tuple[int, ...]:
        """The named tiles."""
        return tuple(kinds([self.chosen[kind] for kind in range(t.JOKER + 1)]))

    def left_after(self, chosen: int) -> int:
        """How many tiles are left on the rack after the named ones are laid, freed jokers included."""
        if self.listing:
            return 1 if self.slow_lay().uno else 0
        return self.held[self.turn] - chosen

    def load(self, at: Cells, seat: int) -> None:
        """The position of a seat for the solver. After a draw, plays must include the drawn tile (R-9)."""
        first = seat * t.KINDS
        required = self.drawn if self.phase == t.DRAWN else t.NOTHING
        alone = required != t.NOTHING and self.drawn_alone
        for cell in range(t.CELLS):
            at.fixed[cell] = self.fixed[cell]
            at.loose[cell] = self.loose[cell]
            at.standing[cell] = self.standing[cell]
            at.favoured[cell] = 0
            at.needed[cell] = 1 if cell == required else 0
            at.rack[cell] = self.racks[first + cell]
            if alone:
                at.rack[cell] = at.needed[cell]
        at.loose_jokers = self.loose[t.JOKER] + self.loose[t.PLAIN]
        at.needed_jokers = 1 if required >= t.JOKER else 0
        at.rack_jokers = at.needed_jokers if alone else self.racks[first + t.JOKER] + self.racks[first + t.PLAIN]
        at.most = 1 if alone else 4
        at.mode = self.mode

    # Performing actions.

    def act(self, action: int) -> None:
        """Perform a legal action of the asked seat, without checking it."""
        if action == t.WAIT:
            self.waits -= 1
            self.ask_next()
            return
        if action <= t.JOKER:
            self.chosen[action] += 1
            self.last = action
            return
        seat = self.asked
        if action <= t.LAY_QUIETLY:
            self.lay(action == t.LAY_QUIETLY)
        elif action == t.DRAW:
            self.draw_one()
        elif action == t.KEEP:
            self.go_on(self.next_seat(seat, self.direction), True)
        else:
            target = self.uno_open
            self.uno_open = t.NOBODY
            if action >= t.CATCH and (not self.draw(target, 2) or self.pool_is_empty()):
                self.pool_used_up(self.turn)
        self.ask_all()

    def draw_one(self) -> None:
        """Draw instead of laying (R-8): the drawn tile can be laid at once (R-9)."""
        seat = self.turn
        self.uno_open = t.NOBODY  # the next player has drawn
        if not self.draw(seat, 1) or self.pool_is_empty():
            self.pool_used_up(self.next_seat(seat, self.direction))
            return
        self.drawn = self.pool[self.pool_size]
        self.phase = t.DRAWN

    def draw(self, seat: int, number: int) -> bool:
        """Draw up to so many tiles; whether the pool had enough (R-23)."""
        for _ in range(number):
            if self.pool_size == 0:
                return False
            self.pool_size -= 1
            self.racks[seat * t.KINDS + self.pool[self.pool_size]] += 1
            self.held[seat] += 1
        return True

    def pool_is_empty(self) -> bool:
        """R-23: whether the pool is empty and that alone ends the round."""
        return self.ends_at_once and self.pool_size == 0

    def go_on(self, seat: int, served: bool) -> None:
        """End the turn: the pool ends the round (R-23), or the next turn begins."""
        self.phase = t.TURN
        self.drawn = t.NOTHING
        self.turn = seat
        if not served or self.pool_is_empty():
            self.pool_used_up(seat)

    def pool_used_up(self, would_move: int) -> None:
        """R-23: the fewest points win; a tie goes to the seat that would move next, or to the first one after it."""
        seat = would_move
        winner = t.NOBODY
        fewest = 0
        for _ in range(self.players):
            points = self.points(seat)
            if winner == t.NOBODY or points < fewest:
                winner = seat
                fewest = points
            seat = self.next_seat(seat, self.direction)
        self.end(winner)

    def points(self, seat: int) -> int:
        """R-22: the points of a rack."""
        total = 0
        for kind in range(t.KINDS):
            if self.racks[seat * t.KINDS + kind]:
                points: int = _POINTS[kind]
                total += self.racks[seat * t.KINDS + kind] * points
        return total

    def end(self, winner: int) -> None:
        """The round is over."""
        self.phase = t.OVER
        self.winner = winner
        self.drawn = t.NOTHING
        self.uno_open = t.NOBODY

    def lay(self, quietly: bool) -> None:
        """Lay the named tiles; the strongest word tiles act (R-14, R-15), and UNO is called unless `quietly` (R-19)."""
        seat = self.turn
        self.load(_CELLS, seat)
        self.name()
        to_rack = self.mode == t.TO_RACK
        _CELLS.mode = t.FROM_RACK if to_rack else self.mode
        if self.chosen[t.JOKER] <= _CELLS.rack_jokers and _NAMING.place(_CELLS, not to_rack):
            self.lay_placed(seat)
        else:
            self.lay_slowly(seat)
        self.uno_open = t.NOBODY  # the next player has laid
        if self.held[seat] == 0:
            self.effects(seat)  # none without `last_effect_counts`
            self.end(seat)
            return
        if self.held[seat] == 1 and quietly:
            self.uno_open = seat
        self.effects(seat)

    def lay_placed(self, seat: int) -> None:
        """The counts after a lay that the walk has placed, and the effects that act."""
        first = seat * t.KINDS
        jokers = self.chosen[t.JOKER]
        laid = self.count_chosen()
        acting = min(jokers, self.racks[first + t.JOKER])
        freed = words = 0
        for cell in range(t.CELLS):
            stands = _NAMING.run_part[cell] % 5 + _NAMING.set_part[cell] % 5
            if stands < self.standing[cell]:
                freed += self.standing[cell] - stands
            if _GROUPING.strengths[cell]:
                words += self.chosen[cell]
        lifted = freed if self.again and self.mode != t.TO_RACK else 0
        words += acting + lifted
        self.clear_effects()
        if words and (laid < self.held[seat] or self.last_counts):
            self.choose_effects(words, acting, lifted)
        placed = 0
        for cell in range(t.CELLS):
            melded = _NAMING.run_part[cell] // 5 + _NAMING.set_part[cell] // 5
            stands = _NAMING.run_part[cell] % 5 + _NAMING.set_part[cell] % 5
            self.loose[cell] += self.fixed[cell] + self.chosen[cell] - melded
            self.fixed[cell] = melded
            placed += stands - self.standing[cell]
            self.standing[cell] = stands
            self.racks[first + cell] -= self.chosen[cell]
        self.loose[t.PLAIN] -= placed - jokers
        self.racks[first + t.JOKER] -= acting
        self.racks[first + t.PLAIN] -= jokers - acting
        self.held[seat] -= laid

    def clear_effects(self) -> None:
        for strength in range(t.CLASSES):
            _GROUPING.acts[strength] = 0

    def choose_effects(self, words: int, acting: int, lifted: int) -> None:
        """Which of the laid word tiles act. Groups matter only if there are several and each meld has an effect."""
        if words > 1 and not self.per_turn:
            _GROUPING.build(_NAMING)
            _GROUPING.mark(_NAMING, _CELLS, acting, lifted > 0)
            _GROUPING.act(False)
            return
        strongest = 0
        for cell in range(t.CELLS):
            if self.chosen[cell] and _GROUPING.strengths[cell] > strongest:
                strongest = _GROUPING.strengths[cell]
        _GROUPING.acts[t.DRAWS_FOUR if acting or lifted else strongest] = 1

    def slow_lay(self) -> Lay:
        """The lay of the named tiles where freed jokers go to the rack."""
        turn = self.turn_of(self.groups())
        return named_lays.lay_of(turn, lays.position_of(turn), self.turn, self.named())

    def turn_of(self, groups: Groups) -> Turn:
        """What a lay of the seat on turn is checked against; the groups only have to have the right counts."""
        return Turn(self.rules, groups, self.rack(self.turn), self.drawn if self.phase == t.DRAWN else t.NOTHING)

    def lay_slowly(self, seat: int) -> None:
        """`lay_placed` for all other lays."""
        first = seat * t.KINDS
        found = self.slow_lay()
        self.clear_effects()
        for kind in effect_kinds(found):
            _GROUPING.acts[t.DRAWS_FOUR if kind >= JOKER else _GROUPING.strengths[kind]] += 1
        for kind in found.laid():
            self.racks[first + kind] -= 1
            self.held[seat] -= 1
        taken = laying.taken(self.turn_of(self.groups()), found)
        self.racks[first + (t.JOKER if self.again else t.PLAIN)] += taken
        self.held[seat] += taken
        fixed, standing = counted(found.table)
        for cell in range(t.CELLS):
            self.fixed[cell] = fixed[cell]
            self.standing[cell] = standing[cell]
        for kind in range(t.KINDS):
            self.loose[kind] = found.table.loose.count(kind)

    def effects(self, actor: int) -> None:
        """Apply the effects, the weakest first (R-14, R-15, R-23b), and go on with the next turn."""
        last = actor
        served = True
        for strength in range(1, t.CLASSES):
            for _ in range(_GROUPING.acts[strength]):
                if strength == t.REVERSES and not (self.players == 2 and self.reverse_skips):
                    self.direction = -self.direction
                    continue
                last = self.next_seat(last, self.direction)
                if last == actor:
                    last = self.next_seat(last, self.direction)
                if strength == t.DRAWS_FOUR:
                    served &= self.draw(last, 4)
                elif strength == t.DRAWS_TWO:
                    served &= self.draw(last, 2)
        if self.held[actor]:
            self.go_on(self.next_seat(last, self.direction), served)

    # Observations and returns.

    def observe(self, seat: int, out: Bytes) -> None:
        """Write the observation of a seat into an array of zeros (`rummy_layout`)."""
        for kind in range(t.KINDS):
            out[t.AT_RACK + kind] = self.racks[seat * t.KINDS + kind]
            out[t.AT_LOOSE + kind] = self.loose[kind]
        for cell in range(t.CELLS):
            out[t.AT_MELDED + cell] = self.fixed[cell]
            out[t.AT_STANDING + cell] = self.standing[cell]
        if self.drawn != t.NOTHING and seat == self.turn:
            out[t.AT_DRAWN + self.drawn] = 1
        if seat == self.asked:
            out[t.AT_ASKED] = 1
            for kind in range(t.JOKER + 1):
                out[t.AT_CHOSEN + kind] = self.chosen[kind]
        out[t.AT_PHASE + self.phase] = 1
        for other in range(self.players):
            out[t.AT_COUNTS + self.distance(seat, other)] = self.held[other]
        out[t.AT_STARTER + self.distance(seat, self.starter)] = 1
        out[t.AT_TURN + self.distance(seat, self.turn)] = 1
        if self.uno_open != t.NOBODY:
            out[t.AT_UNO_OPEN + self.distance(seat, self.uno_open)] = 1
        if self.winner != t.NOBODY:
            out[t.AT_WINNER + self.distance(seat, self.winner)] = 1
        out[t.AT_PLAYERS] = self.players
        out[t.AT_POOL] = self.pool_size
        out[t.AT_DIRECTION] = self.direction

    def legal(self, mask: Bytes) -> int:
        """Set the legal actions of the asked seat to 1 in an array of zeros. Returns how many there are."""
        if len(mask) < t.ACTIONS:
            raise ValueError(f"a mask has {t.ACTIONS} places, not {len(mask)}")
        return self.list_legal(rows.start(mask), rows.numbers(_LISTED))  # type: ignore[arg-type]

    def perform(self, action: int) -> None:
        """Perform a legal action of the asked seat. Raises ValueError and changes nothing if it is illegal."""
        mask = array("b", [0] * t.ACTIONS)
        self.legal(mask)  # type: ignore[arg-type]
        if not 0 <= action < t.ACTIONS or not mask[action]:
            raise ValueError(f"action {action} is not legal now")
        self.act(action)

    def seen(self, seat: int, out: Bytes) -> None:
        """`observe`, with its arguments checked."""
        if not 0 <= seat < self.players or len(out) < t.FEATURES:
            raise ValueError(f"there is no seat {seat}, or no room for {t.FEATURES} numbers")
        self.observe(seat, rows.start(out))

    def worth(self, seat: int) -> float:
        """The return of a finished round: 1 for the winner; the others share -1 equally."""
        return 1.0 if seat == self.winner else -1.0 / (self.players - 1)


def effect_kinds(found: Lay) -> list[int]:
    """The kinds of the word tiles that act in a lay."""
    groups = found.table.groups
    return [
        JOKER if any(piece >> 3 == effect.cell and piece & 4 for piece in groups[effect.group]) else effect.cell
        for effect in found.effects
    ]


def _made(rules: Rules, players: int, numbers: list[int]) -> TileTable:
    made = TileTable(rules, players, 1)
    made.set_numbers(numbers)
    return made
