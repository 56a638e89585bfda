"""Settings of a device: they work, and they are remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position

PILE = "y0y4y5y6y7y8b4b5b6b7b8"
TABLE = Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1")
# Counts the sounds that are started.
HEAR = """
  window.heard = 0
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const own = kind.prototype.start
    kind.prototype.start = function (...args) { window.heard += 1; return own.apply(this, args) }
  }
"""


def settings(person: Person) -> None:
    person.page.locator("header button").last.click()
    person.page.get_by_role("dialog").wait_for()


def test_confirm_before_a_card_is_laid(browser: Browser, served: Served) -> None:
    """The first touch raises the card, the second lays it."""
    with sitting(browser, served.address) as anna:
        served.table(TABLE, anna)
        settings(anna)
        anna.page.get_by_role("switch", name="Touch twice").click()
        anna.page.keyboard.press("Escape")
        anna.lay("red 5")
        expect(anna.page.locator(".hand li.raised")).to_have_count(1)
        anna.lay("red 6")
        expect(anna.page.locator(".hand li.raised")).to_have_count(1)
        assert anna.page.locator(".hand li").count() == 3
        anna.lay("red 6")
        expect(anna.page.locator(".hand li")).to_have_count(2)


def test_left_handed(browser: Browser, served: Served) -> None:
    """The UNO button changes sides, and stays there after a reload."""
    with sitting(browser, served.address) as anna:
        served.table(TABLE, anna)

        def side() -> float:
            return float(anna.page.locator("button.uno").evaluate("(button) => button.getBoundingClientRect().left"))

        assert side() > PHONE[0] / 2
        settings(anna)
        anna.page.get_by_role("switch", name="Left-handed").click()
        anna.page.keyboard.press("Escape")
        assert side() < PHONE[0] / 2
        anna.page.reload()
        anna.page.locator("button.uno").wait_for()
        assert side() < PHONE[0] / 2


def test_colours_differ_by_shape_unless_switched_off(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(TABLE, anna)
        shapes = anna.page.locator(".hand li").last.locator("use:not([href$=plain])")
        expect(shapes).to_have_count(1)
        settings(anna)
        anna.page.get_by_role("switch", name="Shapes for the colours").click()
        expect(shapes).to_have_count(0)


@pytest.mark.parametrize("size", ["small", "large"])
def test_size_of_the_cards(browser: Browser, served: Served, size: str) -> None:
    with sitting(browser, served.address) as anna:
        served.table(TABLE, anna)
        card = anna.page.locator(".hand li button").first
        before = card.evaluate("(node) => node.offsetWidth")
        settings(anna)
        anna.page.get_by_label("Size of cards and tiles").select_option(size)
        after = card.evaluate("(node) => node.offsetWidth")
        assert (after < before) == (size == "small")
        assert after != before


def test_sound(browser: Browser, served: Served) -> None:
    """A laid card makes a sound; switched off, none."""
    with sitting(browser, served.address) as anna:
        anna.context.add_init_script(HEAR)
        served.table(TABLE, anna)
        before = anna.page.evaluate("heard")
        anna.lay("red 5")
        anna.page.wait_for_function("(before) => heard > before", arg=before)
        settings(anna)
        anna.page.get_by_role("switch", name="Sound").click()
        silent = anna.page.evaluate("heard")
        anna.page.keyboard.press("Escape")
        anna.page.locator(".hand.mine").wait_for()
        anna.lay("green 7") if anna.page.locator(".hand li:not(.dim)").count() == 0 else anna.lay("red 6")
        anna.page.wait_for_timeout(300)
        assert anna.page.evaluate("heard") == silent


def test_cards_fly_and_penalties_come_one_by_one(browser: Browser, served: Served) -> None:
    """With animations on: drawn cards appear in the hand only when they have landed, one by one."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        served.table(Position(f"r1r2r3/rDg1g2 {PILE} r9 r > turn:1 started=1"), anna, ben)
        # Every number of cards that the hand has shown, sampled at every frame.
        anna.page.evaluate(
            """() => {
              window.shown = []
              const look = () => {
                const count = document.querySelectorAll('.hand li:not(.flying)').length
                if (window.shown.at(-1) !== count) window.shown.push(count)
                requestAnimationFrame(look)
              }
              look()
            }"""
        )
        ben.lay("red +2")
        expect(anna.page.locator(".hand li")).to_have_count(5)
        expect(anna.page.locator(".hand li.flying")).to_have_count(0)
        assert anna.page.evaluate("shown") == [3, 4, 5]


