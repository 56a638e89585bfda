"""How Sphinx makes the documentation site from the Markdown of the repository; `./dev docs` runs it.

The sources are read where they are (README.md, CONTRIBUTING.md, CHANGELOG.md, docs/), so that every link between them
works on the site as it does in a checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "src")]

import pioche  # noqa: E402
from docs_text import restructured  # noqa: E402  (a script of ours)

project = "Pioche"
copyright = "the Pioche contributors"  # noqa: A001  (Sphinx calls it so)
release = pioche.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Both games have a Round: a name in a signature may then lead to either.
# Fluent has no lexer.
suppress_warnings = ["ref.python", "misc.highlighting_failure"]

root_doc = "README"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**"]
# Folders that need not even be looked into.
exclude_patterns = [
    ".*",
    "web",
    "build",
    "dist",
    "src",
    "tests",
    "scripts",
    "benchmarks",
    "examples",
    "**/node_modules",
]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}

# Anchors as GitHub makes them, so that a link to a heading works in both places and a wrong one is an error.
myst_heading_anchors = 5
myst_fence_as_directive = ["mermaid"]

autodoc_member_order = "bysource"
autodoc_mock_imports = ["torch"]  # needed only to train, and in no lock file
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
add_module_names = False
toc_object_entries = False  # thousands of names in the contents of every page

html_theme = "furo"
html_title = f"Pioche {release}"
html_static_path = [str(ROOT / "build" / "site" / "static")]
html_show_sphinx = False
html_copy_source = False
if (ROOT / "build" / "site" / "static" / "mermaid.js").exists():
    html_js_files = ["mermaid.js", "diagrams.js"]

_TOP = """

```{toctree}
:hidden:
:caption: Play and host
docs/terminal
docs/assistants
docs/server
docs/security
docs/rules-matrix
docs/interactions
docs/rummy
```

```{toctree}
:hidden:
:caption: Program and study
docs/python
docs/write-a-bot
docs/bots
docs/arena
docs/remote-bots
docs/protocol
docs/research
docs/solver
docs/notation
docs/rummy-notation
docs/replays
docs/deals
docs/api/index
```

```{toctree}
:hidden:
:caption: Take part
CONTRIBUTING
docs/architecture
docs/add-a-rule
docs/fuzzing
docs/simulation
docs/decisions/index
CHANGELOG
```

```{toctree}
:hidden:
:glob:
docs/*
```
"""
_DECISIONS = """

```{toctree}
:glob:
:maxdepth: 1
0*
```
"""
CONTENTS = {root_doc: _TOP, "docs/decisions/index": _DECISIONS}


class Mermaid(SphinxDirective):
    """A diagram: its source, which a script of the site draws where there is one and which stays readable without."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        block = nodes.literal_block("\n".join(self.content), "\n".join(self.content), classes=["mermaid-source"])
        block["language"] = "none"
        return [block]


def _add_contents(_app: Sphinx, name: str, source: list[str]) -> None:
    """What only the site needs is not in the files that people read in a checkout."""
    source[0] += CONTENTS.get(name, "")


def _docstring(_app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]) -> None:
    lines[:] = restructured(lines)


def setup(app: Sphinx) -> None:
    app.add_directive("mermaid", Mermaid)
    app.connect("source-read", _add_contents)
    app.connect("autodoc-process-docstring", _docstring)
