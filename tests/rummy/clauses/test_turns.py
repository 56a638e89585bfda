"""R-6 to R-11: who begins, what a turn is, drawing, rearranging, starting tiles."""

from __future__ import annotations

from collections.abc import MutableSequence

import pytest

from pioche.engine.deal import seed_from_text
from pioche.rummy import tiles as t
from pioche.rummy.dealing import draw_starter
from pioche.rummy.editions import load
from pioche.rummy.events import DrewForStart, Event
from pioche.rummy.machine import Round
from pioche.rummy.match import Match
from pioche.rummy.state import Phase
from tests.rummy.table import allowed, lying, play, rack, table, why


class Stacked:
    """A shuffler that puts known tiles on top instead of shuffling."""

    def __init__(self, *tops: str) -> None:
        self.tops = list(tops)

    def shuffle(self, items: MutableSequence[int]) -> None:
        items[:] = [t.parse_tile(tile) for tile in self.tops.pop(0).split()]


@pytest.mark.clause("R-6")
def test_the_highest_number_begins_and_a_joker_counts_nothing() -> None:
    assert draw_starter(3, Stacked("R5 * B9")) == 2
    assert draw_starter(3, Stacked("R1 * *")) == 0


@pytest.mark.clause("R-6")
def test_ties_draw_again() -> None:
    log: list[Event] = []
    assert draw_starter(4, Stacked("R9 B3 Y9 G9", "R2 G4 B4", "Y1 B12"), log) == 3
    assert [len(event.tiles) for event in log if isinstance(event, DrewForStart)] == [4, 3, 2]


def _played(match: Match, winner: int) -> Match:
    played = Round.deal(match.rules, match.players, seed_from_text("x"), match.find_dealer(seed_from_text("x")))
    played.direction = -1
    played.racks[winner] = t.counts(())
    played.phase = Phase.OVER
    played.winner = winner
    return match.with_round(played)


@pytest.mark.clause("R-6")
@pytest.mark.parametrize(
    ("option", "starter"), [("left_of_winner", 3), ("winner", 2), ("left_of_last_starter", None), ("draw_again", None)]
)
def test_later_rounds(option: str, starter: int | None) -> None:
    match = Match.new(load("rummy/en", {"next_starter": option, "target": "10000"}), 4)
    match = _played(match, 2)
    seed = seed_from_text("y")
    if option == "left_of_last_starter":
        starter = (match.dealers[0] + 1) % 4
    log: list[Event] = []
    begun = match.begin(seed, log).round
    assert begun.direction == 1
    drew = any(isinstance(event, DrewForStart) for event in log)
    assert drew == (option == "draw_again")
    if starter is not None:
        assert begun.starter == begun.turn == starter


@pytest.mark.clause("R-6")
def test_play_goes_to_the_left() -> None:
    s = table("en", "R3.R9/Y1/G1 B1.B3 > turn:0 | R:4.5.6")
    play(s, "0:lay R:3+.4.5.6 uno")
    assert s.turn == 1


@pytest.mark.clause("R-7")
def test_one_to_four_tiles_from_the_rack() -> None:
    s = table("en", "R1.R3.R4.R6.R8.R9/Y1 G1.G2 > turn:0 | R:10.11.12 Y:6.7.8")
    assert why(s, "0:lay R:10.11.12 Y:6.7.8") == "no-tile-laid R-7"
    assert why(s, "0:lay Y:6.7.8 R:9+.10.11.12 R:8+") == "group-too-short R-10"
    big = table("en", "R1.R3.R4.R6.R8.R9/Y1 G1.G2 > turn:0 | R:10.11.12")
    assert why(big, "0:lay R:6+.7+.8+.9+.10.11.12 R:3+.4+.5+") == "too-many-tiles R-7"
    assert why(big, "0:lay R:7+.8+.9+.10.11.12 !1R7") == "not-on-rack R-7"
    four = table("en", "Y6.B6.G9.B9.R1/Y1 G1.G2 > turn:0 | R:6.7.8.9.10.11.12")
    assert allowed(four, "0:lay 6:RY+B+ 9:RG+B+ R:7.8 R:10.11.12") is False
    assert allowed(four, "0:lay 6:RY+B+ R:7.8.9.10.11.12")
    assert why(four, "1:lay 6:RY+B+ R:7.8.9.10.11.12") == "not-your-turn R-6"


@pytest.mark.clause("R-8")
def test_one_must_play_if_one_can() -> None:
    # Only by taking the 6 out of the run can the two 6s be laid.
    position = "Y6.B6.G12/Y1 G1.G2 > turn:0 | R:6.7.8.9"
    s = table("en", position)
    assert why(s, "0:draw") == "must-play R-8"
    assert allowed(table("en", position, must_play="lenient"), "0:draw")
    hopeless = table("en", "Y6.B7.G12/Y1 G1.G2 > turn:0 | R:6.7.8.9")
    assert allowed(hopeless, "0:draw")


