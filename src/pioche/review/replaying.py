"""`pioche replay`: a recorded game, move by move, for every game through `engine.game` and `pioche.text`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from pioche import games
from pioche.engine import replay
from pioche.engine.refusal import Refused, refuse
from pioche.engine.replay import Replay, Step
from pioche.engine.sentences import setting_text
from pioche.i18n import Translator, language_of_terminal, why_refused
from pioche.review.parts import replay_in
from pioche.review.sentences import seat_name
from pioche.runs.files import read_game
from pioche.runs.parameters import WHOLE
from pioche.text.boards import board_text, capital


def command(
    file: Path,
    /,
    *,
    seat: Annotated[int | None, WHOLE] = None,
    move: Annotated[int | None, WHOLE] = None,
) -> int:
    """Step through a recorded game.

    pioche replay game.pioche
    pioche replay game.pioche --seat 2 --move 17
    """
    words = Translator(language_of_terminal(os.environ))
    text = replay_in(read_game(file, words))
    steps = replay.verify(text, games.of)
    made = replay.read(text)
    players = steps[0].position.players
    if seat is not None and not 1 <= seat <= players:
        raise refuse("replay-seat", number=seat, players=players)
    shown = Shown(steps, None if seat is None else seat - 1, words)
    if move is not None:
        print("\n".join(shown.position(shown.after(move))))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(shown, words)
    else:
        print(_head(made, words))
        for place in range(len(steps) - 1):
            print("\n".join(shown.lines(place)))
        print("\n".join(shown.position(len(steps) - 1)))  # with what happened last
        totals = shown.totals(made)
        if totals:
            print(totals)
    return 0


def _head(made: Replay, words: Translator) -> str:
    """The edition, the number of players and the house rules, in one line."""
    settings = [setting_text("players", made.players, words)]
    settings += [setting_text(name, value, words) for name, value in made.options]
    return f"{made.edition} ({'; '.join(settings)})"


class Shown:
    """The steps of a replay as text: with all hands open, or through the eyes of one seat as it was then."""

    def __init__(self, steps: Sequence[Step], seat: int | None, words: Translator) -> None:
        self.steps = steps
        self._seat = seat
        self._words = words
        self._names = [seat_name(each, words) for each in range(steps[0].position.players)]
        moves = 0
        self._moves = []  # by step: how many moves were made up to it
        for step in steps:
            moves += step.action is not None
            self._moves.append(moves)

    def totals(self, made: Replay) -> str:
        """The points of the match at the end of a replay; empty if no round is over."""
        scores = [*made.earlier, *(played.score for played in made.rounds if played.score is not None)]
        if not any(played.score for played in made.rounds):
            return ""
        sides = [sum(score.points[side] for score in scores) for side in range(len(scores[0].points))]
        names = [
            " + ".join(self._names[seat] for seat in range(side, made.players, len(sides)))
            for side in range(len(sides))
        ]
        points = [
            self._words.text("setting", option=name, value=total) for name, total in zip(names, sides, strict=True)
        ]
        return self._words.text("setting", option=self._words.text("web-total"), value="; ".join(points))

    def after(self, move: int) -> int:
        """The step after so many moves; refused if there are fewer."""
        if not 0 <= move <= self._moves[-1]:
            raise refuse("replay-move", move=move, moves=self._moves[-1])
        return self._moves.index(move)

    def lines(self, place: int) -> list[str]:
        """What happened in a step, with its number."""
        step = self.steps[place]
        head = (
            self._words.text("replay-round", round=step.round)
            if step.action is None
            else self._words.text("replay-number", move=self._moves[place])
        )
        said = [capital(line) for line in self._happened(step)]
        return [f"{head} {' '.join(said)}".rstrip()]

    def _happened(self, step: Step) -> Iterator[str]:
        game = step.position.game
        for event in step.events:
            seen = event if self._seat is None else game.redact(event, self._seat)
            phrase = game.event_phrase(seen, step.position.rules)
            if phrase is not None:
                yield phrase.said(self._words, self._names, self._seat)

    def position(self, place: int) -> list[str]:
        """What happened in a step, and the position after it."""
        found = self.steps[place].position
        game = found.game
        seats = range(found.players) if self._seat is None else (self._seat,)
        boards = {seat: game.board(found.view(seat), found.rules) for seat in seats}
        hands = {seat: board.hand for seat, board in boards.items()}
        lines = [*self.lines(place), "", board_text(boards[seats[0]], hands, self._words, self._names)]
        return [*lines, self.steps[place].text] if self._seat is None else lines


def step_through(shown: Shown, words: Translator) -> None:
    """Ask for a key and Enter after every position: next, back, the number of a move, or the end."""
    place = 0
    while True:
        print("\n".join(shown.position(place)), end="\n\n")
        try:
            asked = input(words.text("replay-prompt") + " ").strip().lower()
        except EOFError:
            return
        if asked == "q":
            return
        if asked == "b":
            place = max(0, place - 1)
        elif asked.isdecimal() and len(asked) < 10:
            try:
                place = shown.after(int(asked))
            except Refused as wrong:
                print(why_refused(wrong, words.language))
        else:
            place = min(len(shown.steps) - 1, place + 1)
