"""Whole games over real WebSockets; reconnecting; acting twice, late, or in somebody else's name."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from pathlib import Path

import pytest

from pioche.server.table.deals import Honest, verify
from pioche.server.table.log_actions import FACES
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import noted, server

HOUSE = {
    "jump_in": "on",
    "draw2_parry": "draw2_or_wild4",
    "seven_swap": "optional",
    "zero_rotation": "optional",
    "target": "150",
}


def run(body: Coroutine[None, None, None], seconds: float = 600) -> None:
    async def main() -> None:
        async with asyncio.timeout(seconds):
            await body

    asyncio.run(main())


async def play_all(players: list[Player], *, rounds: int | None = None) -> None:
    await asyncio.gather(*(player.play(rounds=rounds) for player in players))


async def close_all(players: list[Player]) -> None:
    for player in players:
        await player.close()


def test_devices_that_are_silent_old_or_withhold_their_salt(tmp_path: Path) -> None:
    """None of them holds up the table for long, or has a choice; what they did is in the file."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", salt_wait=0.3) as (_, address):
            players = await seat_all(address, 4, edition="classic/fr", options={"target": "100"})
            _, silent, old, withholding = players
            silent.salting = old.salting = withholding.revealing = False
            await start(players)
            refused = await old.do("salt", commitment=old.state["table"]["commitment"], salt="00" * 32)
            assert (refused["is"], refused["code"]) in [("refused", "salt-unsealed"), ("refused", "salt-late")]
            await play_all(players, rounds=1)
            table = players[0].state["table"]
            assert (set(table["seals"]), set(table["salts"])) == ({"0", "3"}, {"0"})
            export = await ask(address, players[0].cookie, "GET", f"/api/tables/{players[0].table}/export")
            found = verify(export.text)
            assert isinstance(found, Honest)
            assert (found.unsalted[1], found.withheld[1]) == ((1, 2), (3,))
            assert not found.unsealed
            await close_all(players)

    run(body())


@pytest.mark.parametrize(
    ("edition", "options"),
    [("classic/fr", {"target": "100"}), ("classic/lb", {"target": "100"}), ("classic/de", HOUSE)],
)
def test_a_whole_match(tmp_path: Path, edition: str, options: dict[str, str]) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 4, edition=edition, options=options)
            await start(players)
            await play_all(players)
            sheets = [player.state["table"]["sheet"] for player in players]
            assert all(sheet == sheets[0] for sheet in sheets)
            assert players[0].state["table"]["winners"]
            export = await ask(address, players[2].cookie, "GET", f"/api/tables/{players[0].table}/export")
            found = verify(export.text)
            assert isinstance(found, Honest)
            assert found.rounds == len(sheets[0]["rows"])
            # All salts were used, the commitment came before the deal, and the secret matches it.
            table = players[0].state["table"]
            assert set(table["salts"]) == {"0", "1", "2", "3"}
            assert table["secret"] is not None
            await noted(made)
            results = await ask(address, players[0].cookie, "GET", f"/api/tables/{players[0].table}/results")
            assert [row["points"] for row in results.json()] == sheets[0]["totals"]
            statistics = await ask(address, players[1].cookie, "GET", "/api/me/statistics")
            assert [row["matches"] for row in statistics.json()] == [1]
            mine = (await ask(address, players[1].cookie, "GET", "/api/me/results")).json()
            assert [(row["table"], row["points"]) for row in mine] == [(players[0].table, sheets[0]["totals"][1])]
            together = await ask(address, players[0].cookie, "GET", f"/api/tables/{players[0].table}/statistics")
            assert sorted(row["name"] for row in together.json()) == ["P0", "P1", "P2", "P3"]
            assert [row["won"] for row in together.json()] == [1, 0, 0, 0]
            sizes = [len(text) for player in players for text in player.raw]
            assert sum(sizes) / len(sizes) < 1_000
            await close_all(players)

    run(body())


