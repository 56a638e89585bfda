"""Replays over HTTP: what a seat was sent while it played, who may open what, files, and one's own games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from pioche.server.http.replays import MOST_FILE
from pioche.server.table.deals import Dishonest, verify
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.replays.test_frames import recorded
from tests.server.running import noted, server
from tests.server.test_play import close_all, play_all, run

Json = dict[str, Any]
SHORT = {"target": "60", "seven_swap": "optional", "zero_rotation": "optional"}


async def get(address: str, cookie: str | None, path: str, **query: object) -> httpx.Response:
    cookies = {} if cookie is None else {"pioche": cookie}
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        return await http.get(path, params={name: str(value).lower() for name, value in query.items()})


class Witness(Player):
    """A player who keeps every state that they were sent, by its seq."""

    def __init__(self, address: str, cookie: str, table: str, seed: int = 0) -> None:
        super().__init__(address, cookie, table, seed)
        self.kept: dict[int, Json] = {}

    def take(self, message: Json) -> None:
        super().take(message)
        if message["is"] in ("state", "update") and self.seq is not None:
            news = message["news"] if message["is"] == "update" else message["missed"]
            self.kept[self.seq] = json.loads(json.dumps({**self.state, "news": news}))


async def witnesses(address: str, players: int, **settings: object) -> list[Witness]:
    cookies = [await guest(address, f"P{number}") for number in range(players)]
    table = await make_table(address, cookies[0], players=players, **settings)
    made = [Witness(address, cookie, table, number) for number, cookie in enumerate(cookies)]
    for number, player in enumerate(made):
        await player.connect()
        if number:
            await player.do("sit", seat=number)
            await player.do("agree", version=player.state["table"]["version"])
    return made


async def replayed(address: str, cookie: str, code: str, **eyes: object) -> list[Json]:
    """All steps of a match through somebody's eyes, as whole states."""
    seen = (await get(address, cookie, f"/api/replays/{code}")).json()
    steps: list[Json] = []
    for number, shown in enumerate(seen["rounds"], 1):
        first = len(steps)
        while len(steps) - first < shown["steps"]:
            path = f"/api/replays/{code}/rounds/{number}"
            answer = await get(address, cookie, path, start=len(steps) - first, **eyes)
            assert answer.status_code == 200, answer.text
            steps += put_together(answer.json())
    return steps


def put_together(sent: Json) -> list[Json]:
    from pioche.server.table.structs import applied

    now = {name: sent["state"][name] for name in ("table", "round", "offers")}
    made = [now | {"news": sent["state"]["missed"]}]
    for update in sent["updates"]:
        for name in ("table", "round"):
            if name in update:
                now[name] = applied(now[name], update[name])
        now = now | {name: update[name] for name in ("offers",) if name in update}
        made.append(now | {"news": update["news"]})
    return made


