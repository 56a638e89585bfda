"""The first game of somebody who has never played the tile game: one round, each rule when it first comes up.

The learner is seat 0 and begins. `tests/engine/test_lessons.py` plays it in every edition.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.lessons import Lesson, LessonStep
from pioche.engine.setup import Setup

_SEED: Final = (2).to_bytes(32, "big")
"""Chosen so that neither of the tiles that the other player draws fits."""

_SCRIPT: Final = (
    "0:lay R:8+.9+.10+ ~Y3 ~G6 ~G11 ~B1",
    "1:lay R:8.9.10.11+ ~Y3 ~G6 ~G11 ~B1",
    "0:lay R:8.9.10.11 11:R+Y+GB+ ~Y3 ~G6 ~B1",
    "1:draw",
    "1:keep",
    "0:lay R:9.10.11 8:RG+B+ 11:RYGB ~Y3 ~G6 ~B1",
    "1:draw",
    "1:keep",
    "0:lay R:9.10.11 Y:2+.3.4+ 8:RGB 11:RYGB ~G6 ~B1 !2Y2",
    "0:lay R:9.10.11 Y:2.3.4 8:R*Y+GB 11:RYGB ~G6 ~B1 !3Y8",
    "0:lay R:9.10.11.12+ Y:2.3.4.5+ 8:R*YGB 11:RYGB ~G6 ~B1 !2Y5 uno",
    "0:lay R:9.10.11.12 Y:2.3.4.5.6+ 8:R*YGB 11:RYGB ~G6 ~B1",
)

_STEPS: Final = {
    0: (
        LessonStep("aim", ("R-21", "R-5")),
        LessonStep("run", ("R-3", "R-7"), ("R8", "R9", "R10", "new", "end")),
    ),
    2: (
        LessonStep("shared", ("R-10", "R-7"), ("table.R11",), ("Laid",)),
        LessonStep("set", ("R-4", "R-11"), ("R11", "Y11", "B11", "table.G11", "end")),
    ),
    3: (LessonStep("stuck", ("R-8", "R-9"), ("seat.1",), ("Laid",)),),
    5: (LessonStep("rearrange", ("R-10",), ("table.R8", "G8", "B8", "new", "end"), ("Kept",)),),
    8: (LessonStep("words", ("R-14", "R-2"), ("Y2", "Y4", "table.Y3", "end"), ("Kept",)),),
    9: (LessonStep("joker", ("R-12", "R-14", "R-18"), ("*", "table.B8", "end"), ("Acted", "Drew", "Skipped")),),
    10: (
        LessonStep(
            "uno", ("R-19", "R-14"), ("R12", "table.R10", "Y5", "table.Y4", "uno", "end"), ("Acted", "Drew", "Skipped")
        ),
    ),
    11: (LessonStep("last", ("R-21", "R-20"), ("Y6", "table.Y5", "end"), ("Called", "Acted", "Skipped")),),
    12: (LessonStep("won", ("R-22",), (), ("RoundOver",)),),
}

_REMARKS: Final = {
    "Laid": LessonStep("any-laid", ("R-3", "R-4", "R-10"), ("table",)),
    "Drew": LessonStep("any-drew", ("R-8",)),
    "Acted": LessonStep("any-acted", ("R-14",)),
    "Called": LessonStep("any-called", ("R-19",)),
    "Caught": LessonStep("any-caught", ("R-19",)),
}

FIRST: Final = Lesson(
    "first",
    ("rummy/en", "rummy/fr", "rummy/de"),
    2,
    0,
    _SEED,
    Setup(
        (
            "R8.R9.R10.R11.R12.Y2.Y4.Y5.Y6.Y11.G8.B8.B11.*",
            "R11.G1.G1.R3.R3.B5.B5.G4.G4.Y7.Y7.B12.B12.G9",
        ),
        "Y3.G6.G11.B1",
    ),
    _SCRIPT,
    _STEPS,
    LessonStep("any-over", ("R-22",)),
    _REMARKS,
)
LESSONS: Final = (FIRST,)
