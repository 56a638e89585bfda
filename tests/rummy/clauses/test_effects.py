"""R-14 to R-16, R-23b: what word tiles do."""

from __future__ import annotations

import pytest

from tests.rummy.table import allowed, play, rack, table, why

POOL = "Y1.Y3.Y4.Y6.Y8.Y9.Y10.Y11"


@pytest.mark.clause("R-14")
@pytest.mark.parametrize(
    ("tile", "action", "drawn", "turn"),
    [
        ("R2", "0:lay R:2+.3.4 uno", 2, 2),
        ("R5", "0:lay R:3.4.5+ uno", 0, 2),
        ("*", "0:lay R:3.4.*5+ uno", 4, 2),
    ],
)
def test_each_word_tile(tile: str, action: str, drawn: int, turn: int) -> None:
    s = table("en", f"{tile}.B9/G9/G10/G11 {POOL} > turn:0 | ~R3 ~R4")
    named = action.replace(" uno", " !1R2 uno" if tile == "R2" else " !1R5 uno")
    assert why(s, action) == "effect-missing R-15"
    play(s, named)
    assert s.tiles(1) == 1 + drawn
    assert s.turn == turn
    assert s.direction == 1


@pytest.mark.clause("R-14")
def test_reverse() -> None:
    s = table("en", f"R7.B9/G9/G10/G11 {POOL} > turn:0 | R:8.9.10")
    play(s, "0:lay R:7+.8.9.10 !1R7 uno")
    assert s.direction == -1
    assert s.turn == 3


@pytest.mark.clause("R-14")
def test_afterwards_they_are_plain_tiles() -> None:
    s = table("en", f"Y5.B5.B9/G9/G10/G11 {POOL} > turn:0 | R:5.6.7.8")
    assert why(s, "0:lay 5:RY+B+ R:6.7.8 !1R5") == "effect-inactive R-14"
    plain = table("en", f"R9.B9/G9/G10/G11 {POOL} > turn:0 | R:5.6.7.8")
    play(plain, "0:lay R:5.6.7.8.9+ uno")
    assert plain.turn == 1


@pytest.mark.clause("R-15")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_of_one_meld_one_acts(edition: str) -> None:
    s = table(edition, f"R5.R7.R6.B9/G9/G10/G11 {POOL} > turn:0 | ~B12")
    lay = "0:lay R:5+.6+.7+ ~B12"
    assert why(s, lay) == "effect-missing R-15"
    assert why(s, f"{lay} !1R5 !1R7") == "effect-too-many R-15"
    assert why(s, f"{lay} !1R6") == "effect-inactive R-14"
    assert allowed(s, f"{lay} !1R5")
    play(s, f"{lay} !1R7 uno")
    assert (s.turn, s.direction) == (3, -1)


@pytest.mark.clause("R-15")
def test_of_different_melds_each_acts_in_the_order_named() -> None:
    position = f"R5.Y2.B9.B1/G9/G10/G11 {POOL} > turn:0 | R:6.8.7 Y:3.4.6.5"
    lay = "0:lay R:5+.6.7.8 Y:2+.3.4.5.6"
    s = table("en", position)
    play(s, f"{lay} !1R5 !2Y2")
    assert [s.tiles(seat) for seat in range(4)] == [2, 1, 3, 1]
    assert s.turn == 3
    other = table("en", position)
    play(other, f"{lay} !2Y2 !1R5")
    assert [other.tiles(seat) for seat in range(4)] == [2, 3, 1, 1]
    assert other.turn == 3


@pytest.mark.clause("R-15")
def test_in_edition_fr_one_of_the_turn_acts() -> None:
    s = table("fr", f"R5.Y2.B9.B1/G9/G10/G11 {POOL} > turn:0 | R:6.7.8 Y:3.4.5")
    lay = "0:lay R:5+.6.7.8 Y:2+.3.4.5"
    assert why(s, lay) == "effect-missing R-15"
    assert why(s, f"{lay} !1R5 !2Y2") == "effect-too-many R-15"
    play(s, f"{lay} !2Y2")
    assert [s.tiles(seat) for seat in range(4)] == [2, 3, 1, 1]
    assert s.turn == 2


@pytest.mark.clause("R-15")
def test_the_meld_where_it_lies_at_the_end_counts() -> None:
    """The 5 from the rack and the 5 of the table are equal: the player decides which is which."""
    s = table("en", f"R5.R4.R6.B5.B9/G9/G10/G11 {POOL} > turn:0 | 5:RYG")
    assert allowed(s, "0:lay R:4+.5+.6+ 5:RYG !1R5")
    assert allowed(s, "0:lay R:4+.5.6+ 5:R+YGB+ !2R5 uno")
    assert allowed(s, "0:lay R:4+.5+.6+ 5:RYGB+ !1R5 !2B5 uno")


@pytest.mark.clause("R-15")
def test_effects_go_round_and_round_and_spare_their_player() -> None:
    s = table("en", f"R5.Y5.G5.B5.B9/G9/G10 {POOL} > turn:0 | R:6.7.8 Y:6.7.8 G:6.7.8 B:6.7.8")
    play(s, "0:lay R:5+.6.7.8 Y:5+.6.7.8 G:5+.6.7.8 B:5+.6.7.8 !1R5 !2Y5 !3G5 !4B5 uno")
    assert s.turn == 0  # 1, 2, 1, 2 were skipped; after 2 comes 0
    two = table("en", f"R5.Y2.B9.B1/G9 {POOL} > turn:0 | R:6.7.8 Y:3.4.5")
    play(two, "0:lay R:5+.6.7.8 Y:2+.3.4.5 !1R5 !2Y2")
    assert two.turn == 0
    assert two.tiles(1) == 3


@pytest.mark.clause("R-15")
def test_a_reverse_after_a_skip_turns_round_at_the_one_skipped() -> None:
    s = table("en", f"R5.Y7.B9.B1/G9/G10/G11 {POOL} > turn:0 | R:6.7.8 Y:8.9.10")
    play(s, "0:lay R:5+.6.7.8 Y:7+.8.9.10 !1R5 !2Y7")
    assert (s.turn, s.direction) == (0, -1)
    other = table("en", f"R5.Y7.B9.B1/G9/G10/G11 {POOL} > turn:0 | R:6.7.8 Y:8.9.10")
    play(other, "0:lay R:5+.6.7.8 Y:7+.8.9.10 !2Y7 !1R5")
    assert (other.turn, other.direction) == (2, -1)  # 3 was skipped


@pytest.mark.clause("R-16")
def test_word_tiles_among_the_starting_tiles_never_act() -> None:
    s = table("en", f"R3.R4.B9/G9/G10/G11 {POOL} > turn:0 | ~R5 ~*")
    assert why(s, "0:lay R:3+.4+.5 ~* !1R5") == "effect-inactive R-16"
    play(s, "0:lay R:3+.4+.5.*6 uno")
    assert s.turn == 1
    assert rack(s, 1) == "G9"


@pytest.mark.clause("R-23b")
@pytest.mark.parametrize(("option", "turn"), [("off", 1), ("on", 0)])
def test_reverse_with_two_players(option: str, turn: int) -> None:
    s = table("en", f"R7.B9/G9 {POOL} > turn:0 | R:8.9.10", two_player_reverse_skips=option)
    play(s, "0:lay R:7+.8.9.10 !1R7 uno")
    assert s.turn == turn
    three = table("en", f"R7.B9/G9/G10 {POOL} > turn:0 | R:8.9.10", two_player_reverse_skips=option)
    play(three, "0:lay R:7+.8.9.10 !1R7 uno")
    assert three.turn == 2
