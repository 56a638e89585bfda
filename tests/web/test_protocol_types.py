"""The types of the page are those of the server."""

from __future__ import annotations

import protocol_types


def test_generated_types_are_current() -> None:
    assert protocol_types.stale() == []


def test_every_message_has_a_type() -> None:
    made = protocol_types.messages()
    for name in ("Act", "Update", "Laid", "ClassicView", "ScoreSheet", "Settings", "GameInfo"):
        assert f"export interface {name} {{" in made
    assert "unknown" not in made
