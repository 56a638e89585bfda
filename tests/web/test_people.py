"""Several people at one table, each with a browser: jumping in, catching, doubting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, Person, Served, sitting

ROUNDS = 400


@contextmanager
def table_of(browser: Browser, served: Served, names: list[str], **settings: object) -> Iterator[list[Person]]:
    """People around a new table, the cards dealt."""
    with ExitStack() as stack:
        people = [stack.enter_context(sitting(browser, served.address, DESK)) for _ in names]
        for name, person in zip(names, people, strict=True):
            person.home(name)
        host = people[0].page
        code = host.evaluate(
            """async ([name, settings]) => {
              const ask = (path, body) => fetch('/api' + path,
                { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
              await ask('/guest', { name })
              localStorage.setItem('pioche.guest', '1')
              return (await (await ask('/tables', settings)).json()).table
            }""",
            [names[0], {"players": len(names), **settings}],
        )
        host.goto(f"{served.address}/t/{code}")
        for name, person in zip(names[1:], people[1:], strict=True):
            person.page.goto(f"{served.address}/t/{code}")
            person.page.locator("#name").fill(name)
            person.page.locator("form .main").click()
            person.page.get_by_role("button", name="Sit down").first.click()
            person.page.get_by_role("button", name="I agree").click()
        host.locator(".foot .main:not(:disabled)").click()
        for person in people:
            person.page.locator("button.uno").wait_for()
        yield people


def log(person: Person) -> str:
    return " ".join(person.page.locator("aside .lines li").all_text_contents())


def test_jumping_in(browser: Browser, served: Served, pictures: Path) -> None:
    """Whoever holds the very same card sees it shine out of turn, and lays it."""
    options = {"jump_in": "on", "hand_size": "30", "draw2_parry": "off", "wild4_parry": "off"}
    with table_of(browser, served, ["Anna", "Ben", "Cleo"], edition="classic/de", options=options) as people:
        for _ in range(ROUNDS):
            for person in people:
                shining = person.page.locator(".hand li.jump button")
                if shining.count() and not person.my_turn():
                    person.shot(pictures, "jump-in-desk")
                    person.touch(shining.first)
                    person.page.wait_for_timeout(200)
                    if person.page.locator(".choice .hue").count():  # it is a Wild
                        person.page.locator(".choice .hue").first.click()
                    expect(person.page.locator("aside .lines")).to_contain_text("jumps in with")
                    return
            for person in people:
                if person.my_turn() and person.try_step():
                    break
            people[0].page.wait_for_timeout(80)
        raise AssertionError("nobody could jump in")


def test_catching_a_forgotten_call(browser: Browser, served: Served, pictures: Path) -> None:
    """Somebody lays his last card but one in silence; the other sees a button for it, and it costs two cards."""
    options = {"hand_size": "2", "advice_penalty": "off"}
    with table_of(browser, served, ["Anna", "Ben"], options=options) as people:
        for person in people:
            person.careless = True
        for _ in range(ROUNDS):
            for person in people:
                button = person.page.locator("button.catch")
                if button.count():
                    person.shot(pictures, "catch-desk")
                    button.click()
                    expect(person.page.locator("aside .lines")).to_contain_text("was caught and draws 2 cards")
                    return
            for person in people:
                if person.status == "between":
                    person.page.locator(".end .main:not(:disabled)").click()
                elif person.my_turn() and person.try_step():
                    break
            people[0].page.wait_for_timeout(80)
        raise AssertionError("nobody forgot to call")


def test_doubting_a_wild4(browser: Browser, served: Served, pictures: Path) -> None:
    """The one who is hit is asked whether he believes it; everybody learns the verdict."""
    options = {"hand_size": "40", "advice_penalty": "off"}
    with table_of(browser, served, ["Anna", "Ben"], edition="classic/lb", options=options) as people:
        for _ in range(ROUNDS):
            for person in people:
                doubt = person.page.get_by_role("button", name="Doubt the +4")
                if doubt.count():
                    person.shot(pictures, "doubt-desk")
                    doubt.click()
                    for each in people:
                        expect(each.page.locator("aside .lines")).to_contain_text("doubts the +4")
                    assert ("was bluffing" in log(person)) != ("was honest" in log(person))
                    return
            for person in people:
                if person.my_turn() and person.try_step():
                    break
            people[0].page.wait_for_timeout(80)
        raise AssertionError("nobody laid a +4")


def test_a_line_of_chat_reaches_the_others(browser: Browser, served: Served) -> None:
    options = {"advice_penalty": "off"}
    with table_of(browser, served, ["Anna", "Ben"], options=options) as (anna, ben):
        anna.page.locator("aside input").fill("Hello <b>there</b>")
        anna.page.locator("aside form button").click()
        expect(ben.page.locator("aside .lines")).to_contain_text("Anna: Hello <b>there</b>")
