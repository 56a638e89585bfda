"""./dev check: lint, types, and the tests that the changes can break, in less than a minute.

Nearest tests first, without browsers and services, the laws over a tenth of the games. No test starts after the time
limit; the number of skipped ones is printed. `./dev test` runs everything.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from devtool.console import ROOT, Missing, capture, heading, run, say
from devtool.environment import Environment, build, installed, one_at_a_time
from devtool.impact import Graph
from devtool.stages import Beside, Stage, clauses_stage, docs_stage, lint_stages, lock_stage, web_stages, workers
from devtool.starting import FEW, pending

# No test starts later than this many seconds after the first one. With everything else that is less than a minute on
# two idle processors; a busy machine takes longer for the same number of tests.
SECONDS = 25
QUICK = "not services and not browser"
# No more test files than this are collected: importing more would take the time for running the nearest ones.
FILES = 60


def verb_check(arguments: list[str]) -> int:
    if len(arguments) > 1:
        raise Missing(f"check takes one commit to compare with, not {' '.join(arguments)}")
    began = time.time()
    files = _git("ls-files", "--cached", "--others", "--exclude-standard")
    changed = changed_files(arguments[0] if arguments else None)
    if not changed:
        say("nothing has changed")
        return 0
    with one_at_a_time():
        environment = installed()
        chosen = Graph(ROOT, files).tests(changed)
        say(f"{len(changed)} changed files can break {len(chosen)} test files")
        beside = Beside(side_stages(environment, changed))
        env = {**os.environ, "PIOCHE_CHECK_SECONDS": str(SECONDS)}
        if not env.get("PIOCHE_PURE"):
            if (many := pending(environment)) > FEW:
                say(f"{many} modules would have to be compiled (./dev build): testing in pure Python")
                env["PIOCHE_PURE"] = "1"
            else:
                build(environment, "native")
    failed = [] if _tests_pass(environment, chosen, env) else ["pytest"]
    failed += beside.failed()
    if failed:
        say(f"failed: {', '.join(failed)}")
    say(f"{'failed' if failed else 'passed'} in {time.time() - began:.0f} s")
    return 1 if failed else 0


def _tests_pass(environment: Environment, chosen: Sequence[str], env: dict[str, str]) -> bool:
    if not chosen:
        return True
    heading("pytest")
    if len(chosen) > FILES:
        print(f"the nearest {FILES} of {len(chosen)} test files; ./dev test runs the others")
    command: list[str | Path] = [environment.python, "-m", "pytest", "-q", "-p", "tests.quick", "--tenth", "-m", QUICK]
    command += ["-n", workers(), "--dist", "load", "--maxschedchunk", "1", *chosen[:FILES]]
    return run(command, env) in (0, 5)  # 5: everything selected needs a browser or a service


def side_stages(environment: Environment, changed: Sequence[str]) -> list[Stage]:
    """What is checked in parallel with the tests."""

    def touched(*starts: str) -> bool:
        return any(path.startswith(starts) for path in changed)

    stages = lint_stages(environment)
    if touched("src/", "tests/", "rulebooks/", "docs/rules-matrix.md"):
        stages.append(clauses_stage("--check", "--brief"))
    if touched("docs/") or any(path.endswith(".md") and "/" not in path for path in changed):
        stages.append(docs_stage(environment))
    if touched("pyproject.toml", "requirements"):
        stages.append(lock_stage())
    if touched("web/", "i18n/") and (ROOT / "web" / "node_modules").exists():
        stages += web_stages(environment)
    return stages


def changed_files(since: str | None) -> list[str]:
    """Paths that differ from a commit, including deleted and untracked ones.

    Without a commit: since the branch left the main branch; on the main branch, since the last commit.
    """
    base = since or _base()
    differing = _git("diff", "--name-only", "--no-renames", base, "--")
    return sorted({*differing, *_git("ls-files", "--others", "--exclude-standard")})


def _base() -> str:
    for main in ("origin/HEAD", "origin/main", "main"):
        status, output = capture(["git", "merge-base", main, "HEAD"])
        if status == 0:
            return output.strip()
    return "HEAD"


def _git(*arguments: str) -> list[str]:
    status, output = capture(["git", "-c", "core.quotePath=off", *arguments])
    if status != 0:
        raise Missing(f"git {arguments[0]}: {output.strip().splitlines()[-1] if output.strip() else 'failed'}")
    return output.splitlines()
