"""A table's match as a file: finished rounds in full, the current round only as the requesting seat has seen it."""

from __future__ import annotations

from pioche.engine.replay import Replay
from pioche.server.table import deals
from pioche.server.table.deals import Export, RoundDeal
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.state import TableState


def export_of(state: TableState, seat: int | None) -> Export:
    """The current or last match, for a seat or a spectator."""
    settings = state.settings
    made = Replay(settings.edition, settings.players, tuple({**settings.options, **state.adapted}.items()))
    dealt: list[RoundDeal] = []
    for played in state.rounds:
        if played.score is not None:
            made = made.begun(played.seed, played.dealer, played.start).played(*played.actions).scored(played.score)
            dealt.append(_deal(played, set(range(settings.players)), revealed=True))
        else:
            dealt.append(_deal(played, set() if seat is None else {seat}, revealed=False))
    if state.match is not None and state.match.sides_won():
        last = made.rounds[-1].score
        assert last is not None
        made = made.scored(last, state.match.sides_won())
    return Export(state.table, max(1, state.matches), made, tuple(dealt))


def _deal(played: PlayedRound, seats: set[int], *, revealed: bool) -> RoundDeal:
    seen = {seat: tuple(cards) for seat, cards in played.seen.items() if seat in seats}
    commitment = deals.commitment_to(played.secret)
    return RoundDeal(commitment, played.secret if revealed else None, dict(played.salts), seen, dict(played.seals))
