"""./dev and the build hook: messages, argument errors, index settings, and a real compile of a small package."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

import pytest

import hatch_build
import native_sources
from devtool import audit, environment, index, locks, mutating, stages, starting, verbs
from devtool.console import Missing

ROOT = Path(__file__).resolve().parents[1]


def dev(*arguments: str, python: str = sys.executable, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, str(ROOT / "dev"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


def test_usage_and_unknown_verb() -> None:
    asked = dev("--help")
    assert asked.returncode == 0
    assert all(f"\n  {verb} " in asked.stdout for verb in verbs.VERBS)
    silent = dev()
    assert (silent.returncode, silent.stdout) == (2, asked.stdout)
    unknown = dev("dance")
    assert unknown.returncode == 2
    assert unknown.stderr == f"dev: there is no verb 'dance'; there is: {', '.join(verbs.VERBS)}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("lint", "--fast"), "dev: lint knows --fix, not --fast"),
        (("lock", "x"), "dev: lock knows --upgrade and --check, not x"),
        (("build", "x"), "dev: build takes no arguments"),
        (("docs", "x"), "dev: docs takes no arguments"),
        (("check", "x", "y"), "dev: check takes one commit to compare with, not x y"),
        (("bench",), "dev: bench needs a NAME; there is: "),
        (("bench", "no-such"), "dev: there is no benchmark 'no-such'; there is: "),
    ],
)
def test_argument_errors_are_one_line(arguments: tuple[str, ...], message: str) -> None:
    result = dev(*arguments)
    assert result.returncode == 2
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def old_pythons() -> list[str]:
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    found: list[str] = []
    for name in ("python2.7", "python3.6", "python3.8", "python3.10"):
        for path in (folder / name for folder in folders):
            # Shims of version managers exist without the Python that they stand for.
            if path.exists() and subprocess.run([path, "-c", "pass"], capture_output=True, check=False).returncode == 0:
                found.append(str(path))
                break
    return found


@pytest.mark.skipif(not old_pythons(), reason="no Python older than 3.11 on this machine")
def test_old_python_looks_for_a_newer_one_or_says_so(tmp_path: Path) -> None:
    for python in old_pythons():
        found = dev("--help", python=python, PATH=str(Path(sys.executable).parent))
        assert (found.returncode, found.stdout) == (0, verbs.USAGE)
        # With the folders that are always looked at out of the way, nothing is left to find.
        copy = tmp_path / "dev"
        text = (ROOT / "dev").read_text(encoding="utf-8")
        copy.write_text(text.replace('["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin"]', "[]"), encoding="utf-8")
        alone = {"PATH": str(tmp_path), "HOME": str(tmp_path), "PYENV_ROOT": str(tmp_path)}
        result = subprocess.run([python, str(copy), "test"], capture_output=True, text=True, check=False, env=alone)
        assert result.returncode == 2
        assert result.stderr.startswith("dev: Python 3.11 or newer is needed, this is Python ")
        assert result.stderr.count("\n") == 1


def test_pip_settings_reach_uv() -> None:
    listing = """\
