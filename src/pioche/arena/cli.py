"""`pioche arena`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioche import games
from pioche.arena import cluster, text_contest
from pioche.arena import plot as plotting
from pioche.arena.contest import Contest
from pioche.arena.entrants import entrants as entrants_of
from pioche.arena.game_player import GamePlayer
from pioche.arena.outcome import Outcome
from pioche.arena.report import report
from pioche.arena.results import MOST_GAMES, Results
from pioche.arena.sprt import BOUND, SequentialTest, hypotheses
from pioche.arena.standings import Standings, standings
from pioche.arena.text_contest import TextContest
from pioche.arena.worker_pool import play_here, play_in_processes
from pioche.bots.hosted_bot import LEAST_LIMIT, LIMIT, MOST_LIMIT
from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.runs import pictures
from pioche.runs.console import options, progress, show
from pioche.runs.files import check_apart, check_writable, refuse_unwritten, same_file, write
from pioche.runs.parameters import WHOLE
from pioche.runs.processes import checked_processes, terminated_like_interrupted

TEXT_LIMIT = 60.0  # seconds for an answer of a program that plays by text
DEALS = 200
MOST_TESTED = 20_000  # deals, if a sequential test does not decide earlier
AT_FAULT = 3  # exit status: everything was played, but a bot of a user crashed, hung or answered illegally
_ALONE = 8  # games that are played about as fast as worker processes start


def command(
    *entrants: str,
    game: str = "classic/fr",
    players: Annotated[int, WHOLE] = 2,
    deals: Annotated[int | None, WHOLE] = None,
    with_: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    gauntlet: Annotated[bool, Parameter(negative="")] = False,
    sprt: str | None = None,
    text: str | None = None,
    mixed: Annotated[bool, Parameter(negative="")] = False,
    limit: float | None = None,
    seed: str = "pioche",
    processes: Annotated[int | None, WHOLE] = None,
    dask: str | None = None,
    results: Path | None = None,
    csv: Path | None = None,
    plot: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Bots against each other.

    pioche arena random greedy heuristic --game classic/fr --deals 1000
    pioche arena my_bot.py strong --results mine.jsonl
    pioche arena new.py old.py --sprt 0:20
    pioche arena strong --text "python my_model.py" --deals 20 --mixed
    """
    if text is not None:
        if sprt is not None:
            raise refuse("arena-sprt-entrants")
        chosen = TextContest(
            *(text, entrants, game, dict(options(with_)), players, DEALS if deals is None else deals),
            *(seed, mixed, _checked_limit(limit, TEXT_LIMIT)),
        )
        return _play_text(chosen, json_=json_)
    if mixed:
        raise refuse("arena-mixed")
    tested = None if sprt is None else hypotheses(sprt)
    if tested is not None and len(entrants) != 2:
        raise refuse("arena-sprt-entrants")
    usual = DEALS if tested is None else MOST_TESTED
    contest = contest_of(
        *(entrants, game, players, usual if deals is None else deals, options(with_)),
        *(gauntlet or tested is not None, _checked_limit(limit, LIMIT), seed),
    )
    workers = checked_processes(processes)
    _check_apart(contest, {"--results": results, "--csv": csv, "--plot": plot})
    if plot is not None:
        pictures.check(plot)
    if csv is not None:
        if not csv.parent.is_dir():
            raise refuse("arena-folder", folder=str(csv.parent))
        check_writable(csv)
    if dask is not None:
        cluster.check()
    with GamePlayer(contest) as player:
        player.check_files()
    words = Translator(language_of_terminal(os.environ))
    waiting = words.text("arena-dask-waiting")
    begun = time.perf_counter()
    played = 0
    stopped: BaseException | None = None
    test = None if tested is None else SequentialTest(contest, tested)
    with Results(contest, results) as kept:
        before = len(kept.outcomes)
        known = [outcome for outcome in kept.outcomes.values() if outcome.game < contest.games]
        if test is not None:
            for outcome in known:
                test.add(outcome)
        if test is None or test.decision is None:
            with (
                terminated_like_interrupted(),
                progress(words.text("arena-games"), contest.games, len(known)) as advance,
                closing(_play(contest, kept, workers, dask, lambda: advance.say(waiting))) as outcomes,
            ):
                try:
                    for outcome in outcomes:
                        kept.add(outcome)
                        advance(1)
                        played += 1
                        if test is not None:
                            test.add(outcome)
                            advance.describe(words.text("arena-sprt-progress", ratio=test.ratio, bound=BOUND))
                            if test.decision is not None:
                                break
                except (Exception, KeyboardInterrupt) as reason:
                    if len(kept.outcomes) == before:
                        raise
                    stopped = reason  # the games played so far are shown all the same
        # Games that were under way when a test was decided would make its outcome depend on the number of processes.
        last = contest.games if test is None or test.decision is None else test.games
        counted = [outcome for outcome in kept.outcomes.values() if outcome.game < last]
    verdict = None if test is None else test.verdict()
    found = standings(contest, counted, time.perf_counter() - begun, played, verdict)
    unwritten = write(
        (csv, lambda file: file.write_text(found.as_csv(), encoding="utf-8")),
        (plot, lambda file: plotting.draw(found, words, file)),
    )
    notes = [words.text("sim-plot-written", file=str(plot))] if plot is not None and plot not in unwritten else []
    show(found.as_data() if json_ else None, report(found, words), notes)
    if stopped is not None:
        raise stopped
    refuse_unwritten(unwritten)
    return _status(found)


