"""R-13, R-17, R-18: what a joker stands for, substitution, the options."""

from __future__ import annotations

import pytest

from tests.rummy.table import allowed, lying, play, rack, table, why


@pytest.mark.clause("R-13")
def test_the_books_example() -> None:
    """RED 3, RED 4, joker, RED 6: the RED 5 takes its place and the joker is used at once."""
    s = table("en", "R5.G1.G2.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6")
    assert why(s, "0:lay R:3.4.5+.6 !1R5") == "joker-vanished R-13"
    assert allowed(s, "0:lay R:3.4.5+.6.*7 !1R5")
    assert allowed(s, "0:lay R:3.4.5+.6 G:1+.2+.*3 !1R5 !2G2 uno")


@pytest.mark.clause("R-13")
def test_a_joker_keeps_its_tile_until_substituted() -> None:
    s = table("en", "R7.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6")
    assert why(s, "0:lay R:*3.4 R:6.7+.*8") == "group-too-short R-10"
    moved = table("en", "R2.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5")
    assert why(moved, "0:lay R:*1.2+.3.4 uno") == "joker-moved R-13"
    assert allowed(moved, "0:lay R:2+.3.4.*5 !1R2 uno")
    free = table("en", "R2.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5", joker_moves="free")
    assert allowed(free, "0:lay R:*1.2+.3.4 !1R2 uno")


@pytest.mark.clause("R-13")
def test_it_moves_as_its_tile() -> None:
    s = table("en", "Y5.B5.B9/Y1 Y9.Y10 > turn:0 | R:*5.6.7.8")
    assert allowed(s, "0:lay 5:*RY+B+ R:6.7.8 !1Y5 uno")


@pytest.mark.clause("R-13")
def test_the_substituting_tile_comes_from_the_rack() -> None:
    # The 5 is in another run of the table.
    position = "R1.B9/Y1 Y9.Y10 > turn:0 | R:2.3.4.*5 R:5.6.7.8"
    s = table("en", position)
    action = "0:lay R:*1.2.3.4.5 R:6.7.8 uno"
    assert why(s, action) == "no-tile-laid R-7"
    lay = "0:lay R:1+.2.3.4.5 R:6.7.8.*9 uno"
    assert why(s, lay) == "joker-moved R-13"
    assert allowed(table("en", position, joker_source="rack_or_table"), lay)


@pytest.mark.clause("R-13")
def test_a_starting_joker_stands_for_nothing_until_melded() -> None:
    s = table("en", "R3.R4.B9/Y1 Y9.Y10 > turn:0 | ~*")
    assert allowed(s, "0:lay R:*2.3+.4+ uno")
    assert allowed(s, "0:lay R:3+.4+.*5 uno")
    play(s, "0:lay R:3+.4+.*5 uno")
    assert lying(s) == "R:3.4.*5"


@pytest.mark.clause("R-10", "R-11")
@pytest.mark.parametrize("options", [{}, {"freed_joker": "to_rack"}, {"joker_moves": "free"}])
def test_a_loose_starting_joker_stays_on_the_table(options: dict[str, str]) -> None:
    s = table("en", "R5.R6.R7.B9/Y1 Y9.Y10 > turn:0 | G:3.4.*5.6 ~*", **options)
    assert allowed(s, "0:lay R:5+.6+.7+ G:3.4.*5.6 ~* !1R5 uno")
    assert why(s, "0:lay R:5+.6+.7+ G:3.4.*5.6 !1R5 uno") == "tile-vanished R-10"


@pytest.mark.clause("R-10", "R-13")
def test_a_joker_that_moves_freely_is_never_freed_and_may_not_vanish() -> None:
    s = table("en", "R5.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6", joker_moves="free")
    assert why(s, "0:lay R:3.4.5+.6 !1R5 uno") == "tile-vanished R-10"


@pytest.mark.clause("R-14", "R-16", "R-17")
def test_why_a_word_tile_does_not_act() -> None:
    s = table("en", "R5.R6.B1.B9.*=/Y1 Y9.Y10 > turn:0 | G:3.4.5 ~R7 ~*")
    assert why(s, "0:lay G:3.4.5 R:5+.6+.7 ~* !2R7") == "effect-inactive R-16"
    assert why(s, "0:lay G:3.4.5 R:5+.6+.*7 ~R7 !2R7") == "effect-inactive R-16"
    assert why(s, "0:lay G:3.4.5 R:5+.6+.*7= ~R7 ~* !2R7") == "effect-inactive R-17"
    assert why(s, "0:lay G:3.4.5 R:5+.6+.7 ~* !1G5 !2R5") == "effect-inactive R-14"


