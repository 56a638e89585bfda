"""Which tests a change can break, from what the files of the repository import and name.

A file depends on the modules that it imports, anywhere in it; on modules that its strings name (`"pioche.cli:main"`,
code for another process); on files that its strings name or match (`"docs"` with `"*.md"`); on its header; and a test
depends on every `conftest.py` above it. Imports for type checkers only are ignored.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

from native_sources import cimported

# The roots of module names.
ROOTS = ("src", "scripts", "benchmarks", ".")
_NAMED = re.compile(r"\b(?:pioche|tests|benchmarks|devtool)(?:\.\w+)+")
_SUFFIXES = (".md", ".ftl", ".toml", ".json", ".txt")  # as in f"{language}.ftl"
_DATA = {"docs", "examples", "i18n", "puzzles", "rulebooks"}
_PATTERN = re.compile(r"[\w./-]*\*[\w./*-]*\.\w+")


@dataclass(slots=True)
class Mentions:
    """What a source refers to."""

    modules: set[str] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)


def mentions(source: str) -> Mentions:
    found = Mentions()
    _look(ast.parse(source), found)
    return found


def _look(node: ast.AST, found: Mentions) -> None:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"), orelse=orelse):
            for part in orelse:
                _look(part, found)
            return
        case ast.Import(names=names):
            found.modules |= {alias.name for alias in names}
        case ast.ImportFrom(module=str(module), names=names, level=0):
            found.modules |= {module, *(f"{module}.{alias.name}" for alias in names)}
        case ast.Expr(value=ast.Constant(value=str())):
            return  # docstrings are ignored: they may mention anything
        case ast.Constant(value=str(text)):
            found.modules |= set(_NAMED.findall(text))
            found.strings.add(text)
        case _:
            pass
    for child in ast.iter_child_nodes(node):
        _look(child, found)


def module_names(path: str) -> Iterator[str]:
    """The names by which a source can be imported."""
    for root in ROOTS:
        parts = PurePosixPath(path).with_suffix("").parts
        if root == "." or parts[0] == root:
            dotted = parts if root == "." else parts[1:]
            yield ".".join(dotted[:-1] if dotted[-1] == "__init__" else dotted)


class Graph:
    """What each file of a checkout depends on, as paths relative to it."""

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self.files = sorted(set(files))
        self._root = root
        self._modules = {name: path for path in self.files if path.endswith(".py") for name in module_names(path)}
        self._by_name: dict[str, set[str]] = defaultdict(set)
        self._by_folder: dict[str, set[str]] = defaultdict(set)
        for path in self.files:
            name, folders = PurePosixPath(path).name, PurePosixPath(path).parent.parts
            if name not in ("__init__.py", "conftest.py"):
                self._by_name[name].add(path)
                for folder in folders or ("",):
                    self._by_folder[folder].add(path)
        self.needs: dict[str, set[str]] = {}
        for path in self.files:
            if path.endswith(".py"):
                self.needs[path] = self._of_source(path)
            elif path.endswith(".pxd"):
                found = cimported(root / path, root / "src")
                self.needs[path] = {header.relative_to(root).as_posix() for header in found}

    def _of_source(self, path: str) -> set[str]:
        try:
            found = mentions((self._root / path).read_text(encoding="utf-8"))
        except (SyntaxError, OSError):
            return set()  # ruff reports it
        needs = {module for name in found.modules for module in self._up(name)}
        needs |= self._named(found.strings)
        header = path.removesuffix(".py") + ".pxd"
        if (self._root / header).exists():
            needs.add(header)
        if path.startswith("tests/"):
            needs |= {f"{folder}/conftest.py" for folder in map(str, PurePosixPath(path).parents)} & set(self.files)
        return needs - {path}

    def _up(self, name: str) -> Iterator[str]:
        """The module of this name, and the packages that contain it."""
        parts = name.split(".")
        for end in range(len(parts), 0, -1):
            if found := self._modules.get(".".join(parts[:end])):
                yield found

    def _named(self, strings: set[str]) -> set[str]:
        """Files that are named; files that match a pattern in a named folder; whole folders of data."""
        found: set[str] = set()
        for text in strings:
            name = text.rpartition("/")[2]
            found |= {path for path in self._by_name.get(name, ()) if path.endswith(text)}
            if text in _SUFFIXES or _PATTERN.fullmatch(text):
                pattern = name if "*" in name else f"*{name}"
                for folder, paths in self._by_folder.items():
                    if folder in strings or f"{folder}/" in strings or (not folder and not pattern.startswith("*")):
                        found |= {path for path in paths if fnmatch(PurePosixPath(path).name, pattern)}
        for folder in _DATA & strings:
            inside = {path for path in self._by_folder[folder] if path.startswith(f"{folder}/")}
            if not inside & found:
                found |= inside
        return found

    def dependents(self, changed: Iterable[str]) -> dict[str, int]:
        """Every file that a change can affect, with its distance in steps."""
        used_by: dict[str, set[str]] = defaultdict(set)
        for path, needs in self.needs.items():
            for need in needs:
                used_by[need].add(path)
        far = dict.fromkeys(changed, 0)
        here = list(far)
        while here:
            after: list[str] = []
            for path in here:
                for user in used_by[path]:
                    if user not in far:
                        far[user] = far[path] + 1
                        after.append(user)
            here = after
        return far

    def tests(self, changed: Iterable[str]) -> list[str]:
        """The test files that a change can break, nearest first. At the same distance, those in the folder that mirrors
        a changed source come first."""
        changed = list(changed)
        far = self.dependents(changed)
        mirrors = tuple(_mirror(path) for path in changed if path.startswith("src/pioche/"))
        found = {path: steps for path, steps in far.items() if is_test(path)}
        for path in self.files:
            if mirrors and is_test(path) and path.startswith(mirrors):
                found.setdefault(path, 2)
        return sorted(found, key=lambda path: (not (mirrors and path.startswith(mirrors)), found[path], path))


def is_test(path: str) -> bool:
    name = PurePosixPath(path).name
    return name.startswith("test_") and name.endswith(".py") and path.startswith(("tests/", "benchmarks/selftest/"))


def _mirror(path: str) -> str:
    """`src/pioche/classic/mechanics/debt.py` -> `tests/classic/`; a module at the top -> its own test file."""
    parts = PurePosixPath(path).parts[2:]
    return f"tests/{parts[0]}/" if len(parts) > 1 else f"tests/test_{PurePosixPath(path).stem}.py"
