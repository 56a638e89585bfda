"""Bots as policies of OpenSpiel's, for its best responses and its exploitability."""

from __future__ import annotations

from typing import Any

from open_spiel.python import policy

from pioche.bots import levels
from pioche.bots.asking import legal_answer
from pioche.bots.bot import catch_up
from pioche.envs.openspiel_tree import Node, TreeState


class BotPolicy(policy.Policy):  # type: ignore[misc] # OpenSpiel is untyped
    """What a bot does in each information state of a game with `chance=cards`, with probability 1.

    The bot is created anew for each information state, always with the same seed, and shown what its seat was told.
    """

    def __init__(self, game: Any, name: str, seed: int = 0) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._game = game
        self._bot = levels.named(game.pioche.name, name, None)
        self._seed = seed
        self._known: dict[str, int] = {}

    def action_probabilities(self, state: TreeState, player_id: int | None = None) -> dict[int, float]:
        told = state.node.string(state.node.player)
        if told not in self._known:
            self._known[told] = self._chosen(state.node)
        return {self._known[told]: 1.0}

    def _chosen(self, node: Node) -> int:
        game, seat = self._game.pioche, node.player
        events = [game.told(event, seat) for before in node.path() for event in before.events]
        catch_up(self._bot, node.table.s.rules, seat, node.tree.players, self._seed, events)
        at = game.bot_table(node.table.copy())
        action = legal_answer(self._bot, seat, at.view(seat), at.legal(seat), at.check, lambda _: None)
        if action is None and seat != node.table.s.turn:
            return int(game.wait)
        wanted = node.table.copy()
        game.bot_table(wanted).apply(at.fallback(seat) if action is None else action)
        for number in node.legal:
            tried = node.table.copy()
            tried.act(number)
            if _outcome(game, tried, node.tree.players) == _outcome(game, wanted, node.tree.players):
                return number
        raise ValueError(f"{action} is not a single action of this game")


def _outcome(game: Any, table: Any, players: int) -> object:
    """What two ways to make the same move have in common."""
    return tuple(map(table.worth, range(players))) if table.s.over else game.position(table)
