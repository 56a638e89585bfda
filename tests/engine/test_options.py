"""The options system, tested with a toy game: lookup, texts, overlays, limits, clashes, editions."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from enum import Enum
from typing import Final

import pytest

from pioche.classic.game import GAME as CLASSIC
from pioche.engine.codecs import plain_text
from pioche.engine.editions import Editions
from pioche.engine.options import Clashed, Options, PlayersClash, clash, option
from pioche.engine.refusal import Refusal, Refused


class Wish(Enum):
    JACK = "jack"
    ANY_CARD = "any_card"


class LettersCodec:
    """A codec for tuples of letters: `a-b`."""

    choices: tuple[str, ...] = ()
    expected = "a-b"

    def accepts(self, value: object) -> bool:
        return isinstance(value, tuple)

    def parse(self, text: str) -> tuple[str, ...] | None:
        letters = tuple(text.split("-")) if text else ()
        return letters if all(len(letter) == 1 for letter in letters) else None

    def text(self, value: tuple[str, ...]) -> str:
        return "-".join(value)

    def size(self, value: tuple[str, ...]) -> int:
        return len(value)


@dataclass(frozen=True, slots=True)
class PlayOptions:
    wish: Wish = option(Wish.JACK, "MM-1", "MM-2")
    answer: bool = option(True, "MM-3")
    remark: str = "no option"


@dataclass(frozen=True, slots=True)
class DealOptions:
    hand_size: int = option(5, "MM-4", "MM-5", least=2, most=lambda rules: rules.pack // 2, range_clause="MM-5")
    pairs: int = option(0, "MM-6", least=2, most=4, off=0)
    letters: tuple[str, ...] = option((), "MM-7", codec=LettersCodec(), least=0, most=3)
    bonus: int = option(10, "MM-8")


@dataclass(frozen=True, slots=True)
class Rules:
    play: PlayOptions = PlayOptions()
    deal: DealOptions = DealOptions()
    pack: int = 32

    def __post_init__(self) -> None:
        OPTIONS.check(self)


OPTIONS: Final = Options(
    Rules,
    clashes=(
        clash("MM-1", wish=Wish.ANY_CARD, answer=False),
        clash("MM-6", pairs=bool, bonus=lambda bonus: bonus > 20, instead={"bonus": 20, "pairs": 0}),
    ),
    players_clashes=(
        PlayersClash("MM-6", "pairs", lambda rules, players: rules.deal.pairs and players % 2, lambda *_: 0),
        PlayersClash("MM-8", "bonus", lambda rules, players: rules.deal.bonus > 10 and players > 8),
        PlayersClash(
            "MM-5",
            "hand_size",
            lambda rules, players: rules.deal.hand_size * players > rules.pack,
            lambda rules, players: rules.pack // players,
        ),
    ),
)
EDITIONS: Final = Editions(OPTIONS, {"mm/one": Rules(), "mm/two": Rules(play=PlayOptions(answer=False))})


def refusal(**changes: object) -> Refusal:
    with pytest.raises(Refused) as caught:
        OPTIONS.overlay(Rules(), changes)
    return caught.value.refusal


def test_the_index() -> None:
    assert list(OPTIONS) == ["wish", "answer", "hand_size", "pairs", "letters", "bonus"]
    assert len(OPTIONS) == 6
    assert "wish" in OPTIONS
    assert "remark" not in OPTIONS
    wish, hand_size = OPTIONS["wish"], OPTIONS["hand_size"]
    assert (wish.name, wish.group, wish.kind, wish.default) == ("wish", "play", Wish, Wish.JACK)
    assert (wish.choices, wish.clauses, wish.limits(Rules())) == (("jack", "any_card"), ("MM-1", "MM-2"), None)
    assert (hand_size.kind, hand_size.choices, hand_size.limits(Rules())) == (int, (), (2, 16))
    assert OPTIONS["answer"].choices == ("off", "on")
    assert [each.path for each in OPTIONS.all()][-1] == "deal.bonus"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("wish", "any_card", Wish.ANY_CARD),
        ("answer", "off", False),
        ("hand_size", "7", 7),
        ("letters", "a-b", ("a", "b")),
        ("bonus", "99999", 99999),
    ],
)
def test_values_from_text_and_as_text(name: str, text: str, value: object) -> None:
    assert OPTIONS.parse(name, text) == OPTIONS.parse(name, value) == value
    assert OPTIONS.text(name, value) == text
    changed = OPTIONS.overlay(Rules(play=PlayOptions(), deal=DealOptions()), {name: text})
    assert OPTIONS.value(changed, name) == OPTIONS.values(changed)[name] == value
    assert OPTIONS.texts(changed)[name] == text


@pytest.mark.parametrize(
    ("name", "value", "choices", "similar"),
    [
        ("wish", "ANY_CARD", "jack | any_card", "any_card"),
        ("wish", "any-car", "jack | any_card", "any_card"),
        ("wish", True, "jack | any_card", "none"),
        ("answer", "yes", "off | on", "on"),
        ("answer", "False", "off | on", "off"),
        ("answer", 1, "off | on", "on"),
        ("answer", "maybe", "off | on", "none"),
        ("bonus", "-1", "int", "none"),
        ("bonus", "100000", "int", "none"),
        ("bonus", "²", "int", "none"),
        ("bonus", True, "int", "none"),
        ("bonus", None, "int", "none"),
        ("letters", "ab", "a-b", "none"),
        ("letters", 3, "a-b", "none"),
    ],
)
def test_what_is_no_value(name: str, value: object, choices: str, similar: str) -> None:
    args = (("option", name), ("value", str(value)), ("choices", choices), ("similar", similar))
    assert refusal(**{name: value}) == Refusal("option-value", "", args)


def test_a_value_that_is_none_may_be_refused_with_a_clause() -> None:
    with pytest.raises(Refused) as caught:
        Options(Rules, value_clause=True).parse("wish", "sideways")
    assert caught.value.refusal.clause == "MM-1"


@pytest.mark.parametrize(
    ("name", "similar"),
    [
        ("handsize", "hand_size"),
        ("Hand-Size", "hand_size"),
        ("letter", "letters"),
        ("anwser", "answer"),
        ("remark", "none"),
        ("", "none"),
        ("x" * 10_000, "none"),
    ],
)
def test_an_unknown_option_with_what_may_be_meant(name: str, similar: str) -> None:
    assert refusal(**{name: "on"}) == Refusal("unknown-option", "", (("option", name), ("similar", similar)))


@pytest.mark.parametrize(
    ("name", "value", "clause", "least", "most"),
    [
        ("hand_size", 1, "MM-5", 2, 16),
        ("hand_size", "17", "MM-5", 2, 16),
        ("pairs", 1, "MM-6", 2, 4),
        ("pairs", 5, "MM-6", 2, 4),
    ],
)
def test_limits(name: str, value: int | str, clause: str, least: int, most: int) -> None:
    args = (("option", name), ("value", int(value)), ("least", least), ("most", most))
    assert refusal(**{name: value}) == Refusal("option-range", clause, args)


def test_limits_of_what_is_counted() -> None:
    assert refusal(letters="a-b-c-d").args[1] == ("value", 4)


def test_limits_may_follow_from_the_rules_and_off_is_allowed() -> None:
    assert OPTIONS.overlay(Rules(pack=100), {"hand_size": 50, "pairs": 0}).deal.hand_size == 50


def test_clashes_name_both_options_and_their_values() -> None:
    clash_of_wish = (("first", "wish=any_card"), ("second", "answer=off"), ("repair", "none"))
    assert refusal(wish="any_card", answer="off") == Refusal("options-clash", "MM-1", clash_of_wish)
    assert refusal(pairs=2, bonus=21).args == (("first", "pairs=2"), ("second", "bonus=21"), ("repair", "bonus=20"))
    assert OPTIONS.overlay(Rules(), {"pairs": 2, "bonus": 20}).deal.pairs == 2
    assert OPTIONS.overlay(Rules(), {"bonus": 21}).deal.bonus == 21


def test_a_clash_names_options_that_there_are() -> None:
    with pytest.raises(Refused, match="unknown-option"):
        Options(Rules, clashes=(clash("MM-1", wish=Wish.JACK, answers=True),))


def test_clashes_with_a_number_of_players() -> None:
    rules = OPTIONS.overlay(Rules(), {"pairs": "2"})
    OPTIONS.check_players(rules, 4)
    with pytest.raises(Refused) as caught:
        OPTIONS.check_players(rules, 3)
    args = (("first", "pairs=2"), ("second", "players=3"), ("repair", "pairs=0"))
    assert caught.value.refusal == Refusal("options-clash", "MM-6", args)


def settled(standard: Rules, players: int = 4, **chosen: object) -> dict[str, str]:
    made, adapted = OPTIONS.settle(standard, chosen, lambda rules: OPTIONS.check_players(rules, players))
    assert OPTIONS.differences(made, standard) == {**{name: str(value) for name, value in chosen.items()}, **adapted}
    return adapted


def test_what_nobody_chose_adapts() -> None:
    """To what somebody chose, to the number of players, and one after the other."""
    paired, rich = Rules(deal=DealOptions(pairs=2)), Rules(deal=DealOptions(bonus=30))
    assert settled(Rules()) == {}
    assert settled(paired, bonus=30) == {"pairs": "0"}
    assert settled(rich, pairs=2) == {"bonus": "20"}
    assert settled(paired, players=3) == {"pairs": "0"}
    assert settled(paired, players=7) == {"pairs": "0", "hand_size": "4"}


@pytest.mark.parametrize(
    ("players", "chosen", "clause"),
    [
        (4, {"pairs": 2, "bonus": 30}, "MM-6"),
        (3, {"pairs": 2}, "MM-6"),
        (4, {"wish": "any_card", "answer": "off"}, "MM-1"),
        (7, {"hand_size": 5}, "MM-5"),
        (9, {"hand_size": 3, "bonus": 12}, "MM-8"),
    ],
)
def test_what_somebody_chose_clashes(players: int, chosen: dict[str, object], clause: str) -> None:
    with pytest.raises(Refused) as caught:
        settled(Rules(deal=DealOptions(pairs=2)), players, **chosen)
    assert caught.value.refusal.clause == clause


def test_without_another_value_nothing_adapts() -> None:
    """A clash that does not say what an option could be instead is refused, whoever chose it."""
    with pytest.raises(Refused, match="MM-1"):
        settled(Rules(play=PlayOptions(answer=False)), wish="any_card")
    with pytest.raises(Refused, match="MM-8"):
        settled(Rules(deal=DealOptions(bonus=12, hand_size=3)), players=9)


def test_overlays_leave_the_rest_and_the_original_alone() -> None:
    rules = Rules(pack=64)
    changed = OPTIONS.overlay(rules, {"answer": "off", "bonus": 5})
    assert rules == Rules(pack=64)
    assert changed == Rules(PlayOptions(answer=False), DealOptions(bonus=5), 64)
    assert OPTIONS.differences(changed, rules) == {"answer": "off", "bonus": "5"}
    assert OPTIONS.differences(rules, rules) == {}
    assert OPTIONS.overlay(rules, {}) == rules
    assert OPTIONS.overlay(rules, OPTIONS.texts(changed)) == changed
    assert hash(OPTIONS.overlay(changed, {"answer": True, "bonus": 10})) == hash(rules)
    assert pickle.loads(pickle.dumps(changed)) == copy.deepcopy(changed) == changed  # noqa: S301 (our own)


def test_editions() -> None:
    assert list(EDITIONS) == ["mm/one", "mm/two"]
    assert EDITIONS["mm/two"] == EDITIONS.load("mm/two")
    rules = EDITIONS.load("mm/two", {"hand_size": "7"})
    assert EDITIONS.differences("mm/two", rules) == {"hand_size": "7"}
    assert EDITIONS.load("mm/one", EDITIONS.differences("mm/one", rules)) == rules
    with pytest.raises(Refused) as caught:
        EDITIONS.load("mm/own")
    known = ("known", "mm/one, mm/two")
    assert caught.value.refusal.args == (("edition", "mm/own"), known, ("similar", "mm/one, mm/two"))


def test_declarations_that_are_mistakes() -> None:
    with pytest.raises(TypeError, match="both limits or none"):
        option(3, "MM-1", least=2)
    with pytest.raises(TypeError, match=r"0\.5 needs a codec"):
        option(0.5, "MM-1")

    @dataclass(frozen=True)
    class Twice:
        play: PlayOptions = PlayOptions()
        again: PlayOptions = PlayOptions()

    with pytest.raises(TypeError, match=r"again\.wish and play\.wish have the same name"):
        Options(Twice)


def test_a_single_option() -> None:
    @dataclass(frozen=True)
    class Group:
        one: bool = option(False)

    @dataclass(frozen=True)
    class Small:
        group: Group = Group()

    assert Options(Small).values(Small(Group(True))) == {"one": True}


def test_values_as_text_without_their_option() -> None:
    assert list(map(plain_text, (True, False, Wish.ANY_CARD, 7, ("a", "b"), "jack"))) == [
        "on",
        "off",
        "any_card",
        "7",
        "2",
        "jack",
    ]


def test_a_clash_survives_copies_and_pickles() -> None:
    """Worker processes pass it on; an exception that cannot be unpickled breaks their pool."""
    with pytest.raises(Refused) as found:
        CLASSIC.rules("classic/fr", {"teams": "3"}, players=4)
    for again in (pickle.loads(pickle.dumps(found.value)), copy.copy(found.value), copy.deepcopy(found.value)):  # noqa: S301
        assert isinstance(again, Clashed)
        assert (again.refusal, again.instead) == (found.value.refusal, found.value.instead)  # type: ignore[attr-defined]