def test_a_seat_sees_what_it_was_sent(tmp_path: Path) -> None:
    """Compares every step with what the server sent while it was played: view, offers, events, pad, hands left."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await witnesses(address, 3, edition="classic/de", options=SHORT)
            await start(players)  # type: ignore[arg-type]
            await play_all(players)  # type: ignore[arg-type]
            table = players[0].table
            log = await made.store.log.read(table)
            moves = [entry.seq for entry in log if not entry.action.startswith("{") or '"dealt"' in entry.action]
            compared = 0
            for player in players:
                shown = await replayed(address, player.cookie, table, seat=player.seat)
                assert len(shown) == len(moves)
                for seq, step in zip(moves, shown, strict=True):
                    sent = player.kept.get(seq)
                    if sent is None:  # several entries came as one state
                        continue
                    compared += 1
                    assert step["round"] == sent["round"]
                    assert step["offers"] == sent["offers"]
                    for name in ("status", "round", "sheet", "winners", "left", "commitment", "salts", "secret"):
                        assert step["table"][name] == sent["table"][name], name
                    if sent["news"] is not None:
                        assert step["news"] == [each for each in sent["news"] if each["is"] != "table"]
            assert compared > 2 * len(moves)
            await close_all(players)  # type: ignore[arg-type]

    run(body())


def test_who_may_open_what(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", between_rounds=3_600.0) as (made, address):
            players = await seat_all(address, 2, options={"target": "60"}, title="Our table")
            table = players[0].table
            stranger = await guest(address, "S")
            assert (await get(address, players[0].cookie, f"/api/replays/{table}")).json()["code"] == "no-replay"
            await start(players)
            # While it is played: only for its players, and the running round only through their own eyes.
            for who in (stranger, None):
                assert (await get(address, who, f"/api/replays/{table}")).status_code == 404
            mine = (await get(address, players[1].cookie, f"/api/replays/{table}")).json()
            assert (mine["running"], mine["seat"], mine["link"]) == (True, 1, "")
            path = f"/api/replays/{table}/rounds/1"
            own = (await get(address, players[1].cookie, path, seat=1)).json()
            assert own["state"]["round"] == players[1].state["round"]
            assert own["positions"] == []
            assert own["state"]["table"]["secret"] is None
            for query in ({"seat": 0}, {}, {"seat": 1, "opened": True}):
                assert (await get(address, players[1].cookie, path, **query)).json()["code"] == "no-replay"
            await play_all(players)
            await noted(made)
            # Over: its players know the link, strangers need it and see no names.
            over = (await get(address, players[1].cookie, f"/api/replays/{table}")).json()
            assert over["link"].startswith(f"{address}/g/")
            link = over["link"].rpartition("/")[2]
            assert len(link) == 16
            assert [seat["name"] for seat in over["seats"]] == ["P0", "P1"]
            for who in (stranger, None):
                assert (await get(address, who, f"/api/replays/{table}")).json()["code"] == "no-replay"
                seen = (await get(address, who, f"/api/replays/{link}")).json()
                assert [(seat["name"], seat["who"], seat["face"]) for seat in seen["seats"]] == [("", "", None)] * 2
                assert (seen["settings"]["title"], seen["seat"], seen["table"]) == ("", None, link)
                assert table not in json.dumps(seen)
                part = (await get(address, who, f"/api/replays/{link}/rounds/1", seat=0, opened=True)).json()
                assert part["state"]["round"]["hands"]
                assert {seat["name"] for seat in part["state"]["table"]["seats"]} == {""}
            answer = await ask(address, players[1].cookie, "PUT", "/api/me/naming", {"named": True})
            assert answer.status_code == 204
            named = (await get(address, None, f"/api/replays/{link}")).json()
            assert [seat["name"] for seat in named["seats"]] == ["", "P1"]
            # Somebody who left afterwards is still one of its players.
            await players[1].do("leave")
            assert (await get(address, players[1].cookie, f"/api/replays/{table}")).json()["seat"] == 1
            for code in ("0" * 16, "000000000000"):
                assert (await get(address, stranger, f"/api/replays/{code}")).status_code == 404
            assert (await get(address, stranger, "/api/replays/..%2Fx")).status_code in (400, 404)
            await close_all(players)

    run(body())


def test_an_earlier_match_of_a_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"target": "40"})
            table = players[0].table
            await start(players)
            await play_all(players)
            await noted(made)
            first = (await get(address, players[0].cookie, f"/api/replays/{table}")).json()
            for player in players:
                await player.intend("want")
            for player in players:
                while player.state["table"]["match"] != 2 or player.status != "playing":
                    await player.hear()
            # Now the second one is played; the first is found by its number and by its link.
            again = (await get(address, players[0].cookie, f"/api/replays/{table}", match=1)).json()
            assert again == first
            linked = (await get(address, None, f"/api/replays/{first['link'].rpartition('/')[2]}")).json()
            assert linked["rounds"] == first["rounds"]
            assert (await get(address, players[0].cookie, f"/api/replays/{table}")).json()["running"]
            assert (await get(address, players[0].cookie, f"/api/replays/{table}", match=3)).status_code == 404
            await close_all(players)

    run(body())


def test_a_seat_taken_over_does_not_show_what_was_seen_before(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"target": "60"})
            await start(players)
            table = players[0].table
            await players[1].do("leave")
            other = Player(address, await guest(address, "N"), table)
            await other.connect()
            await other.do("sit", seat=1)
            answer = await get(address, other.cookie, f"/api/replays/{table}")
            assert answer.json()["code"] == "no-replay"
            mine = await get(address, players[0].cookie, f"/api/replays/{table}")
            assert mine.json()["running"]
            await close_all([*players, other])

    run(body())


def test_files(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            text = recorded("rummy/en", 3, 1)
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:

                async def post(path: str, body: object) -> httpx.Response:
                    return await http.post(path, json=body)

                seen = await post("/api/replays", {"text": text})
                assert seen.json()["settings"]["edition"] == "rummy/en"
                part = await post("/api/replays/rounds/1?seat=2&opened=true", {"text": text})
                assert part.json()["state"]["round"]["racks"]
                bad = {
                    "no game": "replay-not-one",
                    text.replace("replay 1", "replay 7"): "replay-version",
                    text.replace("rummy/en", "chess/en"): "unknown-edition",
                    text[:200]: None,
                    text.replace("draw", "keep", 1): "replay-sum",
                    "x" * (MOST_FILE + 1): "file-too-large",
                }
                for wrong, code in bad.items():
                    answer = await post("/api/replays", {"text": wrong})
                    assert 400 <= answer.status_code < 500
                    assert code is None or answer.json()["code"] == code
                assert (await post("/api/replays", {"text": "x" * 5_000_000})).status_code == 413
                assert (await post("/api/replays/rounds/9", {"text": text})).json()["code"] == "no-such-moment"
            assert await made.store.log.read("0" * 12) == []

    run(body())


def test_my_games_are_mine(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3, options={"target": "40", "jump_in": "on"})
            await start(players)
            await play_all(players)
            await noted(made)
            mine = (await get(address, players[1].cookie, "/api/me/games")).json()
            assert (len(mine["games"]), mine["more"], mine["named"]) == (1, False, False)
            game = mine["games"][0]
            assert game["options"] == {"target": "40", "jump_in": "on"}
            assert [(one["name"], one["me"]) for one in game["players"]] == [("P0", False), ("P1", True), ("P2", False)]
            sheet = players[0].state["table"]["sheet"]
            assert [one["points"] for one in game["players"]] == sheet["totals"]
            assert game["rounds"] == len(sheet["rows"])
            assert game["moves"] > 0
            assert game["started_at"] <= game["at"]
            opened = await get(address, None, f"/api/replays/{game['link']}")
            assert sum(each["steps"] for each in opened.json()["rounds"]) == game["moves"] + game["rounds"]
            assert not (await get(address, players[1].cookie, "/api/me/games", edition="classic/lb")).json()["games"]
            assert not (await get(address, players[1].cookie, "/api/me/games", before=game["at"])).json()["games"]
            figures = (await get(address, players[1].cookie, "/api/me/figures")).json()
            assert figures["matches"] == 1
            assert [each["players"] for each in figures["by_players"]] == [3]
            [share] = figures["by_edition"]
            assert share["won"] == int(1 in players[0].state["table"]["winners"])
            assert share["low"] <= share["share"] <= share["high"]
            assert 0 < figures["longest"] <= game["moves"]
            # Another guest has none of it.
            other = await guest(address, "O")
            assert (await get(address, other, "/api/me/games")).json()["games"] == []
            assert (await get(address, other, "/api/me/figures")).json()["matches"] == 0
            for path in ("/api/me/games", "/api/me/figures"):
                assert (await get(address, None, path)).status_code == 401
            await close_all(players)

    run(body())


def test_what_if(tmp_path: Path) -> None:
    """A new table begins at the very position, with the caller in the seat; its own replay and export say so."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            text = recorded("classic/de", 3, 2, target="5000")
            cookie = await guest(address, "W")
            async with httpx.AsyncClient(base_url=address, cookies={"pioche": cookie}, timeout=60) as http:
                seen = (await http.post("/api/replays", json={"text": text})).json()
                step = seen["rounds"][1]["first"] + 5
                part = (await http.post("/api/replays/rounds/2?start=5&seat=2", json={"text": text})).json()
                asked = {"text": text, "step": step, "seat": 2, "level": "beginner"}
                answer = await http.post("/api/replays/branch", json=asked)
                assert answer.status_code == 201, answer.text
                code = answer.json()["table"]
                assert part["positions"][0] in (await made.store.log.read(code))[-1].action
                last = seen["rounds"][1]["first"] - 1  # the first round is over there
                for wrong in ({"step": last}, {"step": 999_999}, {"seat": 7}):
                    refused = await http.post("/api/replays/branch", json=asked | wrong)
                    assert refused.json()["code"] in ("no-such-moment", "no-such-seat-here")
            async with httpx.AsyncClient(base_url=address) as http:
                assert (await http.post("/api/replays/branch", json=asked)).status_code == 401
            player = Player(address, cookie, code)
            await player.connect()
            assert player.seat == 2
            first = player.heard[-1]
            assert first["round"]["hand"] == part["state"]["round"]["hand"] or first["seq"] > 8
            await player.play(rounds=1)
            again = (await get(address, cookie, f"/api/replays/{code}")).json()
            assert again["rounds"][0]["over"]
            export = await ask(address, cookie, "GET", f"/api/tables/{code}/export")
            found = verify(export.text)
            assert isinstance(found, Dishonest)
            assert found.why.code == "deal-set-up"
            await player.close()

    run(body())


