"""Finding each other: the home page, invitations, chat, leaving and coming back, spectators, failures."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.cable import cable
from tests.web.positions import Position
from tests.web.test_pages import axe

PILE = "y0y4y5y6y7y8b4b5b6b7b8"
TWO = Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1")
THREE = Position(f"r5r6g7/g1g2g3/y1y2y3 {PILE} r9 r > turn:0 started=1")


def made(person: Person, name: str, **settings: object) -> str:
    """A new table of somebody who does not look at it."""
    person.come(name)
    answer = person.context.request.post(f"{person.address}/api/tables", data={"players": 4, **settings})
    return str(answer.json()["table"])


# Home


def test_a_first_visit(browser: Browser, served: Served) -> None:
    """What is played here and what it costs is said at once; open tables are live; one tap deals the cards."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        page = anna.page
        page.goto(served.address)
        for text in ("UNO with cards or tiles", "Free, without an account"):
            expect(page.locator(".hero p", has_text=text)).to_be_in_viewport()
        expect(page.locator(".game .emblem svg").first).to_be_in_viewport()
        expect(page.get_by_role("button", name="Play rummy tiles")).to_be_in_viewport()
        made(ben, "Ben", public=True, title="Come all")
        expect(page.get_by_role("button", name=re.compile("^Join ?: Come all"))).to_be_visible()
        assert axe(page) == []
        page.get_by_role("button", name="Play cards now").click()
        page.locator(".hand li").nth(6).wait_for()  # more, if the first discard is a +2


