"""Reviews of recorded games: what adds up, what does not depend on hidden cards, what is found."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import pioche
from pioche import games
from pioche.engine import replay
from pioche.engine.abilities import Reason
from pioche.engine.refusal import Refused
from pioche.engine.replay import Step
from pioche.review.analysis import LEAST_SAMPLES, Effort, conclude, enough, review_step
from pioche.review.evaluating import Samples, evaluator_of, mean_and_error
from pioche.review.model import WORTH_TELLING, Account, Decision, Rated, Review
from pioche.review.parts import replay_in, steps_in
from pioche.review.run import review
from tests import outside
from tests.conftest import ROOT

REPLAYS = ROOT / "tests" / "replays"
QUICK = Effort(samples=10, seed=3)


def text_of(name: str) -> str:
    return (REPLAYS / f"{name}.pioche").read_text(encoding="ascii")


def nothing(_: int) -> None:
    pass


@pytest.mark.parametrize("name", sorted(path.stem for path in REPLAYS.glob("*.pioche")))
def test_luck_and_skill_add_up_to_the_result(name: str) -> None:
    """For every edition and every mix of house rules: teams, lowest points, Blanks, ten players."""
    found = review(text_of(name), QUICK, 1, nothing)
    assert bool(found.rounds) == ("score " in text_of(name))  # a recorded round may be unfinished
    steps = replay.verify(text_of(name), games.of)
    for played in found.rounds:
        last = [step for step in steps if step.round == played.number][-1]
        for account in played.accounts:
            assert account.result == float(account.seat in last.position.winners())
            assert account.par + account.luck + account.skill + account.others == pytest.approx(account.result)
        # Where one wins, somebody else loses: everything adds up to nothing over all seats.
        if last.position.winners():
            assert sum(account.luck + account.skill + account.others for account in played.accounts) == pytest.approx(0)
        assert len(played.chances) == len(played.actions) + 1 == len(played.actors) + 1


def test_the_same_with_any_number_of_processes() -> None:
    text = text_of("fr-4")
    done: list[int] = []
    alone = review(text, QUICK, 1, done.append)
    assert sum(done) == steps_in(text)
    assert review(text, QUICK, 2, nothing) == alone
    assert review(text, replace(QUICK, seed=4), 1, nothing) != alone


def steps_of(edition: str, position: str, *actions: str) -> list[Step]:
    """A round that begins at a position, with the steps that a replay of it has."""
    table = pioche.position(edition, position)
    for action in actions:
        table.push(action)
    return replay.verify(pioche.replay.dumps(table), games.of)


def test_a_mistake_is_found() -> None:
    """Seat 0 could go out with a Draw2 and plays a number instead, although seat 1 has one card left."""
    steps = steps_of("classic/de", "r5rD/r7/y1y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1", "r5!")
    game = games.named("classic")
    evaluator = evaluator_of(game, steps[0].position.rules, 3)
    decision = review_step(game, evaluator, steps, 1, Effort(400)).decision
    assert decision is not None
    assert (decision.seat, decision.step, decision.played.action) == (0, 0, "0:r5!")
    assert decision.best.action == "0:rD!"
    assert decision.mistake
    assert decision.best.chance - decision.played.chance == pytest.approx(decision.loss)


@pytest.mark.parametrize("edition", ["classic/fr", "classic/de"])
def test_a_forgotten_call_is_a_mistake(edition: str) -> None:
    """FR-10: the next opponent notices; DE-11: the penalty is automatic. Nobody is caught who has called."""
    game = games.named("classic")
    found = []
    for played in ("r5", "r5!"):
        steps = steps_of(edition, "r5r7/r6b1/y1y2y3 g1g2g3g4b1b2b3b4b5b6 r9 r > turn:0 started=1", played)
        evaluator = evaluator_of(game, steps[0].position.rules, 3)
        found.append(review_step(game, evaluator, steps, 1, Effort(400)))
    forgotten, called = found
    assert forgotten.decision is not None
    assert called.decision is not None
    assert forgotten.decision.mistake
    assert forgotten.decision.best.action in ("0:r5!", "0:r7!")
    assert forgotten.decision.why == Reason("call")
    assert not called.decision.mistake
    assert called.decision.why is None
    assert forgotten.after[0] < called.after[0] - 0.1  # and it is the seat's own doing, whether noticed or not


def test_accusations_are_no_decisions() -> None:
    """FR-21: rollouts do not know what somebody said at the table."""
    steps = steps_of("classic/fr", "r5r7/r6b1/y1y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1", "accuse.1", "r5!")
    game = games.named("classic")
    evaluator = evaluator_of(game, steps[0].position.rules, 3)
    accused = review_step(game, evaluator, steps, 1, QUICK)
    assert accused.decision is None
    assert accused.effect is not None  # by the chances before and after it
    played = evaluator.trial(steps[1].position, 0, [], game.read("0:r5!"), 1)
    assert played is not None
    assert not [action for action in played.actions if "accuse" in action or "vote" in action]


def test_a_forced_move_is_no_decision() -> None:
    steps = steps_of("classic/de", "b5b6/r7r1/y1y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1", "draw")
    game = games.named("classic")
    evaluator = evaluator_of(game, steps[0].position.rules, 3)
    found = review_step(game, evaluator, steps, 1, QUICK)
    assert found.decision is None
    assert found.effect is None  # all of it is luck


def test_decisions_are_judged_by_what_the_seat_knew() -> None:
    """Hands that the seat cannot see are exchanged: the chances with open hands change, the verdict does not."""
    game = games.named("classic")
    decisions, effects, chances = [], [], []
    for hidden in ("r7r1", "b7y1"):
        text = f"r5rDb3/{hidden}/y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1"
        steps = steps_of("classic/de", text, "r5")
        evaluator = evaluator_of(game, steps[0].position.rules, 3)
        found = review_step(game, evaluator, steps, 1, Effort(300))
        decisions.append(found.decision)
        effects.append(found.effect)
        chances.append(found.after)
    assert decisions[0] == decisions[1]
    assert effects[0] == effects[1]
    assert chances[0] != chances[1]


def test_a_draw_is_luck() -> None:
    """The same action: who draws the winning card is lucky, who draws another one is not, and neither was skill."""
    game = games.named("classic")
    accounts: list[Account] = []
    for drawn in ("W", "b8"):  # the last card of the pile is its top
        other = "b8" if drawn == "W" else "W"
        text = f"b5/r7r1r2r3/y1y2y3y4 {other}g1g2g3g4b1b2{drawn} r9 r > turn:0 started=1"
        steps = steps_of("classic/de", text, "draw")
        evaluator = evaluator_of(game, steps[0].position.rules, 3)
        reviewed = [review_step(game, evaluator, steps, place, Effort(600)) for place in range(len(steps))]
        accounts.append(conclude(game, steps, reviewed).accounts[0])
    lucky, unlucky = accounts
    assert lucky.luck - unlucky.luck > 0.1
    assert lucky.skill == pytest.approx(unlucky.skill, abs=0.1)


def test_skill_is_measured_against_the_heuristic() -> None:
    """Seat 0 goes out, as the heuristic would: no skill. Seat 0 does not: what that costs, the others gain."""
    game = games.named("classic")
    effects = []
    for played in ("rD!", "r5!"):
        steps = steps_of("classic/de", "r5rD/r7/y1y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1", played)
        evaluator = evaluator_of(game, steps[0].position.rules, 3)
        effect = review_step(game, evaluator, steps, 1, Effort(200)).effect
        assert effect is not None
        assert sum(effect) == pytest.approx(0, abs=0.01)
        effects.append(effect)
    usual, worse = effects
    assert usual == (0, 0, 0)
    assert worse[0] < -0.05
    assert worse[1] > 0.05


def test_more_deals_go_on_where_the_first_ones_ended() -> None:
    steps = steps_of("classic/de", "r5r6rDb3/r7r1/y2y3 g1g2g3g4b1b2 r9 r > turn:0 started=1", "r5")
    game = games.named("classic")
    evaluator = evaluator_of(game, steps[0].position.rules, 3)
    once, twice = (evaluator.trial(steps[0].position, 0, [], game.read("0:r5"), 7) for _ in range(2))
    assert once is not None
    assert twice is not None
    everything = range(len(once.actions))
    assert len(everything) > 2
    at_once, in_parts = once.sample(30, everything), twice.sample(10, everything)
    in_parts = in_parts.with_more(twice.sample(20, everything))
    assert in_parts.outcomes == at_once.outcomes
    assert in_parts.effect() == pytest.approx(at_once.effect())
    fewer = twice.sample(5, everything).with_more(twice.sample(5, [0, 2]))
    assert fewer.actions == (once.actions[0], once.actions[2])
    assert [len(row) for row in fewer.outcomes] == [2] * 10


class Coins:
    """Two candidates that win with these chances."""

    actions = ("one", "other")
    most = 16

    def __init__(self, *chances: float) -> None:
        self._chances = chances
        self._luck = random.Random(1)

    def sample(self, count: int, places: Sequence[int]) -> Samples:
        rows = [tuple(float(self._luck.random() < self._chances[place]) for place in places) for _ in range(count)]
        return Samples(tuple(self.actions[place] for place in places), tuple(rows), (0.0,))


def test_more_rollouts_where_it_is_hard_to_tell() -> None:
    """A loss of 3 % is marked. One of 50 % is plain at once, one of 2 or 4 % is not."""
    tried = {}
    for better in (0.02, 0.04, 0.5):
        found = enough(Coins(0.3, 0.3 + better), 1_000)
        loss, _ = found.difference(1, 0)
        assert (loss >= WORTH_TELLING) == (better >= WORTH_TELLING)
        tried[better] = len(found.outcomes)
    assert tried[0.5] == LEAST_SAMPLES
    assert tried[0.02] == tried[0.04] == Coins.most * 1_000


def test_means_and_differences() -> None:
    assert mean_and_error([1.0]) == (1.0, 1.0)
    mean, error = mean_and_error([0.0, 1.0, 1.0, 0.0])
    assert mean == 0.5
    assert error == pytest.approx(0.2887, abs=1e-4)
    found = Samples(("a", "b"), ((0.0, 1.0), (1.0, 1.0), (0.0, 1.0)))
    assert found.mean(1) == (1.0, 0.0)
    assert found.difference(1, 0)[0] == pytest.approx(2 / 3)


def test_what_is_marked() -> None:
    played, best = Rated("0:r5", 0.4, 0.01), Rated("0:r6", 0.5, 0.01)
    clear = Decision(3, 0, played, best, 0.1, 0.01, 2)
    assert clear.mistake
    assert not replace(clear, error=0.05).mistake  # may be chance
    assert not replace(clear, loss=0.01, error=0.001).mistake  # does not matter


def test_the_worst_come_first() -> None:
    made = review(text_of("de-4"), Effort(150), 1, nothing)
    losses = [choice.loss for _, choice in made.worst(100)]
    assert losses == sorted(losses, reverse=True)
    assert all(choice.mistake for _, choice in made.worst())
    assert len(made.worst()) <= 3
    assert json.loads(json.dumps(made.as_data()))["players"] == 4
    assert isinstance(made, Review)


def test_an_exported_game_is_read_up_to_its_checksum() -> None:
    text = text_of("fr-4")
    assert replay_in(f"{text}pioche deals 1\ntable x\n") == text
    assert replay_in(text.replace("\n", "\r\n")) == text
    assert replay_in("nonsense") == "nonsense"


def test_what_cannot_be_reviewed(tmp_path: Path) -> None:
    fresh = pioche.replay.dumps(pioche.deal("classic/fr", players=3, seed=1))
    with pytest.raises(Refused, match="no finished round"):
        steps_in(fresh)
    with outside.importable(outside.install(tmp_path)):
        game = games.named("maumau")
        with pytest.raises(Refused, match="maumau cannot be reviewed"):
            evaluator_of(game, game.rules(game.editions()[0]), 3)


def pioche_review(*arguments: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pioche", "review", *map(str, arguments)]
    env = {**os.environ, "PIOCHE_LANGUAGE": language, "COLUMNS": "120"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


@pytest.mark.parametrize("language", ["en", "fr", "de", "lb"])
def test_the_command(tmp_path: Path, language: str) -> None:
    plot = tmp_path / "luck.svg"
    few = ("--rollouts", "30", "--processes", "1")
    shown = pioche_review(REPLAYS / "fr-2-debts.pioche", *few, "--plot", plot, language=language)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "classic/fr" in shown.stdout
    assert "{" not in shown.stdout
    assert "review-why" not in shown.stdout
    assert plot.read_text(encoding="utf-8").startswith("<?xml")


def test_bad_input_gets_one_line(tmp_path: Path) -> None:
    for file, words in (
        (tmp_path / "missing.pioche", "No such file"),
        (tmp_path, "not a regular file"),
        (ROOT / "README.md", "not a recorded game"),
    ):
        refused = pioche_review(file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr
        assert words in refused.stderr, refused.stderr
    forged = tmp_path / "forged.pioche"
    forged.write_text(text_of("fr-4").replace("\n0:draw\n", "\n0:r5\n", 1), encoding="ascii")
    assert pioche_review(forged).returncode == 2
    assert "At least one" in pioche_review(REPLAYS / "fr-4.pioche", "--rollouts", "0").stderr
