"""Applies docs/add-a-rule.md step by step to a copy of the tree: the files it lists suffice, and the rule works."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tests.conftest import ROOT
from tests.generating import Tree

PAGE = (ROOT / "docs" / "add-a-rule.md").read_text(encoding="utf-8")
_STEP = re.compile(
    r"^(?:At the end of `(?P<end>[^`]+)`|New file `(?P<new>[^`]+)`"
    r"|In `(?P<file>[^`]+)`, (?P<where>after|before) `(?P<anchor>[^`]+)`):\n\n```\w+\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Step(NamedTuple):
    """One snippet of the page: its file, its place there, and its text."""

    file: str
    where: str
    anchor: str
    text: str


def steps() -> list[Step]:
    return [
        Step(found["end"] or found["new"] or found["file"], found["where"] or "", found["anchor"] or "", found["text"])
        for found in _STEP.finditer(PAGE)
    ]


def listed() -> set[str]:
    """The files and folders in the table at the top of the page."""
    rows = re.findall(r"^\| (?:one file in )?`([^`]+)` \|", PAGE, re.MULTILINE)
    return {
        name
        for row in rows
        for name in ([row.replace("{en,fr,de,lb}", language) for language in ("en", "fr", "de", "lb")])
    }


def test_the_list_of_files_is_the_list_of_steps() -> None:
    touched = {step.file for step in steps()}
    assert len(touched) == 8
    assert "Eight files." in PAGE
    folders = {name for name in listed() if name.endswith("/")}
    assert {next((f for f in folders if file.startswith(f)), file) for file in touched} == listed()


def test_the_page_makes_a_rule(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    for step in steps():
        if step.where:
            tree.insert(step.file, step.anchor, step.text, after=step.where == "after")
        else:
            tree.append(step.file, step.text)
    wrote = tree.run("scripts/generate.py").split()
    assert set(wrote) - {"wrote"} == {
        "docs/options.md",
        "src/pioche/classic/book_numbers.py",
        "src/pioche/classic/book_numbers.pxd",
        "src/pioche/classic/clauses.py",
        "tests/vectors/deals.json",  # not part of the copy
        "web/src/lib/rules/clauses.ts",
    }
    known = "from clause_tables import *; from pathlib import Path; found = read_tables(Path('rulebooks')); "
    told = tree.run("-c", f"{known}print(problems(found, scan(Path('.'), found)))")
    # Tests that are not part of the copy are reported as missing; nothing else is.
    assert "BB-8" not in told, told
    assert "no code" not in told, told
    tree.run(
        *("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"),
        *("tests/classic/clauses/test_wild_passes_debt.py", "tests/classic/interactions/test_document.py"),
        *("tests/classic/test_rules.py::test_every_option_is_known", "tests/test_i18n.py"),
        "tests/test_clauses.py::test_our_tables_are_complete",
    )