def test_lines_are_kept_beside_a_match(tmp_path: Path) -> None:
    """Its players keep and name them, everybody who may look at it sees them, and only their maker removes them."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"target": "1"})
            await start(players)
            await play_all(players)
            await noted(made)
            [game] = (await get(address, players[0].cookie, "/api/me/games")).json()["games"]
            at = f"/api/replays/{game['link']}"
            first = (await get(address, None, f"{at}/rounds/1", seat=0)).json()
            async with (
                httpx.AsyncClient(base_url=address, cookies={"pioche": players[0].cookie}, timeout=60) as mine,
                httpx.AsyncClient(base_url=address, cookies={"pioche": players[1].cookie}, timeout=60) as other,
                httpx.AsyncClient(base_url=address, timeout=60) as stranger,
            ):
                # Whoever is on turn sees what they can do; a stranger may try it too.
                tried = (await stranger.post(f"{at}/line", json={"step": 0})).json()
                seat = tried["state"]["round"]["turn"]
                assert tried["state"]["seat"] == seat
                actions = [f"{seat}:{next(each for each in tried['state']['offers'] if not each.startswith('accuse'))}"]
                tried = (await stranger.post(f"{at}/line", json={"step": 0, "actions": actions})).json()
                assert len(tried["positions"]) == 2
                assert tried["positions"][0] == first["positions"][0]
                refused = await stranger.post(f"{at}/line", json={"step": 0, "actions": [f"{seat}:X0", "0:pass"]})
                assert (refused.status_code, bool(refused.json()["code"])) == (400, True)
                kept = {"name": " What  if? ", "step": 0, "actions": actions}
                assert (await stranger.post(f"{at}/lines", json=kept)).status_code == 401
                line = (await mine.post(f"{at}/lines", json=kept)).json()
                assert (line["name"], line["by"], line["mine"]) == ("What if?", "P0", True)
                assert (await mine.post(f"{at}/lines", json=kept | {"actions": ["0:X0"]})).status_code == 400
                assert (await mine.post(f"{at}/lines", json=kept | {"name": "\u200b"})).status_code == 400
                assert [each["by"] for each in (await other.get(f"{at}/lines")).json()] == ["P0"]
                [seen] = (await stranger.get(f"{at}/lines")).json()
                assert (seen["by"], seen["mine"], seen["actions"]) == ("", False, actions)
                await mine.put("/api/me/naming", json={"named": True})
                assert [each["by"] for each in (await stranger.get(f"{at}/lines")).json()] == ["P0"]
                assert (await other.delete(f"/api/replays/lines/{line['id']}")).status_code == 404
                for _ in range(19):
                    assert (await mine.post(f"{at}/lines", json=kept)).status_code == 200
                assert (await mine.post(f"{at}/lines", json=kept)).json()["code"] == "too-many"
                assert (await mine.delete(f"/api/replays/lines/{line['id']}")).status_code == 204
                assert len((await other.get(f"{at}/lines")).json()) == 19
            await close_all(players)

    run(body())
