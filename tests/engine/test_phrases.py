"""Phrases: sentences without a language, which address the reader as "you"."""

from __future__ import annotations

import pytest

from pioche.classic.events import Drew, Event, HandsSwapped, How, Laid, Skipped, Why
from pioche.classic.game import GAME
from pioche.engine.phrases import phrase
from pioche.i18n import LANGUAGES, Translator

NAMES = ["Ann", "Ben", "Cleo"]
FR = GAME.rules("classic/fr")
LAID = Laid(0, 5, How.BY_TURN)
DREW = Drew(0, (1, 2), Why.FORGOT)
SWAPPED = HandsSwapped(0, 1, (), ())


def said(event: Event, me: int | None, language: str = "en") -> str:
    made = GAME.event_phrase(event, FR)
    assert made is not None
    return made.said(Translator(language), NAMES, me)


@pytest.mark.parametrize(
    ("event", "me", "text"),
    [
        (LAID, 0, "You play the red 5."),
        (LAID, 1, "Ann plays the red 5."),
        (LAID, None, "Ann plays the red 5."),
        (DREW, 0, "You forgot “UNO” and draw 2 cards."),
        (SWAPPED, 0, "You swap hands with Ben."),
        (SWAPPED, 1, "Ann swaps hands with you."),
        (SWAPPED, 2, "Ann swaps hands with Ben."),
        (Skipped(2), 2, "You are skipped."),
    ],
)
def test_the_reader_is_you(event: Event, me: int | None, text: str) -> None:
    assert said(event, me) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_their_own_name(language: str) -> None:
    for event in (LAID, DREW, SWAPPED):
        assert "Ann" in said(event, None, language)
        assert "Ann" not in said(event, 0, language)
    assert "Ben" not in said(SWAPPED, 1, language)


def test_phrases_within_a_phrase_know_the_reader_too() -> None:
    inner = phrase("web-log-passed", name=1)
    assert phrase("listed", before=inner, last="x").said(Translator("en"), NAMES, 1) == "You pass., x"
