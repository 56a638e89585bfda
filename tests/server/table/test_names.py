"""Names that look alike, and names that show nothing."""

from __future__ import annotations

import pytest

from pioche.server.sanitize import clean
from pioche.server.table.names import distinct, pseudonym, skeleton


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "A nn"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Pope", "\u0420\u043e\u0440\u0435"),
        ("Tom", "\u03a4\u03bf\u03bc"[:2] + "m"),  # Greek
        ("Bill", "BiIl"),
        ("Bill", "B1ll"),
        ("Leo", "Le0"),
        ("Tim", "Tirn"),
        ("Zoe", "Zo\u00eb"),
        ("Ann", "\uff21nn"),  # full width
        ("Ann", "A.n.n"),
        ("Strauss", "Strau\u00df"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    assert distinct(other, ["Bob", name]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("\u738b", "\u674e"), ("\U0001f98a", "\U0001f43a"), ("-", "+")]
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert distinct(name, [other]) == name


def test_more_than_two_namesakes() -> None:
    assert distinct("Ann", ["ann", "Ann (2)", "Bob"]) == "Ann (3)"


def test_pseudonyms() -> None:
    assert pseudonym("t1", "p1") != pseudonym("t2", "p1") != pseudonym("t2", "p2")
    assert len(pseudonym("t1", "p1")) == 10
    assert pseudonym("t1", "") == ""


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u034f", "\u200b", "\u00ad"]
)
def test_names_that_show_nothing(blank: str) -> None:
    assert clean(blank * 3, 24) is None
    assert clean(f"{blank}Ann{blank}{blank}B{blank}", 24) in ("Ann B", "AnnB")
