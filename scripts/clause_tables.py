"""The clause tables (rulebooks/*.toml), and where code and tests reference their clauses. Standard library only."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

CURRENT, PLANNED = "current", "planned"
LIST = "clauses.py"  # of a game: written from its table, so it implements nothing
FIELDS = {"id", "editions", "options", "text", "status", "part", "when", "any"}


class BadTable(Exception):
    """A table that cannot be read; the message names the file and the problem."""


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    editions: tuple[str, ...]
    options: tuple[str, ...]
    text: str
    status: str
    part: str = ""  # of the rule book
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    any: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    game: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a clause is referenced: a file, and for a test also the test's name."""

    file: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file}::{self.name}" if self.name else self.file


@dataclass(slots=True)
class Found:
    """All references to clauses in code and tests, by id, and the options that the games define."""

    code: dict[str, list[Place]] = field(default_factory=dict)
    tests: dict[str, list[Place]] = field(default_factory=dict)
    words: dict[str, frozenset[str]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


def read_table(path: Path) -> Table:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        status = document["status"]
        clauses = tuple(_clause(entry, status) for entry in document["clause"])
        return Table(document["game"], document["title"], clauses)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BadTable(f"{path.name}: {error}") from error


def _clause(entry: Mapping[str, object], status: str) -> Clause:
    unknown = set(entry) - FIELDS
    if unknown:
        raise ValueError(f"{entry.get('id')}: unknown field {', '.join(sorted(unknown))}")
    name, text = entry["id"], entry["text"]
    own = entry.get("status", status)
    if not isinstance(name, str) or not isinstance(text, str) or own not in (CURRENT, PLANNED):
        raise ValueError(f"{name}: id and text are strings, status is {CURRENT!r} or {PLANNED!r}")
    return Clause(
        name,
        _names(entry["editions"]),
        _names(entry["options"]),
        " ".join(text.split()),
        str(own),
        str(entry.get("part", "")),
        _values(entry.get("when", {})),
        _values(entry.get("any", {})),
    )


def _values(entry: object) -> dict[str, tuple[str, ...]]:
    if not isinstance(entry, dict):
        raise TypeError(f"{entry!r} does not give values of options")
    return {str(name): _names(values) for name, values in entry.items()}


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"{value!r} is not a list of names")
    return tuple(value)


def read_tables(folder: Path) -> list[Table]:
    tables = [read_table(path) for path in sorted(folder.glob("*.toml"))]
    seen: set[str] = set()
    for table in tables:
        for clause in table.clauses:
            if clause.id in seen:
                raise BadTable(f"{table.game}: {clause.id} stands twice in the tables")
            seen.add(clause.id)
    return tables


def id_pattern(tables: Iterable[Table]) -> re.Pattern[str]:
    """Matches everything that looks like an id of these tables, known or not: FR-10, DE-13a, R-23b."""
    families = {clause.id.split("-")[0] for table in tables for clause in table.clauses}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(families))})-\d+[a-z]?(?!\w)")


def _add(places: dict[str, list[Place]], name: str, place: Place) -> None:
    known = places.setdefault(name, [])
    if place not in known:
        known.append(place)


def scan_code(root: Path, tables: Iterable[Table], found: Found) -> None:
    """Ids in src/pioche/**/*.py: docstrings, comments, option metadata, refusals; not in the list of all clauses."""
    tables = list(tables)
    pattern = id_pattern(tables)
    package = root / "src" / "pioche"
    words: dict[str, set[str]] = {table.game: set() for table in tables}
    for path in sorted(package.rglob("*.py")):
        if path.name == LIST:
            continue
        text = path.read_text(encoding="utf-8")
        game = path.relative_to(package).parts[0]
        if game in words:
            words[game].update(re.findall(r"\w+", text))
        for name in dict.fromkeys(pattern.findall(text)):
            _add(found.code, name, Place(path.relative_to(root).as_posix()))
    found.words = {game: frozenset(known) for game, known in words.items()}


def scan_tests(root: Path, found: Found) -> None:
    """Ids in `pytest.mark.clause(...)` anywhere in tests/**/*.py."""
    for path in sorted((root / "tests").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            found.unreadable.append(f"{file}:{error.lineno}: {error.msg}")
            continue
        for name, argument in sorted(_marks(tree, ""), key=lambda mark: mark[1].lineno):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                _add(found.tests, argument.value, Place(file, name))
            else:
                found.unreadable.append(f"{file}:{argument.lineno}: a clause mark takes ids as plain strings")


def _marks(node: ast.AST, scope: str) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of every clause mark below a node, with the name of the marked test or class."""
    for child in ast.iter_child_nodes(node):
        inner = scope
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inner = f"{scope}::{child.name}" if scope else child.name
        elif isinstance(child, ast.Call) and ast.unparse(child.func).endswith("mark.clause"):
            for argument in child.args:
                yield scope, argument
        yield from _marks(child, inner)


def scan(root: Path, tables: Iterable[Table]) -> Found:
    found = Found()
    scan_code(root, tables, found)
    scan_tests(root, found)
    return found


def problems(tables: Iterable[Table], found: Found) -> list[str]:
    """All problems, one line each: clauses without code or test, unknown options and ids."""
    tables = list(tables)
    lines = list(found.unreadable)
    known = {clause.id for table in tables for clause in table.clauses}
    for table in tables:
        for clause in table.clauses:
            if clause.status == PLANNED:
                continue
            if clause.id not in found.code:
                lines.append(f"{clause.id}: no code names it")
            if clause.id not in found.tests:
                lines.append(f"{clause.id}: no test names it")
            words = found.words.get(table.game, frozenset())
            lines += [
                f"{clause.id}: no option {name!r} in {table.game}" for name in clause.options if name not in words
            ]
    for places in (found.code, found.tests):
        for name in sorted(set(places) - known):
            where = ", ".join(map(str, places[name]))
            lines.append(f"{name}: named in {where}, but in no clause table")
    return lines
