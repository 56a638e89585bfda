"""The steps that ./dev test, ./dev check and ./dev lint consist of."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from devtool.console import ROOT, capture, heading, run, say
from devtool.environment import Environment

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

    def passes_quietly(self) -> tuple[bool, str]:
        """The same beside something else: what it prints is given back."""
        status, output = capture(self.command, self.env)
        return status in self.fine, output


def existing(*names: str) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def workers() -> str:
    return str(max(1, min(os.cpu_count() or 1, 8)))


def lint_stages(environment: Environment, *, fix: bool = False) -> list[Stage]:
    sources = existing(*SOURCES)
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


def lock_stage() -> Stage:
    return Stage("locks", [sys.executable, ROOT / "dev", "lock", "--check"])


def test_stages(environment: Environment, *, long: bool) -> list[Stage]:
    stages = lint_stages(environment)
    stages.append(lock_stage())
    if (ROOT / "scripts" / "clauses.py").exists():
        stages.append(clauses_stage("--check", "--brief"))
    stages += web_stages(environment)
    pytest: list[str | Path] = [environment.python, "-m", "pytest", "-n", workers(), "--dist", "worksteal"]
    if long:
        pytest.append("--long")
    pure = existing(*(f"tests/{name}" for name in PURE_TESTS))
    compiled = any((ROOT / "src").rglob("*.so")) or any((ROOT / "src").rglob("*.pyd"))
    if pure and compiled and not os.environ.get("PIOCHE_PURE"):
        without = {**os.environ, "PIOCHE_PURE": "1"}
        # 5: nothing collected, which is fine as long as a part has no tests yet.
        stages.append(Stage("pytest, pure Python", [*pytest, "-m", "not native", *pure], without, fine=(0, 5)))
    # In processes of their own: Playwright keeps an event loop running, and the server's tests start their own.
    stages.append(Stage("pytest, in the browser", [*pytest, "tests/web"]))
    stages.append(Stage("pytest", [*pytest, "--ignore=tests/web"]))
    return stages


def run_all(stages: Sequence[Stage]) -> int:
    failed = [stage.title for stage in stages if not stage.passes()]
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0
