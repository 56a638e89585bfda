"""The import graph of the packages, generated from the code into docs/architecture.md (by ./dev generate).

An arrow is an import from one package to another, also inside functions and under TYPE_CHECKING. Imports that are
implied by a longer path are omitted, so that the graph shows the layers.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "pioche"
PAGE: Final = ROOT / "docs" / "architecture.md"
_ALONE: Final = ("__init__", "_pure", "resources")  # modules that are not part of the architecture

Graph = Mapping[str, frozenset[str]]


def parts(package: Path) -> dict[str, list[Path]]:
    """The files of each part of a package: each folder, and each module outside of folders, is a part."""
    found: dict[str, list[Path]] = {}
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        name = inside.parts[0].removesuffix(".py")
        if name not in _ALONE and "migrations" not in inside.parts:
            found.setdefault(name, []).append(path)
    return found


def _imported(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports from this project."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph(package: Path, prefix: str) -> Graph:
    """Which parts of a package import which others."""
    known = parts(package)
    return {
        name: frozenset(
            part
            for path in files
            for module in _imported(path)
            if module.startswith(f"{prefix}.")
            and (part := module.removeprefix(f"{prefix}.").partition(".")[0]) in known
            and part != name
        )
        for name, files in known.items()
    }


def reduced(found: Graph) -> Graph:
    """Without the imports that a longer path implies (transitive reduction)."""
    return {
        name: frozenset(
            part for part in imports if not any(part in _reach(found, other) for other in imports if other != part)
        )
        for name, imports in found.items()
    }


def _reach(found: Graph, start: str) -> set[str]:
    """Everything that a part imports, directly or not."""
    seen: set[str] = set()
    todo = [start]
    while todo:
        for part in found[todo.pop()]:
            if part not in seen:
                seen.add(part)
                todo.append(part)
    return seen


def cycles(found: Graph) -> list[str]:
    """Parts that import themselves through others."""
    return sorted(name for name in found if name in _reach(found, name))


def about(package: Path, name: str) -> str:
    """The first sentence of a part's docstring."""
    path = package / name / "__init__.py"
    text = ast.get_docstring(ast.parse((path if path.exists() else package / f"{name}.py").read_text(encoding="utf-8")))
    return (text or "").split("\n")[0].removesuffix(".").replace('"', "'").replace("`", "")


def drawn(package: Path, prefix: str) -> str:
    """The graph as a Mermaid flowchart."""
    found = graph(package, prefix)
    lines = ["```mermaid", "flowchart TD"]
    lines += [f'    {name}["<b>{name}</b><br>{about(package, name)}"]' for name in found]
    lines += [f"    {name} --> {part}" for name, imports in reduced(found).items() for part in sorted(imports)]
    return "\n".join([*lines, "```"])


def page() -> str:
    """docs/architecture.md with updated graphs."""
    text = PAGE.read_text(encoding="utf-8")
    for mark, package, prefix in (
        ("packages", SOURCE, "pioche"),
        ("server", SOURCE / "server", "pioche.server"),
    ):
        begin, end = f"<!-- graph: {mark} -->\n", f"<!-- end of graph: {mark} -->"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}{drawn(package, prefix)}\n{end}{after}"
    return text
