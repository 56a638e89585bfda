"""The table maker: editions, house rules, presets, bots, white cards, invitations."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, Person, Served, sitting


def make(anna: Person) -> None:
    anna.home("Anna")
    anna.page.locator(".friends .big").click()
    anna.page.locator(".editions button").first.wait_for()


def test_house_rules_that_clash_are_explained(browser: Browser, served: Served, pictures: Path) -> None:
    """At once, at the option and at the button; all problems, not just the first."""
    with sitting(browser, served.address) as anna:
        page = anna.page
        make(anna)
        page.locator(".editions button").nth(2).click()
        page.locator("summary", has_text="stacking").click()
        page.locator("#option-challenge").select_option("take_back")
        expect(page.locator(".foot [role=status]")).to_contain_text("Adapted to your other choices")
        page.locator("summary", has_text="Playing a card").click()
        page.locator("#option-wild4_if").select_option("always")
        expect(page.locator(".foot .problem")).to_contain_text("do not go together")
        expect(page.locator(".foot .problem .clause")).to_have_text("FR-22")
        expect(page.locator(".option.wrong .why").first).to_contain_text("do not go together")
        expect(page.locator(".foot .main")).to_be_disabled()
        page.get_by_label("How many").first.fill("12")
        page.get_by_label("How many").first.blur()
        expect(page.locator(".foot .problem")).to_have_count(2)
        anna.shot(pictures, "clash-phone")
        page.get_by_label("How many").first.fill("4")
        page.get_by_label("How many").first.blur()
        expect(page.locator(".foot .problem")).to_have_count(1)
        page.locator(".foot .repair").click()
        expect(page.locator(".foot .problem")).to_have_count(0)
        expect(page.locator("#option-challenge")).to_have_value("off")
        page.locator("details", has=page.locator("#option-jump_in")).evaluate("group => { group.open = true }")
        page.get_by_role("switch", name="Jumping in").click()
        expect(page.locator(".foot .main")).to_be_enabled()
        page.locator(".foot .main").click()
        expect(page.locator(".rules")).to_contain_text("Jumping in: on")
        page.goto(f"{served.address}/new")
        expect(page.locator(".editions button").nth(2)).to_have_attribute("aria-pressed", "true")
        # The house rules of the last table are not laid over another game.
        expect(page.locator(".special")).to_contain_text("One rule is different")
        page.locator(".editions button").first.click()
        expect(page.locator(".special")).to_contain_text("As printed")


def test_a_table_for_two(browser: Browser, served: Served) -> None:
    """The penalty for advice, which nobody chose, adapts to two players; it says so, also in the waiting room."""
    with sitting(browser, served.address) as anna:
        page = anna.page
        make(anna)
        page.locator(".editions button").first.click()
        page.get_by_label("How many").first.fill("2")
        page.get_by_label("How many").first.blur()
        expect(page.locator(".foot [role=status]")).to_contain_text("Penalty for advice: off")
        expect(page.locator(".foot .problem")).to_have_count(0)
        page.locator("details", has=page.locator("#option-advice_penalty")).locator("summary").click()
        expect(page.locator("#option-advice_penalty")).to_have_attribute("aria-checked", "false")
        page.locator("#option-advice_penalty").click()
        expect(page.locator(".foot .problem .clause")).to_have_text("FR-21")
        anna.press("Change to “Penalty for advice: off”")
        expect(page.locator(".foot .problem")).to_have_count(0)
        page.locator(".foot .main").click()
        expect(page.locator(".rules")).to_contain_text("Penalty for advice: off")
        anna.press("Rule book")
        expect(page.locator('dialog [data-clause="FR-1"]')).to_be_visible()
        expect(page.locator('dialog [data-clause="FR-21"]')).to_have_count(0)


def test_a_clause_leads_to_the_rule_book(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        make(anna)
        anna.page.locator("summary", has_text="Playing a card").click()
        # An option shows what it is about; its clauses are a tap away.
        row = anna.page.locator(".option", has=anna.page.locator("#option-jump_in"))
        expect(row.locator(".shown svg")).to_have_count(2)
        expect(anna.page.locator(".option .clause")).to_have_count(0)
        row.get_by_role("button", name="In the rule book").click()
        clause = anna.page.locator('dialog [data-clause="DE-1a"]')
        expect(clause).to_be_in_viewport()
        expect(clause).to_contain_text("the very same card")


def test_presets(browser: Browser, served: Served) -> None:
    """Ready-made ones are applied to the edition; own ones are saved under a name, found again, deleted."""
    with sitting(browser, served.address, DESK) as anna:
        page = anna.page
        make(anna)
        page.get_by_role("button", name=re.compile("^Wild night")).click()
        expect(page.locator(".special")).to_contain_text("rules are different")
        anna.press("Save these rules under a name")
        page.get_by_label("Name of these rules").fill("Friday at Ben's")
        anna.press("Save")
        mine = page.get_by_role("list", name="My house rules")
        expect(mine).to_contain_text("Friday at Ben's")
        page.get_by_role("button", name=re.compile("^As printed")).click()
        expect(page.locator(".special")).to_have_text("As printed, without house rules")
        page.reload()
        anna.press("Friday at Ben's")
        expect(page.locator(".special")).to_contain_text("rules are different")
        page.locator("summary", has_text="Swapping hands").click()
        expect(page.locator("#option-seven_swap")).to_have_value("forced")
        anna.press("Delete Friday at Ben's")
        expect(mine).to_have_count(0)
        page.reload()
        page.locator(".editions button").first.wait_for()
        expect(mine).to_have_count(0)


def test_bots_with_a_level(browser: Browser, served: Served) -> None:
    """Added with the table or in the waiting room; everybody sees their level."""
    with sitting(browser, served.address, DESK) as anna:
        page = anna.page
        make(anna)
        page.get_by_label("Bots").select_option("2")
        page.get_by_label("Level").select_option("master")
        page.locator(".foot .main").click()
        seats = page.locator(".room ol li")
        expect(seats.nth(3)).to_contain_text("master")
        expect(seats.nth(2)).to_contain_text("master")
        expect(seats.nth(1)).to_contain_text("Free seat")
        page.get_by_label("Level").select_option("beginner")
        anna.press("Fill the free seats with bots")
        expect(seats.nth(1)).to_contain_text("beginner")
        page.locator(".foot .main:not(:disabled)").click()
        page.locator(".hand li").nth(6).wait_for()  # more, if the first discard is a +2


def test_composing_a_white_card(browser: Browser, served: Served, pictures: Path) -> None:
    """Effects, targets, conditions, numbers, own words; only valid choices are offered; the preview describes it."""
    with sitting(browser, served.address) as anna:
        page = anna.page
        make(anna)
        page.locator(".editions button").nth(1).click()
        page.locator("summary", has_text="White cards").click()
        composer = page.locator(".composer")
        composer.get_by_role("button", name="2", exact=True).click()
        expect(composer.locator("fieldset")).to_have_count(2)
        first = composer.locator("fieldset").first
        preview = first.locator(".preview")
        expect(preview).to_contain_text("The next player draws one card.")
        effect = first.get_by_role("group", name="Effect 1")
        effect.get_by_label("How many").fill("3")
        effect.get_by_label("How many").blur()
        effect.get_by_label("To whom").select_option("others")
        expect(preview).to_contain_text("All others draw 3 cards.")
        effect.get_by_label("When").select_option("self_at_most")
        effect.get_by_label("Number of cards").fill("2")
        effect.get_by_label("Number of cards").blur()
        expect(preview).to_contain_text("If you hold at most 2 cards: all others draw 3 cards.")
        first.get_by_role("button", name="Add an effect").click()
        second = first.get_by_role("group", name="Effect 2")
        second.get_by_label("What happens").select_option("turn")
        expect(second.get_by_label("To whom")).to_have_count(0)
        expect(preview).to_contain_text("The direction of play is reversed.")
        first.get_by_label(re.compile("In your own words")).fill("Sing!")
        first.get_by_label(re.compile("In your own words")).blur()
        expect(preview).to_contain_text("Sing!")
        page.mouse.wheel(0, 200)
        anna.shot(pictures, "composer-phone")
        expect(page.locator(".foot .problem")).to_have_count(0)
        page.locator(".foot .main:not(:disabled)").click()
        expect(page.locator(".rules")).to_contain_text(
            "white card 1: If you hold at most 2 cards: all others draw 3 cards. "
            "The direction of play is reversed. Sing!"
        )
        expect(page.locator(".rules")).to_contain_text("white card 2: The next player draws one card.")


def test_inviting(browser: Browser, served: Served, pictures: Path) -> None:
    """By link, by a code that can be typed in any way, by a QR code."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        make(anna)
        anna.page.locator(".foot .main").click()
        anna.press("QR code")
        picture = anna.page.locator("img.qr")
        expect(picture).to_be_visible()
        assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0
        anna.shot(pictures, "invite-phone")
        code = str(anna.page.locator(".room b").first.text_content())
        assert re.fullmatch(r"[A-HJKMNP-TV-Z]{3} [A-HJKMNP-TV-Z]{3}", code)
        ben.home("Ben")
        ben.page.get_by_label("Code or link").fill("nothing of the kind")
        ben.press("Join")
        expect(ben.page.locator("#code-wrong")).to_have_text(
            "No table has this code. Short codes only work until the game starts: ask for the link."
        )
        ben.page.get_by_label("Code or link").fill(code.lower().replace(" ", "-"))
        ben.press("Join")  # there is a seat for those who join; one can stand up again and watch
        expect(anna.page.locator(".room")).to_contain_text("Ben")


def test_open_tables_and_where_i_was(browser: Browser, served: Served) -> None:
    """A public table is found from the home page; own tables are listed there."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        make(anna)
        anna.page.get_by_label("Name of the table").fill("Zum Schluss")
        anna.page.get_by_label("Name of the table").blur()
        anna.page.get_by_role("switch", name="Anybody may find this table").click()
        anna.page.locator(".foot .main").click()
        anna.page.locator(".room").wait_for()
        anna.page.goto(served.address)
        expect(anna.page.locator("main")).to_contain_text("Continue playing")
        anna.page.get_by_role("button", name=re.compile("^Resume ?: Zum Schluss")).click()
        anna.page.locator(".room").wait_for()
        ben.come("Ben")
        ben.page.goto(served.address)
        ben.page.get_by_role("button", name=re.compile("^Join ?: Zum Schluss")).click()
        expect(anna.page.locator(".room")).to_contain_text("Ben")
