"""Questions for bots: what a seat has heard of its round."""

from __future__ import annotations

import pioche
from pioche import games
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.thinking.planner import Heard


def test_every_event_is_redacted_once() -> None:
    """Asking a bot costs the same late in a long round as early in it."""
    game = games.named("classic")
    redacted: list[object] = []

    def redact(event: object, seat: int) -> object:
        redacted.append(event)
        return game.redact(event, seat)

    table = pioche.deal("classic/fr", players=3, seed=5)
    played = PlayedRound(b"")
    heard = Heard(1)
    for _ in range(40):
        played.happened += [event.value for event in table.push(table.legal()[0])]
        expected = tuple(game.redact(event, 1) for event in played.happened)
        assert heard.until_now(played, redact) == expected
    assert redacted == played.happened

    # Another round begins anew.
    following = PlayedRound(b"", happened=played.happened[:2])
    assert len(heard.until_now(following, redact)) == 2
    assert heard.until_now(PlayedRound(b""), redact) == ()
