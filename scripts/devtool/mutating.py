"""./dev mutate: are the tests of legality, visibility and log strict enough to notice a changed line?

cosmic-ray makes the mutants, one at a time, in a copy of the checkout, and runs the tests of the module in pure Python.
A mutant survives if they still pass. A sample, because a module has up to two thousand mutants.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from devtool.console import ROOT, Missing, capture, say
from devtool.environment import Environment, ensure_environment, ensure_uv

COSMIC_RAY = "cosmic-ray==8.7.0"
FOLDER = ROOT / "build" / "mutation"
BAR = 0.9


@dataclass(frozen=True, slots=True)
class Module:
    path: str
    tests: tuple[str, ...]


MODULES = {
    "checking": Module(
        "src/pioche/classic/checking.py",
        ("tests/classic/clauses", "tests/classic/interactions", "tests/classic/test_checking.py"),
    ),
    "view": Module("src/pioche/classic/view.py", ("tests/classic/test_view.py", "tests/server/test_structs.py")),
    "laying": Module("src/pioche/rummy/laying.py", ("tests/rummy/clauses", "tests/rummy/test_refusals.py")),
    "tile-view": Module("src/pioche/rummy/view.py", ("tests/rummy/test_view.py", "tests/server/test_structs.py")),
    "intentions": Module("src/pioche/server/table/intentions.py", ("tests/server/table/test_intentions.py",)),
    "deals": Module("src/pioche/server/table/deals.py", ("tests/server/test_deals.py",)),
}
# `is` instead of `==` changes nothing for small numbers and enums, nor does a missing @final.
EQUIVALENT = ("_Is", "_IsNot", "RemoveDecorator")


def never_run(source: str) -> list[tuple[int, int]]:
    """The lines from .. to of what is not executed: annotations are only text here (PEP 563), __all__ only names."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign(annotation=annotation):
                found.append(annotation)
            case ast.arg(annotation=ast.expr() as annotation):
                found.append(annotation)
            case ast.FunctionDef(returns=ast.expr() as returns) | ast.AsyncFunctionDef(returns=ast.expr() as returns):
                found.append(returns)
            case _:
                pass
    return [(_place(node)[0], _place(node)[1]) for node in found]


def _place(node: ast.AST) -> tuple[int, int]:
    """Begin and end of a node as numbers that can be compared: line * 1000 + column."""
    assert isinstance(node, ast.expr)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.lineno * 1000 + node.col_offset, node.end_lineno * 1000 + node.end_col_offset


def sample(session: Path, source: str, size: int, seed: int) -> int:
    """Keep `size` random mutants of a session that can make a difference; returns how many are left."""
    ignored = never_run(source)
    with closing(sqlite3.connect(session)) as database, database:
        rows = database.execute("SELECT job_id, operator_name, start_pos_row, start_pos_col FROM mutation_specs")
        jobs = [
            job
            for job, operator, row, column in sorted(rows, key=lambda row: (row[2], row[3], row[1]))
            if not operator.endswith(EQUIVALENT) and not any(a <= row * 1000 + column < b for a, b in ignored)
        ]
        kept = set(random.Random(seed).sample(jobs, min(size, len(jobs))))  # noqa: S311 (only a sample)
        for table in ("mutation_specs", "work_items"):
            every = [job for (job,) in database.execute(f"SELECT job_id FROM {table}")]  # noqa: S608 (our own names)
            database.executemany(
                f"DELETE FROM {table} WHERE job_id = ?",  # noqa: S608
                [(job,) for job in every if job not in kept],
            )
    return len(kept)


def copy_of_the_checkout() -> Path:
    """A copy of the files that git tracks, where mutants do no harm."""
    tree = FOLDER / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    _, listed = capture(["git", "ls-files", "-z"])
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    return tree


def _session(module: Module, tree: Path, name: str, environment: Environment) -> tuple[Path, Path]:
    command = [str(environment.python), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *module.tests]
    settings = FOLDER / f"{name}.toml"
    settings.write_text(
        f'[cosmic-ray]\nmodule-path = "{module.path}"\ntimeout = 300.0\nexcluded-modules = []\n'
        f'test-command = "env PIOCHE_PURE=1 PYTHONPATH={tree / "src"} {" ".join(command)}"\n'
        '[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    session = FOLDER / f"{name}.sqlite"
    session.unlink(missing_ok=True)
    return settings, session


def _mutate(name: str, tree: Path, size: int, seed: int, environment: Environment) -> float:
    """Run the mutants of one module; prints the survivors and returns the share that was killed."""
    module = MODULES[name]
    uv = ensure_uv()
    settings, session = _session(module, tree, name, environment)
    ray: list[str | Path] = [uv.program, "tool", "run", COSMIC_RAY]
    env = {**uv.env, "PWD": str(tree)}

    def call(*arguments: str | Path) -> None:
        status, output = capture([*ray, *arguments], env, cwd=tree)
        if status != 0:
            raise Missing(f"cosmic-ray {arguments[0]} failed: {(output.strip().splitlines() or ['no output'])[-1]}")

    call("baseline", settings)
    call("init", settings, session)
    count = sample(session, (tree / module.path).read_text(encoding="utf-8"), size, seed)
    say(f"{name}: {count} mutants of {module.path}")
    call("exec", settings, session)
    with closing(sqlite3.connect(session)) as database:
        results = database.execute(
            "SELECT test_outcome, diff FROM work_results JOIN mutation_specs USING (job_id)"
            " ORDER BY start_pos_row, start_pos_col"
        ).fetchall()
    survivors = [diff for outcome, diff in results if str(outcome).upper().endswith("SURVIVED")]
    for diff in survivors:
        changed = [line for line in (diff or "").splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        print("\n".join(["  survived:", *(f"    {line}" for line in changed)]), flush=True)
    killed = (len(results) - len(survivors)) / len(results)
    print(f"{name}: {len(results) - len(survivors)} of {len(results)} mutants killed ({killed:.2f})", flush=True)
    return killed


def verb_mutate(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("module", nargs="*", choices=[*MODULES, []], help=f"one of {', '.join(MODULES)}; default: all")
    parser.add_argument("--sample", type=int, default=40, help="mutants per module (default: 40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    chosen = parser.parse_args(arguments)
    if chosen.sample < 1:
        parser.error("--sample is at least 1")
    environment = ensure_environment()
    FOLDER.mkdir(parents=True, exist_ok=True)
    tree = copy_of_the_checkout()
    shares = {name: _mutate(name, tree, chosen.sample, chosen.seed, environment) for name in chosen.module or MODULES}
    weak = [name for name, share in shares.items() if share < BAR]
    if weak:
        print(f"fewer than {BAR:.0%} killed: {', '.join(weak)}", file=sys.stderr)
    return 1 if weak else 0