global.index-url='https://index.example/simple'
global.extra-index-url='file:///a/simple\\nfile:///b/simple'
global.find-links='/wheels /more'
global.timeout='15'
:env:.default-timeout='180'
install.cert='/ca.pem'
download.cert='/other.pem'
nonsense
"""
    config = index.parse_pip_config(listing)
    env = index.uv_environment(config, {"HOME": "/home/x"})
    assert env == {
        "HOME": "/home/x",
        "UV_PYTHON_DOWNLOADS": "never",
        "UV_DEFAULT_INDEX": "https://index.example/simple",
        "UV_INDEX": "file:///a/simple file:///b/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/wheels,/more",
        "UV_HTTP_TIMEOUT": "180",
        "SSL_CERT_FILE": "/ca.pem",
    }
    assert set(index.without_extra_indexes(env)) == set(env) - {"UV_INDEX", "UV_INDEX_STRATEGY", "UV_FIND_LINKS"}


def test_settings_of_uv_win_over_those_of_pip() -> None:
    own = {"UV_INDEX_URL": "https://mine.example", "UV_EXTRA_INDEX_URL": "https://too.example", "UV_HTTP_TIMEOUT": "7"}
    env = index.uv_environment({"index-url": "x", "extra-index-url": "y", "timeout": "1"}, own)
    assert env == {**own, "UV_PYTHON_DOWNLOADS": "never"}


def test_missing_index_is_named() -> None:
    output = "error: Failed to fetch: `https://index.example/simple/ruff/`\n  Caused by: dns error\n"
    message = str(environment._explain(output, "installing requirements-dev.lock"))
    assert message == (
        "installing requirements-dev.lock: no package index could be reached or it lacks a package "
        "(error: Failed to fetch: `https://index.example/simple/ruff/`)"
    )
    assert str(environment._explain("", "it")) == "it failed: no output"


def test_a_failing_set_up_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_arguments: list[str]) -> int:
        raise Missing("no index")

    monkeypatch.setitem(verbs.VERBS, "run", fail)
    assert verbs.main(["run"]) == 2
    assert capsys.readouterr().err == "dev: no index\n"


@pytest.mark.parametrize(
    ("arguments", "pending", "built", "pure"),
    [([], 0, (), False), (["--port", "1"], 4, (), False), (["serve"], 39, ("page",), True)],
)
def test_the_server_does_not_wait_for_many_modules(
    arguments: list[str], pending: int, built: tuple[str, ...], pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few changed modules are compiled first; a whole engine is compiled beside a server in pure Python."""
    seen: list[object] = []

    def run(command: Sequence[object], env: dict[str, str]) -> int:
        seen.append(list(command[3:]))
        seen.append(env.get("PIOCHE_PURE"))
        return 7

    def compiling(*_: object) -> AbstractContextManager[None]:
        seen.append("compiling")
        return nullcontext()

    monkeypatch.setattr(starting, "one_at_a_time", nullcontext)
    monkeypatch.setattr(starting, "installed", lambda only_to_run: environment.Environment(Path("x")))
    monkeypatch.setattr(starting, "pending", lambda _environment: pending)
    monkeypatch.setattr(starting, "_compiling", compiling)
    monkeypatch.setattr(starting, "build", lambda _environment, *parts: seen.append(parts))
    monkeypatch.setattr(starting, "run", run)
    monkeypatch.delenv("PIOCHE_PURE", raising=False)
    assert starting.verb_run(arguments) == 7
    assert seen == [*(["compiling"] if pure else []), built, arguments, "1" if pure else None]


def test_sigterm_reaches_the_child(tmp_path: Path) -> None:
    """Who ends ./dev run ends the server, not only ./dev."""
    child = (
        "import signal, sys, time\n"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))\n"
        "print('up', flush=True)\n"
        "time.sleep(600)\n"
    )
    code = f"import sys; from devtool.console import run; sys.exit(run([sys.executable, '-c', {child!r}]))"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    with subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "up\n"
        program.terminate()
        assert program.wait() == 3


def test_another_python_gets_an_environment_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    mine = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert environment._choose_folder() == tmp_path / ".venv"
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "pyvenv.cfg").write_text(f"version_info = {mine}.1\n", encoding="utf-8")
    assert environment._choose_folder() == tmp_path / ".venv"
    (tmp_path / ".venv" / "pyvenv.cfg").write_text("version_info = 3.99.1\n", encoding="utf-8")
    assert environment._choose_folder() == tmp_path / f".venv-{mine}"


