"""Pictures of the main states of the page in several sizes, and one sheet with all of them: `./dev pictures`.

`./dev pictures [--look LANGUAGE-THEME] [--table NAME] [STATE ...]` writes build/pictures/STATE-SIZE.png and
build/pictures/sheet.html. For people who want to look; nothing is asserted here.
"""

from __future__ import annotations

import argparse
import html
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import Person, Served, Theme, launched, sitting
from tests.web.plain_game import CODE, PlainTable
from tests.web.positions import Position
from tests.web.test_tiles import CROWDED, EIGHTS, FULL

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = {
    "phone": (360, 740),
    "side": (844, 390),
    "tablet": (820, 1180),
    "desk": (1440, 900),
    "large": (2560, 1440),
    "small": (320, 568),
    "flat": (740, 360),
    "zoomed": (320, 256),
    "readme": (1280, 800),
}
MAIN: Final = ("phone", "side", "tablet", "desk", "large")
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "lb": "lb-LU"}
PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"
NINE: Final = "/".join(f"{colour}{number}{colour}{number + 1}" for colour in "gb" for number in (0, 2, 4, 6)) + "/y1y2"
HAND: Final = "".join(f"{colour}{number}" for colour in "rgb" for number in range(10))
State = Callable[[Person, Person, Served], None]


def lay(
    served: Served, position: str, *people: Person, turn: int = 0, edition: str = "classic/fr", **rules: str
) -> str:
    whole = f"{position} {PILE} r9 r > turn:{turn} started=1"
    return served.table(Position(whole, edition, rules), *people)


def press_card(person: Person, which: str) -> None:
    person.page.locator(which).focus()
    person.page.keyboard.press("Enter")


def home(anna: Person, _ben: Person, _served: Served) -> None:
    anna.home("Anna")


def settings(anna: Person, _ben: Person, _served: Served) -> None:
    anna.home("Anna")
    anna.page.locator("header button").last.click()
    anna.page.locator("dialog[open]").wait_for()


def maker(anna: Person, _ben: Person, served: Served) -> None:
    anna.come("Anna")
    anna.page.goto(f"{served.address}/new")
    anna.page.locator(".editions button").first.wait_for()


def waiting(anna: Person, _ben: Person, served: Served) -> None:
    anna.come("Anna")
    made = anna.context.request.post(f"{served.address}/api/tables", data={"edition": "classic/fr", "players": 4})
    anna.page.goto(f"{served.address}/t/{made.json()['table']}")
    anna.page.locator(".room button.fill").click()
    anna.page.locator(".dot.bot").nth(2).wait_for()


