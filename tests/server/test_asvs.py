"""What docs/security.md says of single requirements of the ASVS, where no other test shows it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.player import guest
from tests.server.running import server
from tests.server.test_play import run

PATHS = ("/", "/new", "/t/000000000000", "/api/games", "/api/tables/000000000000", "/nothing", "/healthz")


def test_headers_of_every_response(tmp_path: Path) -> None:
    """3.2.1, 3.4.2 to 3.4.6, 3.7.2, 4.1.1."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            for path in PATHS:
                answer = await client.get(f"{address}{path}", headers={"origin": "https://evil.example"})
                policy = answer.headers["content-security-policy"].split("; ")
                assert {"default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy), path
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert not [name for name in answer.headers if name.startswith("access-control-")]
                assert not answer.is_redirect
                kind = answer.headers["content-type"]
                assert kind.startswith("application/json") or "charset=utf-8" in kind, (path, kind)

    run(body())


@pytest.mark.parametrize("method", ["TRACE", "PUT", "PATCH", "DELETE", "CONNECT", "PROPFIND"])
def test_methods_that_there_are_not(tmp_path: Path, method: str) -> None:
    """13.4.4: whatever they are sent to, they are refused and echo nothing."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            for path in ("/", "/api/games", "/healthz"):
                answer = await client.request(method, f"{address}{path}", headers={"x-echo": "tell-tale"})
                assert answer.status_code in (400, 403, 404, 405), (method, path)
                assert "tell-tale" not in answer.text

    run(body())


def test_only_the_built_page_is_served(tmp_path: Path) -> None:
    """5.3.2, 13.4.1, 13.4.3, 15.2.3: no listings, no sources, no way out of the folder."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            await guest(address, "Ada")
            page = (await client.get(f"{address}/")).text
            for path in (
                "/assets/",
                "/.git/config",
                "/pyproject.toml",
                "/t.sqlite",
                "/cli.py",
                "/assets/../../cli.py",
                "/assets/%2e%2e/%2e%2e/cli.py",
                "/assets/..%2f..%2fcli.py",
                "//etc/passwd",
            ):
                answer = await client.get(f"{address}{path}")
                # An unknown path of the page is answered with the page itself, or not at all.
                assert answer.status_code in (400, 404) or answer.text == page, path

    run(body())
