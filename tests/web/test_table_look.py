"""The table as a place: everybody sits around it, and everything can be reached in every size."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position
from tests.web.test_tiles import CROWDED

PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"
NINE: Final = "/".join(f"{colour}{number}{colour}{number + 1}" for colour in "gb" for number in (0, 2, 4, 6)) + "/y1y2"
HANDS: Final = {
    2: f"r5r6g7y2WFrSbR/g1g2g3 {PILE}",
    4: f"r5r6g7y2WFrSbR/g1g2g3/y1y2y3/b1b2b3 {PILE}",
    10: f"r5r6W/{NINE} y3y4y5y6",
}
Size = tuple[int, int]
# Faces that lie over each other, over a card of the piles, or outside of the window.
_CROWDED: Final = """() => {
  const box = (node) => node.getBoundingClientRect()
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const faces = [...document.querySelectorAll('.seats .avatar')].map(box)
  const piles = [...document.querySelectorAll('.pile, .discards')].map(box)
  const outside = faces.filter((face) => face.left < 0 || face.right > innerWidth || face.top < 0).length
  const pairs = faces.flatMap((face, at) => faces.slice(at + 1).filter((other) => over(face, other))).length
  return [outside, pairs, faces.flatMap((face) => piles.filter((pile) => over(face, pile))).length]
}"""


def seen(page: Page, place: str) -> list[str]:
    """What is not wholly within the window."""
    return [
        str(text)
        for text in page.locator(place).evaluate_all(
            """all => all.filter((node) => {
              const box = node.getBoundingClientRect()
              return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
            }).map((node) => `${node.outerHTML.slice(0, 80)} ${JSON.stringify(node.getBoundingClientRect())}`)"""
        )
    ]


@pytest.mark.parametrize("size", [(740, 360), (844, 390), (320, 568), PHONE, (820, 1180), DESK, (2560, 1440)], ids=str)
def test_everything_is_in_sight(browser: Browser, served: Served, size: Size) -> None:
    """Hand, buttons and all players, without scrolling, with two, four and ten at the table."""
    for players, position in HANDS.items():
        with sitting(browser, served.address, size) as anna:
            served.table(Position(f"{position} r9 r > turn:0 started=1"), anna)
            page = anna.page
            for place in (".hand li", "button.uno", ".offers button", ".prompt", ".me", ".seats .name", ".pile"):
                assert seen(page, place) == [], f"{players} players: {place}"
            assert page.evaluate(_CROWDED) == [0, 0, 0], f"{players} players"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_magnified_four_times_everything_can_be_scrolled_to(browser: Browser, served: Served, edition: str) -> None:
    """WCAG 1.4.10: 1280x1024 at 400 % is 320x256."""
    with sitting(browser, served.address, (320, 256)) as anna:
        text = CROWDED if edition.startswith("rummy") else f"{HANDS[4]} r9 r > turn:0 started=1"
        served.table(Position(text, edition), anna)
        places = ["button.uno", ".offers button", ".prompt", ".seats li"]
        places += (
            [".shelf [data-tile]", ".tools button"] if edition.startswith("rummy") else [".hand li button", ".pile"]
        )
        for place in places:
            for number in range(anna.page.locator(place).count()):
                node = anna.page.locator(place).nth(number)
                assert anna.visible(node) >= 24 * 24, f"{place} {number}"
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(320, 568), PHONE], ids=str)
def test_a_full_rack_leaves_the_table_alone(browser: Browser, served: Served, size: Size) -> None:
    """The table ends above the prompt, and no tool is cut off."""
    with sitting(browser, served.address, size) as anna:
        served.table(Position(CROWDED, "rummy/en"), anna)
        board, prompt = (anna.page.locator(place).bounding_box() for place in (".board", ".own .prompt"))
        assert board is not None
        assert prompt is not None
        assert board["y"] + board["height"] <= prompt["y"] + 1
        assert seen(anna.page, ".tools button") == []
        assert seen(anna.page, ".shelf [data-tile]") == []


@pytest.mark.parametrize("cards", [11, 15, 19, 23])
def test_a_large_hand_is_not_clipped(browser: Browser, served: Served, cards: int) -> None:
    hand = "".join(f"{colour}{number}" for colour in "rgb" for number in range(10))[: 2 * cards]
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"{hand}/y1y2y3 {PILE[:10]} r9 r > turn:0 started=1"), anna)
        expect(anna.page.locator(".hand li")).to_have_count(cards)
        table = anna.page.locator("main.play").bounding_box()
        assert table is not None
        edges = anna.page.locator(".hand li").evaluate_all(
            "all => all.map((node) => node.getBoundingClientRect()).flatMap((box) => [box.left, box.right])"
        )
        assert min(edges) >= table["x"] - 1
        assert max(edges) <= table["x"] + table["width"] + 1
        assert anna.page.locator("main.play").evaluate("node => node.scrollWidth <= node.clientWidth")


def test_cards_grow_with_the_screen(browser: Browser, served: Served) -> None:
    widths = []
    for size in (PHONE, DESK, (1920, 1080), (2560, 1440)):
        with sitting(browser, served.address, size) as anna:
            served.table(Position(f"{HANDS[4]} r9 r > turn:0 started=1"), anna)
            widths.append(anna.page.locator(".hand li button").first.evaluate("(node) => node.offsetWidth"))
    assert widths == sorted(set(widths))
    assert widths[-1] >= 150


def test_players_sit_in_order_of_play(browser: Browser, served: Served) -> None:
    """The next one to my left at the left, then round to the right."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"{HANDS[4]} r9 r > turn:0 started=1"), anna, ben)
        boxes = [anna.page.locator(".seats .avatar").nth(number).bounding_box() for number in range(3)]
        left, far, right = (box for box in boxes if box is not None)
        assert left["x"] < far["x"] < right["x"]
        assert far["y"] < left["y"]
        assert anna.other(0) == "Ben"


