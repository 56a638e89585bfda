"""The pages around the table: they work, they are accessible, they fit a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, Theme, sitting

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Languages, themes and sizes side by side rather than each with each.
LOOKS: list[tuple[str, Theme, tuple[int, int]]] = [
    ("en-GB", "light", PHONE),
    ("fr-FR", "dark", DESK),
    ("de-DE", "light", DESK),
    ("lb-LU", "dark", PHONE),
]


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong on the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => {
          const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
          const { violations } = await axe.run({ runOnly })
          return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 200)} ${n.failureSummary}`))
        }"""
    )
    return [re.sub(r"\s+", " ", str(line)) for line in found]


def fits(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def make_table(anna: Person, options: dict[str, str], edition: str = "classic/de", players: int = 3) -> None:
    """A table with bots, by way of the server; then its waiting room."""
    made = anna.page.evaluate(
        """async (settings) => {
          const ask = (path, body) => fetch('/api' + path,
            { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
          await ask('/guest', { name: 'Anna' })
          localStorage.setItem('pioche.guest', '1')
          return (await (await ask('/tables', settings)).json()).table
        }""",
        {"edition": edition, "players": players, "options": options},
    )
    anna.page.goto(f"{anna.address}/t/{made}")
    anna.page.locator(".fill").click()
    anna.page.locator(".foot .main:not(:disabled)").click()
    anna.page.locator("button.uno").wait_for()


@pytest.mark.parametrize(("language", "theme", "size"), LOOKS)
def test_every_page_is_accessible(
    browser: Browser, served: Served, pictures: Path, language: str, theme: Theme, size: tuple[int, int]
) -> None:
    look = f"{language[:2]}-{theme}-{'phone' if size == PHONE else 'desk'}"
    with sitting(browser, served.address, size, theme, language) as anna:
        page = anna.page

        def check(name: str) -> None:
            anna.shot(pictures, f"{name}-{look}")
            assert axe(page) == [], name
            assert fits(page), name

        anna.home("Anna")
        check("home")
        page.locator("header button").last.click()
        page.locator("dialog[open]").wait_for()
        check("settings")
        page.keyboard.press("Escape")
        page.locator(".start button").last.click()
        page.locator(".editions button").first.wait_for()
        page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        page.mouse.wheel(0, 20_000)  # where its button covers nothing
        page.wait_for_timeout(200)
        check("maker")
        page.locator(".foot .main").click()
        page.locator(".room").wait_for()
        check("waiting")
        page.locator(".fill").click()
        page.locator(".foot .main:not(:disabled)").click()
        page.locator(".hand.mine").wait_for(timeout=30_000)
        check("table")
        page.locator("header button[aria-haspopup]").first.click()
        page.locator("dialog[open]").wait_for()
        check("menu")
        page.keyboard.press("Escape")
        anna.play_until("between", "over")
        check("round-end")
        page.goto(f"{served.address}/t/000000000000")
        page.locator(".gone .main").wait_for()
        check("no-such-table")


def test_house_rules_that_clash_are_explained(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        page = anna.page
        anna.home("Anna")
        page.locator(".start button").last.click()
        page.locator(".editions button").nth(2).click()
        page.locator("summary", has_text="parrying").click()
        page.locator("#option-challenge").select_option("take_back")
        expect(page.locator(".problem")).to_contain_text("do not go together")
        expect(page.locator(".problem .clause")).to_have_text("FR-22")
        expect(page.locator(".foot .main")).to_be_disabled()
        page.locator("#option-challenge").select_option("off")
        expect(page.locator(".problem")).to_have_count(0)
        page.locator("summary", has_text="Laying").click()
        page.get_by_role("switch", name="Jumping in").click()
        expect(page.locator(".foot .main")).to_be_enabled()
        page.locator(".foot .main").click()
        expect(page.locator(".rules")).to_contain_text("Jumping in: on")
        page.goto(f"{served.address}/new")
        expect(page.locator(".editions button").nth(2)).to_have_attribute("aria-pressed", "true")


def test_twenty_five_cards_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """Each of them can be seen and touched."""
    with sitting(browser, served.address) as anna:
        anna.page.goto(served.address)
        make_table(anna, {"hand_size": "25"})
        anna.page.locator(".hand.mine").wait_for(timeout=30_000)
        anna.shot(pictures, "many-cards-phone")
        cards = anna.page.locator(".hand li button")
        assert cards.count() >= 25
        for number in range(cards.count()):
            assert anna.visible(cards.nth(number)) >= 24 * 24
        assert fits(anna.page)


def test_the_uno_button_is_never_covered(browser: Browser, served: Served, pictures: Path) -> None:
    """While a colour is being chosen it can be pressed, and the colours stay."""
    with sitting(browser, served.address) as anna:
        page = anna.page
        page.goto(served.address)
        wild = page.locator(".hand.mine").get_by_role("button", name=re.compile(r"^(Wild|\+4)$"))
        for _ in range(8):
            make_table(anna, {"hand_size": "20"})
            page.locator(".hand.mine").wait_for(timeout=30_000)
            if wild.count():
                break
        anna.touch(wild.first)
        anna.shot(pictures, "colour-choice-phone")
        expect(page.locator(".choice .hue")).to_have_count(4)
        assert anna.visible(page.locator("button.uno")) > 2_000
        page.locator("button.uno").click()
        expect(page.locator(".choice .hue")).to_have_count(4)
        page.get_by_role("button", name="green", exact=True).click()
        expect(page.locator(".choice")).to_have_count(0)
        page.get_by_role("button", name="Log").click()
        expect(page.locator("dialog .lines")).to_contain_text("Anna names the colour: green.")


def test_a_friend_follows_the_link(browser: Browser, served: Served) -> None:
    """Two people make a table, agree on its rules and play a round."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        anna.home("Anna")
        anna.page.locator(".start button").last.click()
        anna.page.get_by_label("How many").fill("2")
        anna.page.locator("summary", has_text="Cards, deal").click()
        anna.page.get_by_role("switch", name="Penalty for advice").click()
        anna.page.locator(".foot .main").click()
        link = anna.page.get_by_label("Address of this table").input_value()
        ben.page.goto(link)
        ben.page.locator("#name").fill("Ben")
        ben.page.locator("form .main").click()
        ben.page.get_by_role("button", name="Sit down").click()
        expect(anna.page.locator(".room")).to_contain_text("Ben")
        expect(anna.page.locator(".foot .main")).to_be_disabled()
        ben.page.get_by_role("button", name="I agree").click()
        anna.page.locator(".foot .main:not(:disabled)").click()
        for _ in range(600):
            if anna.status == "between":
                break
            anna.try_step()
            ben.try_step()
            anna.page.wait_for_timeout(60)
        expect(ben.page.locator(".end")).to_be_visible()
        expect(anna.page.locator(".end")).to_be_visible()
