"""The verbs of ./dev."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from devtool import audit, checking, locks, starting
from devtool.console import ROOT, Missing, run, say
from devtool.environment import ensure_environment
from devtool.fuzzing import verb_fuzz
from devtool.mutating import verb_mutate
from devtool.stages import docs_stage, generate_stage, lint_stages, run_all, test_stages

USAGE = """\
usage: ./dev VERB ...

  run [ARGS]         set up and start the product
  check [SINCE]      what changed: lint, types, and the tests that it can break, in less than a minute
  test [--long]      everything: lint, types, import rules, clauses, docs, tests (native and pure Python)
  test PYTEST-ARGS   only pytest, with these arguments (./dev test tests/classic -k debt)
  fuzz [--asan]      random inputs for both games, until --seconds are over or one hurts; --help lists the rest
  simulate           whole servers with clients and faults on a simulated clock, each from one seed; --help
  mutate [MODULE]    change lines of legality, visibility and log at random: do tests notice? --help lists the rest
  bench NAME [ARGS]  run benchmarks/NAME.py; without NAME: list them
  lint [--fix]       ruff, mypy --strict, import rules, generated files
  clauses [--check]  each clause with its code and tests; writes docs/rules-matrix.md
  generate [--check] write the files that follow from tables in the source (state fields, headers)
  docs               build the documentation site into build/site/html and check its links
  audit              look the locked packages up in the advisory databases (needs a network)
  lock [--upgrade]   resolve the requirements files again, with hashes
  site [FOLDER]      the page for static hosts, with the documentation; default: build/pages (docs/device.md)
  pictures [STATE]   pictures of the page in several sizes, in build/pictures (--help)
  build              set up and compile the native code in place

Needs Python 3.11 or newer and a package index that pip can reach. PIOCHE_PURE=1 keeps everything in pure Python.
"""


def verb_test(arguments: list[str]) -> int:
    environment = ensure_environment()
    if arguments in ([], ["--long"]):
        return run_all(*test_stages(environment, long=bool(arguments)))
    return run([environment.python, "-m", "pytest", *arguments])


def verb_bench(arguments: list[str]) -> int:
    folder = ROOT / "benchmarks"
    # The other modules there are shared by the benchmarks.
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
    return run_all(lint_stages(ensure_environment(native=False), fix=bool(arguments)))


def verb_clauses(arguments: list[str]) -> int:
    return run([sys.executable, ROOT / "scripts" / "clauses.py", *arguments])


def verb_generate(arguments: list[str]) -> int:
    return run_all([generate_stage(ensure_environment(native=False), *arguments)])


def verb_docs(arguments: list[str]) -> int:
    if arguments:
        raise Missing("docs takes no arguments")
    return run_all([docs_stage(ensure_environment(native=False))])


def verb_site(arguments: list[str]) -> int:
    if len(arguments) > 1:
        raise Missing("site takes one folder")
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "pages"
    environment = ensure_environment()
    status = run_all([docs_stage(environment)])
    if status == 0:
        status = run([environment.python, "-m", "pioche", "site", folder, "--docs", "docs/README.html"])
    if status == 0:
        shutil.copytree(ROOT / "build" / "site" / "html", folder / "docs")
    return status


def verb_pictures(arguments: list[str]) -> int:
    return run([ensure_environment().python, "-m", "tests.web.pictures", *arguments])


def verb_simulate(arguments: list[str]) -> int:
    return run([ensure_environment().python, "-m", "tests.simulation", *arguments])


def verb_build(arguments: list[str]) -> int:
    if arguments:
        raise Missing("build takes no arguments")
    ensure_environment()
    return 0


VERBS: dict[str, Callable[[list[str]], int]] = {
    "run": starting.verb_run,
    "check": checking.verb_check,
    "test": verb_test,
    "fuzz": verb_fuzz,
    "simulate": verb_simulate,
    "mutate": verb_mutate,
    "bench": verb_bench,
    "lint": verb_lint,
    "clauses": verb_clauses,
    "generate": verb_generate,
    "docs": verb_docs,
    "audit": audit.verb_audit,
    "lock": locks.verb_lock,
    "site": verb_site,
    "pictures": verb_pictures,
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
