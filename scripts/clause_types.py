"""Write what the page's rule book needs to know of the clause tables: `python scripts/clause_types.py`.

Which clauses are in force at a table follows from `editions`, `when` and `any` in rulebooks/*.toml alone; the texts are
in i18n/*.ftl. `--check` writes nothing and fails if the file is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from clause_tables import read_tables

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web" / "src" / "lib" / "rules" / "clauses.ts"
HEAD: Final = """\
// Made by scripts/clause_types.py from rulebooks/*.toml; do not edit.

export interface Clause {
  readonly id: string
  readonly game: string
  readonly part: string
  readonly editions: readonly string[]
  /** In force only while all of these options have one of these values; `!none`: any but that. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  /** The same, while at least one of them has. */
  readonly any?: Readonly<Record<string, readonly string[]>>
}

export const CLAUSES: readonly Clause[] = [
"""


def made() -> str:
    lines = []
    for table in read_tables(ROOT / "rulebooks"):
        for clause in table.clauses:
            entry: dict[str, object] = {"id": clause.id, "game": table.game, "part": clause.part}
            entry["editions"] = [f"{table.game}/{edition}" for edition in clause.editions]
            entry |= {name: values for name, values in (("when", clause.when), ("any", clause.any)) if values}
            lines.append(f"  {json.dumps(entry)},\n")
    return f"{HEAD}{''.join(lines)}]\n"


def stale() -> bool:
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != made()


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        print("stale, run scripts/clause_types.py" if stale() else "the clauses of the page are current")
        return int(stale())
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
