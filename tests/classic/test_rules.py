"""Rules: options, overlays, values as text, clashes, numbers of players."""

from __future__ import annotations

import dataclasses

import pytest

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cards import FACE, NAMES
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.mechanics.challenge import Challenge
from pioche.classic.mechanics.debt import Draw2Parry
from pioche.classic.mechanics.drawing import DrawnCard, VoluntaryDraw
from pioche.classic.mechanics.hands import Exchange
from pioche.classic.mechanics.matching import Wild4If
from pioche.classic.mechanics.start import DealerBy, FirstSkip, FirstWild
from pioche.classic.mechanics.uno_call import UnoEnforced
from pioche.classic.rules import OPTIONS, Rules, Value, program_of
from pioche.engine.match import Scoring
from pioche.engine.refusal import Refusal, Refused

FR, LB, DE = (editions.load(f"classic/{name}") for name in ("fr", "lb", "de"))

# Every option of the books, its values as text if they can be listed, and its values in fr, lb and de.
TABLE: dict[str, tuple[tuple[str, ...], object, object, object]] = {
    "palette": (("standard", "letz"), "standard", "letz", "standard"),
    "hand_size": ((), 7, 7, 7),
    "dealer": (("draw_each_round", "passes_left"), "draw_each_round", "passes_left", "draw_each_round"),
    "first_skip": (("second_right", "second_left"), "second_right", "second_left", "second_left"),
    "first_wild": (("dealer", "left"), "dealer", "left", "dealer"),
    "reverse_on_anything": (("off", "on"), False, True, False),
    "wild4_if": (("nothing_playable", "no_colour", "always"), "nothing_playable", "no_colour", "always"),
    "voluntary_draw": (("drawn_only", "off"), "drawn_only", "drawn_only", "off"),
    "drawn_card": (("may", "must_if_voluntary"), "may", "must_if_voluntary", "may"),
    "draw_then_play_any": (("off", "on"), False, False, False),
    "draw_until_playable": (("off", "on"), False, False, False),
    "draw2_parry": (("off", "draw2", "draw2_or_wild4"), "off", "off", "draw2_or_wild4"),
    "wild4_parry": (("off", "on"), False, False, True),
    "uno_card_draw4": (("off", "on"), False, False, False),
    "reverse_returns_debt": (("off", "on"), False, False, False),
    "skip_passes_debt": (("off", "on"), False, False, False),
    "challenge": (("off", "take_back", "card_stays"), "take_back", "card_stays", "off"),
    "uno_enforced": (("when_caught", "automatic"), "when_caught", "when_caught", "automatic"),
    "uno_uno": (("off", "on"), False, False, True),
    "last_draw_counts": (("off", "on"), True, True, True),
    "draw2_finish_defence": (("off", "on"), False, False, False),
    "no_finish_on_black_draw": (("off", "on"), False, False, False),
    "jump_in": (("off", "on"), False, False, False),
    "sequences": (("off", "on"), False, False, False),
    "skip_parry": (("off", "on"), False, False, False),
    "double_skip": (("off", "on"), False, False, False),
    "two_player_reverse_skips": (("off", "on"), False, False, False),
    "zero_rotation": (("off", "optional", "forced"), "off", "off", "off"),
    "seven_swap": (("off", "optional", "forced"), "off", "off", "off"),
    "uno_card_gift": (("off", "on"), False, False, False),
    "multiples": (("off", "on"), False, False, False),
    "advice_penalty": (("off", "on"), True, False, False),
    "blanks": ((), (), (), ()),
    "scoring": (("winner_takes", "lowest_wins"), "winner_takes", "winner_takes", "winner_takes"),
    "target": ((), 500, 500, 500),
    "rounds_to_win": ((), 0, 0, 0),
    "wild4_points": ((), 50, 50, 75),
    "teams": ((), 0, 0, 0),
}


def refusal_of(edition: str, **options: Value | str) -> Refusal:
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", options)
    return caught.value.refusal


def test_every_option_is_known() -> None:
    """Options that are not in the table belong to no book, so no edition changes them."""
    assert set(TABLE) <= set(OPTIONS)
    for name in set(OPTIONS) - set(TABLE):
        assert all(clause.startswith("BB-") for clause in OPTIONS[name].clauses)
        assert len({rules.options()[name] for rules in (FR, LB, DE, Rules())}) == 1


@pytest.mark.parametrize("name", TABLE)
def test_values_and_editions(name: str) -> None:
    values, *expected = TABLE[name]
    assert set(OPTIONS[name].choices) == set(values)
    assert all(clause.partition("-")[0] in ("FR", "LB", "DE", "BB") for clause in OPTIONS[name].clauses)
    assert OPTIONS[name].clauses
    for rules, value in zip((FR, LB, DE), expected, strict=True):
        found = rules.options()[name]
        assert getattr(found, "value", found) == value


