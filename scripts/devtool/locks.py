"""./dev lock: resolve every requirements file again, for all platforms, with hashes and without registry names."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

from devtool.console import ROOT, Missing, say
from devtool.environment import BENCH_LOCK, BUILD_LOCK, DEV_LOCK, RUNTIME_LOCK, UV_LOCK, Uv, ensure_uv
from devtool.index import without_extra_indexes

INPUTS = ("requirements-uv.in", "requirements-build.in", "requirements-dev.in", "requirements-bench.in")
_MARK = "# inputs: "
UNLOCKED = frozenset({"train"})  # extras that nothing here needs and that are too large to install everywhere


def inputs_digest() -> str:
    """A hash of everything that requests packages: the .in files and the dependencies in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as handle:
        document = tomllib.load(handle)
    project = document["project"]
    asked = {key: project.get(key) for key in ("requires-python", "dependencies")}
    asked["optional-dependencies"] = {
        name: packages for name, packages in project["optional-dependencies"].items() if name not in UNLOCKED
    }
    asked["build"] = document["build-system"]["requires"]
    text = json.dumps(asked, sort_keys=True) + "".join((ROOT / name).read_text(encoding="utf-8") for name in INPUTS)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def locked_extras() -> list[str]:
    """The options for uv that ask for every extra but those in `UNLOCKED`."""
    with (ROOT / "pyproject.toml").open("rb") as handle:
        extras = tomllib.load(handle)["project"]["optional-dependencies"]
    return [word for name in extras if name not in UNLOCKED for word in ("--extra", name)]


def current() -> bool:
    try:
        lines = DEV_LOCK.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return f"{_MARK}{inputs_digest()}" in lines


def _compile(uv: Uv, output: Path, *arguments: str | Path, upgrade: bool) -> None:
    options = ["--quiet", "--generate-hashes", "--universal", "--python-version", "3.11", "--no-emit-index-url"]
    options += ["--custom-compile-command", "./dev lock", *(["--upgrade"] if upgrade else [])]
    say(f"locking {output.name}")
    uv("pip", "compile", *options, *arguments, "--output-file", output, what=f"locking {output.name}")


def verb_lock(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if current():
            print("the lock files belong to the requirements")
            return 0
        say("pyproject.toml or a requirements-*.in was changed after the lock files were made: run ./dev lock")
        return 1
    if arguments not in ([], ["--upgrade"]):
        raise Missing(f"lock knows --upgrade and --check, not {' '.join(arguments)}")
    upgrade = bool(arguments)
    if not UV_LOCK.exists():
        raise Missing(f"{UV_LOCK.name} is missing: it says which uv to fetch")
    found = ensure_uv()
    uv = Uv(found.program, without_extra_indexes(found.env))
    project = "pyproject.toml"
    _compile(uv, UV_LOCK, "requirements-uv.in", upgrade=upgrade)
    # The development lock contains everything; the others are constrained to its versions, so that they are compatible.
    _compile(uv, DEV_LOCK, project, *locked_extras(), "requirements-dev.in", upgrade=upgrade)
    # `./dev run` can also play in the terminal, and seat an assistant.
    _compile(
        uv, RUNTIME_LOCK, project, "--extra", "play", "--extra", "mcp", "--constraint", DEV_LOCK.name, upgrade=upgrade
    )
    _compile(uv, BUILD_LOCK, "requirements-build.in", "--constraint", DEV_LOCK.name, upgrade=upgrade)
    _compile(uv, BENCH_LOCK, "requirements-bench.in", "--constraint", DEV_LOCK.name, upgrade=upgrade)
    DEV_LOCK.write_text(f"{_MARK}{inputs_digest()}\n" + DEV_LOCK.read_text(encoding="utf-8"), encoding="utf-8")
    return 0
