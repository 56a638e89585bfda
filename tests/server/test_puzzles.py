"""Puzzles over HTTP: solved, wrong, refused, hints, solutions, what is kept of a guest, and hostile requests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from pioche import puzzles
from pioche.puzzles.model import Kind
from tests.server.player import ask, guest
from tests.server.running import server
from tests.server.test_play import run

Json = dict[str, Any]


async def post(address: str, cookie: str | None, path: str, body: object, **query: str) -> httpx.Response:
    cookies = {} if cookie is None else {"pioche": cookie}
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        return await http.post(f"/api/puzzles/{path}", json=body, params=query)


async def get(address: str, cookie: str | None, path: str = "", **query: str) -> Json:
    cookies = {} if cookie is None else {"pioche": cookie}
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as http:
        answer = await http.get(f"/api/puzzles{path}", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_puzzle_of_the_day_and_the_lists(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            anna, ben = await guest(address, "Anna"), await guest(address, "Ben")
            seen = await get(address, anna)
            assert seen["today"] == (await get(address, ben))["today"] == (await get(address, None))["today"]
            assert seen["mine"] == {"streak": 0, "longest": 0, "grade": 0, "solved": 0, "today": False}
            counts = {each["kind"]: sum(grade["puzzles"] for grade in each["grades"]) for each in seen["kinds"]}
            assert counts == {kind.value: len(puzzles.load(kind)) for kind in Kind}
            german = await get(address, anna, language="de")
            assert german["kinds"][0]["task"] == "Lege in diesem Zug vier Steine aus."

            # Solving it begins a streak.
            name = seen["today"]["name"]
            moves = list(puzzles.solution(puzzles.named(name)))
            answer = (await post(address, anna, f"{name}/try", {"moves": moves})).json()
            assert answer["tried"]["outcome"] == "solved"
            assert answer["record"] == {"tries": 1, "hints": 0, "shown": False, "solved": True}
            assert answer["mine"]["streak"] == 1
            assert (await get(address, anna))["mine"] == answer["mine"]
            one = await get(address, anna, f"/{name}")
            assert (one["today"], one["record"]) == (True, answer["record"])
            # Only Anna's.
            assert (await get(address, ben))["mine"]["streak"] == 0
            # A stranger may solve it too; nothing is kept.
            lost = (await post(address, None, f"{name}/try", {"moves": moves})).json()
            assert lost["tried"]["outcome"] == "solved"
            assert lost["record"]["solved"] is False
            # Forgotten with the guest.
            assert (await ask(address, anna, "DELETE", "/api/me")).status_code == 204
            assert (await get(address, anna))["mine"]["streak"] == 0

    run(body())


def test_wrong_tries_hints_and_the_solution(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            anna = await guest(address, "Anna")
            # Cards: a legal move that gives the win away is refuted, and shown with the answer.
            wrong = (await post(address, anna, "win-1/try", {"moves": ["draw"]})).json()
            assert wrong["tried"]["outcome"] == "wrong"
            assert wrong["tried"]["refused"] is False
            assert "by force" in wrong["tried"]["text"]
            assert wrong["tried"]["part"]["steps"]["state"]["seq"] == 0
            assert len(wrong["tried"]["part"]["steps"]["updates"]) >= 1
            assert wrong["record"]["tries"] == 1
            # A move against the rules is no try.
            refused = (await post(address, anna, "win-1/try", {"moves": ["b9"]})).json()
            assert refused["tried"]["refused"] is True
            assert refused["tried"]["text"]
            assert refused["tried"]["part"]["steps"]["updates"] == []
            assert refused["record"]["tries"] == 1
            # Right so far: the part begins before the last move.
            moves = list(puzzles.solution(puzzles.named("win-1")))
            first = (await post(address, anna, "win-1/try", {"moves": moves[:1]})).json()["tried"]
            second = (await post(address, anna, "win-1/try", {"moves": moves[:2]}, language="fr")).json()["tried"]
            assert (first["outcome"], second["outcome"]) == ("goes-on", "goes-on")
            assert second["part"]["steps"]["state"]["seq"] == first["part"]["steps"]["updates"][-1]["seq"]
            assert second["text"] == "Jusqu’ici, c’est juste. À toi de nouveau."
            # Hints get more precise; the second one of a card puzzle is the move.
            one = (await post(address, anna, "win-1/hint", {"number": 1, "moves": moves[:1]})).json()
            assert one["hint"]["action"] is None
            assert "2 moves" in one["hint"]["text"]
            two = (await post(address, anna, "win-1/hint", {"number": 2, "moves": moves[:1]})).json()
            assert two["hint"]["action"] == moves[1]
            assert two["record"] == {"tries": 1, "hints": 2, "shown": False, "solved": False}
            # Tiles: marked are the ones that leave the rack.
            tiles = (await post(address, anna, "out-1/hint", {"number": 1})).json()["hint"]
            shown = await get(address, anna, "/out-1")
            assert sorted(tiles["tiles"]) == sorted(shown["puzzle"]["part"]["steps"]["state"]["round"]["rack"])
            # Whoever looks at the solution has not solved it alone.
            solution = (await post(address, anna, "out-1/solution", {})).json()
            assert solution["solution"]["moves"] == list(puzzles.solution(puzzles.named("out-1")))
            assert solution["record"]["shown"] is True
            answer = await post(address, anna, "out-1/try", {"moves": solution["solution"]["moves"]})
            assert answer.json()["record"] == {"tries": 1, "hints": 1, "shown": True, "solved": True}
            # A draft is checked as at a table.
            lay = solution["solution"]["moves"][0]
            draft = (await post(address, anna, "out-1/draft", {"action": lay})).json()
            assert (draft["refusal"], draft["laid"]) == (None, 2)
            part = (await post(address, anna, "out-1/draft", {"action": "lay R:3+.4+"})).json()
            assert part.get("refusal") or part.get("code")

    run(body())


def test_what_is_shown(tmp_path: Path) -> None:
    """All hands and the pile of a card puzzle, only the own rack of a tile puzzle; never the solution."""

    async def body() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            card = (await get(address, None, "/win-3"))["puzzle"]
            assert card["part"]["cards"] == [
                {
                    "hands": [["rR", "g6", "F"], ["r6", "y0"]],
                    "pile": ["b2", "yD", "r3", "gD", "rS", "r2", "gR", "gS"],
                }
            ]
            assert all(card["part"]["steps"]["state"]["round"]["hands"])
            tile = (await get(address, None, "/out-1"))["puzzle"]
            assert tile["part"]["cards"] == []
            assert tile["part"]["steps"]["state"]["round"]["racks"] is None
            assert puzzles.solution(puzzles.named("out-1"))[0] not in json.dumps(tile)

    run(body())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nothing-1/try", {"moves": ["draw"]}, 404),
        ("win-0/try", {"moves": ["draw"]}, 404),
        ("win-99999/try", {"moves": ["draw"]}, 404),
        ("win-999999999/solution", {}, 404),
        ("..%2Fwin-1/try", {"moves": ["draw"]}, 404),
        ("win-1%0A/try", {"moves": ["draw"]}, 400),
        ("win-1/try", {"moves": []}, 400),
        ("win-1/try", {"moves": ["draw"] * 61}, 400),
        ("win-1/try", {"moves": ["x" * 2_001]}, 400),
        ("win-1/try", {"moves": "draw"}, 400),
        ("win-1/try", {"moves": [None]}, 400),
        ("win-1/try", {"moves": ["draw"], "seat": 1}, 400),
        ("win-1/hint", {"number": 3}, 400),
        ("win-1/hint", {"number": 0}, 400),
        ("win-1/hint", {"number": 1, "moves": ["draw"]}, 400),  # wrong already: nothing to hint at
        ("win-1/draft", {"action": "r5"}, 400),
        ("out-1/draft", {"action": ""}, 400),
    ],
)
def test_hostile_requests(tmp_path: Path, path: str, body: object, status: int) -> None:
    async def work() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            answer = await post(address, None, path, body)
            assert answer.status_code == status, answer.text
            assert answer.json()["code"]

    run(work())


HOSTILE = ["", "1:draw", "0:draw", "draw\n", "lay", "lay " + "R:1+ " * 300, "\U0001f600", "=z", "0" * 2_000]


@pytest.mark.parametrize("move", HOSTILE)
def test_hostile_moves_are_wrong_tries(tmp_path: Path, move: str) -> None:
    async def work() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            for name in ("out-1", "win-1"):
                answer = await post(address, None, f"{name}/try", {"moves": [move]})
                if answer.status_code == 200:
                    assert answer.json()["tried"]["outcome"] == "wrong"
                    assert answer.json()["tried"]["text"]
                else:
                    assert answer.status_code == 400

    run(work())


def test_the_rate_is_limited(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "db.sqlite", puzzle_rate=0.001, puzzle_burst=2.0) as (_, address):
            codes = [(await post(address, None, "out-1/hint", {"number": 1})).status_code for _ in range(3)]
            assert codes == [200, 200, 429]

    run(body())
