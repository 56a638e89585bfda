"""The licences of everything that the page's own Python and the page consist of: src/pioche/_device/licences.txt."""

from __future__ import annotations

import email
import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

# Parts of other projects without a licence file of their own in what is fetched: name, licence, where its source is.
WITHIN = (
    ("CPython, its standard library included", "PSF-2.0 (see typing_extensions below)", "https://www.python.org"),
    ("Emscripten's runtime library (musl, compiler-rt)", "MIT, or Apache-2.0 with LLVM exceptions", "https://emscripten.org"),
    ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2"),
    ("expat", "MIT", "https://libexpat.github.io"),
    ("HACL*", "MIT", "https://github.com/hacl-star/hacl-star"),
    ("libffi", "MIT", "https://sourceware.org/libffi"),
    ("mpdecimal", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal"),
    ("SQLite", "public domain", "https://www.sqlite.org"),
    ("xz (liblzma)", "0BSD", "https://tukaani.org/xz"),
    ("zlib", "Zlib", "https://zlib.net"),
)  # fmt: skip
NPM = ("pyodide", "svelte", "esm-env", "clsx", "@fluent/bundle", "@fontsource-variable/nunito")


def licences(root: Path, wheels: Mapping[str, bytes]) -> bytes:
    """A list, then the texts that come with the parts."""
    parts = [("Pioche", "MIT", "", (root / "LICENSE").read_text(encoding="utf-8")), *_npm(root), *_of_wheels(wheels)]
    lines = ["What the page and its own Python consist of, and under which licence each part is passed on.", ""]
    lines += [": ".join(filter(None, (name, licence, home))) for name, licence, home, _ in parts]
    lines += ["", "Within Pyodide, compiled:", ""]
    lines += [f"{name}: {licence}: {home}" for name, licence, home in WITHIN]
    for name, _, _, text in parts:
        if text:
            lines += ["", "-" * 80, name, "", text.strip()]
    return ("\n".join(lines) + "\n").encode()


def _npm(root: Path) -> Iterator[tuple[str, str, str, str]]:
    for name in NPM:
        folder = root / "web" / "node_modules" / name
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        texts = [path for path in sorted(folder.iterdir()) if path.name.lower().startswith("license")]
        text = "\n\n".join(path.read_text(encoding="utf-8") for path in texts)
        yield f"{name} {about['version']}", about["license"], about.get("homepage", ""), text


def _of_wheels(wheels: Mapping[str, bytes]) -> Iterator[tuple[str, str, str, str]]:
    for data in wheels.values():
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
            metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
            about = email.message_from_bytes(archive.read(metadata))
            texts = [archive.read(name).decode() for name in sorted(names) if ".dist-info/licenses/" in name]
        yield (
            f"{about['Name']} {about['Version']}",
            about["License-Expression"] or about["License"],
            "",
            "\n\n".join(texts),
        )
