"""Reviews of finished matches: begin one, see how far it is, stop it, read it. Only for those who played."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import QueryParameter

from pioche.server.http.replays import MatchNumber, ReplayCode, found_match
from pioche.server.http.requests import Ask, Declined, address_of, live_tables_of, person_of
from pioche.server.live.reviews import Key
from pioche.server.puzzles.jobs import Language
from pioche.server.refusals import Code
from pioche.server.replays.recordings import Recording
from pioche.server.replays.reviewed import ReviewState, Tell, text_of
from pioche.server.thinking.workers import TooBusy
from pioche.store import games

Said = Annotated[Language, QueryParameter()]


async def _own(request: Ask, code: str, match: int | None) -> tuple[str, Recording, Key]:
    """The caller and a finished match that they have played; for everybody else there is none."""
    me = await person_of(request)
    made, seat, link = await found_match(request, code, match)
    if seat is None or not link or made.only is not None:
        raise Declined(404, Code.NO_REPLAY.refusal())
    return me.person_id, made, (made.table, made.match)


async def _state(request: Ask, key: Key, made: Recording, language: Language) -> ReviewState:
    live = live_tables_of(request)
    running = live.reviews.of(key)
    if running is not None:
        return ReviewState(running.state, running.done, running.steps)
    kept = await games.review_of(live.store, *key)
    if kept is None:
        return ReviewState("none")
    try:
        found = await live.workers.run(Tell(kept, made.replay, language), address_of(request))
    except TooBusy as error:
        raise Declined(503, Code.TOO_FAST.refusal()) from error
    return ReviewState("done", review=found)


@get("/replays/{code:str}/review")
async def look_at_review(
    request: Ask, code: ReplayCode, match: MatchNumber = None, language: Said = "en"
) -> ReviewState:
    """How far the review of a match is; when it is done, the review in the caller's language."""
    _, made, key = await _own(request, code, match)
    return await _state(request, key, made, language)


@post("/replays/{code:str}/review", status_code=200)
async def start_review(request: Ask, code: ReplayCode, match: MatchNumber = None, language: Said = "en") -> ReviewState:
    """Begin a review, one per guest at a time; nothing happens if it is there or on its way."""
    person, made, key = await _own(request, code, match)
    live = live_tables_of(request)
    if live.draining:
        raise Declined(503, Code.DRAINING.refusal())
    found = await _state(request, key, made, language)
    if found.state not in ("none", "failed"):
        return found
    refused = live.reviews.begin(key, person, text_of(made.replay))
    if refused is not None:
        raise Declined(409, refused)
    return await _state(request, key, made, language)


@delete("/replays/{code:str}/review")
async def stop_review(request: Ask, code: ReplayCode, match: MatchNumber = None) -> None:
    """Stop a review that the caller has begun."""
    person, _, key = await _own(request, code, match)
    live_tables_of(request).reviews.stop(key, person)
