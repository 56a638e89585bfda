"""A local table silences the log of its process; other tests need theirs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)
