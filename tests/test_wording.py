"""How the sentences are written: whole, with the marks and spaces of their language, in correct Luxembourgish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche import i18n
from tests.texts import rendered, source

NAMES = ("card-", "the-card-", "colour-", "player-", "setting", "choices-", "blank-", "option-", "value-")
QUOTES = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“"), "lb": ("„", "“")}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, text in rendered(language):
        assert text, key
        assert not re.search(r"[{}\[\]$\n]|->|None|  | $|^ | [.,]", text), f"{key}: {text!r}"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_sentences_are_sentences_and_names_are_names(language: str) -> None:
    """A sentence begins with a capital, so never with a card or a player. It ends with its mark, or what to type."""
    for key, text in rendered(language):
        if key.startswith("refusal-") or key.endswith("-help"):
            assert text[0].isupper() or text[0] in "“„«", f"{key}: {text}"
            assert re.search(r"([^.?][.?]|: sample)$", text), f"{key}: {text}"
        elif key.startswith(NAMES):
            assert text[-1] not in ".!?:", f"{key}: {text}"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_quotation_marks_of_the_language(language: str) -> None:
    first, last = QUOTES[language]
    for key, text in rendered(language):
        marks = re.sub(r"[^“”„«»\"]", "", text)
        assert marks == (first + last) * (len(marks) // 2), f"{key}: {text}"


# Words that players do not use, or that another word stands for everywhere (docs/glossary.md).
SEARCH_WORDS = "called-"  # what players may type, whatever it is called here
BANNED = {
    "en": r"lay|lays|laid|laying|doubt\w*|believ\w*|parr(?:y|ies|ied|ying)|owes?|debts?|sits? out|whoever|blanks?"
    r"|on turn|a UNO",
    "fr": r"dettes?|réserve|tuiles?|défausse|contest\w+|méfi\w+|travailleurs?|y croi\w+",
    "de": r"Kartenstapel|Vier-Ziehen-Karten?|Farbenwahl\w*|ertapp\w*|schulde\w*|Schuld|[Gg]laub\w*|[+][24]"
    r"|den Tisch umleg\w*|der Tisch umgelegt",
    "lb": r"Virrot|Suiten?|zeréck|mä|dierfe\w*|Kaartefolgen|mindestens|beliibeg\w*|uschëlleg\w*|Botten?|toschs?"
    r"|Schold|[Gg]leef\w*|vun deem, deen ausdeelt|den Dësch ëmle\w+|den Dësch ëmgeluecht",
}


ALLOWED = {"de": ("web-points",)}  # +2 points, not the card


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    banned = re.compile(rf"(?<!\w)(?:{BANNED[language]})(?!\w)", re.IGNORECASE if language == "en" else 0)
    found = {
        key: banned.findall(text)
        for key, text in rendered(language)
        if banned.search(text) and not key.startswith(SEARCH_WORDS)
    }
    assert {key: words for key, words in found.items() if key not in ALLOWED.get(language, ())} == {}


# One reader is spoken to, as a friend; several people around one device are not one reader.
POLITE = {
    "fr": r"vous|votre|vos|\w{2,}ez(?!\w)",
    "de": r"(?<!^)(?<![.:!?„] )(?:Sie|Ihnen|Ihr\w*)",
    "lb": r"Iech|Är\w*|[Gg]itt|Dir",
}
SEVERAL = ("device-together", "device-passing")
NOT_THE_READER = {"fr": ("chez", "assez")}


@pytest.mark.parametrize("language", sorted(POLITE))
def test_the_reader_is_a_friend(language: str) -> None:
    polite = re.compile(rf"(?<!\w)(?:{POLITE[language]})(?!\w)", re.IGNORECASE if language == "fr" else 0)
    said = [
        (key, found[0])
        for key, text in rendered(language)
        for found in polite.finditer(text)
        if not key.startswith(SEVERAL) and found[0] not in NOT_THE_READER.get(language, ())
    ]
    assert said == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_space_before_an_ellipsis(language: str) -> None:
    assert [key for key, text in rendered(language) if re.search(r"\s…", text)] == []


def test_no_letters_in_brackets() -> None:
    """The n rule is met by another wording, not by writing both."""
    assert [key for key, text in rendered("lb") if "(n)" in text] == []


def test_the_page_adds_no_colons() -> None:
    """Languages put different spaces before them, so they belong to the sentences; the ear does not mind."""
    pages = (Path(__file__).resolve().parents[1] / "web" / "src").rglob("*.svelte")
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(r"\)\}:", line) and "unseen" not in line] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    assert [line for line in values(language) if "'" in line] == []


def test_french_spaces_do_not_break() -> None:
    """No break before : and % and inside guillemets (U+00A0), nor before ; ! ? (U+202F)."""
    for line in values("fr"):
        text = re.sub(r"NUMBER\(.*?\)|\S+://\S+|\d+:\d+|[A-Z]+:[A-Z]+", "", line)  # what is typed
        assert not re.search(r"(?<!\u00a0)[:%»]|«(?!\u00a0)|(?<!\u202f)[;!?]", text), line


def values(language: str) -> list[str]:
    """The lines of a file without their keys."""
    return [line.partition(" = ")[2] or line for line in source(language).splitlines()]


# The n rule of Luxembourgish: a final n stays only before a vowel or n, d, t, z, h, and at the end of a phrase.
STAYS_BEFORE = "aeiouyäëéèöü" + "ndtzh"
WITH_N = "an|dann|den|däin|ginn|hunn|kann|schonn|sinn|stinn|säin|un|vun|wann|wien|hien|[a-zäëéö]*en"
WITHOUT_N = "a|da|e|ee|gi|hu|hie|jidderee|ka|kee|scho|sti|vu|wa|wie|kaarte|punkte|ronne|leeë|huele|nëmme|passe|spille"
DIGITS = {"0": "null", "1": "eent", "2": "zwee", "3": "dräi", "8": "aacht", "9": "néng"}


def broken_n_rule(line: str) -> str | None:
    """The place where a line breaks the rule."""
    # Cards within a sentence begin with d’ or de. Of other arguments nobody knows the first letter.
    spoken = re.sub(r"\{ \$(card|top|drawn) \}", "d’", line.lower())
    spoken = re.sub(r"\d", lambda digit: DIGITS.get(digit[0], "fënnef"), spoken)
    found = (
        # The s of `wann s de` belongs to what stands before it.
        re.search(rf"\b({WITH_N}) „?(?![{STAYS_BEFORE}]|s d[eu]\b)([a-z]|\{{ \$)", spoken),
        re.search(rf"\b({WITHOUT_N}) „?[{STAYS_BEFORE}]", spoken),
    )
    return next((place[0] for place in found if place is not None), None)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("Kaarten huelen oder passen", None),
        ("Kaarten spillen", "kaarten s"),
        ("Kaarte huelen", "kaarte h"),
        ("geet vun 1 bis 9", None),
        ("geet vun 5 bis 9", "vun f"),
        ("däerfs nëmmen { $card } leeën", None),
        ("waart op den { $seat }", "den { $"),
        ("keen „Joker“", "keen „j"),
        ("wann s de kanns", None),
    ],
)
def test_finding_a_wrong_n(line: str, place: str | None) -> None:
    assert broken_n_rule(line) == place


def test_luxembourgish_n() -> None:
    assert [line for line in values("lb") if broken_n_rule(line)] == []


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Give away exactly one card.", "Give away exactly 2 cards."),
        ("fr", "Donne exactement une carte.", "Donne exactement 2 cartes."),
        ("de", "Gib genau eine Karte ab.", "Gib genau 2 Karten ab."),
        ("lb", "Gëff genee eng Kaart of.", "Gëff genee 2 Kaarten of."),
    ],
)
def test_plurals(language: str, one: str, two: str) -> None:
    words = i18n.Translator(language)
    assert [words.text("refusal-give-exactly", cards=number) for number in (1, 2)] == [one, two]
