"""The drawing of the architecture follows from the code."""

from __future__ import annotations

from pathlib import Path

import import_graph


def test_no_part_imports_itself_by_way_of_others() -> None:
    assert import_graph.cycles(import_graph.graph(import_graph.SOURCE, "pioche")) == []
    assert import_graph.cycles(import_graph.graph(import_graph.SOURCE / "server", "pioche.server")) == []


def test_the_page_is_current() -> None:
    assert import_graph.PAGE.read_text(encoding="utf-8") == import_graph.page()


def test_imports_are_found_and_reduced(tmp_path: Path) -> None:
    (tmp_path / "top.py").write_text('"""Top."""\nfrom made.middle import x\ndef f():\n    import made.bottom\n')
    (tmp_path / "middle").mkdir()
    (tmp_path / "middle" / "__init__.py").write_text('"""Middle."""\n')
    (tmp_path / "middle" / "x.py").write_text("from made import bottom\n")
    (tmp_path / "bottom.py").write_text('"""Bottom."""\n')
    found = import_graph.graph(tmp_path, "made")
    assert found == {"bottom": frozenset(), "middle": frozenset({"bottom"}), "top": frozenset({"bottom", "middle"})}
    assert import_graph.reduced(found)["top"] == {"middle"}
    assert import_graph.cycles(found) == []
    (tmp_path / "bottom.py").write_text('"""Bottom."""\nimport made.top\n')
    assert import_graph.cycles(import_graph.graph(tmp_path, "made")) == ["bottom", "middle", "top"]
    assert '    top["<b>top</b><br>Top"]' in import_graph.drawn(tmp_path, "made")
