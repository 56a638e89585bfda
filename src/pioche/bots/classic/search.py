"""The search player: Monte Carlo with determinization on the compiled engine.

The hidden cards are sampled again and again (`Belief`). In each sampled position every candidate move is made,
followed by a rollout of some moves by the heuristic, and `WinChance` evaluates the result. The candidates are halved
step by step (sequential halving), so that most time goes to those that are hard to tell apart. All candidates are
tried on the same deals.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pioche.bots import chance
from pioche.bots.bot import Budget
from pioche.bots.classic.belief import Belief
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.minds import Noticed, blank, counts_points
from pioche.bots.classic.weights import Weights
from pioche.classic import codes as c
from pioche.classic.actions import Action, Draw, NameColour, Play, encode
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine.match import ScorePad, Scoring

DEFAULT_BUDGET: Final = Budget(milliseconds=200)
_AHEAD: Final = 8  # moves of each seat in a playout; then `WinChance` evaluates the position
_MOST_CANDIDATES: Final = 12  # there are more only when cards are given away
_MOST_BEHIND: Final = 400  # rating differences beyond this count as this much
_TRUST: Final = 3  # prior of a move: thousandths of a win for each point of its rating
_CLOSE: Final = 2  # cards: a player with no more may have to be denied a colour
_NOBODY: Final = -1  # instead of a move, as `heuristic.NOBODY`
_WIN: Final = 1000  # what a won playout counts
_NOISE: Final = 20  # makes playouts vary


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A candidate move."""

    move: int
    action: Action | None  # None: to lay nothing out of turn
    trust: int  # its prior: without other evidence from playouts, the better rated move is taken


_Rated = tuple[int, int, Action | None]  # the rating of a move, the encoded move, and its action


class SearchMind:
    """Tries every candidate move on many deals."""

    def __init__(self, weights: Weights, budget: Budget | None = None) -> None:
        self._heuristic = Heuristic(weights)
        self._playing = Heuristic(weights, _NOISE)
        self._budget = budget or DEFAULT_BUDGET
        self._pad: ScorePad | None = None
        self.thought: dict[Action, float] = {}

    def score(self, pad: ScorePad | None) -> None:
        """The score of the match before the round that begins next; None: that round stands alone."""
        self._pad = pad

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._seed = seed
        self._ahead = _AHEAD * players
        self._noticed = Noticed(players)
        self._belief = Belief(rules, seat, players)
        for heuristic in (self._heuristic, self._playing):
            heuristic.begin(counts_points(rules))
        self._playing.set_score(needs(self._pad), seat)

    def see(self, event: Event) -> None:
        self._noticed.see(event)
        self._belief.observe(event)

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        chosen = self._best(view, self._rated(view, moves), moment)
        assert chosen is not None
        return chosen

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        return self._best(view, [*self._rated(view, moves), (self._heuristic.leave, _NOBODY, None)], moment)

    def _best(self, view: View, rated: list[_Rated], moment: int) -> Action | None:
        begun = time.perf_counter()
        candidates = _in_question(rated)
        draw = self._belief.positions(view, chance.number(self._seed, moment) >> 2)
        rounds = max(1, (len(candidates) - 1).bit_length())
        for number in range(rounds):
            candidates = self._halve(candidates, draw, self._enough(begun, number, rounds, len(candidates)))
        return candidates[0].action

    def _rated(self, view: View, moves: Sequence[Action]) -> list[_Rated]:
        """The moves with their ratings."""
        self._noticed.tell(self._heuristic)
        self._noticed.tell(self._playing)
        for seat, colours in enumerate(self._noticed.lacks):
            self._playing.set_noticed(seat, colours)
        position = blank(view, self._rules)
        coded = [(move, encode(move)) for move in _worth_trying(view, moves)]
        return [(self._heuristic.rate(position, self._seat, code), code, move) for move, code in coded]

    def _enough(self, begun: float, number: int, rounds: int, candidates: int) -> Callable[[int], bool]:
        """A function that tells from the number of deals tried whether a halving has used its part of the budget."""
        budget = self._budget
        if budget.playouts is not None:
            deals = max(1, budget.playouts // (rounds * candidates))
            return lambda tried: tried >= deals
        assert budget.milliseconds is not None
        until = begun + budget.milliseconds / 1000 * (number + 1) / rounds
        return lambda tried: time.perf_counter() >= until

    def _halve(
        self, candidates: list[_Candidate], draw: Callable[[], Round], enough: Callable[[int], bool]
    ) -> list[_Candidate]:
        """The better half of the candidates, the best first."""
        won = [candidate.trust for candidate in candidates]
        moves = [candidate.move for candidate in candidates]
        tried = 0
        while not tried or not enough(tried):
            self._playing.set_luck(tried)
            self._playing.add_values(draw(), moves, self._seat, self._ahead, won)
            tried += 1
        for candidate, value in zip(candidates, won, strict=True):
            if candidate.action is not None:
                self.thought[candidate.action] = (value - candidate.trust) / (tried * _WIN)
        order = sorted(range(len(candidates)), key=lambda place: -won[place])
        return [candidates[place] for place in order[: (len(candidates) + 1) // 2]]


def needs(pad: ScorePad | None) -> list[int]:
    """The points that each side still needs, where the first to reach a target wins (FR-19); else none."""
    if pad is None or pad.goal.rounds_to_win or pad.goal.scoring is Scoring.LOWEST_WINS or pad.winners():
        return []
    return [pad.goal.target - total for total in pad.totals()]


def _in_question(rated: list[_Rated]) -> list[_Candidate]:
    """The best rated moves, with their priors."""
    order = sorted(rated, key=lambda found: -found[0])[:_MOST_CANDIDATES]
    best = order[0][0]
    return [_Candidate(code, move, max(rating - best, -_MOST_BEHIND) * _TRUST) for rating, code, move in order]


def _worth_trying(view: View, moves: Sequence[Action]) -> Sequence[Action]:
    """The moves without drawing by choice, and without colours that are useless.

    Drawing by choice gains nothing, but where hands are exchanged it seems to: whoever holds a 7 that has to be laid
    does not mind a large hand. Four players who do so undo each other's progress and play on three times as long.
    """
    if view.phase == c.TURN and not view.debt and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return _without_useless_colours(view, moves)


def _without_useless_colours(view: View, moves: Sequence[Action]) -> Sequence[Action]:
    """The moves, without naming colours that the seat does not hold, unless an opponent may have to be stopped."""
    held = {face // c.RANKS for face in view.hand if face < c.WILD}
    close = any(count <= _CLOSE for seat, count in enumerate(view.counts) if seat != view.seat)
    if close or not held:
        return moves
    return [move for move in moves if not isinstance(move, Play | NameColour) or move.colour in {None, *held}]
