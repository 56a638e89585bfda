"""Generates the C constants of a header from a module that is never compiled (`./dev generate`)."""

from __future__ import annotations

import ast
from pathlib import Path


def _numbers(path: Path) -> dict[str, int]:
    """Module-level `NAME: Final = <integer>`, in order."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            value = ast.literal_eval(node.value)
            assert type(value) is int, f"{path.name}: {node.target.id} is not a literal integer"
            found[node.target.id] = value
    return found


def constants(*sources: Path) -> str:
    """One header with the constants of these modules, whose names must be distinct."""
    lines = []
    seen: set[str] = set()
    for source in sources:
        numbers = _numbers(source)
        if twice := seen & numbers.keys():
            raise ValueError(f"{source.name}: {', '.join(sorted(twice))} is taken")
        seen |= numbers.keys()
        lines += [f"    {name} = {value}" for name, value in numbers.items()]
    names = " and ".join(source.name for source in sources)
    head = f"# header only\n# Made by `./dev generate` from {names}; do not edit.\ncdef enum:\n"
    return head + "\n".join(lines) + "\n"
