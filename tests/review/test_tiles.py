"""Reviews of the tile game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import pioche
from pioche import games
from pioche.engine.abilities import Compares, Reason, Solves
from pioche.puzzles.tiles import full_text
from pioche.review.analysis import Effort, StepReview, review_step
from pioche.review.evaluating import evaluator_of
from pioche.review.run import review
from pioche.rummy.comparing import CODES
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.game import GAME
from pioche.rummy.machine import Round
from pioche.rummy.playout import Style, choose
from tests.review.test_review import nothing, pioche_review, steps_of
from tests.texts import messages

FEW = Effort(samples=100, seed=3)
POOL = "B1.B2.B3.B4.B5.B6.G1.G2.G3.G4.G5.G6"
TABLE = "Y:1.2.3.4 6:RYB"


def played(seed: int, players: int) -> str:
    """A recorded round: seat 0 plays at random, the others lay as many tiles as possible."""
    table = pioche.deal("rummy/fr", players=players, seed=seed)
    source = FastShuffler(seed)
    while not table.over:
        core: Round = table.round.core
        table.push(choose(core, source, Style.RANDOM if core.turn == 0 else Style.SHED))
    return pioche.replay.dumps(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_and_skill_add_up_to_the_result(players: int, scaled: Callable[[int], int]) -> None:
    for seed in range(scaled(2)):
        (found,) = review(played(seed, players), FEW, 1, nothing).rounds
        for account in found.accounts:
            assert account.result in (0.0, 1.0)
            assert account.par + account.luck + account.skill + account.others == pytest.approx(account.result)
        assert sum(account.result for account in found.accounts) == 1
        assert all(sum(row) == pytest.approx(1) for row in found.chances)
        assert all(0 <= each.laid <= each.most <= 4 for each in found.lays)
        assert any(each.laid < each.most for each in found.lays if each.seat == 0)
        assert all(each.laid == each.most for each in found.lays if each.seat)  # they lay as much as possible


def reviewed(position: str, action: str, effort: Effort) -> StepReview:
    steps = steps_of("rummy/fr", position, action)
    evaluator = evaluator_of(GAME, steps[0].position.rules, steps[0].position.players)
    return review_step(GAME, evaluator, steps, 1, effort)


def test_a_forgotten_call_costs() -> None:
    """R-19: one tile is left. Here it costs 2 %, beyond doubt, which is too little to be marked."""
    position = full_text(f"R1.B1.G12 | {TABLE}")
    lay = "lay 1:R+YB+ Y:2.3.4 6:RYB"
    forgotten = reviewed(position, lay, Effort(6_000))
    called = reviewed(position, f"{lay} uno", Effort(6_000))
    assert forgotten.decision is not None
    assert forgotten.decision.loss > 3 * forgotten.decision.error
    assert forgotten.decision.best.action == f"0:{lay} uno"
    assert called.decision is None or not called.decision.mistake
    assert forgotten.after[0] < called.after[0]


def test_going_out_instead_is_seen() -> None:
    position = f"R1.B1.Y5/R9/B9.B10 {POOL} > turn:0 | {TABLE}"
    found = reviewed(position, "lay Y:1.2.3.4.5+ 6:RYB !1Y5", Effort(3_000)).decision
    assert found is not None
    assert found.mistake
    assert found.why == Reason("last")
    assert found.best.chance == 1.0


def test_what_could_have_been_laid_at_most() -> None:
    """Exact, from the solver; after a draw only with the drawn tile (R-9)."""
    position = f"R1.B1.Y5/R9/B9.B10 {POOL} > turn:0 | {TABLE}"
    found = reviewed(position, "lay Y:1.2.3.4.5+ 6:RYB !1Y5", FEW).lays
    assert found is not None
    assert (found.seat, found.laid, found.most) == (0, 1, 3)
    assert isinstance(GAME, Solves)
    drawn = GAME.position(GAME.rules("rummy/fr"), f"R1.B1.G9/R9 {POOL} > drawn:0 drawn=G9 | {TABLE}")
    assert GAME.laid_of_most(drawn.core, GAME.read("0:keep")) == (0, 0)
    assert GAME.laid_of_most(drawn.core, GAME.read("1:catch.0")) is None


def test_decisions_are_judged_by_what_the_seat_knew() -> None:
    """Racks that the seat cannot see are exchanged: the chances with open racks change, the verdict does not."""
    first, second = (
        reviewed(f"R1.B1.G6.Y12/{racks} {POOL} > turn:0 | {TABLE}", "lay 1:R+YB+ Y:2.3.4 6:RYG+B uno", FEW)
        for racks in ("R9.R10.R11/B9.B10.G12", "B9.B10.G12/R9.R10.R11")
    )
    assert first.decision == second.decision
    assert first.decision is not None
    assert first.after != second.after


def test_a_draw_is_luck() -> None:
    """The same action, without a choice: what is drawn changes the chances after it, and nobody did anything."""
    lucky, unlucky = (
        reviewed(f"G9/B9.B10.G12 {pool} > turn:0 | R:9.10.11 {TABLE}", "draw", Effort(600))
        for pool in ("B1.B2.B4.B5.G1.G2.R12", "R12.B1.B2.B4.B5.G1.G2")
    )
    assert lucky.effect is None
    assert unlucky.effect is None
    assert lucky.after[0] > unlucky.after[0]


def test_every_comparison_has_a_sentence() -> None:
    assert isinstance(GAME, Compares)
    assert games.of("rummy/fr") is GAME
    assert {f"review-why-{code}" for code in CODES} <= messages("en").keys()


@pytest.mark.parametrize(
    ("rack", "one", "better", "code"),
    [
        ("R1.B1.Y5.G9", "lay Y:1.2.3.4.5+ 6:RYB", "lay 1:R+YB+ Y:2.3.4 6:RYB", "tiles-more"),
        ("R1.B1.Y5.G9", "lay 1:R+YB+ Y:2.3.4 6:RYB", "lay Y:1.2.3.4.5+ 6:RYB !1Y5", "tiles-hits"),
        ("*.Y5.G9.G11.G12", "lay Y:1.2.3.4.*5+ 6:RYB !1Y5", "lay Y:1.2.3.4.5+ 6:RYB !1Y5", "tiles-joker"),
    ],
)
def test_comparison(rack: str, one: str, better: str, code: str) -> None:
    position = GAME.position(GAME.rules("rummy/fr"), f"{rack}/R9/B9.B10 {POOL} > turn:0 | {TABLE}")
    found = GAME.comparison(position.core, 0, GAME.read(f"0:{one}"), GAME.read(f"0:{better}"))
    assert found.code == code


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "tiles.pioche"
    file.write_text(played(5, 2), encoding="ascii")
    shown = pioche_review(file, "--rollouts", "30", "--processes", "1")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "could be played at most" in shown.stdout