def test_bots_have_names_and_everybody_a_face(browser: Browser, served: Served) -> None:
    """The same ones for everybody at the table; no two faces alike."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"{HANDS[10]} r9 r > turn:0 started=1"), anna, ben)

        def faces(person: Person) -> dict[str, str]:
            seats = person.page.locator(".seats li")
            return {
                seats.nth(number).locator(".name").inner_text(): seats.nth(number).locator(".avatar").inner_html()
                for number in range(seats.count())
            }

        one, other = faces(anna), faces(ben)
        shared = set(one) & set(other)
        assert len(shared) == 8
        assert all(one[name] == other[name] for name in shared)
        assert len(set(one.values())) == 9
        assert not any(name.startswith("Bot") for name in one)
        assert anna.page.locator(".me .avatar").inner_html() == other["Anna"]


def test_what_people_say_stands_at_their_seat(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"{HANDS[4]} r9 r > turn:0 started=1"), anna, ben)
        ben.page.locator("aside input").fill("Good evening!")
        ben.press("Send")
        expect(anna.page.locator(".seats .speech")).to_have_text("Good evening!")
        expect(ben.page.locator(".me .speech")).to_have_text("Good evening!")


def test_what_people_say_leaves_the_piles_in_sight(browser: Browser, served: Served) -> None:
    """On a phone there is no room below the seats at the sides."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"{HANDS[4]} r9 r > turn:0 started=1"), anna, ben)
        ben.page.locator("aside input").fill("Who keeps all the yellow ones?")
        ben.press("Send")
        said = anna.page.locator(".seats .speech")
        said.wait_for()
        bubble, colour, top = (
            anna.page.locator(place).bounding_box() for place in (".seats .speech", ".colour", ".discards")
        )
        assert bubble is not None
        for other in (colour, top):
            assert other is not None
            beside = bubble["x"] + bubble["width"] <= other["x"] or bubble["x"] >= other["x"] + other["width"]
            assert beside or bubble["y"] + bubble["height"] <= other["y"] or bubble["y"] >= other["y"] + other["height"]


