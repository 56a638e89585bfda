"""./dev generate: write every checked-in file that follows from a table in the source.

--check   write nothing; exit status 1 when a file is out of date, naming it

The sources are read as pure Python: compiled modules would show the tables as they were at the last build.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

os.environ["PIOCHE_PURE"] = "1"

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "pioche"
sys.path.insert(0, str(SOURCE.parent))  # this checkout's, whichever is installed


def made() -> dict[Path, Callable[[], str]]:
    """Each file, and what makes its text. Later ones may import modules that earlier ones have written."""
    import field_code
    import header_code
    import tile_field_code

    return {
        SOURCE / "classic" / "state_fields.py": field_code.state_fields,
        SOURCE / "classic" / "state_fields.pxd": field_code.state_header,
        SOURCE / "classic" / "view_fields.py": field_code.view_fields,
        SOURCE / "classic" / "view_fields.pxd": field_code.view_header,
        SOURCE / "classic" / "codes.pxd": lambda: header_code.constants(SOURCE / "classic" / "codes.py"),
        SOURCE / "rummy" / "state_fields.py": tile_field_code.state_fields,
        SOURCE / "rummy" / "view_fields.py": tile_field_code.view_fields,
        SOURCE / "envs" / "places.py": field_code.places,
        SOURCE / "envs" / "codes.pxd": lambda: header_code.constants(
            SOURCE / "envs" / "codes.py", SOURCE / "envs" / "places.py"
        ),
        SOURCE / "envs" / "observing_fields.py": field_code.observing_fields,
        SOURCE / "envs" / "observing_fields.pxd": field_code.observing_header,
    }


def stale(*, write: bool) -> list[str]:
    """The files that are not what they should be; `write`: and make them so."""
    found = []
    for path, text in made().items():
        wanted = text()
        if not path.exists() or path.read_text(encoding="utf-8") != wanted:
            found.append(path.relative_to(ROOT).as_posix())
            if write:
                path.write_text(wanted, encoding="utf-8")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev generate", description="write the files that follow from tables")
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a file is out of date")
    check = parser.parse_args(arguments).check
    found = stale(write=not check)
    for name in found:
        print(f"{name} is out of date: run ./dev generate" if check else f"wrote {name}")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
