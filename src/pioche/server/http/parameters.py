"""Parameters in paths and queries of HTTP requests."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

TableCode = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{12}$(?!\n)")]
GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
Language = Annotated[str, PathParameter(min_length=2, max_length=10)]
TypedCode = Annotated[str, QueryParameter(min_length=1, max_length=300)]
PresetName = Annotated[str, PathParameter(min_length=1, max_length=60)]
