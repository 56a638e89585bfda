"""Generates tests/vectors/deals.json (`./dev generate`): what the page has to recompute exactly as the server does.

Hashes of the derivation, numbers of streams, and whole rounds as the page is told of them: with UnoCards, Blanks, cards
laid together, Wild4s taken back, several new piles, and both games' ways to find who begins.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from pioche import games
from pioche.engine import replay
from pioche.engine.deal import Stream, round_seed, seed_from_text
from pioche.engine.progress import MatchInProgress
from pioche.server.replays import frames
from pioche.server.replays.frames import Eyes
from pioche.server.replays.recordings import Recording, of_file
from pioche.server.table import deals
from pioche.server.table.protocol import ENCODER

FILE: Final = Path(__file__).resolve().parents[1] / "tests" / "vectors" / "deals.json"
Json = dict[str, Any]
_TABLE: Final = "0123456789ab"
_BLANKS: Final = "draw*2@others | swap@chosen? | skip"
_MATCHES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("classic/fr", 3, {}),
    ("classic/fr", 8, {"hand_size": "11"}),
    ("classic/lb", 4, {"blanks": _BLANKS}),
    ("classic/de", 6, {"uno_card_gift": "on", "uno_card_draw4": "on", "multiples": "on", "hand_size": "14"}),
    ("rummy/en", 2, {}),
    ("rummy/de", 4, {"next_starter": "draw_again"}),
)


def text() -> str:
    found = {"derivations": [_derivation(number) for number in range(4)], "streams": _streams(), "rounds": _rounds()}
    return json.dumps(found, separators=(",", ":")).replace('{"edition"', '\n{"edition"') + "\n"


def _derivation(number: int) -> Json:
    """Seats without a salt, no salts at all, and numbers of more than one byte."""
    chance = Random(f"derivation {number}")  # noqa: S311 (no secrets: the same file every time)
    secret = chance.randbytes(32)
    commitment = deals.commitment_to(secret)
    salts = {seat: chance.randbytes(32) for seat in chance.sample(range(10), (3, 10, 0, 1)[number])}
    match, round_number = (1, 258, 70_000, 999_999)[number], (1, 3, 300, 70_001)[number]
    return {
        "secret": secret.hex(),
        "commitment": commitment.hex(),
        "salts": {str(seat): salt.hex() for seat, salt in salts.items()},
        "seals": {str(seat): deals.seal_of(commitment, seat, salt).hex() for seat, salt in salts.items()},
        "table": _TABLE,
        "match": match,
        "round": round_number,
        "seed": deals.deal_seed(secret, _TABLE, match, round_number, salts).hex(),
    }


def _streams() -> list[Json]:
    """A bound of more than half of all words rejects nearly every second one."""
    found = []
    for label, bound in (("shuffle 0", 108), ("dealer", 6), ("rummy tiles", 2**31 + 1)):
        seed = seed_from_text(f"a stream for {label}")
        words, numbers, shuffled = Stream(seed, label), Stream(seed, label), list(range(120))
        Stream(seed, label).shuffle(shuffled)
        found.append(
            {
                "seed": seed.hex(),
                "label": label,
                "words": [words.word() for _ in range(20)],
                "bound": bound,
                "numbers": [numbers.below(bound) for _ in range(20)],
                "shuffled": shuffled,
            }
        )
    return found


def _rounds() -> list[Json]:
    return [found for edition, players, options in _MATCHES for found in _match(edition, players, options)]


def _match(edition: str, players: int, options: dict[str, str]) -> list[Json]:
    """Two rounds of random moves, as the page is told of them."""
    game = games.of(edition)
    rules = game.rules(edition, options, players=players, programs=True)
    table = MatchInProgress(game, edition, rules, players)
    recorded = replay.new(game, edition, rules, players)
    chance = Random(f"{edition} {players}")  # noqa: S311 (no secrets: the same file every time)
    for number in range(2):
        seed = round_seed(seed_from_text(edition), number)
        table.begin(seed)
        recorded = recorded.begun(seed, table.dealer)
        while not table.over():
            turn, moves = table.round.turn, len(recorded.rounds[-1].actions)
            offered = [written for each in table.round.legal(turn) if "accuse" not in (written := game.write(each))]
            # Random moves alone hardly ever end a round.
            onwards = not offered or chance.random() < 0.6
            action = game.write(table.round.progress_move(turn, moves)) if onwards else chance.choice(offered)
            table.play(action)
            recorded = recorded.played(action)
        recorded = recorded.scored(table.score(), table.sides_won())
        if table.sides_won():
            break
    made = of_file(replay.write(recorded))
    return [_round(made, number, game.options.texts(rules)) for number in range(1, len(recorded.rounds) + 1)]


def _round(made: Recording, number: int, options: dict[str, str]) -> Json:
    played = made.replay.rounds[number - 1]
    events: list[Json] = []
    view: Json = {}
    before: list[Json] = []
    for start in range(0, len(played.actions) + 1, frames.PART):
        part = msgspec.json.decode(ENCODER.encode(frames.part(made, number, start, Eyes(0, open=True))))
        if start == 0:
            view, before = part["state"]["round"], part["state"]["table"]["sheet"]["rows"]
        events += part["state"]["missed"]
        for update in part["updates"]:
            events += update["news"]
    steps = [step for step in replay.follow(made.replay, frames.game_of(made)) if step.round == number]
    seen = deals.received(made.replay.edition, made.replay.players, [event for each in steps for event in each.events])
    return {
        "edition": made.replay.edition,
        "options": options,
        "before": before,
        "seed": played.seed.hex(),
        "view": view,
        "events": events,
        "seen": {str(seat): list(texts) for seat, texts in seen.items()},
    }
