"""Which tests ./dev check takes for a change."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from devtool import checking
from devtool.impact import Graph

ROOT = Path(__file__).resolve().parents[1]
GIT = shutil.which("git") or "git"

FILES = {
    "src/pioche/__init__.py": "",
    "src/pioche/cards.py": "",
    "src/pioche/cards.pxd": "from pioche cimport codes\n",
    "src/pioche/codes.pxd": "# header only\n",
    "src/pioche/game/__init__.py": "",
    "src/pioche/game/table.py": "def late():\n    from pioche import cards\n",
    "src/pioche/game/types.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pioche.cards\n",
    "src/pioche/commands.py": 'WHERE = {"play": "pioche.game.table:command"}\n',
    "src/pioche/words.py": 'LANGUAGES = [open(f"i18n/{language}.ftl") for language in "ab"]\nFOLDER = "i18n"\n',
    "i18n/en.ftl": "",
    "docs/deals.md": "",
    "docs/other.md": "",
    "tests/conftest.py": "",
    "tests/game/conftest.py": "",
    "tests/game/test_alone.py": '"""Of pioche.commands only the docstring speaks."""\n',
    "tests/game/test_table.py": "import pioche.game.table\n",
    "tests/test_cards.py": "from pioche import cards\n",
    "tests/test_commands.py": "from pioche.commands import WHERE\n",
    "tests/test_page.py": 'from pathlib import Path\nPAGE = Path("docs") / "deals.md"\n',
    "tests/test_process.py": 'CODE = "import sys; from pioche.cards import draw"\n',
    "tests/test_types.py": "from pioche.game import types\n",
    "tests/test_words.py": "import pioche.words\n",
}


@pytest.fixture
def graph(tmp_path: Path) -> Graph:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Graph(tmp_path, FILES)


GAME = ["tests/game/test_table.py", "tests/game/test_alone.py"]
CARDS = ["tests/test_cards.py", "tests/test_process.py", "tests/game/test_table.py", "tests/test_commands.py"]


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/pioche/cards.py", CARDS),
        ("src/pioche/cards.pxd", CARDS),
        ("src/pioche/codes.pxd", CARDS),
        ("src/pioche/game/table.py", [*GAME, "tests/test_commands.py"]),
        ("src/pioche/game/types.py", [*reversed(GAME), "tests/test_types.py"]),
        ("src/pioche/commands.py", ["tests/test_commands.py"]),
        ("i18n/en.ftl", ["tests/test_words.py"]),
        ("docs/deals.md", ["tests/test_page.py"]),
        ("docs/other.md", []),
        ("tests/game/conftest.py", sorted(GAME)),
        ("tests/test_cards.py", ["tests/test_cards.py"]),
        ("web/page.ts", []),
    ],
)
def test_a_change_reaches_its_tests_the_nearest_first(graph: Graph, changed: str, tests: list[str]) -> None:
    assert graph.tests([changed]) == tests


def test_a_change_of_everything(graph: Graph) -> None:
    tests = {name for name in FILES if "/test_" in name}
    assert set(graph.tests(["tests/conftest.py"])) == tests
    # The package is imported by whoever imports any part of it.
    assert tests - set(graph.tests(["src/pioche/__init__.py"])) == {"tests/game/test_alone.py", "tests/test_page.py"}


def test_sources_that_cannot_be_parsed_are_left_to_ruff(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text("def (", encoding="utf-8")
    assert Graph(tmp_path, ["tests/test_x.py"]).tests(["tests/test_x.py"]) == ["tests/test_x.py"]


def test_this_repository() -> None:
    command = [GIT, "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    graph = Graph(ROOT, listed.splitlines())
    if not graph.files:
        pytest.skip("not a checkout of git")
    assert "tests/test_impact.py" in graph.tests(["scripts/devtool/impact.py"])
    laws = {"tests/laws/test_classic.py", "tests/rummy/test_laws.py"}
    assert laws <= set(graph.tests(["src/pioche/engine/deal.py"]))


def test_changed_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org")
        subprocess.run([GIT, *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr("devtool.console.ROOT", tmp_path)
    git("init", "--initial-branch", "main")
    for name in ("kept", "changed", "removed"):
        (tmp_path / name).write_text(name)
    git("add", ".")
    git("commit", "-m", "first")
    assert checking.changed_files(None) == []
    (tmp_path / "changed").write_text("more")
    (tmp_path / "removed").unlink()
    (tmp_path / "naïve").write_text("new")
    assert checking.changed_files(None) == ["changed", "naïve", "removed"]
    git("checkout", "-b", "branch")
    git("add", ".")
    git("commit", "-m", "second")
    assert checking.changed_files(None) == ["changed", "naïve", "removed"]
    assert checking.changed_files("HEAD") == []
