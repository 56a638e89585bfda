"""The libraries that environments adapt to are optional; a missing one raises an error that says how to install it."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A library that this environment needs is not installed."""


def missing(error: ImportError, install: str = "pioche[envs]") -> MissingExtra:
    """The error to raise for a failed import, with the command that installs the library."""
    return MissingExtra(f"this needs {error.name}: pip install '{install}'", name=error.name)