@pytest.mark.clause("R-13")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_a_freed_joker_may_go_to_the_rack_as_an_option(edition: str) -> None:
    s = table(edition, "R5.G1.G3.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6", freed_joker="to_rack")
    assert allowed(s, "0:lay R:3.4.5+.6 !1R5")
    # Laid again it counts among the four, and it does not act.
    assert allowed(s, "0:lay G:1+.*2=.3+ R:3.4.5+.6 !2R5 uno")
    assert why(s, "0:lay G:1+.*2+.3+ R:3.4.5+.6 !2R5") == "not-on-rack R-7"
    play(s, "0:lay R:3.4.5+.6 !1R5")
    assert rack(s, 0) == "G1.G3.B9.*="


@pytest.mark.clause("R-13")
def test_only_a_replaced_joker_goes_to_the_rack() -> None:
    s = table("fr", "R7.B9/Y1 Y9.Y10 > turn:0 | R:3.4.5.*6", freed_joker="to_rack")
    assert why(s, "0:lay R:3.4.5 R:7+.8") == "group-too-short R-10"
    other = table("fr", "R2.B9/Y1 Y9.Y10 > turn:0 | R:3.4.5.*6", freed_joker="to_rack")
    assert why(other, "0:lay R:2+.3.4.5 !1R2") == "joker-moved R-13"


@pytest.mark.clause("R-13")
def test_five_tiles_with_the_joker_are_too_many() -> None:
    s = table("fr", "R5.G1.G3.B9.B10.B11/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6", freed_joker="to_rack")
    assert why(s, "0:lay G:1+.*2=.3+ R:3.4.5+.6 B:9+.10+.11+ !2R5") == "too-many-tiles R-7"
    at_once = table("fr", "R5.G1.G3.G4.B9/Y1 Y9.Y10 > turn:0 | R:3.4.*5.6")
    assert allowed(at_once, "0:lay G:1+.*2.3+.4+ R:3.4.5+.6 !2R5 uno")  # the joker is not one of the four


@pytest.mark.clause("R-10", "R-13")
def test_no_joker_appears_or_is_put_in_for_nothing() -> None:
    s = table("en", "R7.B9/Y1 Y9.Y10 > turn:0 | R:4.5.6")
    assert why(s, "0:lay R:4.5.6.7+.*8 !1R7") == "joker-appeared R-10"
    assert why(s, "0:lay R:4.5.6.*7+ !1R7") == "not-on-rack R-7"


@pytest.mark.clause("R-17")
def test_a_freed_joker_does_not_act_again() -> None:
    s = table("en", "R6.G1.G3.B9/Y1/Y3 Y9.Y10.Y11.Y12.G9 > turn:0 | R:4.5.*6")
    assert why(s, "0:lay G:1+.*2.3+ R:4.5.6+ !1G2") == "effect-inactive R-17"
    assert why(s, "0:lay G:1+.*2^.3+ R:4.5.6+ !1G2") == "joker-mark R-17"
    play(s, "0:lay G:1+.*2.3+ R:4.5.6+ uno")
    assert s.turn == 1


@pytest.mark.clause("R-17")
def test_unless_that_is_agreed() -> None:
    position = "R6.G1.G3.B9/Y1/Y3 Y9.Y10.Y11.Y12.G9 > turn:0 | R:4.5.*6"
    s = table("de", position, joker_reactivates="on")
    assert why(s, "0:lay G:1+.*2.3+ R:4.5.6+") == "joker-mark R-17"
    play(s, "0:lay G:1+.*2^.3+ R:4.5.6+ !1G2 uno")
    assert rack(s, 1) == "Y1.G9.Y10.Y11.Y12"
    assert s.turn == 2
    to_rack = table("de", position, joker_reactivates="on", freed_joker="to_rack")
    play(to_rack, "0:lay R:4.5.6+")
    assert rack(to_rack, 0) == "G1.G3.B9.*"


@pytest.mark.clause("R-18")
def test_the_table_remembers_what_a_joker_stands_for() -> None:
    s = table("de", "*.R4.G4.B9/Y9/Y4.B4.G9.G10.R1 Y1.Y3.Y6.Y8 > turn:0 | ~B12")
    play(s, "0:lay 4:R+G+*B+ ~B12 !1B4 uno")
    assert lying(s) == "4:RG*B ~B12"
    assert s.turn == 2
    # It is the blue 4: a yellow one may join the set, and only a blue one replaces it.
    assert allowed(s, "2:lay 4:RY+G*B ~B12")
    assert why(s, "2:lay 4:RY+G G:9+.10+.*11 ~B12") == "joker-moved R-13"
    assert allowed(s, "2:lay 4:RGB+ G:9+.10+.*11 ~B12")
