"""Locates the package's data files (translations, clause tables, puzzles), in a wheel or in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """The path of `i18n`, `puzzles` or `rulebooks`: inside an installed package, else at the root of the checkout."""
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parents[1] / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"this copy of Pioche is incomplete: the folder {name!r} is missing")
