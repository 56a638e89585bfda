"""The steps that ./dev test, ./dev check and ./dev lint consist of."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from devtool.console import ROOT, capture, heading, run, say
from devtool.environment import Environment

# Checked by ruff and mypy. The build hook and ./dev itself count as sources too.
SOURCES = ("src", "tests", "scripts", "benchmarks", "examples", "docs/site", "hatch_build.py")
# The parts of tests/ that exercise rules, and so must pass uncompiled as well (law 1).
PURE_TESTS = ("engine", "classic", "rummy", "laws", "clauses", "scenarios", "replays", "sim")

# A busy machine can make a browser or a server too slow for one test. More failures than this are a bug.
FEW_FAILURES = 3


@dataclass(frozen=True, slots=True)
class Stage:
    title: str
    command: Sequence[str | Path]
    env: dict[str, str] | None = None
    fine: tuple[int, ...] = (0,)
    # Where pytest writes which tests failed: these run once more, by themselves, if they are few.
    cache: Path | None = None

    def passes(self) -> bool:
        heading(self.title)
        if run(self.command, self.env) in self.fine:
            return True
        failed = self._worth_another_try()
        if not failed:
            return False
        heading(f"{self.title}: {len(failed)} failed, once more by themselves")
        if run(self._again(), self.env) != 0:
            return False
        say(f"unstable, failed once and then passed: {', '.join(failed)}")
        return True

    def passes_quietly(self) -> tuple[bool, str]:
        """Run in parallel with something else; returns the output instead of printing it."""
        status, output = capture(self.command, self.env)
        if status in self.fine:
            return True, output
        failed = self._worth_another_try()
        if not failed:
            return False, output
        status, more = capture(self._again(), self.env)
        summary = f"unstable, failed once and then passed: {', '.join(failed)}\n" if status == 0 else ""
        return status == 0, output + more + summary

    def _worth_another_try(self) -> list[str]:
        """The failed tests, if another try makes sense."""
        if self.cache is None:
            return []
        try:
            failed = list(json.loads((self.cache / "v" / "cache" / "lastfailed").read_bytes()))
        except (OSError, ValueError):
            return []
        return failed if len(failed) <= FEW_FAILURES else []

    def _again(self) -> list[str | Path]:
        return [*self.command, "--last-failed", "--last-failed-no-failures=none", "-n", "0"]


class Beside:
    """Stages that run one after the other in parallel with something else; they are reported afterwards."""

    def __init__(self, stages: Sequence[Stage]) -> None:
        self._stages = stages
        self._results: list[tuple[Stage, bool, str]] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        for stage in self._stages:
            self._results.append((stage, *stage.passes_quietly()))

    def failed(self) -> list[str]:
        """Wait for the rest, print the output of failed stages, and return their titles."""
        self._thread.join()
        print(flush=True)
        for stage, passed, output in self._results:
            if passed:
                last = (output.strip().splitlines() or ["fine"])[-1].strip("= ")
                print(f"{stage.title}: {last}", flush=True)
            else:
                heading(stage.title)
                print(output, end="", flush=True)
        return [stage.title for stage, passed, _ in self._results if not passed]


def existing(*names: str) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def workers(more: int = 0) -> str:
    """How many test processes; `more` where tests often wait, for a browser or for a server."""
    return str(max(1, min(os.cpu_count() or 1, 8)) + more)


def lint_stages(environment: Environment, *, fix: bool = False) -> list[Stage]:
    sources = existing(*SOURCES)
    ruff = environment.tool("ruff")
    return [
        Stage("ruff check", [ruff, "check", "--output-format=concise", *(["--fix"] if fix else []), *sources, "dev"]),
        Stage("ruff format", [ruff, "format", *([] if fix else ["--check"]), *sources, "dev"]),
        Stage("mypy --strict", [environment.tool("mypy"), *sources]),
        Stage("import rules", [environment.tool("lint-imports"), "--no-logo"]),
        generate_stage(environment, *([] if fix else ["--check"])),
    ]


def web_stages(environment: Environment) -> list[Stage]:
    """The page's own checks; the build has installed their dependencies."""
    npm: list[str | Path] = [environment.python, ROOT / "scripts" / "npm.py", "run", "--silent"]
    stages = [Stage("svelte-check", [*npm, "check"])]
    if (ROOT / "web" / "test").exists():
        stages.append(Stage("vitest", [*npm, "test"]))
    return stages


def generate_stage(environment: Environment, *arguments: str) -> Stage:
    return Stage("generated files", [environment.python, ROOT / "scripts" / "generate.py", *arguments])


def clauses_stage(*arguments: str) -> Stage:
    return Stage("clauses", [sys.executable, ROOT / "scripts" / "clauses.py", *arguments])


def lock_stage() -> Stage:
    return Stage("locks", [sys.executable, ROOT / "dev", "lock", "--check"])


def docs_stage(environment: Environment) -> Stage:
    return Stage("docs", [environment.python, ROOT / "scripts" / "docs_site.py"])


def test_stages(environment: Environment, *, long: bool) -> tuple[list[Stage], list[Stage]]:
    """Two sequences of stages that may run in parallel.

    In the first one, browsers and servers are often idle. The second one is CPU-bound and uses that time.
    """
    beside = lint_stages(environment)
    beside.append(lock_stage())
    if (ROOT / "scripts" / "clauses.py").exists():
        beside.append(clauses_stage("--check", "--brief"))
    beside += web_stages(environment)
    beside.append(docs_stage(environment))
    pytest: list[str | Path] = [
        environment.python,
        "-m",
        "pytest",
        "--dist",
        "worksteal",
        *(["--long"] if long else []),
    ]
    waiting = ["-n", workers(more=1), "--durations=15"]
    pure = existing(*(f"tests/{name}" for name in PURE_TESTS))
    compiled = any((ROOT / "src").rglob("*.so")) or any((ROOT / "src").rglob("*.pyd"))
    if pure and compiled and not os.environ.get("PIOCHE_PURE"):
        without = {**os.environ, "PIOCHE_PURE": "1"}
        # 5: nothing collected, which is fine as long as a part has no tests yet.
        arguments = ["-n", workers(), "-m", "not native", *pure]
        beside.append(pytest_stage("pytest, pure Python", [*pytest, *arguments], without, fine=(0, 5)))
    if long:
        beside.append(Stage("mutants", [sys.executable, ROOT / "dev", "mutate", "--sample", "20"]))
    # In separate processes: Playwright keeps an event loop running, and the server's tests start their own.
    shown = [
        pytest_stage("pytest, in the browser", [*pytest, *waiting, "tests/web"]),
        pytest_stage("pytest", [*pytest, *waiting, "--ignore=tests/web"]),
    ]
    return shown, beside


def pytest_stage(
    title: str,
    command: Sequence[str | Path],
    env: dict[str, str] | None = None,
    fine: tuple[int, ...] = (0,),
    caches: Path = ROOT / "build" / "pytest",
) -> Stage:
    """With a cache of its own, because stages run in parallel, and without what an earlier run left there."""
    cache = caches / re.sub(r"\W+", "-", title)
    shutil.rmtree(cache, ignore_errors=True)
    return Stage(title, [*command, "-o", f"cache_dir={cache}"], env, fine, cache)


def run_all(stages: Sequence[Stage], beside: Sequence[Stage] = ()) -> int:
    """Run stages, and `beside` in parallel; 0 when all pass."""
    others = Beside(beside)
    failed = [stage.title for stage in stages if not stage.passes()]
    failed += others.failed() if beside else []
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0
