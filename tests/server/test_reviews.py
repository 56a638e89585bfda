"""Reviews over HTTP: begun by a player, made by workers, kept with the match; nobody else's business."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from pioche.i18n import LANGUAGES
from pioche.review.parts import replay_in, steps_in
from pioche.review.run import review
from pioche.server.live.reviews import MOST, Reviews
from pioche.server.replays.reviewed import EFFORT
from tests.server.player import ask, guest, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, play_all, run

Json = dict[str, Any]


async def played(address: str, **settings: object) -> tuple[list[str], str]:
    """A finished match of two people: their cookies and the code of the table."""
    players = await seat_all(address, 2, **settings)
    await start(players)
    await play_all(players)
    await close_all(players)
    return [player.cookie for player in players], players[0].table


async def state(address: str, cookie: str, code: str, method: str = "GET", language: str = "en") -> Json:
    answer = await ask(address, cookie, method, f"/api/replays/{code}/review?language={language}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def until_done(address: str, cookie: str, code: str) -> Json:
    seen = []
    while True:
        now = await state(address, cookie, code)
        seen.append(now["done"])
        if now["state"] not in ("waiting", "running"):
            assert seen[:-1] == sorted(seen[:-1])
            return now
        await asyncio.sleep(0.05)


def test_a_review_is_made_and_kept(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            (anna, ben), table = await played(address, options={"target": "1"})
            assert await state(address, anna, table) == {"state": "none", "done": 0, "steps": 0, "review": None}
            begun = await state(address, anna, table, "POST")
            assert begun["state"] in ("waiting", "running")
            done = await until_done(address, anna, table)
            assert done["state"] == "done"
            found = done["review"]
            for seat in found["seats"]:
                parts = sum(seat[name] for name in ("par", "luck", "skill", "others"))
                assert abs(parts - seat["result"]) < 1e-9
            assert len(found["mistakes"]) <= 3
            losses = [each["loss"] for each in found["mistakes"]]
            assert losses == sorted(losses, reverse=True)
            # The same figures as those of `pioche review`.
            export = (await ask(address, anna, "GET", f"/api/tables/{table}/export")).text
            text = replay_in(export)
            again = review(text, EFFORT, 1, lambda _: None)
            assert [each["luck"] for each in found["seats"]] == [each.luck for each in again.totals()]
            assert sum(len(each["chances"]) for each in found["rounds"]) == steps_in(text)
            # The other player has it at once, in any language, and also by the link.
            told = {language: (await state(address, ben, table, "POST", language))["review"] for language in LANGUAGES}
            assert all(each["seats"] == found["seats"] for each in told.values())
            if found["mistakes"]:
                assert len({each["mistakes"][0]["text"] for each in told.values()}) == len(LANGUAGES)
            link = (await ask(address, anna, "GET", f"/api/replays/{table}")).json()["link"].rpartition("/")[2]
            assert (await state(address, ben, link))["state"] == "done"
            # Strangers have not.
            cleo = await guest(address, "Cleo")
            for code in (table, link):
                for method in ("GET", "POST", "DELETE"):
                    refused = await ask(address, cleo, method, f"/api/replays/{code}/review")
                    assert refused.status_code == 404
        # It is still there after a restart.
        async with server(tmp_path / "db.sqlite") as (_, address):
            assert (await state(address, anna, table))["review"] == found

    run(body())


def test_stopped_and_one_per_guest(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (made, address):
            (anna, ben), table = await played(address, options={"target": "200"})
            await state(address, anna, table, "POST")
            reviews: Reviews = made.live.reviews
            (person,) = [each.person for each in reviews._running.values()]
            # Another one of hers has to wait until she has stopped this one.
            assert reviews.begin(("other", 1), person, "") is not None
            # Ben sees how far it is, and cannot stop it.
            assert (await state(address, ben, table, "POST"))["state"] in ("waiting", "running")
            assert (await ask(address, ben, "DELETE", f"/api/replays/{table}/review")).status_code == 204
            assert (await state(address, ben, table))["state"] in ("waiting", "running", "done")
            assert (await ask(address, anna, "DELETE", f"/api/replays/{table}/review")).status_code == 204
            assert (await state(address, anna, table))["state"] in ("none", "done")
            assert reviews._running == {}

    run(body())


def test_the_queue_is_bounded(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (made, _):
            reviews: Reviews = made.live.reviews
            texts = [reviews.begin((f"t{number}", 1), f"p{number}", "nothing") for number in range(MOST + 1)]
            assert texts[:MOST] == [None] * MOST
            refused = texts[MOST]
            assert refused is not None
            assert refused.code == "many-reviews"
            # What cannot be reviewed fails, and frees its place.
            while any(each.state != "failed" for each in reviews._running.values()):
                await asyncio.sleep(0.05)
            assert reviews.begin(("t0", 1), "p0", "nothing") is None

    run(body())


def test_a_running_match_is_not_reviewed(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            players = await seat_all(address, 2)
            await start(players)
            answer = await ask(address, players[0].cookie, "POST", f"/api/replays/{players[0].table}/review")
            assert answer.status_code == 404
            await close_all(players)

    run(body())
