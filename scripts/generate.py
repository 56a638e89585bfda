"""./dev generate: write every checked-in file that is generated from a table in the source.

--check   write nothing; exit status 1 when a file is out of date, naming it

First the source code, then, in a new process that imports it, the documents and the page's data. Everything is imported
as pure Python: compiled modules would contain the tables of the last build.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

os.environ["PIOCHE_PURE"] = "1"

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "pioche"
sys.path.insert(0, str(SOURCE.parent))  # this checkout, whatever is installed
_TABLE: Final = re.compile(r"^\| (?:action|places) \| name \|.*\n(?:\|.*\n)*", re.MULTILINE)

Made = dict[Path, Callable[[], str]]


def code() -> Made:
    """The generated source files. Later ones may import modules that earlier ones have written."""
    import clause_code
    import field_code
    import header_code
    import option_code
    import slice_code
    import tile_field_code

    classic, rummy, envs = SOURCE / "classic", SOURCE / "rummy", SOURCE / "envs"
    return {
        classic / "clauses.py": clause_code.clauses,
        classic / "codes.pxd": lambda: header_code.constants(classic / "codes.py"),
        classic / "state_fields.py": field_code.state_fields,
        classic / "state_fields.pxd": field_code.state_header,
        classic / "view_fields.py": field_code.view_fields,
        classic / "view_fields.pxd": field_code.view_header,
        classic / "change_fields.py": field_code.change_fields,
        classic / "change_fields.pxd": field_code.change_header,
        classic / "book_numbers.py": option_code.book_numbers,
        classic / "book_numbers.pxd": option_code.book_numbers_header,
        rummy / "state_fields.py": tile_field_code.state_fields,
        rummy / "view_fields.py": tile_field_code.view_fields,
        envs / "places.py": field_code.places,
        envs / "codes.pxd": lambda: header_code.constants(envs / "codes.py", envs / "places.py"),
        envs / "tile_codes.pxd": lambda: header_code.constants(envs / "tile_codes.py"),
        envs / "observing_fields.py": field_code.observing_fields,
        envs / "observing_fields.pxd": field_code.observing_header,
        envs / "slices.py": slice_code.slices,
    }


def documents() -> Made:
    """What is generated from the source: clauses and messages for the page, the protocol, tables in documents."""
    import clause_types
    import deal_vectors
    import import_graph
    import notation_docs
    import option_docs
    import protocol_docs
    import protocol_types
    import refusal_docs

    found = clause_types.made() | protocol_docs.made() | protocol_types.made()
    return {path: lambda text=text: text for path, text in found.items()} | {
        ROOT / "docs" / "research.md": _research,
        deal_vectors.FILE: deal_vectors.text,
        import_graph.PAGE: import_graph.page,
        notation_docs.CARDS: notation_docs.card_page,
        notation_docs.TILES: notation_docs.tile_page,
        option_docs.PAGE: option_docs.page,
        refusal_docs.PAGE: refusal_docs.page,
    }


def _research() -> str:
    """docs/research.md with updated tables of actions and observations."""
    from pioche.envs.describe import tables

    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    anew = iter(tables().values())
    return _TABLE.sub(lambda _: f"{next(anew)}\n", text)


def stale(made: Made, *, write: bool) -> list[str]:
    """The files that are out of date; with `write` they are updated."""
    found = []
    for path, text in made.items():
        wanted = text()
        if not path.exists() or path.read_text(encoding="utf-8") != wanted:
            found.append(path.relative_to(ROOT).as_posix())
            if write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(wanted, encoding="utf-8")
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev generate", description="write the files that follow from tables")
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a file is out of date")
    parser.add_argument("--documents", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    found = stale(documents() if options.documents else code(), write=not options.check)
    for name in found:
        print(f"{name} is out of date: run ./dev generate" if options.check else f"wrote {name}", flush=True)
    status = 1 if options.check and found else 0
    if not options.documents:
        status |= subprocess.run([sys.executable, __file__, "--documents", *arguments], check=False).returncode
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
