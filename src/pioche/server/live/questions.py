"""Questions that change nothing: checking a draft or a move, asking for a hint. Only the asker gets the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from pioche.engine.abilities import DraftChecked, Drafts, Hint, Hints
from pioche.engine.refusal import Refusal
from pioche.server.config import Config
from pioche.server.live.sessions import Session
from pioche.server.rate_limit import Bucket
from pioche.server.refusals import Code
from pioche.server.table import protocol as p
from pioche.server.table.intentions import move
from pioche.server.table.match import TableMatch
from pioche.server.table.state import Status, TableState
from pioche.server.thinking.advice import advice
from pioche.server.thinking.fair_queue import TooBusy
from pioche.server.thinking.worker_pool import WorkerPool

Judging = Callable[[], DraftChecked | Refusal]
logger: Final = structlog.get_logger("pioche.questions")


class SessionQuestions:
    """The questions of one connection: rate-limited more strictly than its moves, and one hint at a time."""

    def __init__(self, session: Session, state: TableState, workers: WorkerPool, config: Config, now: float) -> None:
        self._session = session
        self._state = state
        self._workers = workers
        self._drafts = Bucket(config.draft_rate, config.draft_burst, now)
        self._hints = Bucket(config.hint_rate, config.hint_burst, now)
        self._hint: asyncio.Task[None] | None = None
        self._judging: asyncio.Task[None] | None = None
        self._next: tuple[p.CheckDraft, Judging] | None = None  # the draft to check after the current one

    def ask(self, question: p.Question, now: float) -> None:
        """Answer now, or when the answer has been found."""
        match = self._match()
        seat = self._session.seat
        if isinstance(match, Refusal):
            self._refuse(match, question.key)
        elif seat is None:
            self._refuse(Code.NOT_SEATED.refusal(), question.key)
        elif isinstance(question, p.CheckDraft | p.AskWhy):
            if not self._drafts.take(now):
                self._refuse(Code.TOO_FAST.refusal(), question.key)
            elif isinstance(question, p.AskWhy):
                self._explain(seat, question)
            else:
                self._draft(match, seat, question)
        elif self._hint is None and self._hints.take(now):
            self._hint = asyncio.get_running_loop().create_task(self._find(match, seat, question))
        else:
            self._refuse(Code.TOO_FAST.refusal(), question.key)

    def close(self) -> None:
        for task in (self._hint, self._judging):
            if task is not None:
                task.cancel()

    def _match(self) -> TableMatch | Refusal:
        match = self._state.match
        playing = match is not None and self._state.status is Status.PLAYING
        return match if match is not None and playing else Code.NOT_PLAYING.refusal()

    def _refuse(self, refusal: Refusal, key: str) -> None:
        self._session.tell(p.refused(refusal, self._state.seq, key))

    def _explain(self, seat: int, question: p.AskWhy) -> None:
        """Whether a move would be accepted, by the same check as the move itself."""
        proposal = move(self._state, seat, question.action)
        if isinstance(proposal, Refusal):
            self._refuse(proposal, question.key)
        else:
            self._session.tell(p.Done(question.key, self._state.seq))

    def _draft(self, match: TableMatch, seat: int, question: p.CheckDraft) -> None:
        game = match.game
        if not isinstance(game, Drafts):
            self._refuse(Code.NOT_HERE.refusal(), question.key)
            return
        found = game.check_draft(match.round.core, seat, question.action)
        if isinstance(found, Refusal | DraftChecked):
            self._tell(found, question, self._state.seq)
            return
        # Only the latest draft matters to somebody who is moving tiles, so older ones that wait are not checked.
        if self._next is not None:
            self._refuse(Code.TOO_FAST.refusal(), self._next[0].key)
        self._next = (question, found)
        if self._judging is None:
            self._judging = asyncio.get_running_loop().create_task(self._judge())

    def _tell(self, found: DraftChecked | Refusal, question: p.CheckDraft, seq: int) -> None:
        if isinstance(found, Refusal):
            self._refuse(found, question.key)
        else:
            self._session.tell(checked(found, question.key, seq))

    async def _judge(self) -> None:
        """Check ambiguous drafts in the worker pool, one after another."""
        try:
            while self._next is not None:
                (question, work), self._next = self._next, None
                seq = self._state.seq
                try:
                    self._tell(await self._workers.run(work, self._session.address), question, seq)
                except Exception as error:  # noqa: BLE001 (as for hints)
                    if not isinstance(error, TooBusy):
                        logger.warning("no verdict", table=self._state.table, reason=type(error).__name__)
                    self._refuse(Code.TOO_FAST.refusal(), question.key)
        finally:
            self._judging = None

    async def _find(self, match: TableMatch, seat: int, question: p.AskHint) -> None:
        try:
            seq = self._state.seq
            game = match.game
            work: Callable[[], Hint] | Refusal
            if isinstance(game, Hints):
                work = game.hint(match.round.core, seat, tuple(question.tiles))
            else:
                work = advice(self._state, match, seat)
            if isinstance(work, Refusal):
                self._refuse(work, question.key)
                return
            found = await self._workers.run(work, self._session.address)
            reasons = [p.Reason(each.code, dict(each.args)) for each in found.reasons]
            refusal = None if found.refusal is None else p.problem(found.refusal)
            self._session.tell(p.HintGiven(question.key, seq, list(found.pieces), found.action, reasons, refusal))
        except TooBusy:
            self._refuse(Code.TOO_FAST.refusal(), question.key)
        except Exception as error:  # noqa: BLE001 (whatever went wrong in the worker: answer, and log it)
            logger.warning("no hint", table=self._state.table, reason=type(error).__name__)
            self._refuse(Code.TOO_FAST.refusal(), question.key)
        finally:
            self._hint = None


def checked(found: DraftChecked, key: str, seq: int) -> p.DraftChecked:
    """A checked draft as a message."""
    return p.DraftChecked(
        key,
        seq,
        [
            p.GroupChecked(
                None if group.refusal is None else p.problem(group.refusal), list(group.readings), list(group.acting)
            )
            for group in found.groups
        ],
        None if found.refusal is None else p.problem(found.refusal),
        found.laid,
        found.left,
        found.uno_due,
        found.action,
        [p.Foreseen(each.seat, each.draws, each.skipped) for each in found.foreseen],
    )