def test_the_rule_book_from_home(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        anna.page.goto(served.address)
        anna.page.get_by_role("link", name=re.compile("^Rules: Rummy tiles")).click()
        expect(anna.page.locator('main [data-clause="R-4"]')).to_be_visible()


def test_running_games(browser: Browser, served: Served, pictures: Path) -> None:
    """With opponents, whose turn it is, and the time; one can take them off the list."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.play_now("Anna")
        opponents = anna.page.locator(".seats .name").all_inner_texts()
        anna.page.goto(served.address)
        row = anna.page.locator(".panel li").first
        for name in opponents:
            expect(row).to_contain_text(name)
        expect(row).to_contain_text(re.compile(r"Your turn|’s turn"))
        expect(row).to_contain_text(re.compile(r"\d\d:\d\d"))
        anna.shot(pictures, "running-phone")
        assert axe(anna.page) == []
        anna.page.get_by_role("button", name=re.compile("^Remove from the list")).click()
        expect(anna.page.locator("main")).not_to_contain_text("Continue playing")
        anna.page.reload()
        expect(anna.page.locator("h3")).to_be_visible()
        expect(anna.page.locator("main")).not_to_contain_text("Continue playing")
        ben.come("Ben")


def test_an_invitation(browser: Browser, served: Served, pictures: Path) -> None:
    """Who invites to what by which rules, before one says one's name."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        code = made(ben, "Ben", edition="classic/fr", options={"jump_in": "on"}, title="Friday")
        anna.page.goto(f"{served.address}/t/{code}")
        card = anna.page.locator("section.panel")
        for text in ("Ben invites you", "Friday", "Jumping in: on", "3 seats are free."):
            expect(card).to_contain_text(text)
        anna.shot(pictures, "invited-phone")
        assert axe(anna.page) == []
        anna.page.locator("#name").fill("Anna")
        anna.press("Come in")
        expect(anna.page.locator(".room")).to_contain_text("Ben")
        # A guest finds seats and rules before the invitation of others.
        tops = [float(anna.page.locator(f".room .{each}").bounding_box()["y"]) for each in ("players", "invite")]  # type: ignore[index]
        assert tops == sorted(tops)


def test_a_link_to_no_table(browser: Browser, served: Served) -> None:
    """Says what may be wrong, and takes the right code; for strangers and for guests."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        code = made(ben, "Ben")
        for path in ("/t/nonsense", "/t/000000000000"):
            anna.page.goto(f"{served.address}{path}")
            expect(anna.page.locator("main")).to_contain_text("This link leads to no table")
        anna.page.get_by_label("Code or link").fill(f"{served.address}/t/{code}")
        anna.press("Join")
        expect(anna.page.locator(".room")).to_contain_text("Ben")
        anna.page.goto(f"{served.address}/t/000000000000")
        expect(anna.page.locator("main")).to_contain_text("This link leads to no table")
        assert axe(anna.page) == []


# Talking


def test_chat_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """A bubble at the seat and a badge; chat and moves are apart from each other, and outlive a reload."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(TWO, anna, ben)
        ben.page.locator("aside input").fill("Good luck")
        ben.press("Send")
        expect(anna.page.locator(".seats .speech")).to_have_text("Good luck")
        expect(anna.page.locator(".badge")).to_contain_text("1")
        anna.shot(pictures, "badge-phone")
        assert axe(anna.page) == []
        anna.lay("red 5")
        anna.page.locator("header .log").click()
        expect(anna.page.locator(".badge")).to_have_count(0)
        expect(anna.page.locator("dialog .talk")).to_contain_text("Ben Good luck")
        expect(anna.page.locator("dialog div.lines")).not_to_contain_text("Good luck")
        anna.page.reload()
        anna.page.locator("button.uno").wait_for()
        expect(anna.page.locator(".badge")).to_have_count(0)
        anna.page.locator("header .log").click()
        expect(anna.page.locator("dialog .talk")).to_contain_text("Ben Good luck")
        expect(anna.page.locator("dialog div.lines")).to_contain_text("You play the red 5.")


def test_chat_in_the_waiting_room(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        code = made(ben, "Ben")
        ben.page.goto(f"{served.address}/t/{code}")
        ben.page.locator(".chat input").fill("Who comes?")
        ben.press("Send")
        expect(ben.page.locator(".chat .talk")).to_contain_text("Who comes?")
        anna.come("Anna")
        anna.page.goto(f"{served.address}/t/{code}")
        expect(anna.page.locator(".chat .talk")).to_contain_text("Ben Who comes?")
        expect(ben.page.locator(".watchers")).to_have_text("Watching: Anna")


def test_late_spectators_read_what_happened(browser: Browser, served: Served) -> None:
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        code = served.table(TWO, anna, ben)
        anna.lay("red 5")
        anna.logged("You play the red 5.")
        cleo.come("Cleo")
        cleo.page.goto(f"{served.address}/t/{code}")
        cleo.logged("Anna plays the red 5.")
        expect(cleo.page.locator(".bar")).to_contain_text("You are watching. Watching: Cleo")
        expect(anna.page.locator(".some")).to_have_text("Watching: Cleo")
        assert axe(cleo.page) == []


# Seats


def test_leaving_asks_and_can_be_undone(browser: Browser, served: Served, pictures: Path) -> None:
    """A bot plays under the name, and everybody sees that; the host says who is the next one."""
    with (
        sitting(browser, served.address) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        code = served.table(THREE, anna, ben, cleo)
        anna.menu("Leave the table")
        dialog = anna.page.locator("dialog[open]")
        expect(dialog).to_contain_text("You can sit down again")
        assert axe(anna.page) == []
        anna.press("Stay")
        expect(ben.page.locator(".seats")).not_to_contain_text("bot plays")
        anna.menu("Leave the table")
        dialog.get_by_label("Host after you").select_option("Cleo")
        anna.shot(pictures, "leave-phone")
        dialog.get_by_role("button", name="Leave the table").click()
        expect(anna.page.locator(".games")).to_be_visible()
        seat = ben.page.locator(".seats li").filter(has_text="Anna")
        expect(seat).to_contain_text("bot plays")
        ben.logged("Cleo is the host now.")
        anna.page.goto(f"{served.address}/t/{code}")
        expect(anna.page.locator(".bar")).to_contain_text("A bot plays in your seat.")
        anna.press("Sit down again")
        expect(anna.page.locator("button.uno")).to_be_visible()
        expect(seat).not_to_contain_text("bot plays")


def test_spectators_take_the_seat_of_a_bot(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as cleo:
        code = served.table(THREE, anna)
        bot = anna.other(0)
        cleo.come("Cleo")
        cleo.page.goto(f"{served.address}/t/{code}")
        cleo.press("Take a seat")
        cleo.press(f"Play for {bot}")
        expect(cleo.page.locator(".hand li")).to_have_count(3)
        expect(anna.page.locator(".seats .name").first).to_have_text("Cleo")


def test_removed_people_are_told(browser: Browser, served: Served) -> None:
    """In the waiting room and during a game; they cannot sit down again until the host lets them."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        code = made(anna, "Anna")
        anna.page.goto(f"{served.address}/t/{code}")
        ben.come("Ben")
        ben.page.goto(f"{served.address}/t/{code}")
        ben.page.get_by_role("button", name="Sit down").first.click()
        anna.press("Remove Ben")
        expect(ben.page.get_by_role("alert")).to_contain_text("The host has removed you from this table.")
        expect(ben.page.get_by_role("button", name="Sit down")).to_have_count(0)
        anna.press("Let those who were removed sit down again")
        ben.page.reload()
        ben.page.get_by_role("button", name="Sit down").first.click()
        expect(anna.page.locator(".room ol")).to_contain_text("Ben")
        code = served.table(TWO, anna, ben)
        anna.menu("Remove Ben")
        expect(anna.page.locator(".sure")).to_contain_text("Ben cannot sit down again until you allow it.")
        anna.page.locator(".sure .main").click()
        expect(ben.page.locator(".bar")).to_contain_text("The host has removed you from this table.")
        expect(ben.page.get_by_role("button", name="Sit down again")).to_have_count(0)
        expect(anna.page.locator(".seats")).to_contain_text("bot plays")


def test_the_host_is_passed_on(browser: Browser, served: Served) -> None:
    """In the waiting room, by a button beside the name."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        code = made(anna, "Anna")
        anna.page.goto(f"{served.address}/t/{code}")
        ben.come("Ben")
        ben.page.goto(f"{served.address}/t/{code}")
        ben.page.get_by_role("button", name="Sit down").first.click()
        anna.page.get_by_role("button", name=re.compile("^Make host")).click()
        expect(ben.page.get_by_role("button", name="Change the rules")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Change the rules")).to_have_count(0)


def test_a_rematch_is_seen_by_all(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1", options={"target": "50"}), anna, ben)
        anna.press("UNO!")
        anna.lay("red 5")
        expect(ben.page.locator(".end")).to_contain_text("Anna wins the match!")
        anna.press("Play again")
        expect(ben.page.locator(".end")).to_contain_text("Anna wants to play again.")


# The rules of a table


def test_a_changed_rule_is_shown(browser: Browser, served: Served, pictures: Path) -> None:
    """To those who are asked to agree again; nothing covers it on a phone."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        code = made(anna, "Anna", edition="classic/fr", options={"jump_in": "on"})
        anna.page.goto(f"{served.address}/t/{code}")
        ben.come("Ben")
        ben.page.goto(f"{served.address}/t/{code}")
        ben.page.get_by_role("button", name="Sit down").first.click()
        ben.press("I agree to the rules")
        expect(ben.page.locator(".changed")).to_have_count(0)
        anna.press("Change the rules")
        dialog = anna.page.get_by_role("dialog")
        dialog.get_by_role("button", name=re.compile("^Family")).click()
        dialog.get_by_label("Time for a turn").select_option("30")
        dialog.locator(".foot .main:not(:disabled)").click()
        changed = ben.page.locator(".changed")
        for text in ("Jumping in: off", "Time for a turn: 30 s", "200"):
            expect(changed).to_contain_text(text)
        agree = ben.page.get_by_role("button", name="I agree to the rules")
        for part in (changed, ben.page.locator(".rules").first, agree):
            part.scroll_into_view_if_needed()
            box = part.bounding_box()
            assert box is not None
            assert ben.visible(part) > 0.9 * box["width"] * min(box["height"], 740)
        ben.shot(pictures, "changed-phone")
        assert axe(ben.page) == []
        agree.click()
        expect(changed).to_have_count(0)


def test_presets_say_what_they_contain(browser: Browser, served: Served) -> None:
    """And which one is chosen; groups that were opened stay open."""
    with sitting(browser, served.address) as anna:
        page = anna.page
        anna.come("Anna")
        page.goto(f"{served.address}/new")
        printed = page.get_by_role("button", name=re.compile("^As printed"))
        wild = page.get_by_role("button", name=re.compile("^Wild night"))
        expect(printed).to_have_attribute("aria-pressed", "true")
        expect(wild).to_contain_text("jump in")
        page.locator("summary", has_text="Drawing").click()
        wild.click()
        expect(wild).to_have_attribute("aria-pressed", "true")
        expect(printed).to_have_attribute("aria-pressed", "false")
        printed.click()
        group = page.locator("details", has=page.locator("#option-draw_until_playable"))
        expect(group).to_have_attribute("open", "")
        page.locator("#option-draw_until_playable").click()
        expect(printed).to_have_attribute("aria-pressed", "false")
        page.locator("#option-draw_until_playable").click()
        expect(printed).to_have_attribute("aria-pressed", "true")
        expect(group).to_have_attribute("open", "")


# Failures


def test_a_server_that_cannot_be_reached(browser: Browser, served: Served) -> None:
    """Is called that; when it is back, the page goes on."""
    with cable(served.address) as wire, sitting(browser, wire.address) as anna:
        anna.home("Anna")
        wire.cut()
        anna.page.get_by_role("button", name="Play cards now").click()
        expect(anna.page.locator(".hero [role=alert]")).to_contain_text("The server cannot be reached")
        expect(anna.page.locator(".away")).to_contain_text("The server cannot be reached")
        wire.mend()
        expect(anna.page.locator(".away")).to_have_count(0)
        anna.page.get_by_role("button", name="Play cards now").click()
        anna.page.locator(".hand li").nth(6).wait_for()  # more, if the first discard is a +2
        anna.wrong.clear()


def test_a_touch_without_connection(browser: Browser, served: Served) -> None:
    """Says that it is sent later, and is sent later."""
    with (
        cable(served.address) as wire,
        sitting(browser, wire.address) as anna,
        sitting(browser, served.address, DESK) as ben,
    ):
        code = served.seat(TWO, anna, ben)
        anna.page.goto(f"{wire.address}/t/{code}")
        ben.page.goto(f"{served.address}/t/{code}")
        anna.page.locator(".hand.mine").wait_for()
        wire.cut()
        expect(anna.page.locator(".link")).to_have_text("Connection lost")
        anna.lay("red 5")
        expect(anna.page.locator(".note.shown")).to_contain_text("Not connected.")
        wire.mend()
        ben.logged("Anna plays the red 5.")
        expect(anna.page.locator(".note.shown")).to_have_count(0)
        anna.wrong.clear()


def test_a_reload_without_network_after_the_first_visit(browser: Browser, served: Served) -> None:
    """Home and table: the page is there, and says what is the matter."""
    with sitting(browser, served.address, PHONE) as anna:
        page = anna.page
        anna.play_now("Anna")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function(
            """async () => {
              const paths = []
              for (const name of await caches.keys())
                for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
              const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
              const assets = loaded.filter((each) => each.startsWith("/assets/"))
              return paths.includes("/") && assets.every((each) => paths.includes(each))
            }"""
        )
        anna.context.set_offline(True)
        page.reload()
        expect(page.locator("main")).to_contain_text("The server does not answer.")
        page.goto(served.address)
        expect(page.locator(".away")).to_contain_text("The server cannot be reached")
        anna.context.set_offline(False)
        expect(page.locator(".away")).to_have_count(0)
        anna.wrong.clear()
