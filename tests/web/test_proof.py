""" "Was the deal honest?" in a real browser: an honest round is confirmed, every lie about it is found out."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from pioche import games
from pioche.engine import replay
from pioche.engine.progress import MatchInProgress
from pioche.i18n import LANGUAGES, Translator
from pioche.server.table import deals, log_actions
from pioche.server.table.deals import Export, RoundDeal
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table_codes import fresh_code
from tests.server.test_deals import OLD
from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.test_pages import axe
from tests.web.test_replay import choose, opened

pytestmark = pytest.mark.browser
QUESTION = "Was the deal honest?"
SHORT = {"hand_size": "2", "advice_penalty": "off"}
Json = dict[str, Any]


def dealt(served: Served, anna: Person, edition: str = "classic/fr", options: dict[str, str] = SHORT) -> str:
    """A table of Anna and a bot that is about to be dealt; Anna opens it, so her device has its part in the deal."""
    settings = Settings(edition, options, 2)
    log: list[tuple[int | None, LogAction]] = [
        (0, log_actions.Made(settings, anna.come("Anna"), "Anna")),
        (0, log_actions.BotSat(1, "beginner")),
        (0, log_actions.Started()),
    ]
    code, now = fresh_code(), round(time.time() * 1000)
    rows = [(code, seq, now, seat, log_actions.text_of(action), None) for seq, (seat, action) in enumerate(log, 1)]
    with closing(sqlite3.connect(served.database, timeout=20)) as connection, connection:
        connection.executemany("INSERT INTO log (table_id, seq, at, seat, action, key) VALUES (?, ?, ?, ?, ?, ?)", rows)
    anna.page.goto(f"{served.address}/t/{code}")
    anna.page.locator("button.uno").wait_for()
    return code


def verdict(page: Page) -> Locator:
    """What the page says when it is asked."""
    page.get_by_role("button", name=QUESTION).click()
    expect(page.locator("dialog[open] .verdict")).to_be_visible()
    return page.locator("dialog[open] .found")


def in_replay(anna: Person, code: str, *, served: Served) -> None:
    anna.page.goto(f"{served.address}/g/{code}")
    opened(anna.page)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_an_honest_round(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address, size) as ben:
        code = dealt(served, anna)
        anna.play_until("between", "over")
        found = verdict(anna.page)
        expect(found.locator("p:visible")).to_have_text("Yes. No card or tile was exchanged.")
        found.locator("summary").click()  # the rest is for those who ask
        expect(found).to_contain_text("Yes: the commitment, the salts, the seed, the deal and all draws")
        expect(found).to_contain_text("does not prove that nobody has looked")
        expect(found).to_contain_text("nobody could choose this deal")
        assert axe(anna.page) == []
        anna.shot(pictures, f"proof-{size[0]}")
        in_replay(anna, code, served=served)
        expect(verdict(anna.page)).to_contain_text("Yes: the commitment")
        assert axe(anna.page) == []
        # Whoever was not there has noted nothing, and is told so. The same page proves a file.
        text = anna.context.request.get(f"{served.address}/api/tables/{code}/export").text()
        choose(ben.page, served, "game.pioche", text)
        opened(ben.page)
        expect(verdict(ben.page)).to_contain_text("It fits together")


def tiles() -> str:
    """A match of tiles, exported; every seat has sealed its salt."""
    game = games.of("rummy/en")
    rules = game.rules("rummy/en", {}, players=3)
    table = MatchInProgress(game, "rummy/en", rules, 3)
    secret, salts = bytes([5]) * 32, {seat: bytes([seat]) * 32 for seat in range(3)}
    commitment = deals.commitment_to(secret)
    seed = deals.deal_seed(secret, "0123456789ab", 1, 1, salts)
    happened = list(table.begin(seed))
    made = replay.new(game, "rummy/en", rules, 3).begun(seed, table.dealer)
    while not table.over():
        action = game.write(table.round.progress_move(table.round.turn, len(made.rounds[-1].actions)))
        happened += table.play(action)
        made = made.played(action)
    made = made.scored(table.score(), table.sides_won())
    seals = {seat: deals.seal_of(commitment, seat, salt) for seat, salt in salts.items()}
    seen = deals.received("rummy/en", 3, happened)
    return deals.write(Export("0123456789ab", 1, made, (RoundDeal(commitment, secret, salts, seen, seals),)))


def test_a_round_of_tiles(browser: Browser, served: Served) -> None:
    text = tiles()
    with sitting(browser, served.address, DESK) as anna:
        choose(anna.page, served, "tiles.pioche", text)
        opened(anna.page)
        expect(verdict(anna.page)).to_contain_text("It fits together")
        choose(anna.page, served, "tiles.pioche", forged(text, r"^salt 1 [0-9a-f]{64}", f"salt 1 {'0' * 64}"))
        opened(anna.page)
        expect(verdict(anna.page)).to_contain_text("the salt of player 2 is not the one that was sealed")


def test_a_reload_during_the_round(browser: Browser, served: Served) -> None:
    """What was missed meanwhile is said; the salt and the first cards were noted before."""
    with sitting(browser, served.address, DESK) as anna:
        dealt(served, anna, options={**SHORT, "hand_size": "4"})
        anna.page.reload()
        anna.page.locator("button.uno").wait_for()
        anna.play_until("between", "over")
        found = verdict(anna.page)
        expect(found).to_contain_text("Yes")
        expect(found).to_contain_text("nobody could choose this deal")


WRONG: dict[str, str | re.Pattern[str]] = {
    "commitment": "another commitment than now",
    "salts": "the salt of this device was exchanged",
    "seed": re.compile("(who deals or begins|what was dealt) does not follow from the seed"),
    "deal": "was shown something else",
    "draw": "was shown something else",
}


@pytest.mark.parametrize("lie", WRONG)
def test_a_server_that_lies(browser: Browser, tmp_path: Path, lie: str) -> None:
    served = Served(tmp_path, program=("tests.web.lying", lie))
    served.start()
    try:
        with sitting(browser, served.address, DESK) as anna:
            code = dealt(served, anna)
            if lie == "draw":
                anna.prompted("Your turn")
                anna.press("Draw a card")
                anna.logged("You draw")
            anna.play_until("between", "over")
            expect(verdict(anna.page)).to_contain_text(WRONG[lie])
            expect(anna.page.locator("dialog[open] .verdict")).to_contain_text("No: ")
            in_replay(anna, code, served=served)
            expect(verdict(anna.page)).to_contain_text(WRONG[lie])
    finally:
        served.stop()


def changed(change: Callable[[Json], None]) -> Callable[[Route], None]:
    """Answers with what the server has recorded of a round, changed."""

    def answer(route: Route) -> None:
        response = route.fetch()
        part = response.json()
        change(part)
        route.fulfill(response=response, json=part)

    return answer


def tables_of(part: Json) -> list[Json]:
    return [part["state"]["table"], *(update["table"] for update in part["updates"] if "table" in update)]


def other_secret(part: Json) -> None:
    """Another secret than was committed to."""
    for table in tables_of(part):
        if table.get("secret"):
            table["secret"] = "00" * 32


def other_secret_and_commitment(part: Json) -> None:
    other_secret(part)
    part["state"]["table"]["commitment"] = deals.commitment_to(bytes(32)).hex()


def other_seal(part: Json) -> None:
    table = part["state"]["table"]
    table["salts"]["0"] = "00" * 32
    table["seals"]["0"] = deals.seal_of(bytes.fromhex(table["commitment"]), 0, bytes(32)).hex()


def added_salt(part: Json) -> None:
    part["state"]["table"]["salts"]["1"] = "00" * 32


def other_draw(part: Json) -> None:
    for news in (part["state"]["missed"], *(update["news"] for update in part["updates"])):
        for event in news:
            if event["is"] == "drew":
                event["cards"] = [1 if event["cards"][0] != 1 else 2]
                return


CHANGES = {
    other_secret: "is not the one that the server had committed to",
    other_secret_and_commitment: "another commitment than now",
    other_seal: "the seals are not those",
    added_salt: "was not sealed before the others",
    other_draw: "draw number 1 of the round does not follow",
}


def test_a_record_that_lies(browser: Browser, served: Served) -> None:
    """The round was honest, but what the server says about it afterwards is not."""
    with sitting(browser, served.address, PHONE) as anna:
        dealt(served, anna)
        anna.page.get_by_role("button", name=re.compile("^Draw")).first.click()
        anna.play_until("between", "over")
        for change, sentence in CHANGES.items():
            anna.page.route(re.compile("/api/replays/.*/rounds/"), changed(change))
            expect(verdict(anna.page)).to_contain_text(f"No: {sentence}" if sentence.startswith("draw") else sentence)
            anna.page.keyboard.press("Escape")
            anna.page.unroute(re.compile("/api/replays/.*/rounds/"))
        expect(verdict(anna.page)).to_contain_text("Yes: ")


def forged(text: str, pattern: str, replacement: str) -> str:
    """The file with something replaced once, and checksums that fit again."""
    made, count = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert count == 1
    game, head, block = re.split(r"^(pioche deals \d\n)", made, maxsplit=1, flags=re.MULTILINE)
    body = head + block[: block.index("end ")]
    return f"{game}{body}end {deals._sum(body)}\n"


def test_forged_files(browser: Browser, served: Served) -> None:
    old = OLD.read_text()
    drop = """([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], name))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    files = {
        forged(old, r"secret [0-9a-f]{64}", f"secret {'0' * 64}"): "the secret is not the one",
        forged(old, r"^salt 0 [0-9a-f]{64}", f"salt 0 {'0' * 64}"): "the seed does not follow",
        forged(old, r"^(seen 0 .*?)[rygb][0-9DSR](?= |$)", r"\1X1"): "what the file says that player 1 got",
        old: "It fits together",
    }
    with sitting(browser, served.address, DESK) as anna:
        anna.home("Anna")
        for text, sentence in files.items():
            anna.page.evaluate(drop, ["game.pioche", text])
            opened(anna.page)
            found = verdict(anna.page)
            expect(found).to_contain_text(sentence)
            if text == old:
                expect(found).to_contain_text("The salts were not sealed")
            anna.page.goto(served.address)


def test_every_sentence_in_every_language() -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/proof/verdict.ts").read_text()
    lies = re.findall(r"'([a-z-]+)'", source[source.index("readonly what:") : source.index("readonly seat?")])
    assert len(lies) == 12
    for language in LANGUAGES:
        words = Translator(language)
        said = {words.text(f"after-proof-wrong-{lie}", name="Anna", draw=3) for lie in lies}
        assert len(said) == len(lies)
        said |= {words.text(f"after-proof-{key}", draws=3) for key in ("honest", "honest-part", "consistent")}
        assert not any("after-proof" in each for each in said), json.dumps(sorted(said))
