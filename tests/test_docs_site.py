"""The documentation site: docstrings for Sphinx, pages of the reference, what is wrong with a built site."""

from __future__ import annotations

from pathlib import Path

import docs_api
import docs_links
import docs_text

ROOT = Path(__file__).resolve().parents[1]


def test_docstrings_become_restructured_text() -> None:
    lines = [
        "Says `x_*` and *y*, a|b and `c`d.",
        "A list:",
        "- one `thing`",
        "  goes on",
        "- two",
        "",
        "    code(*x)",
    ]
    assert docs_text.restructured(lines) == [
        r"\ Says \ ``x_*``\  and \*y\*, a\|b and \ ``c``\ d. A list\:",
        "",
        r"- one \ ``thing``\  goes on",
        "",
        "- two",
        "",
        "::",
        "",
        "        code(*x)",
        "",
    ]


def test_every_public_module_is_in_the_reference(tmp_path: Path) -> None:
    parts = docs_api.modules(ROOT / "src")
    assert "pioche.engine" in parts["pioche.engine"]
    assert "pioche.cli" in parts["pioche"]
    assert not [name for names in parts.values() for name in names if "._" in name or "migrations" in name]
    docs_api.write(ROOT / "src", tmp_path / "api")
    assert {path.stem for path in (tmp_path / "api").iterdir()} == {"index", *parts}
    assert ".. automodule:: pioche.engine\n" in (tmp_path / "api" / "pioche.engine.rst").read_text(encoding="utf-8")


def test_what_is_wrong_with_a_site(tmp_path: Path) -> None:
    pages = {
        "index.html": '<a href="a/b.html#here">1</a><a href="a/b.html#away">2</a><a href="gone.html">3</a>'
        '<a href="https://x.example/">4</a><a href="#top">5</a><link rel="canonical" href="https://x.example/">',
        "a/b.html": '<h1 id="here"></h1><img src="../p.png"><script src="//cdn.example/x.js"></script>'
        '<link rel="stylesheet" href="../s.css"><a href="../index.html">back</a><a href="..">folder</a>',
        "p.png": "",
        "s.css": "b { background: url(https://x.example/y.png) }",
    }
    for name, text in pages.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(docs_links.complaints(tmp_path)) == [
        "a/b.html: needs //cdn.example/x.js",
        "a/b.html: .. leads nowhere",
        "index.html: a/b.html#away has no such anchor",
        "index.html: gone.html leads nowhere",
        "index.html: #top has no such anchor",
        "s.css: asks another host",
    ]
