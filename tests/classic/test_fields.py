"""The table of state fields and what is derived from it; adding a field needs only a row and a mechanic."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from pioche.classic import editions
from pioche.classic.fields import ARRAYS, EXTRAS, FIELDS, NOTHING, PUBLIC, Kind
from pioche.classic.machine import Round
from pioche.classic.notation import _parse_extra, extras_text, parse_position
from pioche.engine.fields import ordered
from pioche.engine.refusal import Refused
from pioche.rummy import fields as rummy
from tests.classic.table import changed
from tests.conftest import ROOT
from tests.generating import Tree


def test_generated_files_are_current() -> None:
    """`./dev lint` checks this too."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "generate.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_names_are_unique() -> None:
    names = [*(field.name for field in FIELDS), *(array.name for array in ARRAYS)]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    seen = [row.view_name if row in FIELDS else row.name for row in PUBLIC]
    assert len(set(seen)) == len(seen)
    assert len({field.name for field in rummy.FIELDS}) == len(rummy.FIELDS)


def test_values_before_anything_has_happened() -> None:
    made = Round(rules := editions.load("classic/fr"), rules.book, 4)
    apart = {"players": 4}
    assert {field.name: getattr(made, field.name) for field in FIELDS} == {
        field.name: apart.get(field.name, field.default) for field in FIELDS
    }


def test_published_orders_stay() -> None:
    """Pickles, texts and views depend on the order; new fields go to the end."""
    assert [field.name for field in FIELDS][:8] == [
        *("players", "dealer", "pile_n", "discard_n", "top", "colour", "direction", "phase")
    ]
    assert [field.kind for field in EXTRAS if field.default == NOTHING.get(field.kind)] == [
        *[Kind.SEAT] * 8,
        *[Kind.FACE] * 2,
        *[Kind.COLOUR] * 2,
    ]
    rows = ordered(FIELDS, ["winner", "top"])
    assert [row.name for row in rows[:3]] == ["winner", "top", "players"]


@pytest.mark.parametrize("extra", ["owing=-1", "debt=1024", "debt=-2", "phase=1", "players=3", "pile_n=1", "fast=x"])
def test_extras_that_are_refused(extra: str) -> None:
    with pytest.raises(Refused):
        parse_position(f"r1/r2 y1 r9 r > turn:0 {extra}", editions.load("classic/fr"))


def test_every_extra_is_written_and_read() -> None:
    s = Round.deal(editions.load("classic/fr"), 4, bytes(32))
    for field in EXTRAS:
        other = changed(s, **{field.name: 1 if getattr(s, field.name) != 1 else 0})
        written = dict(extra.split("=") for extra in extras_text(other))
        values = {
            extra.name: _parse_extra(extra.name, written[extra.name]) for extra in EXTRAS if extra.name in written
        }
        assert values == {
            extra.name: getattr(other, extra.name) for extra in EXTRAS if getattr(other, extra.name) != extra.default
        }


TRY = """
import pickle
from pioche.classic import editions
from pioche.classic.completion import shown
from pioche.classic.fields import FIELDS
from pioche.classic.machine import Round, redeal
from pioche.classic.notation import parse_move, parse_position, position_text
from pioche.classic.view import view
from pioche.envs.classic_encoding import CLASSIC

rules = editions.load("classic/fr")
s = parse_position("r1r5/gDW/b2 y1y2y3 r9 r > turn:0 started=1", rules)
s.apply(parse_move("0:r1!"))
assert s.example_counter == 1, s.example_counter
text = position_text(s)
assert "example_counter=1" in text, text
assert position_text(parse_position(text, rules)) == text
for other in (pickle.loads(pickle.dumps(s)), s.copy()):
    assert other.example_counter == 1
    assert position_text(other) == text
shows = SHOWS
assert hasattr(view(s, 1), "example_counter") == shows
assert ("example_counter" in [feature.name for feature in CLASSIC.features]) == shows
if shows:
    assert view(s, 1).example_counter == 1
    assert shown(view(s, 1), rules).example_counter == 1
    table = CLASSIC.table("classic/fr", 3, None, 1)
    table.set_round(s)
    out = [0] * (CLASSIC.features[-1].first + CLASSIC.features[-1].size)
    CLASSIC.observe(table, 1, out)
    assert out[-1] == 1 and CLASSIC.features[-1].name == "example_counter"
else:
    assert shown(view(s, 1), rules).example_counter == 0
redeal(s, 0)
assert s.example_counter == 0
print("fine")
"""


def test_adding_a_field_touches_the_table_and_a_mechanic(tmp_path: Path) -> None:
    """The field is public first, then hidden, by changing one word in the table."""
    tree = Tree(tmp_path)
    row = 'Field("example_counter", _N, {}, "cards laid"),\n'
    tree.insert(
        "src/pioche/classic/fields.py",
        'Field("fast", Kind.GENERATOR, _NOBODY, "the fast generator", start=1, lasting=True, placed=True),',
        f"    {row.format('_ALL')}",
    )
    tree.insert("src/pioche/classic/mechanics/laying.py", "s.layer = seat", "    s.example_counter += 1\n")
    wrote = tree.run("scripts/generate.py")
    assert "wrote src/pioche/classic/state_fields.pxd" in wrote
    assert "example_counter" in (tmp_path / "docs" / "research.md").read_text(encoding="utf-8")
    assert "example_counter" in (tmp_path / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert tree.run("-c", TRY.replace("SHOWS", "True")) == "fine\n"
    table = tmp_path / "src/pioche/classic/fields.py"
    text = table.read_text(encoding="utf-8").replace(row.format("_ALL"), row.format("_NOBODY"))
    table.write_text(text, encoding="utf-8")
    tree.run("-c", "import generate; generate.stale(generate.code(), write=True)")
    assert tree.run("-c", TRY.replace("SHOWS", "False")) == "fine\n"
