"""Build the documentation site into build/site/html: `./dev docs`. Problems with a page or a link are errors."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import docs_api
import docs_links
import docs_text

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hatch_build import ROOT, npm

SITE = ROOT / "build" / "site"
CONF = ROOT / "docs" / "site" / "conf.py"
# Draws the diagrams in the reader's browser; served from the site itself.
MERMAID = "@mermaid-js/tiny@12.0.0"
MERMAID_SHA512 = "ZW9YXy+3tSLPscBT+NnQO0K0qYH7BGES5nExl6Snoygey7xd2N0cO7Nq30N5k/u7gIeYoCrldyVy+VTCMWrNDQ=="
REDIRECT = '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=README.html">\n'


def fetch_mermaid(folder: Path) -> Path | None:
    """The package, checked against its hash; None if no registry can be reached."""
    name, _, version = MERMAID.removeprefix("@").replace("/", "-").rpartition("@")
    package = folder / f"{name}-{version}.tgz"
    folder.mkdir(parents=True, exist_ok=True)
    if not package.exists() and npm(ROOT, "pack", MERMAID, "--silent", "--pack-destination", str(folder)) != 0:
        return None
    if base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode() != MERMAID_SHA512:
        package.unlink()
        raise RuntimeError(f"{MERMAID} is not what was asked for")
    return package


def _static() -> None:
    folder = SITE / "static"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "site" / "diagrams.js", folder)
    package = fetch_mermaid(SITE)
    if package is None:
        print("docs: mermaid was not found: diagrams stay text", file=sys.stderr)
        return
    with tarfile.open(package) as archive:
        script = archive.extractfile("package/dist/mermaid.tiny.js")
        assert script is not None
        (folder / "mermaid.js").write_bytes(script.read())


def main() -> int:
    _static()
    docs_api.write(ROOT / "src", ROOT / "docs" / "api")
    shutil.rmtree(SITE / "html", ignore_errors=True)  # no pages of deleted sources
    # The cache of parsed pages is used, unless they would be parsed differently.
    how = hashlib.sha256(b"".join(path.read_bytes() for path in (CONF, Path(docs_text.__file__)))).hexdigest()[:12]
    doctrees = SITE / f"doctrees-{how}"
    command = [sys.executable, "-m", "sphinx", "--builder", "html", "--conf-dir", str(CONF.parent)]
    command += ["--doctree-dir", str(doctrees), "--fail-on-warning", "--keep-going", "--quiet", "--jobs", "2"]
    # Signatures come from the sources, not from the compiled modules.
    status = subprocess.call([*command, str(ROOT), str(SITE / "html")], env={**os.environ, "PIOCHE_PURE": "1"})
    if status != 0:
        return status
    (SITE / "html" / "index.html").write_text(REDIRECT, encoding="utf-8")
    if docs_links.main([str(SITE / "html")]) != 0:
        return 1
    print(f"the site is in {(SITE / 'html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
