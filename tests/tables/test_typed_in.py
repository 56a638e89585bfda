"""What people type in that is wrong, and what they are told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import pioche
from pioche.classic.actions import Play
from pioche.i18n import LANGUAGES
from pioche.tables.other_names import HERE

TILES = "R6.R7.B1.*/G3.G4 Y1.Y2.Y3.Y9 > turn:0 | R:3.4.5 7:YGB"
DOUBTFUL = (
    "r1/g5b1/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r"
)
SIX = "r5/b2 - y7 y > turn:0"


def cards(**rules: Any) -> pioche.Table:
    return pioche.deal("classic/de", 3, seed=7, **rules)


def test_a_refusal_has_its_code_its_clause_and_its_sentence() -> None:
    table = cards()
    with pytest.raises(pioche.Refused) as caught:
        table.push("g4")
    error = caught.value
    assert (error.code, error.clause) == ("does-not-fit", "DE-1")
    assert error.say("de") == error.reason.say("de")  # type: ignore[union-attr]
    assert len({error.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(pioche.Refused, match="There is no language “xx”"):
        error.say("xx")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: pioche.deal("classic/dee"),
        lambda: cards(jumpin=True),
        lambda: pioche.Action("zz"),
        lambda: pioche.replay.loads("nothing"),
        lambda: cards(target=-5),
        lambda: pioche.puzzles.named("four-0"),
    ],
)
def test_every_refusal_speaks_four_languages(wrong: Any) -> None:
    with pytest.raises(pioche.Refused) as caught:
        wrong()
    assert caught.value.code
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(caught.value) == caught.value.say()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"player": 3}, "There is no option “player”. Did you mean players?"),
        ({"hand": ["r1 ..."]}, "There is no option “hand”. Did you mean hands, hand_size?"),
        ({"target": 0}, "“target” can be 1 to 99,999, not 0 (DE-0)."),
        ({"target": -5}, "“target” can be 1 to 99,999, not -5 (DE-0)."),
        ({"target": 10**6}, "“target” can be 1 to 99,999, not 1,000,000 (DE-0)."),
        ({"no_word_tiles": True}, "There is no option “no_word_tiles”."),
        ({"dealer": -1}, "Seats are numbered from 0 to 3; there is no seat -1."),
        ({"hands": {5: "r1 ..."}}, "Seats are numbered from 0 to 3; there is no seat 5."),
    ],
)
def test_arguments_and_options(options: dict[str, Any], said: str) -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.deal("classic/de", **options)
    assert str(caught.value) == said


def test_options_that_clash_are_named_as_they_are_typed() -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.deal("classic/fr", 4, wild4_if="always", challenge="card_stays")
    said = "“challenge=card_stays” and “wild4_if=always” do not go together. Try “challenge=off” (LB-9)."
    assert str(caught.value) == said
    assert "challenge=off" in caught.value.say("lb")


def test_an_option_of_another_game() -> None:
    with pytest.raises(pioche.Refused, match="“jump_in” is an option of another game: classic"):
        pioche.deal("rummy/en", jump_in=True)


@pytest.mark.parametrize("name", ["players", "seed", "dealer", "hands", "first"])
def test_arguments_of_deal_that_position_does_not_have(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}' is an argument of deal, not of position: "):
        pioche.position("classic/de", SIX, **{name: 0})  # type: ignore[arg-type]
    assert pioche.position("classic/fr", SIX, advice_penalty=False, dealer="passes_left").options


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("r5/b2 - y7 y > turn:3", "“turn” can be 0 to 1, not 3."),
        ("r5/b2 - y7 y > turn:0 seed=12", "“seed” cannot be “12”: it has 64 hexadecimal digits."),
        ("R5/B2 - y7 y > turn:0", "“R5” is not a list of cards. Did you mean r5?"),
        ("r5GD/B2 - y7 y > turn:0", "“r5GD” is not a list of cards. Did you mean r5gD?"),
        ("r5r/b2 - y7 y > turn:0", "“r5r” is not a list of cards."),
    ],
)
def test_positions(text: str, said: str) -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.position("classic/de", text)
    assert str(caught.value) == said


def test_long_texts_are_cut_everywhere() -> None:
    for wrong in (lambda: cards().push("b" * 100_000), lambda: cards(jump_in="x" * 100_000)):
        with pytest.raises(pioche.Refused) as caught:
            wrong()
        assert len(str(caught.value)) < 300
        assert sum(map(len, caught.value.__notes__)) < 500
    with pytest.raises(pioche.Refused, match=r"This is none: “x{39}…”"):
        pioche.position("classic/de", "x" * 100_000)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("lay R:3.4.5.*+ 7:YGB", "“R:3.4.5.*+” cannot be read. Tiles are written as R5, Y12 or *, the joker."),
        ("lay garbage", "“garbage” cannot be read."),
        ("R13", "“R13” cannot be read."),
        ("0:R13", "“0:R13” cannot be read."),
        ("B1", "“B1” is not a move, and there is no way to play this now."),
        ("R6", "“R6” is not a move. Did you mean lay R:3.4.5.6+ 7:YGB?"),
        ("lay R:3.4.5.6+.7+.*8+ 7:YGB", "Choose which word tile acts: one has to."),
    ],
)
def test_lays_say_what_is_wrong(move: str, said: str) -> None:
    why = pioche.position("rummy/en", TILES).why(move)
    assert str(why).startswith(said)


def test_lays_say_how_they_are_written() -> None:
    table = pioche.position("rummy/en", TILES)
    assert "pioche.solve(table).action" in str(table.why("lay garbage"))
    assert "the number of its group" in str(table.why("lay R:3.4.5.6+.7+.*8+ 7:YGB"))
    with pytest.raises(pioche.Refused) as caught:
        pioche.position("rummy/en", TILES.replace("R6", "R13"))
    assert str(caught.value).endswith("the joker."), "positions are no moves"


def test_a_move_that_another_seat_may_make() -> None:
    table = pioche.deal("classic/de", 3, seed=3, sequences=True, hands=["r5 r6 ...", "r1 ..."], first="r9", dealer=2)
    table.push("r5")
    assert table.turn == 1
    why = table.why("r6")
    assert why is not None
    assert (why.code, why.clause, why.meant) == ("not-in-hand", "DE-1", "0:r6")
    assert str(why) == "You do not hold the red 6 (DE-1). Did you mean 0:r6?"
    assert why.say("fr").endswith("Voulais-tu dire 0:r6\u202f?")
    with pytest.raises(pioche.Refused, match=re.escape(str(why))):
        table.push("r6")
    for move in ("1:r6", "b9"):
        other = table.why(move)
        assert other is not None
        assert other.meant == ""


def test_words_instead_of_notation() -> None:
    table = pioche.position(
        "classic/fr",
        "r1/g5b1/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r",
    )
    assert str(table.why("challenge")) == "“challenge” is not a move. Did you mean doubt?"
    assert str(cards().why("blue 4")) == "“blue 4” is not a move. Did you mean b4?"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Play(1, "b4"), "Play.face must be int, not 'b4'"),  # type: ignore[arg-type]
        (Play(1, 43, "g"), r"Play.colour must be int \| None, not 'g'"),  # type: ignore[arg-type]
        (Play("1", 43), "Play.seat must be int, not '1'"),  # type: ignore[arg-type]
        (Play(1, 43, call=1), "Play.call must be bool, not 1"),  # type: ignore[arg-type]
        (Play(1, 43, also=(0, "x")), r"Play.also must be tuple\[int, ...\]"),  # type: ignore[arg-type]
        (None, "None is no action"),
    ],
)
def test_fields_of_a_wrong_type_are_named(value: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        cards().push(value)


def test_a_number_that_no_action_has() -> None:
    with pytest.raises(pioche.Refused, match="There is no such move"):
        cards().push(Play(1, 9999))
    table = cards()
    table.push(Play(1, 43))
    assert str(table.peek()) == "1:b4"


@pytest.mark.parametrize("name", HERE)
def test_names_of_python_chess_are_pointed_at(name: str) -> None:
    with pytest.raises(AttributeError, match=f"no attribute '{name}'; here it is "):
        getattr(cards(), name)
    assert not hasattr(cards(), "_nothing")


def test_other_names_that_are_not_there() -> None:
    table = cards()
    with pytest.raises(AttributeError, match="did you mean 'legal'"):
        _ = table.legl  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match=r"Action object \(Play\) has no attribute 'foo'"):
        _ = table.legal()[0].foo


def test_files_are_paths(tmp_path: Path) -> None:
    for wrong in (b"m.pioche", 3):
        with pytest.raises(TypeError, match="the path of a file is needed"):
            pioche.replay.load(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="the path of a file is needed"):
            pioche.replay.save(cards(), wrong)  # type: ignore[arg-type]
    assert {"load", "Path"} & set(dir(pioche.replay)) == {"load"}


def test_texts_of_files() -> None:
    table = pioche.position("classic/de", SIX)
    text = pioche.replay.dumps(table)
    assert pioche.replay.dumps(table.replay()) == text
    assert pioche.replay.loads(f"\ufeff{text}\n\n") == table
    with pytest.raises(pioche.replay.BadReplay, match="Line 6: “frm r5/b2 - y7 y > turn:0” does not belong here"):
        pioche.replay.loads(text.replace("from", "frm"))
    with pytest.raises(pioche.replay.BadReplay, match="Line 5: “round 1 dealer 0” does not belong here"):
        pioche.replay.loads(text.replace(f"from {SIX}\n", ""))
