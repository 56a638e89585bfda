"""People who come later or come back: what they are told of what happened, who watches, which seats they may take."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pioche.server.live.recent import REMEMBERED
from tests.server.player import Json, Player, ask, guest, make_table, seat_all, start
from tests.server.running import server
from tests.server.table.tables import CALM
from tests.server.test_play import close_all, run


async def arrive(player: Player) -> Json:
    """The state that somebody gets who has nothing yet."""
    player.seq = None
    await player.connect()
    return next(message for message in reversed(player.heard) if message["is"] == "state")


def kinds(recent: list[Json]) -> list[str]:
    return [news["what"] if news["is"] == "table" else news["is"] for news in recent]


def test_a_reload_shows_what_happened(tmp_path: Path) -> None:
    """Also after the server was restarted; who never asked for it gets nothing twice."""

    async def body() -> None:
        path = tmp_path / "t.sqlite"
        async with server(path) as (_, address):
            ada, bob = await seat_all(address, 2, options=CALM)
            await ada.do("say", text="hello")
            await start([ada, bob])
            recent = (await arrive(Player(address, ada.cookie, ada.table)))["recent"]
            assert [news["text"] for news in recent if news["is"] == "said"] == ["hello"]
            assert "dealt" in kinds(recent)
            again = Player(address, bob.cookie, bob.table)
            again.seq = bob.seq
            await again.connect()
            assert "recent" not in again.heard[-1]
            await close_all([ada, bob, again])
        async with server(path) as (_, address):
            late = Player(address, ada.cookie, ada.table)
            assert (await arrive(late))["recent"] == recent
            await late.close()

    run(body())


def test_what_was_said_outlives_many_moves(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, players=3))
            await ada.connect()
            await ada.do("say", text="first")
            for _ in range(REMEMBERED + 5):
                await ada.do("react", what="🎉")
            recent = (await arrive(Player(address, cookie, ada.table)))["recent"]
            assert recent[0]["text"] == "first"
            assert len(recent) == REMEMBERED + 1
            await ada.close()

    run(body())


def test_spectators_are_told_no_more_than_before(tmp_path: Path) -> None:
    """The events of a spectator who was there all the time are those that a late one is told: no card of a hand."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options=CALM)
            eve = Player(address, await guest(address, "Eve"), players[0].table)
            await eve.connect()
            await start([*players, eve])
            heard = [news for message in eve.heard for news in message.get("news") or message.get("missed") or []]
            late = (await arrive(Player(address, await guest(address, "Late"), eve.table)))["recent"]
            live = [news for news in heard if news["is"] != "table"]
            assert [news for news in late if news["is"] != "table"] == live
            own = (await arrive(Player(address, players[0].cookie, eve.table)))["recent"]
            assert own != late, "players are told their own cards"
            await close_all([*players, eve])

    run(body())


@pytest.mark.parametrize("settings", [{"watch": False}, {"delay": 30}])
def test_no_greeting_where_spectators_may_not_know(tmp_path: Path, settings: dict[str, object]) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options=CALM, **settings)
            await players[0].do("say", text="between us")
            eve = Player(address, await guest(address, "Eve"), players[0].table)
            assert (await arrive(eve))["recent"] == []
            await close_all([*players, eve])

    run(body())


