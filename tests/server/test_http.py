"""The HTTP part: cookies, origins, headers, limits, lists; and schemathesis on all of it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, given, settings
from prometheus_client.parser import text_string_to_metric_families
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pioche.server.config import Config
from pioche.server.http.invitations import link, own_address, qr_code
from pioche.server.http.page import client_folder
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import Process, noted, server
from tests.server.services import free_port
from tests.server.test_play import close_all, run

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_cookie(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            async with httpx.AsyncClient(base_url=address) as http:
                answer = await http.post("/api/guest", json={"name": " Ada "})
                header = answer.headers["set-cookie"]
                assert answer.json() == {"name": "Ada", "face": None}
                for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
                    assert part.lower() in header.lower()
                assert (await http.get("/api/me")).json() == {"name": "Ada", "face": None}
                assert (await http.patch("/api/me", json={"name": "Ada L."})).json() == {"name": "Ada L.", "face": None}
                assert "set-cookie" not in (await http.post("/api/guest", json={"name": "Eve"})).headers
                cookie = answer.cookies["pioche"]
            person, token, signature = cookie.split(".")
            for wrong in (
                "",
                "x",
                f"{person}.{token}.{'A' * len(signature)}",
                f"{person[::-1]}.{token}.{signature}",
                f"{person}.{token}x.{signature}",
                f"{person}.{token}",
            ):
                assert (await ask(address, wrong, "GET", "/api/me")).json() == {"name": None, "face": None}
                assert (await ask(address, wrong, "GET", "/api/me/tables")).status_code == 401
            assert (await ask(address, cookie, "DELETE", "/api/me")).status_code == 204
            assert (await ask(address, cookie, "GET", "/api/me")).json() == {"name": None, "face": None}

    run(body())


def test_bodies_that_cannot_be_read(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient(base_url=address) as http:
            for text in (b"[" * 60_000, b'{"name":' + b"[" * 30_000, b'{"name":"\xff"}', b"\xff", b'{"name":"a'):
                for path in ("/api/guest", "/api/check"):
                    answer = await http.post(path, content=text, headers={"Content-Type": "application/json"})
                    assert answer.status_code == 400, text[:10]
                    assert answer.json()["code"] == "message-unreadable"

    run(body())


def test_mistakes_are_logged_without_what_was_in_them(tmp_path: Path) -> None:
    """Somebody has written unreadable data into the database."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            with sqlite3.connect(tmp_path / "t.sqlite") as database:
                database.execute("INSERT INTO presets SELECT person_id, 'mine', '{\"SECRET\"' FROM people")
            database.close()
            with structlog.testing.capture_logs() as logged:
                answer = await ask(address, cookie, "GET", "/api/me/presets")
            assert (answer.status_code, answer.json()["code"]) == (500, "server-mistake")
            assert [(line["event"], line["kind"]) for line in logged] == [("request failed", "DecodeError")]
            assert "people.py:" in logged[0]["place"]
            assert "SECRET" not in str(logged) + answer.text

    run(body())


