"""Reviews a recorded match in several processes; the result does not depend on their number."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Final

from pioche.review.analysis import Effort, StepReview
from pioche.review.model import Review
from pioche.review.parts import Part, concluded, parts_of, reviewed_part, steps_in
from pioche.runs.processes import in_processes

_CHUNK: Final = 8  # steps: enough that a process is not asked too often, few enough to share the work evenly
_ALONE: Final = 16  # with fewer steps, starting processes costs more than it saves


def review(text: str, effort: Effort, processes: int, progress: Callable[[int], None]) -> Review:
    """Review the finished rounds of a match; `progress` is called with the number of steps done since the last call."""
    parts = list(parts_of(text, _CHUNK))
    work = partial(reviewed_part, text, effort)
    found: list[tuple[Part, list[StepReview]]] = []
    done: Generator[tuple[Part, list[StepReview]]]
    if processes == 1 or steps_in(text) <= _ALONE:
        done = (work(part) for part in parts)
    else:
        done = in_processes(work, parts, min(processes, len(parts)))
    with closing(done):
        for part, reviewed in done:
            found.append((part, reviewed))
            progress(part.count)
    return concluded(text, found)