def test_text_values_become_what_they_mean() -> None:
    rules = editions.load(
        "classic/fr",
        {
            "jump_in": "on",
            "advice_penalty": "off",
            "hand_size": "5",
            "dealer": "passes_left",
            "first_skip": "second_left",
            "first_wild": "left",
            "wild4_if": "no_colour",
            "challenge": "card_stays",
            "voluntary_draw": "off",
            "drawn_card": "must_if_voluntary",
            "draw2_parry": "draw2",
            "uno_enforced": "automatic",
            "zero_rotation": "forced",
            "seven_swap": "optional",
            "scoring": "lowest_wins",
            "target": "300",
        },
    )
    assert rules.jump_in.jump_in is True
    assert rules.advice.advice_penalty is False
    assert rules.start.hand_size == 5
    assert rules.start.dealer is DealerBy.PASSES_LEFT
    assert rules.start.first_skip is FirstSkip.SECOND_LEFT
    assert rules.start.first_wild is FirstWild.LEFT
    assert rules.matching.wild4_if is Wild4If.NO_COLOUR
    assert rules.challenge.challenge is Challenge.CARD_STAYS
    assert rules.drawing.voluntary_draw is VoluntaryDraw.OFF
    assert rules.drawing.drawn_card is DrawnCard.MUST_IF_VOLUNTARY
    assert rules.debt.draw2_parry is Draw2Parry.DRAW2
    assert rules.uno_call.uno_enforced is UnoEnforced.AUTOMATIC
    assert rules.hands.zero_rotation is Exchange.FORCED
    assert rules.hands.seven_swap is Exchange.OPTIONAL
    assert rules.scoring.scoring is Scoring.LOWEST_WINS
    assert rules.scoring.target == 300


@pytest.mark.parametrize("name", [name for name, (values, *_) in TABLE.items() if values])
def test_every_text_value_is_accepted_or_clashes(name: str) -> None:
    for text in TABLE[name][0]:
        value = OPTIONS.parse(name, text)
        assert OPTIONS.parse(name, value) == value
        assert getattr(value, "value", {True: "on", False: "off"}.get(value is True)) == text


def test_overlay_leaves_the_rest_and_the_original_alone() -> None:
    before = FR.options()
    rules = FR.overlay({"jump_in": True, "hand_size": 9})
    assert FR.options() == before
    assert {name for name, value in rules.options().items() if value != before[name]} == {"jump_in", "hand_size"}
    assert rules.overlay({"jump_in": False, "hand_size": 7}) == FR
    assert FR.overlay({}) == FR
    assert hash(FR.overlay({})) == hash(FR)


def test_overlay_changes_what_the_machine_reads() -> None:
    assert FR.book is not FR.overlay({"wild4_points": 75}).book
    assert (FR.book.points_of(FACE["F"]), FR.overlay({"wild4_points": 75}).book.points_of(FACE["F"])) == (50, 75)


def test_rules_are_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        FR.start = LB.start  # type: ignore[misc]


def test_unknown_edition() -> None:
    with pytest.raises(Refused) as caught:
        editions.load("classic/xx")
    refusal = caught.value.refusal
    assert refusal.code == "unknown-edition"
    known = ("known", "classic/fr, classic/lb, classic/de")
    similar = ("similar", "classic/lb, classic/fr, classic/de")
    assert refusal.args == (("edition", "classic/xx"), known, similar)


@pytest.mark.parametrize("name", ["", "jump-in", "Jump_in", "book", "start", "options"])
def test_unknown_option(name: str) -> None:
    refusal = refusal_of("fr", **{name: "on"})
    assert (refusal.code, refusal.clause, refusal.args[0]) == ("unknown-option", "", ("option", name))
    with pytest.raises(Refused, match="unknown-option"):
        FR.overlay({name: True})
    with pytest.raises(Refused, match="unknown-option"):
        OPTIONS[name]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("jump_in", "yes"),
        ("jump_in", ""),
        ("jump_in", "On"),
        ("jump_in", 1),
        ("hand_size", "seven"),
        ("hand_size", "-7"),
        ("hand_size", "7.0"),
        ("hand_size", "٧"),
        ("hand_size", ""),
        ("hand_size", "1000000"),
        ("hand_size", True),
        ("challenge", "on"),
        ("challenge", "OFF"),
        ("challenge", Wild4If.ALWAYS),
        ("challenge", 0),
        ("zero_rotation", "on"),
        ("blanks", True),
        ("blanks", 3),
        ("blanks", ("turn",)),
        ("jump_in", ()),
    ],
)
def test_wrong_value(name: str, value: Value | str) -> None:
    refusal = refusal_of("fr", **{name: value})
    assert refusal.code == "option-value"
    assert refusal.args[:2] == (("option", name), ("value", str(value)))