def test_locks_name_no_registry_and_have_hashes() -> None:
    for path in ROOT.glob("requirements*.lock"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path.name
        assert "index-url" not in text, path.name
        assert text.count("==") <= text.count("--hash=sha256:"), path.name
    assert locks.current()


# The build hook


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package with one compiled module, which takes a constant from a header-only one."""
    files = {
        "__init__.py": "",
        "codes.py": "ANSWER = 42\nCOMPILED = 0\n",
        "codes.pxd": "# header only\ncdef enum:\n    ANSWER = 42\n    COMPILED = 1\n",
        "adding.py": "from pioche import codes as c\n\n\ndef add(x):\n    return c.ANSWER + x, c.COMPILED\n",
        "adding.pxd": "from pioche cimport codes as c\n\ncpdef tuple add(int x)\n",
    }
    for name, text in files.items():
        path = tmp_path / "src" / "pioche" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def answer(root: Path, **env: str) -> list[int]:
    result = subprocess.run(
        [sys.executable, "-c", "import json; from pioche.adding import add; print(json.dumps(add(1)))"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **env, "PYTHONPATH": str(root / "src")},
    )
    numbers: list[int] = json.loads(result.stdout)
    return numbers


def test_only_modules_with_a_full_header_are_compiled(small: Path) -> None:
    package = small / "src" / "pioche"
    assert native_sources.compiled_sources(package) == [package / "adding.py"]


def test_headers_are_followed(small: Path) -> None:
    """Every way to name a header; a change anywhere behind it makes the module stale, a change elsewhere does not."""
    src = small / "src"
    package = src / "pioche"
    (package / "deep").mkdir()
    for name in ("a", "b", "c", "d", "deep/e", "unused"):
        (package / f"{name}.pxd").write_text("# header only\n", encoding="utf-8")
    (package / "a.pxd").write_text("# header only\nfrom pioche.deep.e cimport thing  # of e\n", encoding="utf-8")
    (package / "adding.pxd").write_text(
        "from libc.stdint cimport uint8_t\ncimport cython\ncimport pioche.a as x, pioche.b\n"
        "from pioche cimport (\n    c as y,\n    d,\n)\n",
        encoding="utf-8",
    )
    assert native_sources.cimported(package / "adding.pxd", src) == {package / f"{name}.pxd" for name in "abcd"}
    sources = [package / "adding.py"]
    before = hatch_build.keys(src, sources)
    (package / "unused.pxd").write_text("# header only, changed\n", encoding="utf-8")
    assert hatch_build.keys(src, sources) == before
    (package / "deep" / "e.pxd").write_text("# header only, changed\n", encoding="utf-8")
    assert hatch_build.keys(src, sources) != before


def build(root: Path, *, strict: bool, **env: str) -> tuple[int, str]:
    """Build in a process of its own, as ./dev and pip do; gives back how many modules there are and what was said."""
    code = (
        "import sys, pathlib, hatch_build\n"
        f"made = hatch_build.build(pathlib.Path({str(root)!r}), print, strict={strict})\n"
        "sys.exit(10 + len(made))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
        env={**os.environ, "PIOCHE_PURE": "", **env, "PYTHONPATH": str(ROOT)},
    )
    return result.returncode - 10, result.stdout


def fails(root: Path) -> bool:
    return build(root, strict=True)[0] < 0


@pytest.mark.native
@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler")
def test_compiles_in_place_and_again_only_after_a_change(small: Path) -> None:
    package = small / "src" / "pioche"
    assert answer(small) == [43, 0]
    stale = package / f"gone{hatch_build.SUFFIX}"
    stale.write_bytes(b"")
    assert build(small, strict=True) == (1, "compiling 1 of 1 modules\n")
    assert not stale.exists()
    assert answer(small) == [43, 1]
    assert build(small, strict=True) == (1, "")
    header = package / "codes.pxd"
    header.write_text(header.read_text(encoding="utf-8").replace("42", "52"), encoding="utf-8")
    assert not hatch_build.up_to_date(small)
    assert build(small, strict=True) == (1, "compiling 1 of 1 modules\n")
    assert hatch_build.up_to_date(small)
    assert answer(small) == [53, 1]

    # A source that does not compile: an error for developers, pure Python for everybody else.
    (package / "adding.pxd").write_text("cpdef nonsense\n", encoding="utf-8")
    count, said = build(small, strict=False)
    assert count == 0
    assert "the engine did not compile" in said
    assert answer(small) == [43, 0]
    assert fails(small)


@pytest.mark.native
@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="no C compiler")
def test_a_build_goes_on_where_it_was(small: Path) -> None:
    """What was compiled before another module failed is not compiled again."""
    package = small / "src" / "pioche"
    (package / "bad.py").write_text("x = 1\n", encoding="utf-8")
    (package / "bad.pxd").write_text("cpdef nonsense\n", encoding="utf-8")
    assert hatch_build.pending(small) == ["pioche.adding", "pioche.bad"]  # the longest first
    assert fails(small)
    assert hatch_build.pending(small) == ["pioche.bad"]
    assert answer(small) == [43, 0]  # all or none
    (package / "bad.pxd").write_text("", encoding="utf-8")
    assert build(small, strict=True) == (2, "compiling 1 of 2 modules\n")
    assert answer(small) == [43, 1]


def test_without_a_compiler_it_stays_pure(small: Path) -> None:
    count, said = build(small, strict=True, CC="no-such-compiler")
    assert count == 0
    assert said.startswith("no working C compiler (")
    assert said.count("\n") == 1
    assert answer(small) == [43, 0]


def test_pure_is_asked_for(small: Path) -> None:
    assert build(small, strict=True, PIOCHE_PURE="1") == (0, "")


def test_sources_first(tmp_path: Path) -> None:
    """PIOCHE_PURE=1 at run time: the .py is imported although an extension module lies beside it."""
    package = tmp_path / "src" / "pioche"
    package.mkdir(parents=True)
    for name in ("__init__.py", "_pure.py"):
        shutil.copy(ROOT / "src" / "pioche" / name, package / name)
    (package / "adding.py").write_text("def add(x):\n    return x, 0\n", encoding="utf-8")
    (package / f"adding{hatch_build.SUFFIX}").write_bytes(b"not an extension module")
    with pytest.raises(subprocess.CalledProcessError):
        answer(tmp_path, PIOCHE_PURE="")
    assert answer(tmp_path, PIOCHE_PURE="1") == [1, 0]


def test_audit_of_python_packages(capsys: pytest.CaptureFixture[str]) -> None:
    hole = {"id": "PYSEC-2026-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}
    report = {
        "dependencies": [
            {"name": "safe", "version": "1.0", "vulns": []},
            {"name": "holey", "version": "1.0", "vulns": [hole, {**hole, "id": "PYSEC-2026-2", "fix_versions": []}]},
            {"name": "unknown", "skip_reason": "not found"},
        ],
        "fixes": [],
    }
    found = audit.python_audit(json.dumps(report))
    assert found.report("Python") == 1
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "Python: 2 of 3 packages checked, 2 known vulnerabilities",
        "  holey 1.0: PYSEC-2026-1, mended in 1.1",
        "  holey 1.0: PYSEC-2026-2",
    ]
    assert "no answer for 1 packages (unknown)" in shown.err
    assert audit.Audit(3, ("unknown",), ()).report("Python") == 2
    assert audit.Audit(3, (), ()).report("Python") == 0


def test_audit_of_the_page() -> None:
    counted = {"metadata": {"dependencies": {"total": 80}}}
    assert audit.page_audit(json.dumps({**counted, "vulnerabilities": {}})).report("page") == 0
    found = audit.page_audit(json.dumps({**counted, "vulnerabilities": {"holey": {"severity": "high"}}}))
    assert found.findings == ("holey: high",)
    with pytest.raises(ValueError, match="ENOTFOUND"):
        audit.page_audit(json.dumps({"message": "ENOTFOUND", "error": {}}))


def test_mutants_that_can_make_a_difference(tmp_path: Path) -> None:
    """Annotations are never executed, and `is` for `==` changes nothing: such mutants would survive any test."""
    source = "def f(a: int | None) -> int | str:\n    b: int | str = a == 1 or a | 2\n    return b\n"
    session = tmp_path / "session.sqlite"
    places = {"annotation": (1, 13), "returns": (1, 28), "variable": (2, 11), "equal": (2, 23), "or": (2, 33)}
    with closing(sqlite3.connect(session)) as database, database:
        database.execute("CREATE TABLE work_items (job_id)")
        database.execute("CREATE TABLE mutation_specs (job_id, operator_name, start_pos_row, start_pos_col)")
        for name, place in places.items():
            for operator in ("core/ReplaceBinaryOperator_BitOr_Add", "core/ReplaceComparisonOperator_Eq_Is"):
                job = f"{name} {operator[-2:]}"
                database.execute("INSERT INTO work_items VALUES (?)", (job,))
                database.execute("INSERT INTO mutation_specs VALUES (?, ?, ?, ?)", (job, operator, *place))
    assert mutating.sample(session, source, 10, seed=1) == 2
    with closing(sqlite3.connect(session)) as database:
        items = sorted(job for (job,) in database.execute("SELECT job_id FROM work_items"))
        specs = sorted(job for (job,) in database.execute("SELECT job_id FROM mutation_specs"))
    assert items == specs == ["equal dd", "or dd"]
    assert mutating.sample(session, source, 1, seed=1) == 1


def test_modules_for_mutants_and_their_tests_exist() -> None:
    for module in mutating.MODULES.values():
        assert all((ROOT / path).exists() for path in (module.path, *module.tests))


@pytest.mark.parametrize(("failures", "passes"), [(0, True), (1, True), (2, False)])
def test_failed_tests_run_once_more(
    tmp_path: Path, failures: int, passes: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    """A test that fails twice fails; one that passes at the second try is named."""
    (tmp_path / "test_it.py").write_text(
        "from pathlib import Path\n"
        "def test_it():\n"
        "    tries = Path(__file__).with_name('tries')\n"
        "    text = tries.read_text() if tries.exists() else ''\n"
        "    tries.write_text(text + '.')\n"
        f"    assert len(text) >= {failures}\n"
    )
    command = [sys.executable, "-m", "pytest", "-n", "2", "--rootdir", str(tmp_path), str(tmp_path)]
    stage = stages.pytest_stage("of a test", command, caches=tmp_path)
    assert stage.passes() is passes
    assert ("unstable" in capfd.readouterr().err) is (failures == 1)
