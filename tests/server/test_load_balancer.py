"""The example configuration of a load balancer, with the real nginx: everybody at a table comes to the same process."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.conftest import ROOT
from tests.server.player import Player, seat_all, start
from tests.server.running import Process
from tests.server.services import Nats, Postgres, free_port
from tests.server.test_kill import play_on

EXAMPLE = ROOT / "examples" / "load-balancer" / "nginx.conf"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
pytestmark = [
    pytest.mark.services,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed (Debian: apt install nginx-light)"),
]


@contextmanager
def nginx(folder: Path, ports: list[int]) -> Iterator[str]:
    """The example, with other ports; the address at which it listens."""
    assert NGINX is not None
    own = free_port()
    text = EXAMPLE.read_text()
    for given, used in (("8674", own), ("8001", ports[0]), ("8002", ports[1])):
        assert text.count(f"{given}") >= 1
        text = text.replace(f"listen {given}", f"listen {used}").replace(f"127.0.0.1:{given}", f"127.0.0.1:{used}")
    file = folder / "nginx.conf"
    file.write_text(text)
    command = [NGINX, "-p", str(folder), "-c", str(file), "-e", str(folder / "errors"), "-g", "daemon off;"]
    running = subprocess.Popen(command)
    try:
        yield f"http://127.0.0.1:{own}"
    finally:
        running.terminate()
        running.wait(60)


async def answers(address: str) -> None:
    async with asyncio.timeout(120), httpx.AsyncClient(base_url=address) as http:
        while True:
            try:
                if (await http.get("/healthz")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)


async def connections(process: Process) -> int:
    async with httpx.AsyncClient(base_url=process.address, timeout=60) as http:
        text = (await http.get("/metrics")).text
    return round(next(float(line.split()[1]) for line in text.splitlines() if line.startswith("pioche_connections ")))


def test_a_table_is_at_one_process(tmp_path: Path) -> None:
    async def body() -> None:
        with Postgres() as postgres, Nats() as nats:
            database = postgres.fresh(f"t{secrets.token_hex(4)}")
            ports = [free_port(), free_port()]
            processes = [Process(database, port, nats.address, trusted_proxies="127.0.0.1") for port in ports]
            await asyncio.gather(*(process.start() for process in processes))
            with nginx(tmp_path, ports) as address:
                await answers(address)
                used: list[int] = []
                everybody: list[Player] = []
                for _ in range(12):
                    before = [await connections(process) for process in processes]
                    players = await seat_all(address, 3, options={"target": "30"})
                    gained = [await connections(process) - old for process, old in zip(processes, before, strict=True)]
                    assert sorted(gained) == [0, 3]
                    used.append(gained.index(3))
                    everybody += players
                assert set(used) == {0, 1}
                for number in range(2):  # one table at each
                    await start(everybody[3 * used.index(number) : 3 * used.index(number) + 3])
                playing = [player for number in range(2) for player in everybody[3 * used.index(number) :][:3]]
                for player in everybody:
                    await player.close()
                games = [asyncio.create_task(play_on(player)) for player in playing]
                await asyncio.sleep(0.3)
                processes[0].kill()  # its players come to the other one
                await asyncio.wait_for(asyncio.gather(*games), 240)
                assert all(player.state["table"]["winners"] for player in playing)
                async with httpx.AsyncClient(base_url=address) as http:
                    assert (await http.get("/metrics")).status_code == 404
            assert processes[1].terminate() == 0

    asyncio.run(body())
