"""Every piece of Python in the documentation runs, and prints what the page says it prints.

A page is one session, in an empty folder. A block that begins with the comment `# path/to/file.py` is an excerpt of
that file of an example. Commands are parsed; a command with output below it is run, and its output compared. A file
`x.py` that it names is the last block of Python above it. Comments above a block say what is special about it:

- `<!-- not run: needs a cluster -->`: it cannot run here.
- `<!-- varies: [0-9.]+ ms -->`: what matches this regular expression, and the spaces around it, differs from one run to
  the next.
- `<!-- long -->`: it takes longer than a test should; it is run with `--long`.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import traceback
import warnings
from collections.abc import Iterator, Mapping
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
    r"(?P<marks>(?:^<!-- [^\n]+ -->\n+)*)^```(?P<kind>[a-z]+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_MARK = re.compile(r"<!-- (not run|varies|long)(?:: ([^\n]+))? -->")
_EXCERPT = re.compile(r"# (\S+\.py)\n")


@dataclass(frozen=True)
class Block:
    """A block of a page."""

    kind: str
    text: str
    marks: Mapping[str, str]
    line: int

    @property
    def why_not(self) -> str | None:
        """Why it cannot run here; None if it can."""
        return self.marks.get("not run")


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
            marks = {each[1]: each[2] or "" for each in _MARK.finditer(found["marks"])}
            yield Block(found["kind"], found["text"], marks, text.count("\n", 0, found.start("text")) + 1)


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


@dataclass(frozen=True)
class Command:
    """A command of ours on a page, and the output that the page shows for it."""

    page: str
    text: str
    output: str
    block: Block

    def arguments(self) -> list[str]:
        return shlex.split(self.text, comments=True)[1:]


def commands_in(page: str, block: Block) -> Iterator[Command]:
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        if line.startswith("pioche "):
            yield Command(page, line, output, block)


def commands(*, shown: bool = False) -> list[Command]:
    """Every command of ours in the documentation; `shown`: only those with output."""
    found = [each for page in pages() for block in blocks(page, "console") for each in commands_in(page, block)]
    return [each for each in found if each.output.strip() or not shown]


def named(command: Command) -> str:
    return f"{command.page}:{command.block.line} {command.text}"


@pytest.mark.parametrize("command", commands(), ids=named)
def test_its_commands_are_understood(command: Command) -> None:
    """All options exist and have values of the right type."""
    called, *arguments = command.arguments()
    cli.make_app(called).parse_args([called, *arguments], exit_on_error=False, print_error=False)


def output_of(command: Command, folder: Path) -> str:
    """What a command prints, in a folder with the files of the page that it names."""
    above = [block for block in blocks(command.page, "python") if block.line < command.block.line]
    for name in command.arguments():
        if name.endswith(".py"):
            (folder / name).write_text(above[-1].text, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pioche", *command.arguments()],
        cwd=folder,
        env={**os.environ, "PIOCHE_LANGUAGE": "en"},
        capture_output=True,
        check=True,
        encoding="utf-8",
        timeout=1_200,
    )
    return ran.stdout


def settled(text: str, varies: str | None) -> str:
    """A text without what differs from one run to the next."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return "\n".join(re.sub(rf" *(?:{varies}) *", "~", line) if varies else line for line in lines)


@pytest.mark.parametrize("command", commands(shown=True), ids=named)
def test_its_commands_print_what_it_shows(command: Command, tmp_path: Path, long_run: bool) -> None:
    marks = command.block.marks
    if "not run" in marks:
        pytest.skip(marks["not run"])
    if "long" in marks and not long_run:
        pytest.skip("takes long: ./dev test --long")
    varies = marks.get("varies")
    assert settled(output_of(command, tmp_path), varies) == settled(command.output, varies)


def test_most_output_is_compared() -> None:
    shown = commands(shown=True)
    assert len(shown) >= 3
    assert [each.text for each in shown if "not run" in each.block.marks] == []
    assert any("long" not in each.block.marks for each in shown)


def test_output_that_is_wrong_is_noticed() -> None:
    assert settled("a  1.5 ms\nb 20 per second ", r"[\d.]+ ms|\d+ per second") == "a~\nb~"
    assert settled("won 51 %", None) != settled("won 52 %", None)
    block = Block("console", "$ pioche sim x\n1 game\n2 games\n$ ls\nx\n$ pioche  # all\n", {}, 1)
    found = [(each.text, each.output) for each in commands_in("page", block)]
    assert found == [("pioche sim x", "1 game\n2 games\n"), ("pioche  # all", "")]


def test_a_page_that_is_wrong_is_noticed() -> None:
    run(Block("pycon", ">>> 1 + 1\n2\n", {}, 1), {}, "page")
    with pytest.raises(AssertionError):
        run(Block("pycon", ">>> 1 + 1\n3\n", {}, 1), {}, "page")
    with pytest.raises(AssertionError):
        run(Block("python", "1 / 0\n", {}, 1), {}, "page")
    with pytest.raises(AssertionError):
        check_excerpt("pioche_maumau/rules.py", "no_such_line = 1\n")