def test_tables_and_backs_can_be_chosen(browser: Browser, served: Served) -> None:
    """They change colours at once, and are remembered."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"{HANDS[2]} r9 r > turn:0 started=1"), anna)
        look = """() => [getComputedStyle(document.querySelector('.felt'), '::before').backgroundImage,
          getComputedStyle(document.documentElement).getPropertyValue('--back')]"""
        before = anna.page.evaluate(look)
        anna.page.locator("header button").last.click()
        anna.page.locator("label", has_text="Green felt").locator("select").select_option("wood")
        anna.page.get_by_label("Card backs").select_option("ocean")
        after = anna.page.evaluate(look)
        assert before[0] != after[0]
        assert before[1] != after[1]
        anna.page.reload()
        anna.page.locator(".hand li").first.wait_for()
        assert anna.page.evaluate(look) == after


def test_the_typeface_is_ours(browser: Browser, served: Served) -> None:
    """Loaded from this server, for text and for cards."""
    with sitting(browser, served.address) as anna:
        served.table(Position(f"{HANDS[2]} r9 r > turn:0 started=1"), anna)
        anna.page.evaluate("document.fonts.ready.then(() => true)")
        assert anna.page.evaluate("document.fonts.check('16px \"Nunito Variable\"', 'Größe cœur Lëtzebuerg')")
        assert "Nunito" in anna.page.locator("body").evaluate("(node) => getComputedStyle(node).fontFamily")


@pytest.mark.parametrize("size", [(740, 360), (320, 568), PHONE, DESK, (2560, 1440)], ids=str)
def test_a_question_is_in_sight(browser: Browser, served: Served, size: Size) -> None:
    """The colours of a +4 that would be a bluff: title, warning, all answers and the way back; the UNO button too."""
    with sitting(browser, served.address, size) as anna:
        served.table(Position(f"{HANDS[4]} r9 r > turn:0 started=1"), anna)
        anna.lay("+4")
        anna.page.locator(".choice .bluff").wait_for()
        for place in (".choice h2", ".choice .bluff", ".choice .hue", ".choice .head button", "button.uno"):
            assert seen(anna.page, place) == [], place
            assert anna.visible(anna.page.locator(place).first) > 0, place


def test_a_question_is_scrolled_to_where_the_page_scrolls(browser: Browser, served: Served) -> None:
    """At 400 % zoom it is a part of the page; its first answer has the focus and is seen."""
    with sitting(browser, served.address, (320, 256)) as anna:
        served.table(Position(f"{HANDS[2]} r9 r > turn:0 started=1"), anna)
        anna.lay("Wild")
        first = anna.page.locator(".choice .hue").first
        expect(first).to_be_focused()
        expect(first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [(740, 360), PHONE], ids=str)
def test_a_challenge_leaves_the_hand_in_sight(browser: Browser, served: Served, size: Size) -> None:
    """Two long answers and a long question beside seven cards."""
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r1r2g4y6b1b2b3/Fr5g1 {PILE} r9 r > turn:1 started=1"
        served.table(Position(position), anna, ben)
        ben.lay("+4")
        ben.page.locator(".choice .hue.green").click()
        anna.page.get_by_role("button", name="Challenge the +4").wait_for()
        for place in (".hand li", ".offers button", "button.uno", ".prompt"):
            assert seen(anna.page, place) == [], place
        widths = anna.page.locator(".offers button").evaluate_all("all => all.map((node) => node.offsetWidth)")
        assert min(widths) >= 110  # words, not one word to a line


def test_the_card_lesson_on_a_phone_on_its_side(browser: Browser, served: Served) -> None:
    """The coach takes room from the table, not from the hand: nothing has to be scrolled."""
    with sitting(browser, served.address, (740, 360)) as anna:
        anna.come("Anna")
        anna.page.goto(f"{served.address}/learn")
        anna.page.locator("button.game").first.click()
        anna.page.locator("button.onwards").click()
        anna.page.locator(".hand li").first.wait_for()
        for place in (".hand li", "button.uno", ".offers button", "section.coach p"):
            assert seen(anna.page, place) == [], place


@pytest.mark.parametrize("size", [(740, 360), (844, 390), PHONE, (820, 1180), DESK], ids=str)
def test_a_chance_stands_beside_the_prompt(browser: Browser, served: Served, size: Size) -> None:
    """Both in the middle of the table, not one of them at its edge."""
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address) as ben:
        options = {"jump_in": "on"}
        served.table(Position(f"r6y1y2/r6r8g1/b1b2b3 {PILE} r9 r > turn:1 started=1", options=options), anna, ben)
        ben.lay("red 6")
        call = anna.page.locator(".asked .call:not(:empty)")
        call.wait_for()
        outer, prompt, chance = (
            anna.page.locator(place).bounding_box() for place in (".asked", ".asked .prompt", ".asked .call")
        )
        assert outer is not None
        assert prompt is not None
        assert chance is not None
        left = min(prompt["x"], chance["x"]) - outer["x"]
        right = outer["x"] + outer["width"] - max(prompt["x"] + prompt["width"], chance["x"] + chance["width"])
        assert abs(left - right) < 12


@pytest.mark.parametrize("cards", [3, 31])
@pytest.mark.parametrize("size", [(844, 390), PHONE, DESK], ids=str)
def test_a_moment_hides_no_prompt(browser: Browser, served: Served, size: Size, cards: int) -> None:
    """It stands above what is waited for and above all buttons, however large the hand is."""
    hand = "".join(f"{colour}{number}" for colour in "ygb" for number in range(10))[: 2 * (cards - 1)] + "r1"
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"{hand}/rSr5r6 r2r3r4r7 r9 r > turn:1 started=1"), anna, ben)
        ben.lay("red Skip")
        found = anna.page.wait_for_function(
            """() => {
              const box = (node) => node.getBoundingClientRect()
              const moment = document.querySelector('.moment')
              const beside = innerHeight < 480 ? '' : ', .actions .uno'
              const below = [...document.querySelectorAll(`.prompt, .hand li${beside}`)]
              return moment && [box(moment).bottom, Math.min(...below.map((node) => box(node).top))]
            }"""
        )
        bottom, highest = found.json_value()
        assert bottom <= highest + 1


def test_the_end_of_a_round_shows_the_table_on_its_side(browser: Browser, served: Served) -> None:
    """Piles and seats stay in sight beside the score."""
    with sitting(browser, served.address, (844, 390)) as anna:
        served.table(Position(f"r5/g1gDF/y2y3/b1b2 {PILE} r9 r > turn:0 started=1"), anna)
        anna.lay("red 5")
        anna.page.locator(".end").wait_for()
        for place in (".pile", ".discards", ".seats .name"):
            assert seen(anna.page, place) == [], place


@pytest.mark.parametrize("size", [(740, 360), (844, 390)], ids=str)
def test_a_phone_on_its_side_before_the_game(browser: Browser, served: Served, size: Size) -> None:
    """What one begins with is in sight without scrolling: the games, the lesson, and the button that deals."""
    with sitting(browser, served.address, size) as anna:
        anna.home("Anna")
        for place in ("button.game", "button.learn"):
            assert seen(anna.page, place) == [], place
        anna.come("Anna")
        made = anna.context.request.post(f"{served.address}/api/tables", data={"edition": "classic/fr", "players": 4})
        anna.page.goto(f"{served.address}/t/{made.json()['table']}")
        anna.page.locator(".foot button").first.wait_for()
        assert seen(anna.page, ".foot .main") == []


@pytest.mark.parametrize("size", [(844, 390), PHONE, DESK], ids=str)
def test_a_recorded_game_hides_no_cards(browser: Browser, served: Served, size: Size) -> None:
    """With all hands open: seats beside the piles, and the own hand above the bar."""
    with sitting(browser, served.address, size) as anna:
        position = f"r5/g1gDF/y2y3/b1b2 {PILE} r9 r > turn:0 started=1"
        code = served.table(Position(position, options={"target": "50"}), anna)
        anna.lay("red 5")
        anna.page.locator(".end").wait_for()
        anna.page.goto(f"{served.address}/g/{code}")
        anna.page.locator(".hand li").first.wait_for()
        over = anna.page.evaluate(
            """() => {
              const box = (node) => node.getBoundingClientRect()
              const beside = (a, b) => a.left > b.right - 1 || b.left > a.right - 1
              const apart = (a, b) => beside(a, b) || a.top > b.bottom - 1 || b.top > a.bottom - 1
              const all = (place) => [...document.querySelectorAll(place)]
              const piles = all('.pile, .discards').map(box)
              const bar = box(document.querySelector('.controls')).top
              const names = all('.seats .name').filter((node) => !piles.every((pile) => apart(box(node), pile)))
              const cut = all('.hand li').filter((node) => box(node).bottom > bar + 1)
              return [names.map((node) => node.textContent), cut.length]
            }"""
        )
        assert over == [[], 0]
