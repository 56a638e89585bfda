"""The first game of somebody who has never played the card game: one round, each rule when it first comes up.

The learner is seat 0 and begins; the third seat deals. `tests/engine/test_lessons.py` plays it.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.lessons import Lesson, LessonStep
from pioche.engine.setup import Setup

_SEED: Final = (13).to_bytes(32, "big")
"""Chosen so that the learner draws a Wild: it is then played at once."""

_SCRIPT: Final = (
    "0:r9",
    "1:b9",
    "2:b3",
    "0:draw",
    "0:W=g",
    "1:g6",
    "2:g2",
    "0:gD",
    "2:g8",
    "0:gS",
    "2:g1",
    "0:gR",
    "2:g4",
    "1:F=y",
    "0:doubt",
    "0:y4",
    "2:y7",
    "0:catch.2",
    "1:y2",
    "0:y5!",
    "2:y1",
    "1:y8",
    "0:y9",
)

_STEPS: Final = {
    0: (
        LessonStep("aim", ("FR-11", "FR-5")),
        LessonStep("match", ("FR-7", "FR-6"), ("r9", "top")),
    ),
    1: (LessonStep("others", ("FR-6", "FR-7"), ("seat.1",), ("Laid",)),),
    3: (LessonStep("draw", ("FR-8",), ("draw",)),),
    4: (LessonStep("drawn", ("FR-8", "FR-15"), ("W", "=g"), ("Drew",)),),
    7: (LessonStep("draw2", ("FR-12",), ("gD",)),),
    8: (LessonStep("draw2-done", ("FR-12",), ("seat.1",), ("Owes", "Drew")),),
    9: (LessonStep("skip", ("FR-14",), ("gS",)),),
    11: (LessonStep("reverse", ("FR-13",), ("gR",), ()),),
    12: (LessonStep("reversed", ("FR-13",), ("seat.2",), ("Turned",)),),
    14: (LessonStep("wild4", ("FR-16", "FR-22"), ("doubt",), ("Laid",)),),
    15: (
        LessonStep("bluff", ("FR-22", "FR-16"), ("seat.1",), ("Doubted", "TookBack", "Drew")),
        LessonStep("number", ("FR-7",), ("y4",)),
    ),
    17: (LessonStep("catch", ("FR-10",), ("catch.2",), ("Laid",)),),
    18: (LessonStep("caught", ("FR-10",), ("seat.2",), ("Caught", "Drew")),),
    19: (LessonStep("uno", ("FR-10",), ("uno", "y5")),),
    20: (LessonStep("called", ("FR-10",), (), ("Called",)),),
    22: (LessonStep("last", ("FR-11", "FR-19"), ("y9",)),),
    23: (LessonStep("won", ("FR-19", "FR-3"), (), ("RoundOver",)),),
}

_REMARKS: Final = {
    "Drew": LessonStep("any-drew", ("FR-8",)),
    "ColourNamed": LessonStep("any-colour", ("FR-15",), ("top",)),
    "Skipped": LessonStep("any-skipped", ("FR-14", "FR-12")),
    "Turned": LessonStep("any-turned", ("FR-13",)),
    "Doubted": LessonStep("any-doubted", ("FR-22",)),
    "Called": LessonStep("any-called", ("FR-10",)),
    "Caught": LessonStep("any-caught", ("FR-10",)),
    "Laid": LessonStep("any-laid", ("FR-7",), ("top",)),
}

FIRST: Final = Lesson(
    "first",
    ("classic/fr",),
    3,
    2,
    _SEED,
    Setup(("r9gDgSgRy4y5y9", "b9g6Fy2y8g9r1", "b3g2g8g1g4y7y1"), "r5"),
    _SCRIPT,
    _STEPS,
    LessonStep("any-over", ("FR-19",)),
    _REMARKS,
)
LESSONS: Final = (FIRST,)