# What flies, sampled at every frame, and how many of the new tiles are visible in their places meanwhile.
WATCH_TILES = """() => {
  window.flights = { from: null, most: 0, shown: [] }
  const look = () => {
    const ghosts = [...document.querySelectorAll('.sky .ghost')]
    flights.most = Math.max(flights.most, ghosts.length)
    if (ghosts.length > 0) flights.from ??= ghosts[0].getBoundingClientRect().y
    const seen = document.querySelectorAll('.board .fresh:not(.flying)').length
    if (flights.shown.at(-1) !== seen) flights.shown.push(seen)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_tiles_of_others_fly_from_their_seat(browser: Browser, served: Served) -> None:
    """Each is shown in its place, marked as new, when it has landed; the own drawn tile comes from the pool."""
    position = "R9.Y3.B3.R1/R4.R9.B12 R2.Y4.B4.G11 > turn:1 | R:5.6.7.8"
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        served.table(Position(position, "rummy/en"), anna, ben)
        anna.page.evaluate(WATCH_TILES)
        for name in ("red 4", "red 9"):
            ben.page.locator(".shelf [data-tile]").filter(has_text=name).click()
        ben.page.locator(".board [data-tile]").first.click()
        ben.page.locator("button.finish[aria-disabled='false']").click()
        expect(anna.page.locator(".board .fresh:not(.flying)")).to_have_count(2)
        expect(anna.page.locator(".sky .ghost")).to_have_count(0)
        seen = anna.page.evaluate("flights")
        assert seen["shown"] == [0, 1, 2]
        assert seen["most"] == 2
        seat = anna.page.locator(".seats li").first.bounding_box()
        assert seat is not None
        assert abs(seen["from"] - seat["y"]) < seat["height"] + 20
        anna.page.evaluate("flights.most = 0")
        anna.page.locator("button.draw").click()
        expect(anna.page.locator(".shelf [data-tile]")).to_have_count(5)
        expect(anna.page.locator(".shelf .fresh:not(.flying)")).to_have_count(1)
        assert anna.page.evaluate("flights.most") == 1


def test_nothing_flies_where_movement_is_not_wanted(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        served.table(TABLE, anna)
        anna.page.evaluate(
            """() => {
              window.flown = 0
              new MutationObserver((all) => { window.flown += all.flatMap((each) => [...each.addedNodes]).length })
                .observe(document.querySelector('.sky'), { childList: true })
            }"""
        )
        anna.lay("red 5")
        expect(anna.page.locator(".hand li")).to_have_count(2)
        assert anna.page.evaluate("flown") == 0


# Selects that are narrower than the longest words in them.
_CUT = """() => [...document.querySelectorAll('dialog select')].filter((select) => {
  const whole = select.cloneNode(true)
  whole.style.cssText = 'position: absolute; visibility: hidden; width: max-content; max-width: none; min-width: 0'
  select.after(whole)
  const cut = whole.offsetWidth > select.offsetWidth + 1
  whole.remove()
  return cut
}).map((select) => select.parentElement.textContent.trim().split('\\n')[0])"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE", "lb-LU"])
def test_what_is_chosen_can_be_read(browser: Browser, served: Served, language: str) -> None:
    """On a phone no choice is cut off, in no language, and nothing is wider than the dialog."""
    with sitting(browser, served.address, PHONE, language=language) as anna:
        anna.page.goto(served.address)
        settings(anna)
        assert anna.page.evaluate(_CUT) == []
        assert anna.page.locator("dialog .body").evaluate("(node) => node.scrollWidth <= node.clientWidth")