def two(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r5r6g7y2WFrSbR/g1g2g3", anna, ben)


def four(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r5r6g7y2WFrSbR/g1g2g3r2/y1y2y3/b1b2b3", anna, ben)


def six(anna: Person, _ben: Person, served: Served) -> None:
    lay(served, "r5r6g7y2WFr1/g1g2g3r2/y1y2/b1b2/g5g6g7/r7r8", anna)


def seven(anna: Person, _ben: Person, served: Served) -> None:
    lay(served, "r5r6g7y2W/g1g2g3/y1y2y3y4/b1b2/g5g6g7/r7r8/b9", anna)


def ten(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(f"r5r6W/{NINE} y3y4y5y6 r9 r > turn:0 started=1"), anna)


def many_cards(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(f"{HAND}W/y1y2y3 {PILE[:10]} r9 r > turn:0 started=1"), anna)


def fourteen_cards(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(f"{HAND[:26]}W/y1y2y3 {PILE[:10]} r9 r > turn:0 started=1"), anna)


def colours(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    press_card(anna, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".choice .hue").first.wait_for()


def refusal(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    press_card(anna, ".hand li.dim button >> nth=0")
    anna.page.locator(".note.shown").wait_for()


def debt(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "gDr1r3/rDg2g3/yDy2", anna, ben, turn=1, edition="classic/de", draw2_parry="draw2")
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".pile .debt").wait_for()


def challenge(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4y6/Fr5g1", anna, ben, turn=1)
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    ben.page.locator(".choice .hue").nth(2).click()
    anna.page.locator(".actions .main").first.wait_for()


def drawn(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position("g5g7/g1g2g3/y1y2 y4y5r8 r9 r > turn:0 started=1"), anna)
    anna.page.locator(".offers button").first.click()
    anna.page.locator(".hand li.fresh").wait_for()


def hit(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4y6/rDr5g1", anna, ben, turn=1)
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".moment").wait_for()


def swapped(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "g1g2g3/r7r1/y1y2y3/b1b2", anna, ben, turn=1, seven_swap="forced")
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    ben.page.locator(".choice button", has_text="Anna").click()
    anna.page.locator(".moment").wait_for()


def shouting(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4/r5r6/y1y2y3", anna, ben, turn=1)
    ben.page.locator("button.uno").click()
    press_card(ben, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator(".shout").wait_for()


def uno_due(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2/g1g2/y1y2y3", anna, ben)
    press_card(anna, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator("button.uno.due").wait_for()


def catch(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2/r5r6/y1y2", anna, ben, turn=1)
    press_card(ben, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator("button.catch").wait_for()


def swap(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r7r1r2/g1g2/y1y2y3/b1b2", anna, ben, seven_swap="forced")
    press_card(anna, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".choice button").first.wait_for()


def jump_in(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r6y1y2/r6r8/b1b2b3", anna, ben, turn=1, jump_in="on")
    press_card(ben, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator(".hand li.jump").wait_for()


def sequence(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r3r4g9g8/b1b2b3/y1y2", anna, ben, sequences="on")
    press_card(anna, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator(".hand li.jump").wait_for()


def skipped(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4y6/rSr5g1", anna, ben, turn=1)
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".moment").wait_for()


def reversed_direction(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4y6/rRr5g1/y1y2y3/b1b2", anna, ben, turn=1)
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".ring.turning").wait_for()


def stack(anna: Person, ben: Person, served: Served) -> None:
    """A debt that has come round to the reader, who can go on with it."""
    lay(served, "gDr1r3y6/rDg2g3", anna, ben, turn=1, edition="classic/de", draw2_parry="draw2")
    press_card(ben, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".hand.mine").wait_for()


def accused(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r1r2g4/r5r6/y1y2", anna, ben, turn=1)
    ben.menu("Accuse of advice: Anna")
    anna.page.wait_for_timeout(300)


def rotation(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r0r1r2/g1g2/y1y2y3/b1b2", anna, ben, zero_rotation="forced")
    press_card(anna, ".hand li:not(.dim) button >> nth=0")
    anna.page.locator(".choice button").first.wait_for()


def gift(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "Ur1r2r3g8/g1g2/y1y2", anna, ben, edition="classic/de", uno_card_gift="on")
    press_card(anna, ".hand li:not(.dim) button >> nth=-1")
    anna.page.locator(".choice button").first.wait_for()


def hint(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    anna.page.locator("button.hint").click()
    anna.page.locator(".hand li.hinted").wait_for()


def paused(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    for person in (anna, ben):
        person.menu("Ask for a pause")
    anna.page.locator(".prompt", has_text="paused").wait_for()


def asked_for_pause(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    ben.menu("Ask for a pause")
    anna.page.wait_for_timeout(600)


def absent(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    ben.page.goto("about:blank")
    anna.page.locator(".seats li.left").first.wait_for()


def leaving(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    anna.menu("Leave the table")
    anna.page.locator("dialog[open]").wait_for()


def menu(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    anna.press("Menu")
    anna.page.locator("dialog[open]").wait_for()


def invitation(anna: Person, ben: Person, served: Served) -> None:
    ben.come("Ben")
    settings = {"edition": "classic/de", "players": 4, "options": {"jump_in": "on", "seven_swap": "forced"}}
    made = ben.context.request.post(f"{served.address}/api/tables", data=settings)
    anna.page.goto(f"{served.address}/t/{made.json()['table']}")
    anna.page.locator("main h2, main h1").first.wait_for()


def chat(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    ben.page.locator("header .small-only").click()
    ben.page.locator("dialog input").fill("Who keeps all the yellow ones?")
    ben.page.keyboard.press("Enter")
    anna.page.locator(".speech").wait_for()


def round_end(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r5/g1gDF/y2y3", anna, ben)
    press_card(anna, ".hand button >> nth=0")
    anna.page.locator(".end").wait_for()


def round_lost(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "g1gDF/r5/y2y3", anna, ben, turn=1)
    press_card(ben, ".hand button >> nth=0")
    anna.page.locator(".end").wait_for()


def match_won(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "r5/g1gDF/y2y3", anna, ben, target="50")
    press_card(anna, ".hand button >> nth=0")
    anna.page.locator(".end").wait_for()


def match_lost(anna: Person, ben: Person, served: Served) -> None:
    lay(served, "g1gDF/r5/y2y3", anna, ben, turn=1, target="50")
    press_card(ben, ".hand button >> nth=0")
    anna.page.locator(".end").wait_for()


def watching(anna: Person, ben: Person, served: Served) -> None:
    anna.come("Anna")
    code = lay(served, "r5r6g7/g1g2g3/y1y2y3/b1b2", ben)
    anna.page.goto(f"{served.address}/t/{code}")
    anna.page.locator(".seats li").nth(3).wait_for()


def tiles(text: str) -> State:
    def state(anna: Person, _ben: Person, served: Served) -> None:
        served.table(Position(text, "rummy/en"), anna)

    return state


def tiles_draft(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(EIGHTS, "rummy/en"), anna)
    for number in (0, 1):
        anna.page.locator(".shelf [data-tile]").nth(number).click()
    anna.page.locator(".board .new button").click()
    anna.page.locator(".meld.wrong").wait_for()


def tiles_hint(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(EIGHTS, "rummy/en"), anna)
    anna.page.locator("button.hint").click()
    anna.page.locator(".shelf .playable").first.wait_for()


def tiles_joker(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position("R5.G9.G10.B1.B3/R2.Y9.B12 R4.Y4.B4.G12 > turn:0 | R:3.4.*5", "rummy/en"), anna)
    page = anna.page
    page.locator(".shelf [data-teach='R5']").click()
    page.locator(".board [data-tile]:has(svg.joker)").click()
    for name in ("G9", "G10"):
        page.locator(f".shelf [data-teach='{name}']").click()
    page.locator(".board [data-tile]:has(svg.joker)").click()
    page.locator("button.finish[aria-disabled='false']").wait_for()
    page.locator(".board [data-tile]:has(svg.joker)").click()
    page.locator(".ask button").nth(1).wait_for()


def tiles_words(anna: Person, _ben: Person, served: Served) -> None:
    position = "Y2.G2.B5.R1/R9.Y9.B12/G1.G3/B1.B2 R4.Y4.B4.G11.R10.R11 > turn:0 | B:2.3.4 ~R2"
    served.table(Position(position, "rummy/en"), anna)
    for names, on in ((("Y2", "G2"), "R2"), (("B5",), "B4")):
        for name in names:
            anna.page.locator(f".shelf [data-teach='{name}']").click()
        anna.page.locator(f".board [data-teach='table.{on}']").click()
    anna.page.locator(".ask button").nth(2).wait_for()


def tiles_many(anna: Person, _ben: Person, served: Served) -> None:
    """Thirty tiles on the rack."""
    rack = ".".join(f"{colour}{number}" for colour in "RYGB" for number in range(1, 8)) + ".*.*"
    served.table(Position(f"{rack}/R9.Y9/G9.B9 B10.B11 > turn:0 | R:10.11.12 ~Y12", "rummy/en"), anna)


def tiles_refused(anna: Person, ben: Person, served: Served) -> None:
    tiles_draft(anna, ben, served)
    anna.touch(anna.page.locator("button.finish"))
    anna.page.locator(".note.shown").wait_for()


def tiles_new(anna: Person, ben: Person, served: Served) -> None:
    """What somebody else has just laid."""
    position = "R1.Y8.B1/Y9.Y10.B12.R3 R4.Y4.B4.G11 > turn:1 | R:5.6.7 Y:11.12.*10 ~B10"
    served.table(Position(position.replace("Y:11.12.*10", "Y:6.7.8"), "rummy/en"), anna, ben)
    for name in ("Y9", "Y10"):
        ben.page.locator(f".shelf [data-teach='{name}']").click()
    ben.page.locator(".board [data-teach='table.Y8']").click()
    ben.page.locator("button.finish[aria-disabled='false']").click()
    anna.page.locator(".board .fresh").first.wait_for()


def tiles_end(anna: Person, ben: Person, served: Served) -> None:
    served.table(Position("R9/R2.Y9.B12.*/G1.G4 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna, ben)
    anna.page.locator(".shelf [data-tile]").click()
    anna.page.locator(".board [data-teach='table.R8']").click()
    anna.page.locator("button.finish[aria-disabled='false']").click()
    anna.page.locator(".end").wait_for()


def lesson(game: int, steps: int) -> State:
    def state(anna: Person, _ben: Person, _served: Served) -> None:
        anna.page.goto(f"{anna.address}/learn")
        anna.page.locator("button.game").nth(game).click()
        anna.page.locator(".shelf, .hand .measured").wait_for(state="attached")
        for _ in range(steps):
            anna.page.locator("button.onwards").click()

    return state


def learn(anna: Person, _ben: Person, _served: Served) -> None:
    anna.page.goto(f"{anna.address}/learn")
    anna.page.locator("button.game").nth(1).wait_for()


def keys(anna: Person, ben: Person, served: Served) -> None:
    four(anna, ben, served)
    anna.page.keyboard.press("?")
    anna.page.locator("dialog[open] kbd").first.wait_for()


def tile_keys(anna: Person, _ben: Person, served: Served) -> None:
    served.table(Position(EIGHTS, "rummy/en"), anna)
    anna.page.keyboard.press("?")
    anna.page.locator("dialog[open] kbd").first.wait_for()


def legend_of(which: str, edition: str = "classic/fr") -> State:
    """The legend of one piece; without one: of all."""

    def state(anna: Person, ben: Person, served: Served) -> None:
        if edition.startswith("rummy"):
            served.table(Position(FULL, edition), anna)
        else:
            four(anna, ben, served)
        if which:
            anna.page.locator(which).first.focus()
            anna.page.keyboard.press("x")
        else:
            anna.page.locator("header [aria-haspopup=dialog]").first.click()
            anna.page.locator("dialog[open] .list > button").first.click()
        anna.page.locator("dialog[open] .legend section").first.wait_for()

    return state


def rule_book(address: str) -> State:
    def state(anna: Person, _ben: Person, _served: Served) -> None:
        anna.page.goto(f"{anna.address}/rules/{address}")
        anna.page.locator("[data-clause]").first.wait_for()

    return state


def any_game(anna: Person, _ben: Person, _served: Served) -> None:
    anna.come("Anna")
    PlainTable(anna.page, ["7h", "9h", "Jh"])
    anna.page.goto(f"{anna.address}/t/{CODE}")
    anna.page.locator(".hand li").first.wait_for()


STATES: Final[dict[str, State]] = {
    "home": home,
    "settings": settings,
    "maker": maker,
    "waiting": waiting,
    "two": two,
    "four": four,
    "six": six,
    "seven": seven,
    "ten": ten,
    "many-cards": many_cards,
    "fourteen-cards": fourteen_cards,
    "colours": colours,
    "refusal": refusal,
    "debt": debt,
    "challenge": challenge,
    "drawn": drawn,
    "uno-due": uno_due,
    "hit": hit,
    "swapped": swapped,
    "shouting": shouting,
    "catch": catch,
    "swap": swap,
    "jump-in": jump_in,
    "sequence": sequence,
    "skipped": skipped,
    "reversed": reversed_direction,
    "stack": stack,
    "accused": accused,
    "rotation": rotation,
    "gift": gift,
    "hint": hint,
    "paused": paused,
    "asked-for-pause": asked_for_pause,
    "absent": absent,
    "leaving": leaving,
    "menu": menu,
    "invitation": invitation,
    "chat": chat,
    "round-end": round_end,
    "round-lost": round_lost,
    "match-won": match_won,
    "match-lost": match_lost,
    "watching": watching,
    "tiles": tiles(EIGHTS),
    "tiles-full": tiles(FULL),
    "tiles-crowded": tiles(CROWDED),
    "tiles-draft": tiles_draft,
    "tiles-hint": tiles_hint,
    "tiles-joker": tiles_joker,
    "tiles-words": tiles_words,
    "tiles-many": tiles_many,
    "tiles-refused": tiles_refused,
    "tiles-new": tiles_new,
    "tiles-end": tiles_end,
    "learn": learn,
    "lesson-cards": lesson(0, 1),
    "lesson-tiles": lesson(1, 1),
    "keys": keys,
    "tile-keys": tile_keys,
    "legend-card": legend_of(".hand [data-teach='F'] button"),
    "legend-tiles": legend_of("", "rummy/en"),
    "rules-cards": rule_book("classic/fr?jump_in=on&seven_swap=forced"),
    "rules-tiles": rule_book("rummy/en"),
    "any-game": any_game,
}


def shoot(
    browser: Browser, served: Served, names: Sequence[str], sizes: Sequence[str], look: str, tabletop: str, folder: Path
) -> list[str]:
    """Reach every state once, then look at it in every size; returns the names of the pictures."""
    language, _, wanted = look.partition("-")
    theme: Theme = "dark" if wanted == "dark" else "light"
    made: list[str] = []
    for name in names:
        with (
            sitting(browser, served.address, SIZES["desk"], theme, LOCALES[language]) as anna,
            sitting(browser, served.address, SIZES["phone"]) as ben,
        ):
            if tabletop:
                script = f"localStorage.setItem('pioche.settings', JSON.stringify({{ table: '{tabletop}' }}))"
                anna.context.add_init_script(script)
            STATES[name](anna, ben, served)
            for size in sizes:
                width, height = SIZES[size]
                anna.page.set_viewport_size({"width": width, "height": height})
                anna.page.wait_for_timeout(400)
                anna.shot(folder, f"{name}-{size}")
                made.append(f"{name}-{size}")
            anna.wrong.clear()
            ben.wrong.clear()
    return made


def sheet(folder: Path, names: Sequence[str]) -> None:
    """All pictures on one page."""
    found = "".join(
        f'<figure><a href="{html.escape(name)}.png"><img src="{html.escape(name)}.png" alt=""></a>'
        f"<figcaption>{html.escape(name)}</figcaption></figure>"
        for name in names
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:300px}"
    text = f'<!doctype html><meta charset="utf-8"><title>Pioche</title><style>{style}</style>{found}'
    (folder / "sheet.html").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev pictures", description="pictures of the page in several sizes")
    parser.add_argument("states", nargs="*", metavar="STATE", help=", ".join(STATES))
    parser.add_argument("--sizes", default=",".join(MAIN), help=f"of {', '.join(SIZES)} (default: %(default)s)")
    parser.add_argument("--look", default="en-light", help="language and theme, such as de-dark (default: %(default)s)")
    parser.add_argument("--table", default="", help="felt, wood or night")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.states if name not in STATES]
    if unknown:
        parser.error(f"there is no state {', '.join(unknown)}; there is: {', '.join(STATES)}")
    names = wanted.states or list(STATES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, launched(playwright) as browser:
        if browser is None:
            parser.error("there is no Chromium here: set CHROMIUM or install it")
        served = Served(Path(folder), bot_pause=3.0, catch_window=20.0)
        served.start()
        try:
            made = shoot(browser, served, names, wanted.sizes.split(","), wanted.look, wanted.table, wanted.folder)
        finally:
            served.stop()
    sheet(wanted.folder, made)
    print(f"{len(made)} pictures: {wanted.folder / 'sheet.html'}")


if __name__ == "__main__":
    main()
