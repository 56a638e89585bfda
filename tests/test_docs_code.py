"""Every piece of Python in the documentation runs, and prints what the page says it prints.

A page is one session, in an empty folder. A block that cannot run here says why in a comment above it:
`<!-- not run: needs a cluster -->`. A block that begins with the comment `# path/to/file.py` is an excerpt of that file
of an example. Commands (`$ pioche ...`) are parsed, not run.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from pioche import cli
from tests.conftest import ROOT

# Pages whose code is run, in other ways, by tests of their own.
ELSEWHERE = {
    "docs/add-a-rule.md": "tests/classic/test_add_a_rule.py",  # changes to a copy of the source
    "docs/research.md": "tests/envs/test_docs.py",  # with fewer iterations, and libraries that are optional
    "docs/write-a-bot.md": "tests/bots/test_docs.py",  # bots, each a file of its own
}
_BLOCK = re.compile(
    r"(?:<!-- not run: (?P<why>[^\n]+) -->\n+)?^```(?P<kind>[a-z]+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_EXCERPT = re.compile(r"# (\S+\.py)\n")


@dataclass(frozen=True)
class Block:
    """A block of a page."""

    kind: str
    text: str
    why_not: str | None
    line: int


def pages() -> list[str]:
    found = [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *(ROOT / "docs").rglob("*.md"),
        *ROOT.glob("examples/*/*.md"),
    ]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def blocks(page: str, *kinds: str) -> Iterator[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        if found["kind"] in kinds:
            yield Block(found["kind"], found["text"], found["why"], text.count("\n", 0, found.start("text")) + 1)


def executed(source: str, names: dict[str, object], name: str, mode: str) -> str:
    """What running this prints, as in an interactive session."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        try:
            exec(compile(source, name, mode), names)  # noqa: S102
        except Exception as error:  # noqa: BLE001 (shown, and compared with the page)
            print("Traceback (most recent call last):\n    ...")
            print("".join(traceback.format_exception_only(error)), end="")
    return said.getvalue()


def run(block: Block, names: dict[str, object], page: str) -> None:
    """Run a block; fails where it does something else than the page says."""
    name = f"{page}:{block.line}"
    if block.kind == "python":
        said = executed(block.text, names, name, "exec")
        assert "Traceback" not in said, f"{name}\n{said}"
        return
    for example in doctest.DocTestParser().get_examples(block.text, page):
        said = executed(example.source, names, name, "single")
        assert said == example.want, f"{page}:{block.line + example.lineno}\n{example.source}"


@pytest.mark.parametrize(
    "page", [page for page in pages() if page not in ELSEWHERE and any(blocks(page, "python", "pycon"))]
)
def test_its_code_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        for block in blocks(page, "python", "pycon"):
            excerpt = _EXCERPT.match(block.text)
            if excerpt is not None:
                check_excerpt(excerpt[1], block.text[excerpt.end() :])
            elif block.why_not is None:
                run(block, names, page)


def check_excerpt(path: str, text: str) -> None:
    """The lines of an excerpt are in the file that it names."""
    (source,) = ROOT.glob(f"examples/*/src/{path}")
    assert text in source.read_text(encoding="utf-8")


@pytest.mark.parametrize(("page", "test"), ELSEWHERE.items())
def test_the_others_are_run_by_their_own_tests(page: str, test: str) -> None:
    assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


def test_hardly_anything_is_left_out() -> None:
    left_out = [
        (page, block.why_not)
        for page in pages()
        for block in blocks(page, "python", "pycon")
        if block.why_not is not None
    ]
    assert left_out == []


def test_the_tour_and_the_first_page_are_there() -> None:
    assert any(blocks("README.md", "pycon"))
    assert len(list(blocks("docs/python.md", "pycon"))) >= 10
    assert "docs/python.md" in (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[tuple[str, str]]:
    """Every command of ours in the documentation, with its page."""
    return [
        (page, line.removeprefix("$ "))
        for page in pages()
        for block in blocks(page, "console")
        for line in block.text.splitlines()
        if line.startswith("$ pioche ")
    ]


@pytest.mark.parametrize(("page", "command"), commands())
def test_its_commands_are_understood(page: str, command: str) -> None:
    """All options exist and have values of the right type."""
    _, called, *arguments = shlex.split(command, comments=True)
    cli.make_app(called).parse_args([called, *arguments], exit_on_error=False, print_error=False)


def test_a_page_that_is_wrong_is_noticed() -> None:
    run(Block("pycon", ">>> 1 + 1\n2\n", None, 1), {}, "page")
    with pytest.raises(AssertionError):
        run(Block("pycon", ">>> 1 + 1\n3\n", None, 1), {}, "page")
    with pytest.raises(AssertionError):
        run(Block("python", "1 / 0\n", None, 1), {}, "page")
    with pytest.raises(AssertionError):
        check_excerpt("pioche_maumau/rules.py", "no_such_line = 1\n")
