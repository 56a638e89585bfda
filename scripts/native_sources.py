"""Which modules are compiled, and which headers each of them uses. Standard library only."""

from __future__ import annotations

import re
from pathlib import Path

HEADER_ONLY = "# header only"


def compiled_sources(package: Path) -> list[Path]:
    """The modules to compile, in a stable order."""
    found = []
    for header in sorted(package.rglob("*.pxd")):
        source = header.with_suffix(".py")
        with header.open(encoding="utf-8") as handle:
            first = handle.readline().strip()
        if source.exists() and first != HEADER_ONLY:
            found.append(source)
    return found


_CIMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<module>[\w.]+)[ \t]+cimport[ \t]+(?P<names>\([^)]*\)|[^\n#]*)"
    r"|cimport[ \t]+(?P<modules>[^\n#]*))",
    re.MULTILINE,
)


def cimported(header: Path, src: Path) -> set[Path]:
    """Our own headers that a header cimports. (Cython's own search misses `cimport x as y`.)"""
    found = set()
    for match in _CIMPORT.finditer(header.read_text(encoding="utf-8")):
        module, names, modules = match.group("module", "names", "modules")
        listed = [part.split()[0] for part in (names or modules or "").strip("() \t").split(",") if part.split()]
        dotted = [module, *(f"{module}.{name}" for name in listed)] if module else listed
        found |= {src.joinpath(*name.split(".")).with_suffix(".pxd") for name in dotted}
    return {path for path in found if path.exists()}
