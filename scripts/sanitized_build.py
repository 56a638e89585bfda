"""Compiles the engine with AddressSanitizer, checks of C arrays and Cython's own checks, for `./dev fuzz --asan`.

The sources are copied to build/asan and compiled there, so that the usual build stays as it is. `--planted` compiles
one more copy, in build/planted, with a write outside an array: the fuzzer has to find it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  (it is at the root of the checkout)
from native_sources import compiled_sources  # noqa: E402  (beside this file)

FLAGS: Final = [
    *("-O1", "-g1", "-fno-omit-frame-pointer"),
    *("-fsanitize=address,bounds", "-fno-sanitize-recover=all"),
]
CHECKS: Final = {"boundscheck": True, "initializedcheck": True, "nonecheck": True}
PLANTED: Final = (
    Path("src/pioche/classic/mechanics/pile.py"),
    "    for place in range(count):\n        s.pile[place] = s.discard[place]\n",
    "    for place in range(c.PACK + 1):\n        s.pile[place] = s.discard[0]\n",
)
"""The file, its text, and what it is replaced by: a new pile is written one place beyond its end."""


def library() -> Path:
    """The run-time library of AddressSanitizer, which has to be loaded before Python."""
    found = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)  # noqa: S607
    return Path(found.stdout.strip()).resolve(strict=True)


def copy_sources(tree: Path) -> None:
    """Copy what has changed; the extension modules of the copy stay where they are."""
    wanted: set[Path] = set()
    for folder in ("src", "tests", "i18n", "rulebooks"):
        for path in (ROOT / folder).rglob("*"):
            hidden = "_web" in path.parts or "__pycache__" in path.parts or path.suffix == ".so"
            if not path.is_file() or hidden:
                continue
            place = tree / path.relative_to(ROOT)
            wanted.add(place)
            if not place.exists() or place.read_bytes() != path.read_bytes():
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
    for place in [*(tree / "src").rglob("*.py"), *(tree / "src").rglob("*.pxd")]:
        if place not in wanted:
            place.unlink()


def plant(tree: Path) -> None:
    """Put the error into a copy."""
    name, before, after = PLANTED
    text = (tree / name).read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise SystemExit(f"{name} has changed: there is no place for the planted error")
    (tree / name).write_text(text.replace(before, after), encoding="utf-8")


def build(*, planted: bool) -> Path:
    """Compile a copy of the checkout; returns its folder."""
    tree = ROOT / "build" / "asan"
    copy_sources(tree)
    hatch_build.FLAGS = FLAGS
    hatch_build.LINK_FLAGS = FLAGS[-2:]
    hatch_build.DIRECTIVES |= CHECKS
    _compile(tree)
    if planted:
        sound, tree = tree, ROOT / "build" / "planted"
        shutil.copytree(sound, tree, dirs_exist_ok=True)
        plant(tree)
        _compile(tree)
    return tree


def _compile(tree: Path) -> None:
    def say(text: str) -> None:
        print(f"{tree.name}: {text}", file=sys.stderr, flush=True)

    hatch_build.compile_all(tree, compiled_sources(tree / "src" / "pioche"), say)


def main(arguments: list[str]) -> int:
    tree = build(planted="--planted" in arguments)
    print(f"{library()}\n{tree}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