@pytest.mark.clause("R-9")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_the_drawn_tile(edition: str) -> None:
    s = table(edition, "R1.G12/Y1 G1.R7.R10 > turn:0 | R:7.8.9")
    play(s, "0:draw")
    assert s.phase is Phase.DRAWN
    assert why(s, "0:draw") == "already-drew R-9"
    if edition == "fr":
        assert why(s, "0:keep") == "must-play-drawn R-9"
    else:
        assert allowed(s, "0:keep")
    assert allowed(s, "0:lay R:7.8.9.10+")
    play(s, "0:lay R:7.8.9.10+")
    assert s.turn == 1
    assert allowed(s, "1:draw")


@pytest.mark.clause("R-9")
def test_a_drawn_tile_that_fits_nowhere_is_kept() -> None:
    s = table("fr", "R1.G12/Y1 G1.R7.B10 > turn:0 | R:7.8.9")
    play(s, "0:draw", "0:keep")
    assert rack(s, 0) == "R1.B10.G12"
    assert s.turn == 1
    assert why(s, "1:keep") == "nothing-drawn R-9"


@pytest.mark.clause("R-9")
def test_a_play_after_drawing_includes_the_drawn_tile() -> None:
    position = "R10.R11.G12/Y1 G1.R12 > turn:0 | R:7.8.9"
    s = table("en", position, must_play="lenient")
    play(s, "0:draw")
    assert why(s, "0:lay R:7.8.9.10+") == "drawn-tile-missing R-9"
    assert allowed(s, "0:lay R:7.8.9.10+.11+.12+")
    alone = table("en", position, must_play="lenient", drawn_with_others="alone", drawn_tile="must")
    play(alone, "0:draw")
    assert why(alone, "0:lay R:7.8.9.10+.11+.12+") == "drawn-tile-only R-9"
    assert allowed(alone, "0:keep")  # alone the 12 fits nowhere


@pytest.mark.clause("R-10")
def test_everything_may_be_rearranged() -> None:
    s = table("en", "Y6.B6.G12/Y1 G1.G2 > turn:0 | R:6.7.8.9 3:RYG")
    assert why(s, "0:lay 6:RY+B+ R:7.8.9") == "tile-vanished R-10"
    assert why(s, "0:lay 6:RY+B+ 3:RYG R:7.8.9.10") == "tile-appeared R-10"
    assert why(s, "0:lay 6:RY+B+ R:7.8 3:RYG") == "group-too-short R-10"
    play(s, "0:lay 6:RY+B+ R:7.8.9 3:RYG uno")
    assert lying(s) == "3:RYG 6:RYB R:7.8.9"


@pytest.mark.clause("R-10")
def test_long_runs_can_be_parted() -> None:
    s = table("en", "R3.G12/Y1 G1.G2 > turn:0 | R:1.2.3.4.5")
    assert allowed(s, "0:lay R:1.2.3+ R:3.4.5 uno")


@pytest.mark.clause("R-10", "R-11")
def test_starting_tiles_may_be_melded_and_never_have_to_be() -> None:
    s = table("en", "R3.R4.R6.G12/Y1 G1.G2 > turn:0 | ~R5 ~B9")
    assert allowed(s, "0:lay R:3+.4+.5 ~B9")
    assert allowed(s, "0:lay R:3+.4+.5.6+ ~B9 uno")
    assert why(s, "0:lay R:3+.4+.5") == "tile-vanished R-10"
    play(s, "0:lay R:3+.4+.5.6+ ~B9 uno")
    assert lying(s) == "R:3.4.5.6 ~B9"


@pytest.mark.clause("R-10", "R-11")
def test_a_tile_that_lay_nowhere_does_not_lie_single_either() -> None:
    s = table("en", "R7.*.G12/Y1 G1.G2 > turn:0 | R:3.4.5.6 8:RY*G ~B9")
    for loose in ("~G9", "~R7", "~B9"):  # from nowhere, from the rack, a second one
        assert why(s, f"0:lay R:3.4.5.6.7+ 8:RY*G ~B9 {loose} !1R7") == "tile-appeared R-10"
    assert why(s, "0:lay R:3.4.5.6.7+ 8:RY*G ~B9 ~* !1R7") == "tile-appeared R-10"
    assert why(s, "0:lay R:3.4.5.6.*7+ 8:RY*G ~B9 ~* !1R7") == "tile-appeared R-10"
    # This one was melded.
    s = table("en", "R7.G8.*.G12/Y1 G1.G2 > turn:0 | R:3.4.5.6 8:RY*G ~B9")
    assert why(s, "0:lay R:3.4.5.6.7+ 8:RYG+ ~B9 ~* !1R7") == "starting-tile-back R-11"


@pytest.mark.clause("R-11")
def test_once_melded_never_single_again() -> None:
    s = table("en", "R7.G12/Y1 G1.G2 > turn:0 | R:3.4.5.6 ~B9")
    assert why(s, "0:lay R:4.5.6.7+ ~R3 ~B9 !1R7") == "starting-tile-back R-11"
    assert allowed(s, "0:lay R:3.4.5.6.7+ ~B9 !1R7 uno")
    # Of two equal tiles, one melded and one loose, it does not matter which is which.
    like = table("en", "R4.R5.G12/Y1 G1.G2 > turn:0 | R:3.4.5 ~R3")
    assert allowed(like, "0:lay R:3.4+.5+ R:3.4.5 !1R5 uno")
    assert why(like, "0:lay R:3.4+.5+ ?R4.R5 ~R3 ~R3 !1R5") == "group-too-short R-10"