def _status(found: Standings) -> int:
    """The exit status of a contest that was played to its end."""
    return AT_FAULT if any(row.troubles for row in found.standings) else 0


def _checked_limit(limit: float | None, usual: float) -> float:
    if limit is not None and not LEAST_LIMIT <= limit <= MOST_LIMIT:
        raise refuse("arena-limit")
    return usual if limit is None else limit


def _play_text(contest: TextContest, *, json_: bool) -> int:
    """A program that plays by text; refused if something cannot be played."""
    if contest.deals < 1:
        raise refuse("arena-deals", deals=contest.deals)
    words = Translator(language_of_terminal(os.environ))
    with progress(words.text("arena-games"), contest.games) as advance:
        found = text_contest.play(contest, advance)
    show(text_contest.as_data(contest, found) if json_ else None, text_contest.report(contest, found, words), ())
    return 0


def contest_of(
    names: tuple[str, ...],
    edition: str,
    players: int,
    deals: int,
    options: tuple[tuple[str, str], ...],
    gauntlet: bool,
    limit: float,
    seed: str,
) -> Contest:
    """The contest that the arguments describe; refused if it cannot be played."""
    game = games.of(edition)
    rules = game.rules(edition, dict(options), players=players, programs=True)
    if deals < 1:
        raise refuse("arena-deals", deals=deals)
    contest = Contest(
        edition,
        options,
        players,
        game.match(rules, players).pad.sides,
        entrants_of(names, game.name),
        gauntlet,
        deals,
        seed_from_text(seed),
        limit,
    )
    if contest.games > MOST_GAMES:
        raise refuse("arena-many-deals", deals=deals, most=MOST_GAMES // (contest.games // deals))
    return contest


def _check_apart(contest: Contest, files: Mapping[str, Path | None]) -> None:
    """Refuse two outputs to the same file, and outputs to the file of a bot."""
    check_apart(files)
    for name, path in files.items():
        for entrant in contest.entrants:
            if path is not None and entrant.file and same_file(path, Path(entrant.file)):
                raise refuse("arena-over-bot", file=str(path), other=name)


def _play(
    contest: Contest, kept: Results, workers: int, dask: str | None, deserted: Callable[[], None]
) -> Generator[Outcome]:
    """Play the games that are left. `deserted` is called when a cluster has no workers any more."""
    left = contest.games - sum(number < contest.games for number in kept.outcomes)
    numbers = (number for number in range(contest.games) if number not in kept.outcomes)  # lazily: they may be many
    if dask is not None and left:
        return cluster.play_on_cluster(dask, contest, numbers, deserted, language_of_terminal(os.environ))
    if workers == 1 or left <= _ALONE:
        return play_here(contest, numbers)
    return play_in_processes(contest, numbers, min(workers, left))
