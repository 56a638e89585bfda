"""./dev clauses: each clause with the code that carries it and its tests; writes docs/rules-matrix.md.

--check   write nothing; fail when docs/rules-matrix.md is not up to date
--brief   print only what is wrong and a summary

Exit status 1 when a clause has no code or no test, or when an id or an option leads nowhere.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from clause_tables import PLANNED, BadTable, Clause, Found, Place, Table, problems, read_tables, scan

ROOT = Path(__file__).resolve().parents[1]
MATRIX = Path("docs") / "rules-matrix.md"

INTRODUCTION = """\
# The rules, clause by clause

Written by `./dev clauses` from `rulebooks/*.toml`, the source and the tests; `./dev test` fails when it is out of date,
or when a clause has no code or no test. A clause is in force in the editions named; *house rule* means that a table
switches it on.
"""


def terminal_table(table: Table, found: Found) -> Iterable[str]:
    yield f"{table.title} ({table.game})"
    for clause in table.clauses:
        code = [place.file.removeprefix("src/pioche/") for place in found.code.get(clause.id, [])]
        tests = found.tests.get(clause.id, [])
        planned = "  planned" if clause.status == PLANNED else ""
        yield f"  {clause.id:7}{planned} {clause.text if len(clause.text) <= 90 else clause.text[:87] + '...'}"
        yield f"            code   {', '.join(code) or '-'}"
        yield from (f"            test   {test}" for test in tests or ("-",))


def _links(places: Sequence[Place]) -> str:
    """Markdown links, one per file; tests are named after their file."""
    files: dict[str, list[str]] = {}
    for place in places:
        files.setdefault(place.file, []).append(place.name)
    parts = []
    for file, names in sorted(files.items()):
        short = file.removeprefix("src/pioche/").removeprefix("tests/")
        listed = ", ".join(name.replace("_", "\\_") for name in names if name)
        parts.append(f"[{short}](../{file})" + (f": {listed}" if listed else ""))
    return "<br>".join(parts)


def _row(clause: Clause, found: Found) -> str:
    where = ", ".join(clause.editions) or "*house rule*"
    options = ", ".join(f"`{name}`" for name in clause.options)
    text = clause.text.replace("|", "\\|")
    cells = [
        clause.id,
        where,
        text,
        options,
        _links(found.code.get(clause.id, [])),
        _links(found.tests.get(clause.id, [])),
    ]
    return f"| {' | '.join(cells)} |"


def matrix(tables: Iterable[Table], found: Found) -> str:
    lines = [INTRODUCTION]
    for table in tables:
        planned = all(clause.status == PLANNED for clause in table.clauses)
        lines += [f"## {table.title}{' (planned)' if planned else ''}", ""]
        lines += ["| clause | in force | rule | options | code | tests |", "|---|---|---|---|---|---|"]
        lines += [_row(clause, found) for clause in table.clauses]
        lines.append("")
    return "\n".join(lines)


def report(root: Path, *, check: bool, brief: bool) -> int:
    try:
        tables = read_tables(root / "rulebooks")
    except BadTable as error:
        print(f"clauses: {error}", file=sys.stderr)
        return 1
    found = scan(root, tables)
    wrong = problems(tables, found)
    text = matrix(tables, found)
    target = root / MATRIX
    if not check:
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != text:
        wrong.append(f"{MATRIX.as_posix()} is out of date: run ./dev clauses")
    if not brief:
        for table in tables:
            print("\n".join(terminal_table(table, found)), end="\n\n")
    for line in wrong:
        print(line)
    current = [clause for table in tables for clause in table.clauses if clause.status != PLANNED]
    planned = sum(len(table.clauses) for table in tables) - len(current)
    complete = sum(clause.id in found.code and clause.id in found.tests for clause in current)
    tests = len({place for places in found.tests.values() for place in places})
    print(f"{complete} of {len(current)} clauses have code and tests ({tests} tests); {planned} more are planned")
    return 1 if wrong else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev clauses", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, fail when the matrix is out of date")
    parser.add_argument("--brief", action="store_true", help="print only what is wrong and a summary")
    options = parser.parse_args(arguments)
    return report(ROOT, check=options.check, brief=options.brief)


if __name__ == "__main__":
    sys.exit(main())
