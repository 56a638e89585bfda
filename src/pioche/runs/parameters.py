"""Parameters of commands that cyclopts does not have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyclopts import Parameter, Token


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)


WHOLE: Final = Parameter(converter=_whole)  # for integer options; cyclopts would truncate 2.5 to 2
