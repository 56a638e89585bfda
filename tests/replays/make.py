"""Makes the recorded games of this folder: `python -m tests.replays.make`, once, and never again for the same game.

What lies here was played when the rules engine was young and must replay to the same end for ever: `*.pioche` is the
replay, `*.final` holds the position at the end of each of its rounds. A game that has been released is not made anew;
when the rules change on purpose, a new name joins the list.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from pioche.classic import codes as c
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.notation import move_text, position_text
from pioche.classic.rules import Rules
from pioche.engine import replay
from pioche.engine.deal import round_seed, seed_from_text
from tests.classic.mixes import random_rules

FOLDER = Path(__file__).parent
MOST_MOVES = 400  # a round that takes longer is left as a running one

ALL_HOUSE_RULES = {
    "jump_in": "on",
    "sequences": "on",
    "skip_parry": "on",
    "double_skip": "on",
    "draw2_finish_defence": "on",
    "draw_then_play_any": "on",
    "no_finish_on_black_draw": "on",
    "uno_card_draw4": "on",
    "uno_card_gift": "on",
    "zero_rotation": "optional",
}
BLANKS = (
    'draw*2@others colour "Everybody stands up — and sings | or not" | swap@chosen? look@previous'
    " | turn skip[self_at_most=4] again[colour=g] give*2@next"
)
# By name: the edition, the options, the players, how many rounds.
GAMES: dict[str, tuple[str, dict[str, str], int, int]] = {
    "fr-4": ("classic/fr", {}, 4, 3),
    "fr-2-lowest": ("classic/fr", {"scoring": "lowest_wins", "advice_penalty": "off", "target": "150"}, 2, 9),
    "fr-10": ("classic/fr", {}, 10, 1),
    "lb-3": ("classic/lb", {}, 3, 3),
    "lb-4-blanks": ("classic/lb", {"blanks": BLANKS, "hand_size": "5"}, 4, 3),
    "de-4": ("classic/de", {}, 4, 3),
    "de-3-house-rules": ("classic/de", ALL_HOUSE_RULES, 3, 2),
    # Recorded by 0.1, which asked a skipped player to parry even when both Skips of the colour lay there (DE-3a).
    "de-3-skip-parry": ("classic/de", {"skip_parry": "on", "double_skip": "on"}, 3, 6),
    "lb-2-skip-parry": ("classic/lb", {"skip_parry": "on", "jump_in": "on"}, 2, 6),
    "de-6-teams": ("classic/de", {"teams": "3", "rounds_to_win": "2", "jump_in": "on", "seven_swap": "forced"}, 6, 9),
    "fr-2-debts": (
        "classic/fr",
        {
            "advice_penalty": "off",
            "draw2_parry": "draw2",
            "wild4_parry": "on",
            "reverse_returns_debt": "on",
            "skip_passes_debt": "on",
            "two_player_reverse_skips": "on",
            "draw_until_playable": "on",
            "multiples": "on",
        },
        2,
        3,
    ),
}
MIXES = 6  # and so many of the law tests' random mixes


def choose(s: Round, rng: Random) -> int:
    """A random legal move; laying is preferred, so that rounds come to their ends."""
    found = s.moves()
    laying = [move for move in found if (move >> c.KIND_AT) & 31 == c.PLAY]
    return rng.choice(laying) if laying and rng.random() < 0.7 else rng.choice(found)


def play(edition: str, rules: Rules, players: int, rounds: int, name: str) -> tuple[str, list[str]]:
    """A match by random play: its replay, and the position at the end of each round."""
    rng = Random(name)
    seed = seed_from_text(name)
    made = replay.new(GAME, edition, rules, players)
    match = Match.new(rules, players)
    ends: list[str] = []
    for number in range(rounds):
        begun = match.begin(round_seed(seed, number))
        s = begun.round
        made = made.begun(begun.seed, s.dealer)
        for _ in range(MOST_MOVES):
            if s.over:
                break
            move = choose(s, rng)
            made = made.played(move_text(move))
            s.apply(move)
        ends.append(position_text(s))
        if not s.over:
            break
        match = match.with_round(s)
        made = made.scored(match.pad.lines[-1], match.pad.winners())
        if match.over:
            break
    return replay.write(made), ends


def all_games() -> dict[str, tuple[str, Rules, int, int]]:
    """Every game of this folder."""
    games = {
        name: (edition, GAME.rules(edition, options), players, rounds)
        for name, (edition, options, players, rounds) in GAMES.items()
    }
    for number in range(MIXES):
        rules, players = random_rules(Random(f"mix {number}"))
        games[f"mix-{number}"] = ("classic/fr", rules, players, 2)
    return games


def main() -> None:
    for name, (edition, rules, players, rounds) in all_games().items():
        text, ends = play(edition, rules, players, rounds, name)
        (FOLDER / f"{name}.pioche").write_text(text, encoding="utf-8", newline="\n")
        (FOLDER / f"{name}.final").write_text("\n".join([*ends, ""]), encoding="utf-8", newline="\n")
        print(name, f"{len(ends)} rounds, {len(text)} characters")


if __name__ == "__main__":
    main()
