"""Drawing and the Wild4 with other options (FR-8, FR-9, FR-16, LB-5, DE-6a, BB-3): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Why
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table

# Draw, then lay any card (DE-6a)


@pytest.mark.clause("DE-6a", "FR-9", "LB-5", "DE-6")
@pytest.mark.parametrize("edition", ["fr", "lb", "de"])
def test_draw_then_play_any_replaces_the_other_ways(edition: str) -> None:
    s = table(edition, "r1r2y1/y2y3/b1b2 y4r8 r9 r > turn:0 started=1", draw_then_play_any="on")
    play(s, "0:draw")
    assert allowed(s, "0:r1")
    assert allowed(s, "0:r8")
    assert allowed(s, "0:pass")  # LB-5's "must" does not apply either
    assert refused(s, "0:draw").code == "draw-once"


@pytest.mark.clause("DE-6a", "BB-3")
def test_draw_until_playable_then_play_any() -> None:
    """A voluntary draw is one card; a forced one continues until a card fits, and then any may be laid."""
    s = table("de", "r1y1/y2y3 y4y5y6 r9 r > turn:0 started=1", draw_then_play_any="on", draw_until_playable="on")
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 1}
    s = table("de", "g1/y2y3 y4r5y6 r9 r > turn:0 started=1", draw_then_play_any="on", draw_until_playable="on")
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 2}
    assert allowed(s, "0:pass")


@pytest.mark.clause("DE-6a", "BB-6")
@pytest.mark.parametrize(
    ("options", "able"), [({"draw_then_play_any": "on"}, True), ({"voluntary_draw": "drawn_only"}, False)]
)
def test_several_cards_after_drawing(options: dict[str, str], able: bool) -> None:
    s = table("de", "r5y1/y2y3 y4b5 r9 r > turn:0 started=1", multiples="on", **options)
    play(s, "0:draw")
    assert able or refused(s, "0:r5+b5!").code == "only-drawn-card"
    assert not able or allowed(s, "0:r5+b5!")


@pytest.mark.clause("DE-6a", "FR-10", "DE-11")
@pytest.mark.parametrize(("edition", "owing"), [("fr", 0), ("de", 1)])
def test_drawing_by_choice_and_the_window_for_uno(edition: str, owing: int) -> None:
    """The window of FR-10 closes when a card is drawn in turn, that of DE-11 only when a card is laid."""
    s = table(edition, f"r5r1/r2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", draw_then_play_any="on")
    play(s, "0:r5", "1:draw")
    assert s.owing == owing


@pytest.mark.clause("FR-9", "FR-10", "DE-11")
@pytest.mark.parametrize(("uno_enforced", "owing"), [("when_caught", 0), ("automatic", 1)])
def test_voluntary_draw_and_the_window_for_uno(uno_enforced: str, owing: int) -> None:
    s = table("fr", f"r5r1/r2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_enforced=uno_enforced)
    play(s, "0:r5", "1:draw")
    assert s.owing == owing


@pytest.mark.clause("DE-6a", "DE-7a")
def test_drawing_first_keeps_a_wild4_from_being_the_last_card() -> None:
    s = table("de", "F/y2y3 y4y5 r9 r > turn:0 started=1", draw_then_play_any="on", no_finish_on_black_draw="on")
    log = play(s, "0:draw", "0:F=y!")
    assert drawn(log, Why.BLACK_FINISH) == {}
    assert hand(s, 0) == "y5"


# Draw until a card fits (BB-3)


@pytest.mark.clause("BB-3", "FR-9")
def test_voluntary_draw_is_one_card() -> None:
    s = table("fr", "r1y1/y2y3/b1b2 y4y5y6 r9 r > turn:0 started=1", draw_until_playable="on")
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 1}
    play(s, "0:pass")


@pytest.mark.clause("BB-3", "LB-5")
def test_card_drawn_by_need_may_be_kept() -> None:
    s = table("lb", "g1y1/y2y3/b1b2 y4r5y6 r9 r > turn:0 started=1", draw_until_playable="on")
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 2}
    assert refused(s, "0:y6").code == "does-not-fit"
    assert allowed(s, "0:r5")
    assert allowed(s, "0:pass")


@pytest.mark.clause("BB-3", "LB-4", "LB-10", "DE-8a", "DE-8b")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("bR", {"reverse_on_anything": "on"}),
        ("X1", {}),
        ("U", {"uno_card_draw4": "on"}),
        ("U", {"uno_card_gift": "on"}),
    ],
)
def test_what_goes_on_anything_ends_the_drawing(card: str, options: dict[str, str]) -> None:
    s = table(
        "fr",
        f"g1y1/y2y3/b1b2 y4{card}y6 r9 r > turn:0 started=1",
        draw_until_playable="on",
        blanks=(Program(),),
        **options,
    )
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 2}
    assert allowed(s, f"0:{card}")


@pytest.mark.clause("BB-3", "FR-16", "FR-22")
@pytest.mark.parametrize("challenge", ["off", "take_back"])
def test_wild4_ends_the_drawing(challenge: str) -> None:
    """Nothing else fits, so it is not a bluff."""
    s = table("fr", "g1y1/y2y3/b1b2 y4Fy6 r9 r > turn:0 started=1", draw_until_playable="on", challenge=challenge)
    play(s, "0:draw", "0:F=g")
    assert not s.bluff


@pytest.mark.clause("BB-3", "FR-18")
def test_draw_until_the_pile_is_empty() -> None:
    s = table("fr", "g1y1/y2y3/b1b2 y4y5 y6r9 r > turn:0 started=1", draw_until_playable="on")
    assert drawn(play(s, "0:draw"), Why.TURN) == {0: 3}
    play(s, "0:pass")
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("BB-3", "FR-10")
def test_drawing_until_a_card_fits_closes_the_window_for_uno() -> None:
    s = table("fr", "r5y1/y2y3/b1b2 y4y5y6 r9 r > turn:0 started=1", draw_until_playable="on")
    play(s, "0:r5", "1:draw")
    assert not s.owing


# When a Wild4 is a bluff (FR-16, LB-9)


@pytest.mark.clause("FR-16", "FR-9", "DE-6a")
@pytest.mark.parametrize("draw_then_play_any", ["on", "off"])
def test_wild4_after_a_draw_is_judged_by_all_cards_held(draw_then_play_any: str) -> None:
    s = table("fr", "r1y1/y2y3/b1b2 y4F r9 r > turn:0 started=1", draw_then_play_any=draw_then_play_any)
    play(s, "0:draw", "0:F=g")
    assert s.bluff
    s = table("fr", "g1y1/y2y3/b1b2 y4F r9 r > turn:0 started=1", draw_then_play_any=draw_then_play_any)
    play(s, "0:draw", "0:F=g")
    assert not s.bluff


@pytest.mark.clause("FR-16", "DE-6a")
def test_forbidden_wild4_after_a_draw_where_nobody_may_challenge() -> None:
    s = table("fr", "Fr1y1/y2y3/b1b2 y4y5 r9 r > turn:0 started=1", challenge="off", draw_then_play_any="on")
    play(s, "0:draw")
    assert refused(s, "0:F=g").code == "wild4-not-allowed"


@pytest.mark.clause("LB-5", "LB-9", "FR-16")
@pytest.mark.parametrize("wild4_if", ["no_colour", "nothing_playable"])
@pytest.mark.parametrize("challenge", ["off", "card_stays"])
def test_drawn_wild4_that_would_be_a_bluff_need_not_be_laid(wild4_if: str, challenge: str) -> None:
    s = table("lb", "r1y1/y2y3/b1b2 y4F r9 r > turn:0 started=1", wild4_if=wild4_if, challenge=challenge)
    play(s, "0:draw")
    assert allowed(s, "0:pass")


@pytest.mark.clause("LB-5", "LB-9")
def test_drawn_wild4_that_is_honest_must_be_laid() -> None:
    s = table("lb", "b9y1/y2y3/b1b2 y4F r9 r > turn:0 started=1")
    play(s, "0:draw")
    assert refused(s, "0:pass").code == "must-lay-drawn"


@pytest.mark.clause("LB-5", "LB-4", "LB-10", "DE-8a", "DE-8b")
@pytest.mark.parametrize(
    ("card", "options"), [("bR", {}), ("X1", {}), ("U", {"uno_card_draw4": "on"}), ("U", {"uno_card_gift": "on"})]
)
def test_drawn_card_that_goes_on_anything_must_be_laid(card: str, options: dict[str, str]) -> None:
    s = table("lb", f"r1y1/y2y3/b1b2 y4{card} r9 r > turn:0 started=1", blanks=(Program(),), **options)
    play(s, "0:draw")
    assert refused(s, "0:pass").code == "must-lay-drawn"


@pytest.mark.clause("FR-16", "LB-4", "LB-10", "LB-9")
@pytest.mark.parametrize("card", ["bR", "X1", "W"])
@pytest.mark.parametrize(("wild4_if", "bluff"), [("nothing_playable", 1), ("no_colour", 0)])
def test_cards_that_go_on_anything_make_a_wild4_a_bluff(card: str, wild4_if: str, bluff: int) -> None:
    s = table("lb", f"F{card}y1/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", wild4_if=wild4_if, blanks=(Program(),))
    play(s, "0:F=g")
    assert s.bluff == bluff


@pytest.mark.clause("FR-16", "BB-6")
def test_card_that_fits_only_with_others_does_not_make_a_wild4_a_bluff() -> None:
    """Several cards at once need one that fits by itself, so they make nothing else playable."""
    s = table("fr", f"Fb5g5/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", multiples="on")
    play(s, "0:F=g")
    assert not s.bluff


# Challenges and calls (FR-22)


@pytest.mark.clause("FR-22", "FR-10", "DE-11")
@pytest.mark.parametrize("uno_enforced", ["when_caught", "automatic"])
def test_calls_wait_while_a_challenge_is_open(uno_enforced: str) -> None:
    s = table("fr", f"Fy1/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", uno_enforced=uno_enforced)
    play(s, "0:F=g")
    assert refused(s, "0:uno").code == "challenge-open"
    assert refused(s, "2:catch.0").code == "challenge-open"
    play(s, "1:draw")  # a forced draw, which closes no window
    assert allowed(s, "0:uno")


@pytest.mark.clause("FR-22", "FR-10", "DE-11")
@pytest.mark.parametrize(("challenge", "cards"), [("take_back", 6), ("card_stays", 5)])
@pytest.mark.parametrize("uno_enforced", ["when_caught", "automatic"])
def test_lost_bluff_ends_the_duty_to_call(challenge: str, cards: int, uno_enforced: str) -> None:
    s = table("fr", f"Fr1/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", challenge=challenge, uno_enforced=uno_enforced)
    play(s, "0:F=g", "1:doubt")
    assert (s.cards(0), s.owing) == (cards, 0)


@pytest.mark.clause("FR-22", "DE-12", "FR-17")
@pytest.mark.parametrize("called", [True, False])
def test_last_wild4_is_never_doubted(called: bool) -> None:
    """It is always honest, even while UNO UNO has not been called."""
    s = table("fr", f"F/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", uno_uno="on")
    log = play(s, "0:F=g!" if called else "0:F=g")
    assert winner(s) == (0 if called else None)
    assert drawn(log, Why.LAST_CARD if called else Why.DEBT) == {1: 4}


@pytest.mark.clause("FR-22", "FR-21")
def test_votes_wait_while_a_challenge_is_open() -> None:
    """The hand at the time when the card was laid counts."""
    s = table("fr", f"Fr1/y2y3/b1b2 {PILE} r9 r > turn:0 started=1")
    play(s, "1:accuse.0", "0:F=g")
    assert refused(s, "2:aye").code == "challenge-open"
    play(s, "1:doubt")
    log = play(s, "2:aye")
    assert drawn(log, Why.ADVICE) == {0: 4}


@pytest.mark.clause("FR-22", "LB-9", "DE-8a", "LB-10")
@pytest.mark.parametrize("card", ["U", "X1"])
def test_only_a_wild4_is_doubted(card: str) -> None:
    four = Program((Effect(Op.COLOUR), Effect(Op.DEBT, 4)))
    s = table("lb", f"{card}r1r2/y2y3/b1b2 {PILE} r9 r > turn:0 started=1", uno_card_draw4="on", blanks=(four,))
    play(s, f"0:{card}")
    if card == "X1":
        play(s, "0:=g")
        assert asked(s) == (Phase.TURN, 2)
    else:
        assert refused(s, "1:doubt").code == "nothing-to-doubt"
