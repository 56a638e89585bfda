"""Rounds that the policy plays against itself, written down for training. Compiled like the engine.

Two kinds of decisions are written: those of the round itself, with the outcome of the round for the seat that decided;
and now and then a decision of which every candidate is tried: the true position is copied, the move made, and the round
played out, several times with the same hidden cards and the same luck. The first are many and noisy, the second tell
moves apart. Because the hidden cards are the true ones, the average over many rounds is right for what a seat knows,
without a model of what the others hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pioche.bots.classic.learned.policy import Policy
from pioche.bots.classic.learned.record import Record
from pioche.classic import codes as c
from pioche.classic import machine
from pioche.classic.machine import Round
from pioche.engine import flat
from pioche.engine.deal import fast_state

if TYPE_CHECKING:
    from pioche.classic.rules import Rules

NOBODY: Final = -1
LONGEST: Final = 600  # moves; a round that takes longer is judged by `WinChance`
UNKNOWN: Final = -1.0  # instead of a label
GREEDY: Final = 0  # the best move by the network, sometimes a random one
SAMPLED: Final = 1  # a random move, by the softmax of the network
RATED: Final = 2  # the best move by the heuristic, sometimes a random one
MOST_DECISIONS: Final = 2048
NOISE: Final = 20  # of the heuristic, so that it does not play every copy alike


class SelfPlay:
    """A policy, and the arrays that it writes into: rows of features one after the other, and where each list ends."""

    __slots__ = (
        "ahead",
        "ask_all",
        "board",
        "branched",
        "chosen",
        "deciders",
        "decisions",
        "every",
        "generator",
        "how",
        "labels",
        "legal_ends",
        "move_ends",
        "move_row",
        "move_rows",
        "moves",
        "outcomes",
        "policy",
        "powers",
        "record",
        "repeats",
        "rounds",
        "row",
        "situation_ends",
        "situation_rows",
        "steps",
        "trial",
        "trial_record",
        "tried",
        "waved",
        "wild",
    )

    def __init__(
        self,
        policy: Policy,
        situation_rows: Any,
        situation_ends: Any,
        move_rows: Any,
        move_ends: Any,
        legal_ends: Any,
        labels: Any,
        chosen: Any,
        outcomes: Any,
        powers: Any,
    ) -> None:
        self.policy = policy
        self.situation_rows = situation_rows
        self.situation_ends = situation_ends
        self.move_rows = move_rows
        self.move_ends = move_ends
        self.legal_ends = legal_ends
        self.labels = labels
        self.chosen = chosen
        self.outcomes = outcomes
        self.powers = powers
        self.record = Record()
        self.trial_record = Record()
        self.generator = 1
        self.how = GREEDY
        self.wild = 0
        self.every = 0
        self.repeats = 1
        self.ahead = 0
        self.clear()
        if not flat.COMPILED:
            self.deciders = flat.zeros(MOST_DECISIONS)
            self.tried = flat.zeros(64)

    def clear(self) -> None:
        """Start again at the beginning of the arrays."""
        self.decisions = 0
        self.moves = 0
        self.row = 0
        self.move_row = 0
        self.rounds = 0
        self.branched = 0
        self.steps = 0

    def counts(self) -> tuple[int, int, int, int, int, int, int]:
        """Decisions, moves, rows of situations, rows of moves, rounds, decisions tried out, and moves made."""
        return (self.decisions, self.moves, self.row, self.move_row, self.rounds, self.branched, self.steps)

    def set_style(self, how: int, wild: int, every: int, repeats: int, ahead: int) -> None:
        """`how` it moves; one in `wild` moves is random; of one in `every` decisions all candidates are tried.

        They are tried `repeats` times, with so many moves `ahead` by the network and the rest of the round by the
        heuristic.
        """
        self.how = how
        self.wild = wild
        self.every = every
        self.repeats = repeats
        self.ahead = ahead

    def seed(self, seed: int) -> None:
        """Seed all chance of self-play."""
        self.generator = fast_state(seed)
        self.policy.heuristic.reseed(seed)

    def full(self) -> int:
        """Is there no room for another round?"""
        return (
            self.decisions + MOST_DECISIONS > len(self.situation_ends)
            or self.row + 150 * MOST_DECISIONS > len(self.situation_rows)
            or self.moves + 8 * MOST_DECISIONS > len(self.move_ends)
            or self.move_row + 160 * MOST_DECISIONS > len(self.move_rows)
        )

    def play(self, rules: Rules, players: int, rounds: int) -> int:
        """Play so many rounds, or until the arrays are full. Returns how many were played."""
        self.board = Round.fast_deal(rules, players, self._random() >> 1)
        self.trial = Round.fast_deal(rules, players, 1)
        played = 0
        while played < rounds and not self.full():
            self.generator = flat.advance(self.generator)
            machine.redeal(self.board, flat.below(self.generator, players))
            self._round()
            played += 1
            self.rounds += 1
        return played

    def _random(self) -> int:
        self.generator = flat.advance(self.generator)
        return self.generator

    def _round(self) -> None:
        s = self.board
        record = self.record
        policy = self.policy
        policy.heuristic.begin(self.counts_points(s))
        record.begin(s.players, s.colour)
        first = self.decisions
        made = 0
        asked = 0
        fresh = 1
        while s.phase != c.OVER and made < LONGEST and self.decisions - first < MOST_DECISIONS - 8:
            if fresh and (s.book.jump_in or s.follow != c.NO_SEAT):
                asked = self._hasty(s)
                fresh = 0
            seat = policy.ask(s, record, asked)
            if policy.n == 0:
                break
            if seat == NOBODY:
                record.make(s, policy.items[0])
                made += 1
                asked = 0
                fresh = 1
                continue
            best = policy.value(s, seat, record)
            place = self._pick(best)
            if self.every and self._one_in(self.every):
                self._write(s, seat, NOBODY)
                self._try_all(s, record, seat, asked)
                self.decisions += 1
                self.branched += 1
            else:
                self._write(s, seat, place)
                self.deciders[self.decisions - first] = seat
                self.decisions += 1
            if policy.items[place] == NOBODY:
                asked |= 1 << seat
            else:
                record.make(s, policy.items[place])
                made += 1
                asked = 0
                fresh = 1
        self.steps += made
        for number in range(first, self.decisions):
            if self.chosen[number] >= 0:
                self.outcomes[number] = self._outcome(s, self.deciders[number - first])
                start = self.legal_ends[number - 1] if number else 0
                if self.how == SAMPLED:
                    self.labels[start + self.chosen[number]] = self.outcomes[number]
                else:
                    self.labels[start] = self.outcomes[number]

    def counts_points(self, s: Round) -> int:
        """Do the points left in hand count, not who wins the round (FR-20)?"""
        return s.book.scoring == 1

    def _hasty(self, s: Round) -> int:
        """The seats that are too slow to lay out of turn: sometimes all."""
        self.generator = flat.advance(self.generator)
        return (1 << s.players) - 1 if flat.below(self.generator, 8) == 0 else 0

    def _one_in(self, count: int) -> int:
        self.generator = flat.advance(self.generator)
        return flat.below(self.generator, count) == 0

    def _pick(self, best: int) -> int:
        """The place of the candidate to choose, after all were valued."""
        policy = self.policy
        if self.how == SAMPLED:
            return self._sample(best)
        if self.wild and self._one_in(self.wild):
            self.generator = flat.advance(self.generator)
            return flat.below(self.generator, policy.n)
        if self.how == RATED:
            return policy.best_rated()
        return best

    def _sample(self, best: int) -> int:
        """A candidate by the softmax of the values; `powers` has exponentials in steps of a sixteenth."""
        policy = self.policy
        total = 0
        for place in range(policy.n):
            total += self._power(policy.values[best] - policy.values[place])
        self.generator = flat.advance(self.generator)
        left = flat.below(self.generator, total)
        for place in range(policy.n):
            left -= self._power(policy.values[best] - policy.values[place])
            if left < 0:
                return place
        return best

    def _power(self, behind: int) -> int:
        step = behind >> 14
        found: int = self.powers[step if step < 255 else 255]
        return found

    # Writing.

    def _write(self, s: Round, seat: int, place: int) -> None:
        """Write a decision: the chosen candidate, or all of them when they are to be tried or were sampled."""
        policy = self.policy
        facts = policy.network.facts
        facts.of_rules(s)
        self._situation_rows()
        facts.of_situation(s, seat, self.record)
        self._situation_rows()
        self.situation_ends[self.decisions] = self.row
        best = policy.ratings[0]
        for other in range(1, policy.n):
            if policy.ratings[other] > best:
                best = policy.ratings[other]
        for other in range(policy.n):
            if place == NOBODY or self.how == SAMPLED or other == place:
                facts.of_move(s, seat, self.record, policy.items[other], policy.ratings[other], best)
                for number in range(facts.n):
                    self.move_rows[self.move_row] = facts.active[number]
                    self.move_row += 1
                self.move_ends[self.moves] = self.move_row
                self.labels[self.moves] = UNKNOWN
                self.moves += 1
        self.legal_ends[self.decisions] = self.moves
        self.chosen[self.decisions] = place if self.how == SAMPLED or place == NOBODY else 0
        self.outcomes[self.decisions] = UNKNOWN

    def _situation_rows(self) -> None:
        facts = self.policy.network.facts
        for number in range(facts.n):
            self.situation_rows[self.row] = facts.active[number]
            self.row += 1

    # Trying.

    def _try_all(self, s: Round, record: Record, seat: int, asked: int) -> None:
        """Label every candidate of the decision that was just written."""
        policy = self.policy
        count = policy.n
        for place in range(count):
            self.tried[place] = policy.items[place]
        first = self.moves - count
        luck = self._random()
        for place in range(count):
            total = 0.0
            self.generator = luck
            for number in range(self.repeats):
                self.trial.copy_from(s)
                self.trial_record.copy_from(record)
                self._shuffle(luck ^ (number + 1))
                self._finish(self.tried[place], seat, asked)
                total += self._outcome(self.trial, seat)
            self.labels[first + place] = total / self.repeats
        self.generator = flat.advance(luck)
        # The candidates are those of the decision again.
        policy.inform(record)
        policy.n = 0
        for place in range(count):
            policy.items[place] = self.tried[place]
        policy.n = count

    def _shuffle(self, luck: int) -> None:
        """Shuffle the pile of the copy: nobody knows it, and the candidates are tried on the same ones."""
        s = self.trial
        s.fast = fast_state(luck)
        for place in range(s.pile_n - 1, 0, -1):
            s.fast = flat.advance(s.fast)
            other = flat.below(s.fast, place + 1)
            face = s.pile[place]
            s.pile[place] = s.pile[other]
            s.pile[other] = face

    def _finish(self, move: int, seat: int, asked: int) -> None:
        """Make a move in the copy and play it out."""
        s = self.trial
        record = self.trial_record
        policy = self.policy
        made = 0
        if move == NOBODY:
            asked |= 1 << seat
        else:
            record.make(s, move)
            asked = 0
        fresh = 0
        while s.phase != c.OVER and made < self.ahead:
            if fresh and (s.book.jump_in or s.follow != c.NO_SEAT):
                asked = self._hasty(s)
                fresh = 0
            turn = policy.ask(s, record, asked)
            if policy.n == 0:
                break
            place = 0
            if turn != NOBODY:
                place = policy.value(s, turn, record)
                if policy.items[place] == NOBODY:
                    asked |= 1 << turn
                    continue
            record.make(s, policy.items[place])
            made += 1
            asked = 0
            fresh = 1
        if s.phase != c.OVER and made < LONGEST:
            policy.inform(record)
            policy.heuristic.noise = NOISE
            made += policy.heuristic.play(s, LONGEST - made)
            policy.heuristic.noise = 0
        self.steps += made

    def _outcome(self, s: Round, seat: int) -> float:
        """The value of a round for a seat, from 0 to 1."""
        worth = self.policy.heuristic.win_chance.worth(s, seat)
        return max(0, worth) / 1000.0

    # Measuring.

    def duel(self, rules: Rules, players: int, deals: int, first: int) -> list[int]:
        """Play each deal once with the network in every seat and the heuristic in all others: its wins in each deal.

        Nothing is written. With teams the partners of the network are heuristics too.
        """
        self.board = Round.fast_deal(rules, players, first)
        self.trial = Round.fast_deal(rules, players, 1)
        found = []
        for number in range(deals):
            machine.redeal(self.board, number % players)
            total = 0
            luck = self._random()
            for seat in range(players):
                self.trial.copy_from(self.board)
                self.generator = luck
                total += self._against(seat)
            found.append(total)
        return found

    def _against(self, hero: int) -> int:
        """The outcome of the deal in the copy for the network in this seat, in thousandths."""
        s = self.trial
        record = self.trial_record
        policy = self.policy
        policy.heuristic.begin(self.counts_points(s))
        record.begin(s.players, s.colour)
        made = 0
        asked = 0
        fresh = 1
        while s.phase != c.OVER and made < LONGEST:
            if fresh and (s.book.jump_in or s.follow != c.NO_SEAT):
                asked = self._hasty(s)
                fresh = 0
            seat = policy.ask(s, record, asked)
            if policy.n == 0:
                break
            place = 0
            if seat == hero:
                place = policy.value(s, seat, record)
            elif seat != NOBODY:
                place = policy.best_rated()
            if seat != NOBODY and policy.items[place] == NOBODY:
                asked |= 1 << seat
                continue
            record.make(s, policy.items[place])
            made += 1
            asked = 0
            fresh = 1
        return policy.heuristic.win_chance.worth(s, hero)


# Compiled, the constants of this module cannot be imported.
def styles() -> tuple[int, int, int]:
    """`GREEDY`, `SAMPLED`, `RATED`."""
    return GREEDY, SAMPLED, RATED
