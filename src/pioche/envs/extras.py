"""The libraries that environments adapt to are optional: whoever lacks one is told how to get it."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A library that this environment needs is not installed."""


def missing(error: ImportError, install: str = "pioche[envs]") -> MissingExtra:
    """What to raise instead of an error that names a module which nobody has asked for."""
    return MissingExtra(f"this needs {error.name}: pip install '{install}'", name=error.name)