def test_who_takes_a_seat_is_not_told_what_it_saw_before(tmp_path: Path) -> None:
    """The hand is theirs now, but not what somebody else drew and was shown in this seat."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 3)
            await start(players)
            eve = Player(address, await guest(address, "Eve"), players[0].table)
            await eve.connect()
            public = (await arrive(Player(address, await guest(address, "Late"), eve.table)))["recent"]
            await players[1].do("leave")
            assert (await eve.do("sit", seat=1))["is"] in ("update", "state", "done")
            assert eve.state["round"]["hand"], "the hand of the seat"
            told = (await arrive(Player(address, eve.cookie, eve.table)))["recent"]
            deals = [news for news in told if news["is"] == "dealt"]
            assert deals == [news for news in public if news["is"] == "dealt"]
            # Who left finds the seat taken, and watches.
            assert (await players[1].do("sit", seat=1))["code"] == "table-not-open"
            await close_all([*players, eve])

    run(body())


def test_leaving_can_be_undone(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 3, late=False)
            await start(players)
            ada, bob, cyd = players
            hand = bob.state["round"]["hand"]
            await bob.do("leave")
            seat = bob.state["table"]["seats"][1]
            welcome = next(message for message in bob.heard if message["is"] == "welcome")
            assert (seat["kind"], seat["name"], seat["who"]) == ("bot", "P1", welcome["who"])
            await bob.do("sit")
            assert bob.state["table"]["seats"][1]["kind"] == "person"
            assert bob.seat == 1
            assert set(bob.state["round"]["hand"]) & set(hand)
            # The host removes during a match as well; then it is final.
            while ada.state["table"]["seats"][1]["kind"] != "person":
                await ada.hear()
            await ada.do("remove", seat=1)
            while bob.seat is not None:
                await bob.hear()
            assert (await bob.do("sit"))["code"] == "removed-by-host"
            assert any(
                news == {"is": "table", "what": "removed", "seat": 1}
                for message in bob.heard
                for news in message.get("news", [])
            )
            await close_all([ada, bob, cyd])

    run(body())


def test_watchers(tmp_path: Path) -> None:
    """Everybody is told who has no seat, by name, once per person; also who comes later."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada, bob = await seat_all(address, 2, options=CALM)
            cookie = await guest(address, "P0")
            eve, again = Player(address, cookie, ada.table), Player(address, cookie, ada.table)
            await eve.connect()
            await again.connect()
            told = await ada.until("watchers")
            while told["names"] != ["P0 (2)"]:
                told = await ada.until("watchers")
            assert told["count"] == 1
            late = Player(address, bob.cookie, ada.table)
            await late.connect()
            assert (await late.until("watchers"))["names"] == ["P0 (2)"]
            await eve.close()
            await again.close()
            while (await ada.until("watchers"))["count"]:
                pass
            await close_all([ada, bob, late])

    run(body())


def test_the_lobby_is_for_strangers_too(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            open_one = await make_table(address, cookie, players=3, public=True)
            await make_table(address, cookie, players=3)
            found = (await ask(address, "", "GET", "/api/tables")).json()
            assert [row["table"] for row in found] == [open_one]

    run(body())


def test_my_tables(tmp_path: Path) -> None:
    """With opponents, points and whose turn it is."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options=CALM)
            await start(players)
            for number, player in enumerate(players):
                (row,) = (await ask(address, player.cookie, "GET", "/api/me/tables")).json()
                assert (row["table"], row["seat"], row["status"]) == (player.table, number, "playing")
                assert [seat["name"] for seat in row["people"]] == ["P0", "P1"]
                assert row["turn"] == player.state["round"]["turn"]
                assert row["points"] == [0, 0]
            await close_all(players)

    run(body())


def test_short_codes(tmp_path: Path) -> None:
    """They lead to a table while it waits for players, however they are typed; the long code always does."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options=CALM)
            table, cookie = players[0].table, await guest(address, "Eve")

            async def find(code: str) -> Json:
                answer = await ask(address, cookie, "GET", f"/api/find?code={code}")
                found: Json = answer.json()
                return found

            invitation = (await ask(address, "", "GET", f"/api/tables/{table}/invitation")).json()
            code = invitation["code"]
            assert len(code) == 6
            assert not set(code) & set("ilou0123456789")
            assert invitation["host"] == "P0"
            assert [seat["name"] for seat in invitation["people"]] == ["P0", "P1"]
            assert (await find(code)) == (await find(f"{code[:3].upper()} {code[3:]}")) == {"table": table}
            other = ("a" if code[0] != "a" else "b") + code[1:]
            assert (await find(other))["code"] == "no-such-table"
            await start(players)
            invitation = (await ask(address, "", "GET", f"/api/tables/{table}/invitation")).json()
            assert invitation["code"] is None
            assert (await find(code))["code"] == "no-such-table"
            assert (await find(table)) == {"table": table}
            await close_all(players)

    run(body())


@pytest.mark.parametrize("limit", ["code", "all_codes"])
def test_short_codes_cannot_be_tried_out(tmp_path: Path, limit: str) -> None:
    changes = {f"{limit}_rate": 0.001, f"{limit}_burst": 3.0}

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", **changes) as (_, address):
            cookie = await guest(address, "Eve")
            table = await make_table(address, cookie, players=3)
            codes = [
                (await ask(address, cookie, "GET", f"/api/find?code=aaaaa{letter}")).json()["code"] for letter in "bcde"
            ]
            assert codes == ["no-such-table"] * 3 + ["too-fast"]
            assert (await ask(address, cookie, "GET", f"/api/find?code={table}")).json() == {"table": table}

    run(body())


def test_an_invitation_to_a_secluded_game_names_nobody(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options=CALM, watch=False)
            await start(players)
            invitation = (await ask(address, "", "GET", f"/api/tables/{players[0].table}/invitation")).json()
            assert invitation["people"] == []
            assert "salts" not in json.dumps(invitation)
            await close_all(players)

    run(body())
