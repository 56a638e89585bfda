"""The clause tool: what it reads, what it complains about, what it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

import clause_tables
import clauses

ROOT = Path(__file__).resolve().parents[1]

TABLE = """
game = "toy"
title = "A toy"
status = "current"
[[clause]]
id = "TY-1"
editions = ["a", "b"]
options = ["size"]
text = "One | two  and three."
[[clause]]
id = "TY-2a"
editions = []
options = []
text = "A house rule."
"""

CODE = '''"""Carries TY-1 and TY-2a (not TY-2ab, XTY-1 or A-TY-1)."""
size = 3
'''

TESTS = """
import pytest

@pytest.mark.clause("TY-1")
class TestIt:
    @pytest.mark.clause("TY-2a", "TY-1")
    def test_both(self): ...

@pytest.mark.clause("TY-1")
async def test_one(): ...

CASES = [pytest.param(1, marks=pytest.mark.clause("TY-2a"))]
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout in which everything is in order."""
    for name, text in {
        "rulebooks/toy.toml": TABLE,
        "src/pioche/toy/rules.py": CODE,
        "tests/toy/test_rules.py": TESTS,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def wrong(checkout: Path) -> list[str]:
    tables = clause_tables.read_tables(checkout / "rulebooks")
    return clause_tables.problems(tables, clause_tables.scan(checkout, tables))


def test_finds_code_and_tests(checkout: Path) -> None:
    tables = clause_tables.read_tables(checkout / "rulebooks")
    found = clause_tables.scan(checkout, tables)
    assert {name: [str(place) for place in places] for name, places in found.code.items()} == {
        "TY-1": ["src/pioche/toy/rules.py"],
        "TY-2a": ["src/pioche/toy/rules.py"],
    }
    assert {name: [place.name for place in places] for name, places in found.tests.items()} == {
        "TY-1": ["TestIt", "TestIt::test_both", "test_one"],
        "TY-2a": ["TestIt::test_both", ""],
    }
    assert clause_tables.problems(tables, found) == []


def test_clause_without_code(checkout: Path) -> None:
    (checkout / "src/pioche/toy/rules.py").write_text("# TY-1\nsize = 3\n", encoding="utf-8")
    assert wrong(checkout) == ["TY-2a: no code names it"]


def test_clause_without_test(checkout: Path) -> None:
    text = TESTS.replace('"TY-2a", ', "").replace('"TY-2a"', '"TY-1"')
    (checkout / "tests/toy/test_rules.py").write_text(text, encoding="utf-8")
    assert wrong(checkout) == ["TY-2a: no test names it"]


def test_ids_that_no_table_has(checkout: Path) -> None:
    (checkout / "src/pioche/toy/more.py").write_text("# see TY-9\n", encoding="utf-8")
    (checkout / "tests/toy/test_more.py").write_text(TESTS.replace("TY-2a", "TY-8"), encoding="utf-8")
    lines = wrong(checkout)
    assert lines[0] == "TY-9: named in src/pioche/toy/more.py, but in no clause table"
    assert lines[1].startswith("TY-8: named in tests/toy/test_more.py::TestIt::test_both, ")


def test_option_that_the_game_does_not_have(checkout: Path) -> None:
    (checkout / "src/pioche/toy/rules.py").write_text("# TY-1 TY-2a\nsizes = 3\n", encoding="utf-8")
    assert wrong(checkout) == ["TY-1: no option 'size' in toy"]


def test_mark_that_is_not_a_plain_string(checkout: Path) -> None:
    (checkout / "tests/toy/test_more.py").write_text("@pytest.mark.clause(NAME)\ndef test(): ...\n", encoding="utf-8")
    assert wrong(checkout) == ["tests/toy/test_more.py:1: a clause mark takes ids as plain strings"]


def test_planned_clauses_are_listed_and_do_not_fail(checkout: Path) -> None:
    table = TABLE.replace('"current"', '"planned"')
    (checkout / "rulebooks/toy.toml").write_text(table, encoding="utf-8")
    (checkout / "src/pioche/toy/rules.py").write_text("", encoding="utf-8")
    (checkout / "tests/toy/test_rules.py").write_text("", encoding="utf-8")
    assert wrong(checkout) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('text = "A house rule."', "", "toy.toml: 'text'"),
        ('text = "A house rule."', 'text = "x"\nextra = 1', "toy.toml: TY-2a: unknown field extra"),
        ("editions = []", 'editions = "a"', "toy.toml: 'a' is not a list of names"),
        ('"TY-2a"', '"TY-1"', "toy: TY-1 stands twice in the tables"),
        ('"current"', '"perhaps"', "toy.toml: TY-1: id and text are strings, status is 'current' or 'planned'"),
        ("[[clause]]", "[[clause", "toy.toml: "),
    ],
)
def test_bad_tables(checkout: Path, old: str, new: str, message: str) -> None:
    (checkout / "rulebooks/toy.toml").write_text(TABLE.replace(old, new), encoding="utf-8")
    with pytest.raises(clause_tables.BadTable) as caught:
        clause_tables.read_tables(checkout / "rulebooks")
    assert str(caught.value).startswith(message)


def test_matrix_is_written_and_checked(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.report(checkout, check=True, brief=True) == 1
    assert "docs/rules-matrix.md is out of date: run ./dev clauses" in capsys.readouterr().out
    assert clauses.report(checkout, check=False, brief=False) == 0
    assert "2 of 2 clauses have code and tests (4 tests); 0 more are planned" in capsys.readouterr().out
    assert clauses.report(checkout, check=True, brief=True) == 0
    written = (checkout / "docs/rules-matrix.md").read_text(encoding="utf-8")
    assert (
        "| TY-1 | a, b | One \\| two and three. | `size` | [toy/rules.py](../src/pioche/toy/rules.py) "
        "| [toy/test_rules.py](../tests/toy/test_rules.py): TestIt, TestIt::test\\_both, test\\_one |"
    ) in written
    assert "| TY-2a | *house rule* | A house rule. |" in written


def test_our_tables_are_complete() -> None:
    """Every id of the specification stands in the tables, in its order."""
    tables = {
        table.game: [clause.id for clause in table.clauses] for table in clause_tables.read_tables(ROOT / "rulebooks")
    }
    beyond = sum(name.startswith("BB-") for name in tables["classic"])  # not of any book: there may come more
    houses = ["1a", "1b", "3a", "3b", "5a", "6a", "7a", "8a", "8b", "13a"]
    assert tables["classic"] == [
        *(f"FR-{n}" for n in range(1, 24)),
        *(f"LB-{n}" for n in range(1, 13)),
        *(f"DE-{n}" for n in range(13)),
        *(f"DE-{n}" for n in houses),
        *(f"BB-{n}" for n in range(1, beyond + 1)),
    ]
    assert beyond >= 7
    assert tables["rummy"] == [*(f"R-{n}" for n in range(1, 24)), "R-23b", "R-24"]
