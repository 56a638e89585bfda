"""The environment of a checkout: uv in .dev/, the virtual environment, the locked packages, the native build.

Each step leaves a stamp (a hash of its inputs), so that a second start is a no-op.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from devtool.console import ROOT, Missing, capture, run, say
from devtool.index import parse_pip_config, uv_environment

DEV = ROOT / ".dev"
WINDOWS = os.name == "nt"
BIN = "Scripts" if WINDOWS else "bin"
EXE = ".exe" if WINDOWS else ""

UV_LOCK = ROOT / "requirements-uv.lock"
RUNTIME_LOCK = ROOT / "requirements.lock"
BUILD_LOCK = ROOT / "requirements-build.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
BENCH_LOCK = ROOT / "requirements-bench.lock"
# Needed to start the product in a checkout: its own dependencies and the build tools.
RUN_LOCKS = (RUNTIME_LOCK, BUILD_LOCK)

_NETWORK_WORDS = (
    "could not find a version",
    "error sending request",
    "failed to fetch",
    "connection",
    "name resolution",
    "max retries",
    "dns",
)


@dataclass(frozen=True, slots=True)
class Environment:
    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / BIN / f"python{EXE}"

    def tool(self, name: str) -> Path:
        return self.folder / BIN / f"{name}{EXE}"

    @property
    def stamp_file(self) -> Path:
        return self.folder / ".pioche-stamps.json"

    def stamps(self) -> dict[str, str]:
        try:
            loaded = json.loads(self.stamp_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(key): str(value) for key, value in loaded.items()} if isinstance(loaded, dict) else {}

    def set_stamps(self, stamps: dict[str, str]) -> None:
        self.stamp_file.write_text(json.dumps(stamps, indent=1), encoding="utf-8")


def digest(*paths: Path) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[int | None]:
    """Prevent two ./dev from setting up one checkout at the same time.

    Yields the file descriptor that holds the lock, if there is one: a process that inherits it keeps the lock.
    """
    DEV.mkdir(exist_ok=True)
    if WINDOWS:
        yield None
        return
    import fcntl

    with (DEV / "lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another ./dev that is setting up this checkout")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield handle.fileno()


def _explain(output: str, what: str) -> Missing:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    reason = next((line for line in lines if line.lower().startswith(("error", "× ", "caused by"))), "")
    reason = reason or (lines[-1] if lines else "no output")
    if any(word in output.lower() for word in _NETWORK_WORDS):
        return Missing(f"{what}: no package index could be reached or it lacks a package ({reason})")
    return Missing(f"{what} failed: {reason}")


def _bootstrap_uv(home: Path) -> None:
    """Install uv with pip, checked against its hashes, into our own folder; through a fresh venv if pip is missing."""
    install: list[str | Path] = ["install", "--quiet", "--no-input", "--require-hashes", "--requirement", UV_LOCK]
    shutil.rmtree(home, ignore_errors=True)
    status, _ = capture([sys.executable, "-m", "pip", *install, "--target", home])
    if status == 0:
        return
    shutil.rmtree(home, ignore_errors=True)
    status, output = capture([sys.executable, "-m", "venv", home])
    if status != 0:
        raise Missing(f"{sys.executable} has neither pip nor venv: install them (Debian, Ubuntu: python3-venv)")
    status, output = capture([home / BIN / f"python{EXE}", "-m", "pip", *install])
    if status != 0:
        raise _explain(output, "fetching uv")


def _pip_config(home: Path) -> dict[str, str]:
    candidates = [Path(sys.executable), home / BIN / f"python{EXE}"]
    for python in candidates:
        if python.exists():
            status, output = capture([python, "-m", "pip", "config", "list"])
            if status == 0:
                return parse_pip_config(output)
    return {}


@dataclass(frozen=True, slots=True)
class Uv:
    program: Path
    env: dict[str, str]

    def __call__(self, *arguments: str | Path, what: str) -> None:
        status, output = capture([self.program, *arguments], self.env)
        if status != 0:
            print(output, file=sys.stderr)
            raise _explain(output, what)


def ensure_uv() -> Uv:
    home = DEV / "uv"
    program = home / BIN / f"uv{EXE}"
    stamp = DEV / "uv.stamp"
    wanted = digest(UV_LOCK)
    if not program.exists() or not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        say("fetching uv into .dev/")
        _bootstrap_uv(home)
        stamp.write_text(wanted, encoding="utf-8")
    return Uv(program, uv_environment(_pip_config(home), os.environ))


def _version_of(folder: Path) -> str | None:
    """The minor version of an existing virtual environment, e.g. "3.12"."""
    try:
        lines = (folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    values = {key.strip(): value.strip() for key, _, value in (line.partition("=") for line in lines)}
    return ".".join(values.get("version_info", values.get("version", "")).split(".")[:2])


def _choose_folder() -> Path:
    """`.venv`, or `.venv-3.12` when `.venv` belongs to a different Python than the one that runs ./dev."""
    mine = f"{sys.version_info.major}.{sys.version_info.minor}"
    main = ROOT / ".venv"
    return main if _version_of(main) in (None, mine) else ROOT / f".venv-{mine}"


def ensure_environment(*, bench: bool = False, native: bool = True) -> Environment:
    """Install and build everything; a no-op when up to date."""
    with one_at_a_time():
        environment = installed(bench=bench)
        if native:
            build(environment)
    return environment


def installed(*, bench: bool = False, only_to_run: bool = False) -> Environment:
    """The environment with the locked packages and pioche; `only_to_run` omits development packages."""
    environment = Environment(_choose_folder())
    stamps = environment.stamps() if environment.python.exists() else {}
    # The package contains the version, and the installed metadata must match it.
    project = digest(ROOT / "pyproject.toml", ROOT / "src" / "pioche" / "__init__.py")
    wanted = {"python": sys.version, "project": project}
    if not only_to_run or stamps.get("locks"):
        wanted["locks"] = digest(DEV_LOCK)
    else:
        wanted["run"] = digest(*RUN_LOCKS)
    if bench:
        wanted["bench"] = digest(BENCH_LOCK)
    if not wanted.items() <= stamps.items():
        _install(environment, stamps, wanted)
    return environment


def _install(environment: Environment, stamps: dict[str, str], wanted: dict[str, str]) -> None:
    uv = ensure_uv()

    def leave(*keep: str) -> dict[str, str]:
        """The stamps that stay valid, plus the new ones."""
        left = {key: value for key, value in (*stamps.items(), *wanted.items()) if key in keep}
        environment.set_stamps(left)
        return left

    if stamps.get("python") != wanted["python"]:
        say(f"making {environment.folder.name} with Python {sys.version.split()[0]}")
        uv("venv", "--quiet", "--clear", "--python", sys.executable, environment.folder, what="making the environment")
        stamps = {}
        stamps = leave("python")
    for key, files in (("run", RUN_LOCKS), ("locks", (DEV_LOCK,))):
        if key in wanted and stamps.get(key) != wanted[key]:
            say("installing the locked packages")
            names = ", ".join(path.name for path in files)
            _uv_pip(uv, environment, "sync", "--require-hashes", *files, what=f"installing {names}")
            # uv has removed what the lock does not name: pioche itself and the benchmarks' peers.
            stamps = leave("python", key)
    if stamps.get("project") != wanted["project"]:
        say("installing pioche (editable)")
        # The native build is a separate later step, where its messages are visible.
        quiet = Uv(uv.program, {**uv.env, "PIOCHE_PURE": "1"})
        editable = ("--no-deps", "--no-build-isolation", "--reinstall", "--editable", ROOT)
        _uv_pip(quiet, environment, "install", *editable, what="installing pioche")
        stamps = leave(*stamps, "project")
    if "bench" in wanted and stamps.get("bench") != wanted["bench"]:
        say("installing the peers to measure against (requirements-bench.lock)")
        peers = ("--require-hashes", "--requirement", BENCH_LOCK)
        _uv_pip(uv, environment, "install", *peers, what="installing requirements-bench.lock")
        leave(*stamps, "bench")


def _uv_pip(uv: Uv, environment: Environment, verb: str, *arguments: str | Path, what: str) -> None:
    uv("pip", verb, "--quiet", "--python", environment.python, *arguments, what=what)


def build(environment: Environment, *parts: str) -> None:
    """Compile the engine in place if there is a C compiler, and build the page; build failures are errors."""
    status = run([environment.python, ROOT / "hatch_build.py", *parts])
    if status != 0:
        raise Missing("the build failed (above); PIOCHE_PURE=1 ./dev ... goes on in pure Python")
