"""Generates the pages of the API reference in docs/api, one per part of the package, for Sphinx (git ignores them)."""

from __future__ import annotations

import shutil
from collections import defaultdict
from pathlib import Path

# Modules with side effects on import, or that are never imported.
# What `pioche.tables` has for users is documented where it is imported from, in `pioche`.
LEFT_OUT = ("pioche.__main__", "pioche.store.migrations", "pioche.tables")
# Modules that also offer names of another documented module: only what is defined here is documented here.
OFFERING_OTHERS = ("pioche.engine.replay",)
TOP = "pioche"


def modules(src: Path) -> dict[str, list[str]]:
    """The public modules by part (`pioche.classic`), packages before their contents."""
    parts: dict[str, list[str]] = defaultdict(list)
    for path in sorted((src / "pioche").rglob("*.py")):
        names = path.relative_to(src).with_suffix("").parts
        names = names[:-1] if names[-1] == "__init__" else names
        name = ".".join(names)
        if any(part.startswith("_") for part in names) or name.startswith(LEFT_OUT):
            continue
        is_part = len(names) > 1 and (src / Path(*names[:2])).is_dir()
        parts[".".join(names[:2]) if is_part else TOP].append(name)
    return {part: sorted(found) for part, found in sorted(parts.items())}


def _title(text: str, line: str) -> list[str]:
    return [text, line * len(text), ""]


def write(src: Path, folder: Path) -> None:
    """Rewrite all pages."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = modules(src)
    for part, names in parts.items():
        lines = _title(part, "=")
        for name in names:
            only_own = ["   :ignore-module-all:"] if name in OFFERING_OTHERS else []
            lines += [*_title(name, "-"), f".. automodule:: {name}", *only_own, ""]
        (folder / f"{part}.rst").write_text("\n".join(lines), encoding="utf-8")
    lines = [*_title("API reference", "="), "Every public module, from the docstrings of the source.", ""]
    lines += [".. toctree::", "   :maxdepth: 2", "", *(f"   {part}" for part in parts), ""]
    (folder / "index.rst").write_text("\n".join(lines), encoding="utf-8")
