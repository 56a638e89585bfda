"""Fields that are read through what a table hands out: text. `value` is what the game has."""

from __future__ import annotations

from dataclasses import fields

import pioche
from pioche.classic.codes import Phase
from tests.conftest import ROOT

DOUBTFUL = (
    "r1/g5b1/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r"
)


def test_a_view_of_cards() -> None:
    table = pioche.position(
        "classic/fr",
        "r1/g5b1/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r",
    )
    view = table.view(1)
    assert (view.seat, view.top, view.colour, view.discards) == (1, "F", "g", ("r9", "F"))
    assert (view.top_before, view.colour_before, view.drawn, view.hands) == ("r9", "r", None, None)
    assert (view.counts, view.phase, view.debt, view.layer, view.owing) == ((1, 2, 1), Phase.CHALLENGE, 4, 0, ())
    assert view.value.top == 53
    assert "top='F'" in repr(view)


def test_a_view_of_tiles() -> None:
    table = pioche.position("rummy/en", "R6.R7.B1.*/G3 Y1.Y2 > drawn:0 drawn=B1 | R:3.4.5 ~G2")
    view = table.view(0)
    assert (view.table, view.rack, view.hand, view.drawn) == ("R:3.4.5 ~G2", view.hand, table.hand(0), "B1")
    assert (table.view(1).drawn, view.pool, view.counts) == (None, 2, (4, 1))


def test_actions_and_events() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    action = table.action("W=g")
    assert (action.face, action.colour, action.seat, action.value.colour) == ("W", "g", 1, 2)
    (laid,) = table.push("b4")
    assert (laid.face, laid.seat, laid.value.face) == ("b4", 1, 43)
    dealt = table.history[0]
    assert dealt.hands[0] == table.hand(0)
    assert set(dealt.seen_by(0).hands[1]) == {"?"}
    tiles = pioche.deal("rummy/en", 2, seed=7)
    assert {event.table for event in tiles.history if hasattr(event, "table")} == {tiles.view().table}


def test_history_is_of_the_round() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    dealt = table.history
    assert dealt == table.events
    first = table.push("b4")
    second = table.push(table.legal(table.turn)[0])
    assert table.history == (*dealt, *first, *second)
    assert pioche.replay.loads(pioche.replay.dumps(table)).history == table.history
    copied = table.copy()
    table.pop()
    assert table.history == (*dealt, *first)
    assert copied.history == (*dealt, *first, *second)
    table.pop()
    assert (table.history, table.events) == (dealt, dealt)


def test_actions_are_sorted_and_aligned() -> None:
    legal = pioche.deal("classic/de", 3, seed=7).legal()
    assert [str(action) for action in sorted(legal)] == sorted(map(str, legal))
    assert f"{legal[0]:>6}|" == "  1:b4|"


def test_the_notation_lists_every_field() -> None:
    for edition, page in (("classic/de", "notation.md"), ("rummy/en", "rummy-notation.md")):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        for field in fields(pioche.deal(edition, 2, seed=1).view(0).value):
            assert f"\n| `{field.name}` |" in text, field.name


def test_options_of_an_edition() -> None:
    options = pioche.options("classic/de")
    jump = options["jump_in"]
    assert (jump.name, jump.default, jump.values, jump.limits, jump.clause) == (
        *("jump_in", False, (False, True), None),
        "DE-1a",
    )
    assert (options["target"].default, options["target"].limits, options["target"].values) == (500, (1, 99_999), ())
    assert options["teams"].off == 0
    assert jump.say("fr") != jump.say() in str(jump)
    for edition in pioche.editions():
        every = pioche.options(edition)
        table = pioche.deal(edition, 3, seed=1)
        assert set(every) == set(table.rules.options())
        for option in every.values():
            assert option.default in (option.values or (option.default,))
            given = {option.name: option.default}
            assert pioche.deal(edition, 4, seed=1, options=given).options == {}, "its own values change nothing"


def test_the_next_round_after_a_position_follows_from_it() -> None:
    def after(text: str) -> pioche.Table:
        table = pioche.position("classic/fr", text, advice_penalty=False)
        table.push("r5")
        table.next_round()
        return table

    assert after("r5/b2 - r7 r > turn:0") == after("r5/b2 - r7 r > turn:0")
    assert after("r5/b2 - r7 r > turn:0").text != after("r5/b3 - r7 r > turn:0").text