def test_views_add_up_and_resync_from_any_seq(tmp_path: Path) -> None:
    """The state that a client builds from updates equals the full view at every seq; so do the missed events."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", between_rounds=3_600.0) as (_, address):
            players = await seat_all(address, 3, edition="classic/de", options=HOUSE)
            await start(players)
            watcher = Player(address, await guest(address, "W"), players[0].table)
            await watcher.connect()
            await play_all(players, rounds=1)
            one = players[1]
            while (one.seq or 0) < max(player.seq or 0 for player in players):
                await one.hear()
            news = {each["seq"]: each["news"] for each in one.heard if each["is"] == "update"}
            # The deal is sent as a full state; what came before it is not compared.
            news |= {each["seq"]: each["missed"] for each in one.heard if each["is"] == "state" and each["missed"]}
            last = one.seq
            assert last is not None
            together = dict(one.state)
            for seq in range(last + 3):
                await one.send({"do": "resync", "seq": seq})
                whole = await one.until("state")
                assert {name: whole[name] for name in together} == together
                if whole["missed"] is not None:
                    assert seq >= last - 64
                    if any(at not in news for at in range(seq + 1, last + 1)):
                        continue
                    expected = [event for at in range(seq + 1, last + 1) for event in news[at]]
                    assert whole["missed"] == expected
            assert watcher.seat is None
            while watcher.status == "playing":
                await watcher.hear()
                assert watcher.state["round"]["hand"] == []
                assert watcher.state["offers"] == []
            await close_all([*players, watcher])

    run(body())


def test_duplicates(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, edition="classic/fr", options={"advice_penalty": "off"})
            await start(players)
            mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
            choice = mover.choice()
            first = await mover.do("act", key="same", seq=mover.seq, action=choice)
            assert first["is"] == "update"
            again = await mover.do("act", key="same", seq=mover.seq, action=choice)
            assert again == {"is": "done", "key": "same", "seq": first["seq"]}
            other = Player(address, mover.cookie, mover.table)  # another device repeats the same intention
            await other.connect()
            assert (await other.do("act", key="same", seq=0, action="draw")) == again
            assert len(await made.store.log.read(mover.table)) == first["seq"]
            await close_all([*players, other])

    run(body())


def test_duplicates_after_a_restart(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, edition="classic/fr", options={"advice_penalty": "off"})
            await start(players)
            mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
            first = await mover.do("act", key="same", seq=mover.seq, action=mover.choice())
            await close_all(players)
        async with server(tmp_path / "t.sqlite") as (_, address):
            mover.address = address
            await mover.connect()
            assert (await mover.do("act", key="same", seq=0, action="draw")) == {
                "is": "done",
                "key": "same",
                "seq": first["seq"],
            }
            await mover.close()

    run(body())


async def ordinary_turn(players: list[Player]) -> Player:
    """The player on turn once the first card needs nothing more: a Wild needs a colour, a draw card is owed."""
    while True:
        mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
        if "draw" in mover.state["offers"]:
            return mover
        await mover.do("act", seq=mover.seq, action=mover.choice())
        for player in players:
            while player.seq != mover.seq:
                await player.hear()


def test_stale_foreign_and_wrong(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, edition="classic/fr", options={"advice_penalty": "off"})
            await start(players)
            mover = await ordinary_turn(players)
            other = next(player for player in players if player is not mover)
            before = mover.seq
            assert (await other.do("act", seq=other.seq, action="draw"))["code"] == "not-your-turn"
            assert (await mover.do("act", seq=mover.seq, action=f"{other.seat}:draw"))["code"] == "bad-action"
            assert (await mover.do("act", seq=mover.seq, action="r99"))["code"] == "bad-action"
            assert (await mover.do("act", seq=mover.seq - 1 if mover.seq else 0, action="draw"))["code"] == (
                "intention-stale"
            )
            stranger = Player(address, await guest(address, "S"), mover.table)
            await stranger.connect()
            for do, fields in (
                ("act", {"seq": before, "action": "draw"}),
                ("leave", {}),
                ("start", {}),
                ("want", {}),
                ("react", {"what": "🎉"}),
            ):
                assert (await stranger.do(do, **fields))["code"] == "not-seated"
            assert (await stranger.do("sit", seat=1))["code"] == "table-not-open"
            assert len(await made.store.log.read(mover.table)) == before
            # Somebody chats: an earlier intention is still valid.
            old = mover.seq
            await other.do("say", text="hello")
            assert (await mover.do("act", seq=old, action="draw"))["is"] == "update"
            await close_all([*players, stranger])

    run(body())


def test_rules_change_only_with_everybody(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 3)
            host, second, third = players
            settings = {**host.state["table"]["settings"], "options": {"jump_in": "on"}}
            assert (await second.do("change", settings=settings))["code"] == "host-only"
            assert (await host.do("change", settings=settings))["is"] == "update"
            assert [seat["agreed"] for seat in host.state["table"]["seats"]] == [True, False, False]
            assert (await host.do("start"))["code"] == "seats-not-ready"
            assert (await second.do("agree", version=1))["code"] == "settings-changed"
            for player in (second, third):
                while player.state["table"]["version"] != 2:
                    await player.hear()
                await player.do("agree", version=2)
            clash = {**settings, "options": {"challenge": "take_back", "wild4_if": "always"}}
            assert (await host.do("change", settings=clash))["code"] == "options-clash"
            assert (await third.do("remove", seat=1))["code"] == "host-only"
            await host.do("remove", seat=2)
            while third.seat is not None:
                await third.hear()
            assert (await host.do("bot", seat=2))["is"] == "update"
            await host.do("leave")
            while second.state["table"]["host"] != 1:
                await second.hear()
            assert (await second.do("bot", seat=0))["is"] == "update"
            assert (await second.do("start"))["is"] in ("update", "state")
            assert (await second.do("change", settings=settings))["code"] == "table-not-open"
            await close_all(players)

    run(body())


def test_rematch(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off", "rounds_to_win": "1"})
            await start(players)
            await play_all(players)
            for player in players:
                await player.do("want")
            for player in players:
                while player.status != "playing":
                    await player.hear()
                assert player.state["table"]["match"] == 2
                assert player.state["table"]["sheet"]["rows"] == []
            await play_all(players)
            await close_all(players)

    run(body())


def test_chat_is_cleaned_and_tables_are_secret(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "A\u202e\u0000da\n ")
            table = await make_table(address, cookie, players=2, options={"advice_penalty": "off"})
            ada = Player(address, cookie, table)
            await ada.connect()
            assert ada.state["table"]["seats"][0]["name"] == "Ada"
            said = await ada.do("say", text="  hi\u0007  \u200bthere\n")
            who = ada.state["table"]["seats"][0]["who"]
            assert said["news"] == [{"is": "said", "seat": 0, "name": "Ada", "text": "hi there", "who": who}]
            assert (await ada.do("say", text="\u200b\u0007"))["code"] == "text-bad"
            await ada.close()
            lost = Player(address, cookie, "0" * 12)
            lost.socket = None
            with pytest.raises(Exception, match=r"4404|received"):
                await lost.connect()
            assert lost.heard[-1] == {"is": "bye", "code": "no-such-table", "again": False}

    run(body())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada, bob, eve = await seat_all(address, 3)
            assert (await ask(address, bob.cookie, "PATCH", "/api/me", {"name": "Robert"})).status_code == 200
            while ada.state["table"]["seats"][1]["name"] != "Robert":
                await ada.hear()
            assert ada.heard[-1]["news"] == [{"is": "table", "what": "renamed", "seat": 1, "name": "Robert"}]
            said = (await bob.do("say", text="hello"))["news"]
            who = ada.state["table"]["seats"][1]["who"]
            assert said == [{"is": "said", "seat": 1, "name": "Robert", "text": "hello", "who": who}]
            again = Player(address, eve.cookie, eve.table)
            await again.connect()
            assert [seat["name"] for seat in again.state["table"]["seats"]] == ["P0", "Robert", "P2"]
            await close_all([ada, bob, eve, again])

    run(body())


def test_a_chosen_face_is_seen_at_the_table(tmp_path: Path) -> None:
    """At tables that are there, at later ones, after a restart, and by those who come back."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada, bob = await seat_all(address, 2)
            assert [seat["face"] for seat in ada.state["table"]["seats"]] == [None, None]
            for wrong in ({"face": FACES}, {"face": -1}, {"face": "owl"}, {"face": 1.5}, {}, {"face": 1, "name": "Bo"}):
                assert (await ask(address, bob.cookie, "PUT", "/api/me/face", wrong)).status_code == 400
            assert (await ask(address, "", "PUT", "/api/me/face", {"face": 5})).status_code == 401
            told = (await ask(address, bob.cookie, "PUT", "/api/me/face", {"face": 5})).json()
            assert told == {"name": "P1", "face": 5}
            while ada.state["table"]["seats"][1]["face"] != 5:
                await ada.hear()
            assert (await ask(address, bob.cookie, "GET", "/api/me")).json() == {"name": "P1", "face": 5}
            assert (await ask(address, bob.cookie, "PATCH", "/api/me", {"name": "Bob"})).json() == {
                "name": "Bob",
                "face": 5,
            }
            table = ada.table
            await close_all([ada, bob])
        async with server(tmp_path / "t.sqlite") as (_, address):
            again = Player(address, ada.cookie, table)
            await again.connect()
            assert [seat["face"] for seat in again.state["table"]["seats"]] == [None, 5]
            other = Player(address, bob.cookie, await make_table(address, bob.cookie, players=2))
            await other.connect()
            assert other.state["table"]["seats"][0]["face"] == 5
            assert (await ask(address, bob.cookie, "PUT", "/api/me/face", {"face": None})).json()["face"] is None
            while other.state["table"]["seats"][0]["face"] is not None:
                await other.hear()
            await close_all([again, other])

    run(body())


def test_the_page_draws_as_many_faces_as_can_be_chosen() -> None:
    drawn = (Path(__file__).parents[2] / "web/src/lib/ui/avatars.ts").read_text(encoding="utf-8")
    assert len(re.findall(r"^  \['[a-z]+', '#", drawn, re.MULTILINE)) == FACES


def test_results_are_written_down_after_a_crash(tmp_path: Path) -> None:
    """A process was killed between the last move and saving the lists: loading the table again saves them."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off", "target": "1"})
            await start(players)
            await noted(made)
            made.live.lists.soon = lambda table: None  # type: ignore[method-assign]
            await play_all(players)
            results = f"/api/tables/{players[0].table}/results"
            assert (await ask(address, players[0].cookie, "GET", results)).json() == []
            await close_all(players)
        async with server(tmp_path / "t.sqlite") as (made, address):
            await ask(address, players[0].cookie, "GET", f"/api/tables/{players[0].table}")
            await noted(made)
            assert len((await ask(address, players[0].cookie, "GET", results)).json()) == 2

    run(body())
