"""How a mechanic declares its options: as every game does."""

from __future__ import annotations

from pioche.engine.options import option

__all__ = ["option"]
