"""Security events are counted and logged, without who it was, and a flood of them is not a flood of lines."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pioche.server import metrics, security_events
from pioche.server.rate_limit import Rates
from pioche.server.security_events import Event, note
from tests.server.player import Player, guest, make_table
from tests.server.running import server
from tests.server.test_play import run


@pytest.fixture(autouse=True)
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event has happened yet."""
    monkeypatch.setattr(security_events, "_UNTOLD", {event: security_events._Untold() for event in Event})


def test_every_kind(tmp_path: Path) -> None:
    """16.3.1 to 16.3.3."""

    async def body() -> None:
        limits = {"metrics_token": "x" * 20, "trusted_proxies": ("127.0.0.1",)}
        async with (
            server(tmp_path / "t.sqlite", **limits) as (made, address),
            httpx.AsyncClient(base_url=address) as http,
        ):
            with structlog.testing.capture_logs() as logs:
                cookies = [await guest(address, name) for name in ("Ada", "Ben")]
                table = await make_table(address, cookies[0], players=3)
                players = [Player(address, cookie, table) for cookie in cookies]
                for player in players:
                    await player.connect()
                await players[1].do("sit", seat=1)
                assert (await players[1].do("start"))["code"] == "host-only"
                uri = f"{address.replace('http', 'ws', 1)}/ws/{table}"
                for headers in ({"Cookie": "pioche=tell-tale"}, {"Origin": "https://evil.example"}):
                    with pytest.raises(InvalidStatus):
                        await connect(uri, additional_headers=headers)
                assert (await http.get("/", headers={"host": "evil.example"})).status_code == 421
                assert (await http.get("/metrics")).status_code == 404
                assert (await http.post("/api/tables", json={}, headers={"cookie": "pioche=x"})).status_code == 401
                for player in players:
                    await player.close()
                await http.delete("/api/me", headers={"cookie": f"pioche={cookies[1]}"})
                far, usual = {"x-forwarded-for": "198.51.100.7"}, made._http._rates
                made._http._rates = Rates(0.0, 0.0)
                assert (await http.get("/api/games", headers=far)).status_code == 429
                made._http._rates = usual
            events = [line for line in logs if line["event"] == "security"]
            assert {line["what"] for line in events} == {event.value for event in Event}
            shown = str(events)
            for part in ("tell-tale", "evil", "198.51", "127.0.0.1", "Ada", table, *cookies):
                assert part not in shown
            right = {"authorization": f"Bearer {'x' * 20}", "x-forwarded-for": "198.51.100.8"}
            assert "pioche_security_events" in (await http.get("/metrics", headers=right)).text

    run(body())


def test_a_flood_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("pioche.server.security_events.time.monotonic", lambda: now[0])
    with structlog.testing.capture_logs() as logs:
        for _ in range(1_000):
            note(Event.FLOOD)
        note(Event.HOST)
        now[0] += 1.0
        note(Event.FLOOD)
    assert [(line["what"], line["times"]) for line in logs] == [
        ("too many requests", 1),
        ("foreign name", 1),
        ("too many requests", 1_000),
    ]
    counted = re.search(rb'pioche_security_events_total{what="too many requests"} ([0-9.]+)', metrics.page())
    assert counted is not None
    assert float(counted[1]) >= 1_001
