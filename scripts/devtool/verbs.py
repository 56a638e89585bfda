"""The verbs of ./dev."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtool import locks, starting
from devtool.console import ROOT, Missing, heading, run, say
from devtool.environment import Environment, ensure_environment

USAGE = """\
usage: ./dev VERB ...

  run [ARGS]         set up and start the product
  test [--long]      everything: lint, types, import rules, clauses, tests (native and pure Python)
  test PYTEST-ARGS   only pytest, with these arguments (./dev test tests/classic -k debt)
  bench NAME [ARGS]  run benchmarks/NAME.py; without NAME: list them
  lint [--fix]       ruff, mypy --strict, import rules
  clauses [--check]  each clause with its code and tests; writes docs/rules-matrix.md
  lock [--upgrade]   resolve the requirements files again, with hashes
  build              set up and compile the native code in place

Needs Python 3.11 or newer and a package index that pip can reach. PIOCHE_PURE=1 keeps everything in pure Python.
"""

# Checked by ruff and mypy. The build hook and ./dev itself count as source too.
SOURCES = ("src", "tests", "scripts", "benchmarks", "examples", "hatch_build.py")
# The parts of tests/ that exercise rules, and so must pass uncompiled as well (law 1).
PURE_TESTS = ("engine", "classic", "rummy", "laws", "clauses", "scenarios", "replays", "sim")


@dataclass(frozen=True, slots=True)
class Stage:
    title: str
    command: Sequence[str | Path]
    env: dict[str, str] | None = None
    fine: tuple[int, ...] = (0,)

    def passes(self) -> bool:
        heading(self.title)
        return run(self.command, self.env) in self.fine


def _existing(*names: str) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def _workers() -> str:
    return str(max(1, min(os.cpu_count() or 1, 8)))


def lint_stages(environment: Environment, *, fix: bool = False) -> list[Stage]:
    sources = _existing(*SOURCES)
    ruff = environment.tool("ruff")
    return [
        Stage("ruff check", [ruff, "check", "--output-format=concise", *(["--fix"] if fix else []), *sources, "dev"]),
        Stage("ruff format", [ruff, "format", *([] if fix else ["--check"]), *sources, "dev"]),
        Stage("mypy --strict", [environment.tool("mypy"), *sources]),
        Stage("import rules", [environment.tool("lint-imports"), "--no-logo"]),
    ]


def web_stages(environment: Environment) -> list[Stage]:
    """The page's own checks; the build has installed what they need."""
    npm: list[str | Path] = [environment.python, ROOT / "scripts" / "npm.py", "run", "--silent"]
    stages = [Stage("svelte-check", [*npm, "check"])]
    if (ROOT / "web" / "test").exists():
        stages.append(Stage("vitest", [*npm, "test"]))
    return stages


def clauses_stage(*arguments: str) -> Stage:
    return Stage("clauses", [sys.executable, ROOT / "scripts" / "clauses.py", *arguments])


def test_stages(environment: Environment, *, long: bool) -> list[Stage]:
    stages = lint_stages(environment)
    stages.append(Stage("locks", [sys.executable, ROOT / "dev", "lock", "--check"]))
    if (ROOT / "scripts" / "clauses.py").exists():
        stages.append(clauses_stage("--check", "--brief"))
    stages += web_stages(environment)
    pytest: list[str | Path] = [environment.python, "-m", "pytest", "-n", _workers(), "--dist", "worksteal"]
    if long:
        pytest.append("--long")
    pure = _existing(*(f"tests/{name}" for name in PURE_TESTS))
    compiled = any((ROOT / "src").rglob("*.so")) or any((ROOT / "src").rglob("*.pyd"))
    if pure and compiled and not os.environ.get("PIOCHE_PURE"):
        without = {**os.environ, "PIOCHE_PURE": "1"}
        # 5: nothing collected, which is fine as long as a part has no tests yet.
        stages.append(Stage("pytest, pure Python", [*pytest, "-m", "not native", *pure], without, fine=(0, 5)))
    # In processes of their own: Playwright keeps an event loop running, and the server's tests start their own.
    stages.append(Stage("pytest, in the browser", [*pytest, "tests/web"]))
    stages.append(Stage("pytest", [*pytest, "--ignore=tests/web"]))
    return stages


def _run_all(stages: Sequence[Stage]) -> int:
    failed = [stage.title for stage in stages if not stage.passes()]
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def verb_test(arguments: list[str]) -> int:
    environment = ensure_environment()
    if arguments in ([], ["--long"]):
        return _run_all(test_stages(environment, long=bool(arguments)))
    return run([environment.python, "-m", "pytest", *arguments])


def verb_bench(arguments: list[str]) -> int:
    folder = ROOT / "benchmarks"
    # The other modules there are what the benchmarks share.
    names = sorted(path.stem for path in folder.glob("*.py") if '"__main__"' in path.read_text(encoding="utf-8"))
    listing = ", ".join(names) or "none yet"
    if not arguments:
        say(f"bench needs a NAME; there is: {listing}")
        return 2
    name, *rest = arguments
    if name not in names:
        say(f"there is no benchmark {name!r}; there is: {listing}")
        return 2
    environment = ensure_environment(bench=True)
    return run([environment.python, folder / f"{name}.py", *rest])


def verb_lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Missing(f"lint knows --fix, not {' '.join(arguments)}")
    return _run_all(lint_stages(ensure_environment(native=False), fix=bool(arguments)))


def verb_clauses(arguments: list[str]) -> int:
    return run([sys.executable, ROOT / "scripts" / "clauses.py", *arguments])


def verb_build(arguments: list[str]) -> int:
    if arguments:
        raise Missing("build takes no arguments")
    ensure_environment()
    return 0


VERBS: dict[str, Callable[[list[str]], int]] = {
    "run": starting.verb_run,
    "test": verb_test,
    "bench": verb_bench,
    "lint": verb_lint,
    "clauses": verb_clauses,
    "lock": locks.verb_lock,
    "build": verb_build,
}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0 if arguments else 2
    verb = VERBS.get(arguments[0])
    if verb is None:
        say(f"there is no verb {arguments[0]!r}; there is: {', '.join(VERBS)}")
        return 2
    try:
        return verb(arguments[1:])
    except Missing as missing:
        say(str(missing))
        return 2
    except KeyboardInterrupt:
        say("stopped")
        return 130
