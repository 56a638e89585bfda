"""Refusals as translated messages: cards, colours, players, options and the clause, in four languages."""

from __future__ import annotations

import re

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE, NAMES, Palette
from pioche.classic.codes import FACES
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.match import Match
from pioche.classic.rules import OPTIONS, Rules
from pioche.classic.sentences import TERMS, card_name
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import option_help, option_name, sentence, setting_text, value_name
from pioche.i18n import LANGUAGES, Translator
from tests.classic.table import refused, table

WORDS = {language: Translator(language) for language in LANGUAGES}


def said(edition: str, position: str, move: str, language: str = "en", /, **options: str) -> str:
    """The message for a refused move."""
    s = table(edition, position, **options)
    return plain(sentence(refused(s, move), WORDS[language], TERMS, s.rules))


def plain(text: str) -> str:
    """The text with ordinary spaces, which are easier to read in a test."""
    return re.sub(r"[\u00a0\u202f]", " ", text)


def refused_rules(edition: str, **options: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", options)
    return caught.value.refusal


ON_WILD4 = {
    "en": "You cannot stack the red +2 on the +4; you have to draw 4 cards (DE-5).",
    "fr": "Tu ne peux pas contrer le +4 avec le +2 rouge ; à piocher : 4 cartes (DE-5).",
    "de": (
        "Gegen die Vier-Ziehen-und-Farbwahl-Karte hilft die rote Zwei-Ziehen-Karte nicht; "
        "zu ziehen sind 4 Karten (DE-5)."
    ),
    "lb": "Géint d’+4 hëlleft d’rout +2 net; du muss 4 Kaarten huelen (DE-5).",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_ends_with_its_clause(language: str) -> None:
    position = "rDr9/r5b1 y1y2y3y4 r4F g > debt:0 debt=4 debt_kind=2 started=1"
    assert said("de", position, "0:rD", language) == ON_WILD4[language]


ON_REVERSE = {
    "fr": {
        "en": "You cannot play the red 5 on the blue Reverse; colour in force: blue (FR-7).",
        "fr": "Tu ne peux pas poser le 5 rouge sur l’Inversion bleue ; couleur demandée : bleu (FR-7).",
        "de": "Auf die blaue Richtungswechsel-Karte kannst du die rote 5 nicht legen; geltende Farbe: Blau (FR-7).",
        "lb": "Op d’blo Kaart „Richtung änneren“ kanns de d’rout 5 net leeën; aktuell Faarf: blo (FR-7).",
    },
    "lb": {
        "en": "You cannot play the orange 5 on the violet Reverse; colour in force: violet (LB-4).",
        "fr": "Tu ne peux pas poser le 5 orange sur l’Inversion violette ; couleur demandée : violet (LB-4).",
        "de": (
            "Auf die violette Richtungswechsel-Karte kannst du die orange 5 nicht legen; "
            "geltende Farbe: Violett (LB-4)."
        ),
        "lb": "Op d’violett Kaart „Richtung änneren“ kanns de d’orange 5 net leeën; aktuell Faarf: violett (LB-4).",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ON_REVERSE)
@pytest.mark.clause("LB-1")
def test_cards_in_the_colours_of_the_edition(edition: str, language: str) -> None:
    text = said(edition, "r5r9/r5b1/g1 y1y2y3y4 bR b > turn:0 started=1", "0:r5", language)
    assert text == ON_REVERSE[edition][language]


def test_no_colour_in_force() -> None:
    refusal = Refusal("does-not-fit", "FR-7", (("card", "r5"), ("top", "W"), ("colour", "-")))
    assert (
        sentence(refusal, WORDS["en"], TERMS) == "You cannot play the red 5 on the Wild; colour in force: none (FR-7)."
    )


def test_players_by_name_or_by_number() -> None:
    s = table("de", "r5r9/r5b1/g1g2 y1y2y3y4 r4 r > turn:2 started=1")
    refusal = refused(s, "0:r5")
    assert sentence(refusal, WORDS["en"], TERMS, s.rules) == "It is not your turn: the next to move is player 3 (DE-1)."
    assert (
        plain(sentence(refusal, WORDS["fr"], TERMS, s.rules)) == "Ce n’est pas ton tour : on attend le joueur 3 (DE-1)."
    )
    names = ["Jo", "Mia", "Lux"]
    assert sentence(refusal, WORDS["de"], TERMS, s.rules, names) == "Du bist nicht an der Reihe; dran ist Lux (DE-1)."
    assert (
        sentence(refusal, WORDS["lb"], TERMS, s.rules, names[:2])
        == "Du bass net un der Rei; drun ass Spiller 3 (DE-1)."
    )


@pytest.mark.clause("DE-8a")
def test_the_card_that_made_the_debt_is_named() -> None:
    """The card below the UnoCard counts, but the UnoCard is what has to be answered."""
    position = "rDr9/r5b1 y1y2y3y4 r4U r > debt:0 debt=4 debt_kind=3 started=1"
    text = "You cannot stack the red +2 on the UNO card; you have to draw 4 cards (DE-8a)."
    assert said("de", position, "0:rD", uno_card_draw4="on") == text


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("0:give.1.r5r6", "You do not hold the red 6 (DE-8b)."),
        ("0:give.1.r3r5", "You do not hold the red 3 (DE-8b)."),
        ("0:give.1.r5r5", "You do not hold the red 5 (DE-8b)."),
        ("0:give.1.r5", "Give away exactly 2 cards (DE-8b)."),
        ("0:give.0.r5r9", "You cannot choose this player here (DE-8b)."),
        ("0:r5", "First choose the cards that you give away, and who gets them (DE-8b)."),
        ("1:b1", "Wait: player 1 still has to choose (DE-8b)."),
    ],
)
@pytest.mark.clause("DE-8b")
def test_gifts(move: str, text: str) -> None:
    position = "r5r9g1/r5b1 y1y2y3y4 r4U r > give:0 running=U actor=0 layer=0 started=1"
    assert said("de", position, move, uno_card_gift="on") == text


@pytest.mark.clause("LB-10")
def test_a_gift_by_the_rule_of_a_white_card() -> None:
    rules = editions.load("classic/lb", {"blanks": (Program((Effect(Op.GIVE, 1, At.CHOSEN),)),)})
    s = table(
        "lb", "r5r9g1/r5b1 y1y2y3y4 r4X1 r > give:0 running=X1 actor=0 layer=0 started=1", blanks=rules.blank.blanks
    )
    assert sentence(refused(s, "0:give.1.r5r9"), WORDS["en"], TERMS, s.rules) == "Give away exactly one card (LB-10)."


@pytest.mark.parametrize(
    ("edition", "text"),
    [
        ("fr", "You may play the +4 only if no other card in your hand fits (FR-16)."),
        ("lb", "You may play the +4 only if you hold no card of the colour in force (LB-9)."),
    ],
)
@pytest.mark.clause("FR-16", "LB-9")
def test_why_a_wild4_is_not_allowed(edition: str, text: str) -> None:
    assert said(edition, "r5F/r5b1/g1 y1y2y3y4 r4 r > turn:0 started=1", "0:F=g", challenge="off") == text


@pytest.mark.parametrize(
    ("position", "move", "text"),
    [
        ("r5r9/r5b1 y1 W - > colour:0", "0:r5", "First name a colour (DE-9)."),
        ("r5r9/r5b1 y1 W - > colour:0", "0:pass", "You cannot pass: name a colour (DE-9)."),
        ("r5r9/r5b1 y1 r0 r > rotate:0 running=r0 actor=0", "0:r5", "First say which way the hands go round (DE-13a)."),
        ("r5r9/r5b1 y1 r7 r > choose:0 running=r7 actor=0", "0:pass", "You cannot pass: choose a player (BB-2)."),
    ],
)
def test_choices_by_their_names(position: str, move: str, text: str) -> None:
    assert said("de", f"{position} started=1", move, zero_rotation="forced", seven_swap="forced") == text


@pytest.mark.clause("FR-21")
def test_advice() -> None:
    position = "r5r9/r5b1/g1g2 y1y2y3y4 r4 r > turn:0 started=1"
    assert said("fr", position, "0:accuse.0") == "You cannot accuse yourself (FR-21)."
    vote = f"{position} accused=1 ayes=1 accusers=1"
    assert said("fr", vote, "1:aye") == "You do not vote on an accusation against yourself (FR-21)."


# Rules that are refused


def test_options_by_their_titles() -> None:
    clash = refused_rules("de", draw2_parry="off", draw2_finish_defence="on")
    assert sentence(clash, WORDS["en"], TERMS) == (
        "“Stacking on the last +2: on” and “Stacking on a +2: nothing” do not go together. "
        "Try “Stacking on the last +2: off” (DE-5a)."
    )
    assert plain(sentence(clash, WORDS["fr"], TERMS)) == (
        "« Contrer le dernier +2 : oui » et « Contrer un +2 : rien » ne vont pas ensemble. "
        "Une solution : « Contrer le dernier +2 : non » (DE-5a)."
    )
    with pytest.raises(Refused) as caught:
        Match.new(editions.load("classic/fr"), 2)
    text = sentence(caught.value.refusal, WORDS["de"], TERMS, editions.load("classic/fr"))
    assert text == (
        "„Strafe für Ratschläge: an“ und „2 Spieler“ vertragen sich nicht. "
        "Möglich wäre „Strafe für Ratschläge: aus“ (FR-21)."
    )


def test_values_that_are_not_possible() -> None:
    words = WORDS["en"]
    assert sentence(refused_rules("de", jump_in="maybe"), words, TERMS) == (
        "“maybe” is not a value of the option “jump_in”; possible: off | on."
    )
    assert sentence(refused_rules("de", jump_in="yes"), words, TERMS).endswith("possible: off | on. Did you mean on?")
    assert sentence(refused_rules("de", target="many"), words, TERMS) == (
        "“many” is not a value of the option “target”; possible: a whole number from 1 to 99,999."
    )
    assert (
        sentence(refused_rules("de", target="0"), words, TERMS) == "“Points to win” can be 1 to 99,999, not 0 (DE-0)."
    )
    assert sentence(refused_rules("de", jumpin="on"), words, TERMS) == (
        "There is no option “jumpin”. Did you mean jump_in?"
    )
    assert sentence(refused_rules("de", xyz="on"), words, TERMS) == "There is no option “xyz”."


@pytest.mark.clause("LB-10")
def test_rules_of_white_cards_in_words() -> None:
    with pytest.raises(Refused) as caught:
        Program((Effect(Op.TURN), Effect(Op.SWAP, at=At.ALL)))
    text = plain(sentence(caught.value.refusal, WORDS["fr"], TERMS))
    assert text == "Effet 2 de la carte blanche : « échanger les jeux » ne peut pas viser « tout le monde » (LB-10)."


def test_the_reason_within_a_replay() -> None:
    why = Refusal("not-your-turn", "FR-6", (("seat", 1),))
    outer = Refusal("replay-refused", "FR-6", (("line", 7), ("text", "0:r5"), ("reason", str(why))))
    assert sentence(outer, WORDS["en"], TERMS, why=why) == (
        "Line 7: “0:r5” is not allowed: “It is not your turn: the next to move is player 2” (FR-6)."
    )


# Names


def test_names_of_cards() -> None:
    names = {
        text: card_name(FACE[text], Palette.STANDARD, WORDS["fr"])
        for text in ("r5", "gD", "yS", "bR", "W", "F", "U", "X2")
    }
    assert {text: plain(name) for text, name in names.items()} == {
        "r5": "5 rouge",
        "gD": "+2 vert",
        "yS": "« Passer un tour » jaune",
        "bR": "Inversion bleue",
        "W": "Joker",
        "F": "+4",
        "U": "carte UNO",
        "X2": "carte blanche 2",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", Palette)
def test_every_card_has_a_name_of_its_own(language: str, palette: Palette) -> None:
    plain_names = {card_name(face, palette, WORDS[language]) for face in range(FACES)}
    assert len(plain_names) == len(NAMES)
    within = [card_name(face, palette, WORDS[language], definite=True) for face in range(FACES)]
    begin = {"en": ("the ",), "fr": ("le ", "la ", "l’"), "de": ("die ",), "lb": ("d’", "de ")}[language]
    assert all(name.startswith(begin) for name in within)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_a_name_of_its_own(language: str) -> None:
    words = WORDS[language]
    titles = [option_name(name, words) for name in OPTIONS]
    assert len(set(titles)) == len(titles)
    for name in OPTIONS:
        assert option_help(name, words) != option_name(name, words)
        values = OPTIONS[name].choices
        assert len({value_name(name, value, words) for value in values}) == len(values)


def test_values_as_themselves_or_as_text() -> None:
    words = WORDS["en"]
    options = Rules().overlay({"blanks": (Program(), Program())}).options()
    assert value_name("jump_in", options["jump_in"], words) == value_name("jump_in", "off", words) == "off"
    assert value_name("wild4_if", options["wild4_if"], words) == "only without another playable card"
    assert value_name("target", options["target"], words) == "500"
    assert value_name("blanks", options["blanks"], words) == "2"
    assert value_name("blanks", (), words) == "none"
    assert value_name("rounds_to_win", 0, words) == "points decide"
    assert setting_text("teams", 0, words) == "Teams: no teams"