def test_wrong_value_says_what_can_be_chosen() -> None:
    assert refusal_of("fr", zero_rotation="on").args[2:] == (
        ("choices", "off | optional | forced"),
        ("similar", "none"),
    )
    assert refusal_of("fr", zero_rotation="force").args[-1] == ("similar", "forced")
    assert refusal_of("fr", jump_in="yes").args[2:] == (("choices", "off | on"), ("similar", "on"))
    assert refusal_of("fr", hand_size="many").args[2:] == (("choices", "int"), ("similar", "none"))


@pytest.mark.parametrize(
    ("name", "value", "clause"),
    [
        ("hand_size", 1, "FR-5"),
        ("hand_size", 54, "FR-5"),
        ("hand_size", 0, "FR-5"),
        ("target", 0, "FR-3"),
        ("target", 100000, "FR-3"),
        ("rounds_to_win", -1, "FR-3"),
        ("rounds_to_win", 100, "FR-3"),
        ("wild4_points", -1, "FR-19"),
        ("wild4_points", 1000, "FR-19"),
        ("teams", 1, "BB-7"),
        ("teams", 6, "BB-7"),
        ("teams", -2, "BB-7"),
    ],
)
def test_numbers_out_of_range(name: str, value: int, clause: str) -> None:
    refusal = refusal_of("fr", **{name: value})
    assert (refusal.code, refusal.clause) == ("option-range", clause)
    assert refusal.args[:2] == (("option", name), ("value", value))


@pytest.mark.parametrize(
    ("edition", "name", "clause"),
    [
        ("lb", "hand_size", "LB-3"),
        ("de", "hand_size", "DE-0"),
        ("lb", "target", "LB-11"),
        ("de", "target", "DE-0"),
        ("lb", "wild4_points", "LB-11"),
        ("de", "wild4_points", "DE-0"),
        ("lb", "rounds_to_win", "LB-11"),
        ("de", "rounds_to_win", "DE-0"),
        ("de", "teams", "BB-7"),
    ],
)
def test_a_number_out_of_range_names_the_book_of_the_table(edition: str, name: str, clause: str) -> None:
    refusal = refusal_of(edition, **{name: 100_000})
    assert (refusal.code, refusal.clause) == ("option-range", clause)


@pytest.mark.parametrize(("name", "value"), [("hand_size", 2), ("hand_size", 53), ("target", 1), ("target", 99999)])
def test_numbers_at_the_edge(name: str, value: int) -> None:
    assert editions.load("classic/fr", {name: value}).options()[name] == value


# The pack and the programs that follow from the options.


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 108),
        ({"uno_card_draw4": "on"}, 112),
        ({"uno_card_gift": "on"}, 112),
        ({"uno_card_draw4": "on", "uno_card_gift": "on", "blanks": (Program(),) * 3}, 115),
    ],
)
def test_pack(options: dict[str, Value | str], cards: int) -> None:
    rules = editions.load("classic/de", options)
    assert rules.cards() == cards
    assert sum(rules.book.copies_of(face) for face in range(c.FACES)) == cards


def test_programs_of_the_cards() -> None:
    def programs(**options: Value | str) -> dict[str, tuple[Effect, ...]]:
        rules = editions.load("classic/lb", options)
        return {name: program_of(rules, face) for face, name in enumerate(NAMES)}

    plain = programs()
    assert plain["rD"] == (Effect(Op.DEBT, 2),)
    assert plain["gS"] == (Effect(Op.SKIP),)
    assert plain["bR"] == (Effect(Op.TURN),)
    assert plain["W"] == (Effect(Op.COLOUR),)
    assert plain["F"] == (Effect(Op.COLOUR), Effect(Op.DEBT, 4))
    assert [name for name, program in plain.items() if program and name[0] in "rygb"] == [
        colour + symbol for colour in "rygb" for symbol in "DSR"
    ]
    assert plain["U"] == plain["X1"] == ()
    assert programs(zero_rotation="optional")["y0"] == (Effect(Op.PASS_HANDS, optional=True),)
    assert programs(seven_swap="forced")["y7"] == (Effect(Op.SWAP, at=At.CHOSEN),)
    assert programs(uno_card_gift="on", uno_card_draw4="on")["U"] == (
        Effect(Op.GIVE, 2, At.CHOSEN, optional=True),
        Effect(Op.DEBT, 4),
    )
    rule = Program((Effect(Op.TURN), Effect(Op.DRAW, 3, At.ALL)))
    assert programs(blanks=(rule,))["X1"] == rule.effects
    assert programs(blanks=(rule,))["X2"] == ()
