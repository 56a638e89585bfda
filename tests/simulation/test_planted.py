"""A planted bug of each kind is found within 200 seeds."""

from __future__ import annotations

import pytest

from tests.simulation.__main__ import first_failure
from tests.simulation.plants import PLANTS, planted
from tests.simulation.scenario import scenario

WITHIN = 200


@pytest.mark.parametrize("bug", PLANTS)
def test_a_planted_bug_is_found(bug: str) -> None:
    with planted(bug):
        assert first_failure(map(scenario, range(WITHIN)), report=False) is not None