def test_origins(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", origins=("https://games.example",)) as (_, address):
            cookie = await guest(address, "Ada")
            table = await make_table(address, cookie, players=3)
            async with httpx.AsyncClient(base_url=address, cookies={"pioche": cookie}) as http:
                for origin, status in ((address, 200), ("https://games.example", 200), ("https://evil.example", 403)):
                    answer = await http.post("/api/guest", json={"name": "A"}, headers={"Origin": origin})
                    assert answer.status_code == status
                cross = {"Sec-Fetch-Site": "cross-site"}
                assert (await http.post("/api/guest", json={"name": "A"}, headers=cross)).status_code == 403
            uri = f"{address.replace('http', 'ws')}/ws/{table}"
            for headers in ({"Origin": "https://evil.example", "Cookie": f"pioche={cookie}"}, {"Origin": address}, {}):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(uri, additional_headers=headers)
                assert refused.value.response.status_code == 403
            fine = await connect(uri, additional_headers={"Origin": address, "Cookie": f"pioche={cookie}"})
            await fine.close()

    run(body())


def test_headers_and_errors(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            for path in ("/", "/api/me", "/nothing", "/api/tables/000000000000", "/healthz"):
                answer = await ask(address, cookie, "GET", path)
                policy = answer.headers["content-security-policy"]
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            missing = await ask(address, cookie, "GET", "/api/tables/000000000000")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
            strange = await ask(address, cookie, "POST", "/api/tables", {"players": 99})
            assert (strange.status_code, strange.json()["code"]) == (400, "players")
            unknown = await ask(address, cookie, "POST", "/api/tables", {"colour": "red"})
            assert (unknown.status_code, unknown.json()["code"]) == (400, "field-unreadable")
            big = await ask(address, cookie, "POST", "/api/guest", {"name": "x" * 100_000})
            assert big.status_code in (400, 413)
            assert (await ask(address, cookie, "GET", "/readyz")).json()["ready"]

    run(body())


def test_python_for_the_page(tmp_path: Path) -> None:
    """docs/device.md: files by content, compressed or not, nothing else of the disk, and a policy for its worker."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient(base_url=address) as http:
            index = (await http.get("/device/index.json")).json()
            wheel = next(each for each in index["files"] if each["name"] == "pioche.zip")
            answer = await http.get(f"/device/{index['key']}/{wheel['name']}.gz")
            assert hashlib.sha256(gzip.decompress(answer.content)).hexdigest() == wheel["sha256"]
            assert "immutable" in answer.headers["cache-control"]
            script = next(each for each in index["files"] if each["name"] == "pyodide.mjs")
            for encoding in ("gzip", "identity"):
                path = f"/device/{index['key']}/{script['name']}"
                answer = await http.get(path, headers={"accept-encoding": encoding})
                assert hashlib.sha256(answer.content).hexdigest() == script["sha256"]
                assert answer.headers["content-type"].startswith("text/javascript")
            terms = (await http.get("/device/licences.txt")).text
            assert all(name in terms for name in ("pyodide 314", "msgspec 0", "CPython", "svelte 5"))
            assert set((await http.get("/shell.json")).json()) == {
                f"assets/{path.name}" for path in (client_folder() or tmp_path).glob("assets/*")
            }
            for name in ("..%2Findex.json", "%2e%2e/index.json", f"{index['key']}/none", f"{index['key']}/.gz", "0/0"):
                assert (await http.get(f"/device/{name}")).status_code == 404, name
            policy = "content-security-policy"
            assert "wasm" not in (await http.get("/device")).headers[policy]
            worker = next((client_folder() or tmp_path).glob("assets/deviceWorker-*.js"))
            assert "'wasm-unsafe-eval'" in (await http.get(f"/assets/{worker.name}")).headers[policy]

    run(body())


def test_metrics(tmp_path: Path) -> None:
    """Prometheus can read the metrics, and they count what has happened."""

    async def figures(address: str, cookie: str) -> dict[str, float]:
        answer = await ask(address, cookie, "GET", "/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        families = text_string_to_metric_families(answer.text)
        return {
            sample.name + str(sample.labels.get("le", "")): sample.value
            for family in families
            for sample in family.samples
        }

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            table = await make_table(address, cookie, players=3)
            before = await figures(address, cookie)
            ada = Player(address, cookie, table)
            await ada.connect()
            for _ in range(3):
                await ada.do("react", what="🎉")
            after = await figures(address, cookie)
            await ada.close()
            grown = {name: value - before[name] for name, value in after.items()}
            assert grown["pioche_connections"] == 1
            assert grown["pioche_log_entries_total"] == 3
            assert grown["pioche_messages_total"] >= 3
            assert grown["pioche_intention_seconds_count"] == grown["pioche_intention_seconds_bucket+Inf"] == 3
            assert 0 < grown["pioche_intention_seconds_sum"] < 60
            assert after["pioche_tables"] == 1

    run(body())


def test_limits(tmp_path: Path) -> None:
    async def body() -> None:
        changes = {"request_rate": 0.001, "request_burst": 6.0, "tables_per_person": 2}
        async with server(tmp_path / "t.sqlite", **changes) as (_, address):
            cookie = await guest(address, "Ada")
            for _ in range(2):
                await make_table(address, cookie, players=3)
            third = await ask(address, cookie, "POST", "/api/tables", {"players": 3})
            assert third.json()["code"] == "too-many"
            answers = [await ask(address, cookie, "GET", "/api/me") for _ in range(8)]
            assert answers[-1].status_code == 429
            assert answers[-1].headers["retry-after"] == "1"

    run(body())


def test_lists_and_presets(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada, bob = await guest(address, "Ada"), await guest(address, "Bob")
            await make_table(address, ada, players=3, title="<b>Mine</b>")
            shown = await make_table(address, ada, players=3, public=True, title="Ours")
            lobby = (await ask(address, bob, "GET", "/api/tables")).json()
            assert [(row["table"], row["title"], row["taken"]) for row in lobby] == [(shown, "Ours", 1)]
            joined = await ask(address, bob, "POST", f"/api/tables/{shown}/join", {"key": "j", "seat": 1})
            assert joined.status_code == 200
            taken = await ask(address, bob, "POST", f"/api/tables/{shown}/join", {"key": "k", "seat": 2})
            assert (taken.status_code, taken.json()["code"]) == (409, "already-seated")
            await noted(made)
            assert len((await ask(address, ada, "GET", "/api/me/tables")).json()) == 2
            assert [row["taken"] for row in (await ask(address, bob, "GET", "/api/me/tables")).json()] == [2]
            left = await ask(address, bob, "POST", f"/api/tables/{shown}/leave", {"key": "l"})
            assert left.status_code == 200
            preset = {"edition": "classic/de", "options": {"jump_in": "on"}, "players": 4}
            assert (await ask(address, ada, "PUT", "/api/me/presets/home", preset)).status_code == 204
            kept = (await ask(address, ada, "GET", "/api/me/presets")).json()
            assert kept["home"]["options"] == {"jump_in": "on"}
            assert (await ask(address, bob, "GET", "/api/me/presets")).json() == {}
            assert (await ask(address, ada, "DELETE", "/api/me/presets/home")).status_code == 204
            assert (await ask(address, ada, "GET", "/api/me/presets")).json() == {}
            games = (await ask(address, ada, "GET", "/api/games")).json()
            assert {"classic/fr", "classic/lb", "classic/de"} <= {row["edition"] for row in games[0]["editions"]}

    run(body())


def test_settings_are_checked_without_a_table(tmp_path: Path) -> None:
    """All problems are reported at once, each with its clause."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):

            async def wrong(**settings: object) -> list[tuple[str, str]]:
                answer = await ask(address, "", "POST", "/api/check", settings)
                assert answer.status_code == 200
                return [(each["code"], each["clause"]) for each in answer.json()["problems"]]

            assert await wrong(players=4) == []
            assert await wrong(edition="rummy/en", players=4) == []
            assert await wrong(edition="rummy/en", players=5) == [("players", "R-1")]
            assert await wrong(edition="chess/en") == [("unknown-edition", "")]
            clashes = {
                "draw2_finish_defence": "on",
                "draw2_parry": "off",
                "challenge": "card_stays",
                "wild4_if": "always",
                "hand_size": "1",
                "nothing": "on",
            }
            assert sorted(await wrong(edition="classic/de", options=clashes)) == [
                ("option-range", "DE-0"),
                ("options-clash", "DE-5a"),
                ("options-clash", "LB-9"),
                ("unknown-option", ""),
            ]
            assert await wrong(players=2, options={"advice_penalty": "on"}) == [("options-clash", "FR-21")]
            assert await wrong(options={"blanks": 'draw*2@others colour "sing"'}) == []
            assert await wrong(options={"blanks": "draw*99"}) == [("effect-count", "LB-10")]
            assert await wrong(options={"blanks": "dance"}) == [("bad-blanks", "LB-10")]
            assert (await ask(address, "", "POST", "/api/check", {"players": "x"})).status_code == 400

    run(body())


def test_what_can_be_played(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            games = {row["game"]: row for row in (await ask(address, "", "GET", "/api/games")).json()}
            assert set(games) == {"classic", "rummy"}
            for row in games.values():
                names = [option["name"] for option in row["options"]]
                assert sorted(names) == sorted(row["editions"][0]["options"])
                groups = [option["group"] for option in row["options"]]
                assert groups == sorted(groups, key=groups.index), "those of one mechanic stand together"
                assert all(option["clauses"] for option in row["options"])
                assert row["levels"] == ["beginner", "casual", "strong", "master"]
            jump_in = next(option for option in games["classic"]["options"] if option["name"] == "jump_in")
            assert (jump_in["group"], jump_in["values"]) == ("jump_in", ["off", "on"])

    run(body())


def test_what_is_written_on_a_blank_is_cleaned(tmp_path: Path) -> None:
    """LB-10: everybody reads it. The host writes it, and everybody has to agree before the deal."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            text = 'skip "turn \\u202eround\\u0007"'
            players = await seat_all(address, 3, options={"blanks": text})
            table = players[2].state["table"]
            assert table["settings"]["options"]["blanks"] == 'skip "turn round"'
            host = players[0]
            changed = {**table["settings"], "options": {"blanks": "again"}}
            await host.do("change", settings=changed)
            assert (await host.do("start"))["code"] == "seats-not-ready"
            while players[1].state["table"]["version"] != 2:
                await players[1].hear()
            assert (await players[1].do("agree", version=1))["code"] == "settings-changed"
            await players[1].do("agree", version=2)
            assert (await host.do("start"))["code"] == "seats-not-ready"
            await players[2].do("agree", version=2)
            await start(players)
            await close_all(players)

    run(body())


def test_ways_to_a_table(tmp_path: Path) -> None:
    """By link, by a code typed in any way, by QR code."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada, bob = await guest(address, "Ada"), await guest(address, "Bob")
            table = await make_table(address, ada, players=3)
            link = (await ask(address, ada, "GET", f"/api/tables/{table}/invitation")).json()["link"]
            assert link == f"{address}/t/{table}"
            spaced = f" {table[:4]}-{table[4:8]} {table[8:]} ".upper().replace("0", "O").replace("1", "I")
            for typed in (table, table.upper(), spaced, link, f"{link}/?x=1#y"):
                found = await ask(address, bob, "GET", f"/api/find?{urlencode({'code': typed})}")
                assert found.json() == {"table": table}
            for typed in (table[:-1], "000000000000", "nothing", "/"):
                missing = await ask(address, bob, "GET", f"/api/find?{urlencode({'code': typed})}")
                assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
            answer = await ask(address, bob, "GET", f"/api/tables/{table}/qr.svg")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.content == qr_code(link)
            drawn = answer.text
            assert drawn.startswith("<svg")
            assert "style=" not in drawn
            # Any free seat, until none is left.
            seats = []
            for name in ("Bob", "Eve", "Dan"):
                cookie = bob if name == "Bob" else await guest(address, name)
                seats.append(
                    (await ask(address, cookie, "POST", f"/api/tables/{table}/join", {"key": "j"})).status_code
                )
            assert seats == [200, 200, 409]

    run(body())


def test_links_lead_others_here() -> None:
    everywhere, here = Config(), Config(host="127.0.0.1", secure_cookies=True)
    own = own_address()
    assert link("http", "127.0.0.1:8674", "/t/x", everywhere) == f"http://{own}:8674/t/x"
    assert link("http", "localhost", "/t/x", everywhere) == f"http://{own}/t/x"
    assert link("http", "[::1]:8674", "/t/x", everywhere) == f"http://{own}:8674/t/x"
    assert link("http", "games.example", "/t/x", everywhere) == "http://games.example/t/x"
    assert link("http", "127.0.0.1:8674", "/t/x", here) == "https://127.0.0.1:8674/t/x"


def test_heads(tmp_path: Path) -> None:
    """HEAD works wherever GET does."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            for path in ("/", "/api/me", "/healthz", "/new"):
                whole = await ask(address, "", "GET", path)
                head = await ask(address, "", "HEAD", path)
                assert (head.status_code, head.content) == (200, b"")
                assert head.headers["content-length"] == whole.headers["content-length"]
            assert (await ask(address, "", "HEAD", "/nothing")).status_code == 404

    run(body())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Process(str(tmp_path_factory.mktemp("http") / "t.sqlite"), free_port())
    asyncio.run(process.start())
    yield process.address
    assert process.terminate() == 0


def test_schemathesis(running: str, long_run: bool) -> None:
    """Whatever is sent to any path: never a server error, and always a response that matches the schema."""
    schema = schemathesis.openapi.from_url(f"{running}/schema/openapi.json")
    cookie = asyncio.run(guest(running, "Fuzz"))
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if (operation.method.upper(), operation.path) == ("DELETE", "/api/me"):
            continue

        @settings(max_examples=100 if long_run else 12, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def attempt(case: Any) -> None:
            answer = case.call(base_url=running, cookies={"pioche": cookie})
            case.validate_response(answer, checks=CHECKS)

        attempt()


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/tables", {"players": "<b>four</b>"}, "players"),
        ("/api/tables", {"colour": "red"}, "colour"),
        ("/api/tables", {"options": {"jump_in": 1}}, "options"),
        ("/api/tables", {"clock": 7}, "clock"),
        ("/api/check", {"watch": "often"}, "watch"),
        ("/api/guest", {}, "name"),
        ("/api/guest", {"name": ""}, "name"),
        ("/api/tables", ["classic/fr"], None),
        ("/api/tables", {"<b>`": 1}, None),
        ("/api/tables", {"x" * 41: 1}, None),
    ],
)
def test_which_field_cannot_be_read(path: str, body: object, field: str | None, tmp_path: Path) -> None:
    """The field's name if it looks like one, and never its value."""

    async def asked() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            answer = await ask(address, await guest(address, "Ada"), "POST", path, body)
            assert answer.status_code == 400
            if field is None:
                assert answer.json() == {"code": "message-unreadable", "clause": "", "args": {}}
            else:
                assert answer.json() == {"code": "field-unreadable", "clause": "", "args": {"field": field}}

    run(asked())
