"""The tree of a round with a small pack, for OpenSpiel's exact algorithms.

They visit every history many times, and each visit copies a state. So a state only points to a node; the nodes are made
when they are first visited and then belong to the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from pioche.envs.encoding import AnyEncoding
from pioche.envs.exact_chance import ExactChance, Lot, Settled, Stage
from pioche.envs.move_record import MoveRecord

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@dataclass(frozen=True, slots=True)
class Tree:
    """What all nodes of a game share."""

    game: AnyEncoding
    chance: ExactChance
    players: int
    longest: int

    def root(self) -> Node:
        """The node before the deal."""
        return Node(self, self.chance.deal(), None, None)

    def node(self, ways: tuple[int, ...]) -> Node:
        """The node after these actions and outcomes."""
        found = self.root()
        for way in ways:
            found = found.child(way)
        return found


class Node:
    """A history, the nodes that follow as far as they were visited, and what happened since the node before."""

    __slots__ = (
        "_strings",
        "action",
        "actions",
        "after",
        "before",
        "events",
        "legal",
        "lot",
        "player",
        "table",
        "tree",
        "way",
    )

    def __init__(self, tree: Tree, stage: Stage, before: Node | None, way: int | None) -> None:
        """`way`: the action or the outcome of chance that led here; chance may still have to decide what came of it."""
        self.tree = tree
        self.before = before
        self.way = way
        self.action = way if before is not None and before.lot is None else None
        self.actions: int = (0 if before is None else before.actions) + (self.action is not None)
        self.after: dict[int, Node] = {}
        self._strings: dict[int, str] = {}
        self.legal: list[int] = []
        self.lot: Lot | None = stage if isinstance(stage, Lot) else None
        if isinstance(stage, Settled):
            self.table, self.events = stage.table, stage.events
            self.player = self._asked()
        else:
            self.table, self.events = (None if before is None else before.table), []
            self.player = _CHANCE

    def _asked(self) -> int:
        if self.table.s.over or self.actions >= self.tree.longest:
            return _TERMINAL
        mask = np.zeros(self.tree.game.actions, np.int8)
        self.table.legal(mask)
        self.legal = mask.nonzero()[0].tolist()
        return int(self.table.asked)

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Tree.node, (self.tree, tuple(node.way for node in self.path()[1:]))

    def child(self, action: int) -> Node:
        """The node after an action or an outcome of chance; `ValueError` if there is none."""
        found = self.after.get(action)
        if found is None:
            found = self.after[action] = self._follow(action)
        return found

    def _follow(self, action: int) -> Node:
        if self.lot is not None and 0 <= action < len(self.lot.names):
            return Node(self.tree, self.lot.follow(action), self, action)
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal now: see legal_actions()")
        return Node(self.tree, self.tree.chance.act(self.table, action), self, action)

    def path(self) -> list[Node]:
        """The nodes from the first one to this one."""
        found: list[Node] = []
        node: Node | None = self
        while node is not None:
            found.append(node)
            node = node.before
        return found[::-1]

    def recalled(self, seat: int | None) -> list[str]:
        """All that a seat was told and did, in order; None: all that everybody was told."""
        game = self.tree.game
        lines: list[str] = []
        for node in self.path():
            if node.action is not None and node.before is not None and node.before.player == seat:
                lines.append(game.action_name(node.action))
            lines += [str(game.told(event, seat)) for event in node.events]
        return lines

    def string(self, seat: int) -> str:
        """The information state of a seat as text."""
        found = self._strings.get(seat)
        if found is None:
            found = self._strings[seat] = "\n".join([f"seat {seat}", *self.recalled(seat)])
        return found

    def moves(self) -> MoveRecord:
        """What happened, as numbers."""
        made = MoveRecord()
        for node in self.path():
            if node.action is not None and node.before is not None:
                made.before(self.tree.game, node.before.table, node.action)
            if node.lot is None:
                made.after(self.tree.game, node.table)
        return made


class TreeState(pyspiel.State):  # type: ignore[misc] # OpenSpiel is untyped
    """A position of a round with a small pack."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    @property
    def table(self) -> Any:
        return self.node.table

    @property
    def moves(self) -> MoveRecord:
        return self.node.moves()

    def recalled(self, seat: int | None) -> list[str]:
        """As `Node.recalled`."""
        return self.node.recalled(seat)

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == _TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.lot is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [] if self.node.lot is None else list(enumerate(self.node.lot.likely))

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal.copy() if player == self.node.player else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        lot = self.node.lot
        if player < 0 and lot is not None:
            return lot.names[action]
        return f"{player}:{self.node.tree.game.action_name(action)}"

    def information_state_string(self, player: int | None = None) -> str:
        return self.node.string(self.node.player if player is None else player)

    def returns(self) -> list[float]:
        node = self.node
        over = node.table is not None and node.table.s.over
        return [node.table.worth(seat) if over else 0.0 for seat in range(node.tree.players)]

    def __str__(self) -> str:
        return "nothing is dealt" if self.table is None else self.node.tree.game.position(self.table)
