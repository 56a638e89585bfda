"""What people look up for: large when it happens to oneself, small at a seat, and the end of a round."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position

PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"


def lay(served: Served, position: str, *people: Person, turn: int = 1, **rules: str) -> None:
    served.table(Position(f"{position} {PILE} r9 r > turn:{turn} started=1", options=rules), *people)


def told(person: Person, text: str, line: str = "") -> None:
    """Expect this large in the middle."""
    expect(person.page.locator(".moment b")).to_have_text(text)
    if line:
        expect(person.page.locator(".moment span")).to_have_text(line)


def test_drawing_two(browser: Browser, served: Served) -> None:
    """Large for whoever draws, small at their seat for everybody else."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        lay(served, "r1r2g4/rDr5g1/y1y2", anna, ben, turn=1)
        ben.page.evaluate(
            """() => {
              window.shouted = []
              new MutationObserver(() => {
                for (const node of document.querySelectorAll('.seats .shout')) shouted.push(node.textContent)
              }).observe(document.body, { childList: true, subtree: true })
            }"""
        )
        ben.lay("red +2")
        anna.page.wait_for_timeout(50)
        expect(ben.page.locator(".moment")).to_have_count(0)
        ben.page.wait_for_function("() => shouted.includes('+2')")


def test_being_hit(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r1r2g4/rDr5g1", anna, ben)
        ben.lay("red +2")
        told(anna, "+2", "You draw 2 cards.")
        expect(anna.page.locator(".moment")).to_have_count(0)  # and it goes away
        expect(anna.page.locator(".me .last")).to_have_text("+2")  # but stands at one's own seat until the next move


# Notes how far each shout reaches to the left and to the right, as if it were a long one.
_REACHES: Final = """() => {
  window.reaches = {}
  const look = () => {
    for (const node of document.querySelectorAll('.shout')) {
      if (node.textContent !== 'muss den Tour passen') node.textContent = 'muss den Tour passen'
      node.style.animation = 'none'
      const box = node.getBoundingClientRect()
      window.reaches[node.closest('.me') ? 'me' : node.closest('li').dataset.teach] = [box.left, box.right]
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESK], ids=str)
def test_what_is_shouted_at_the_edge_can_be_read(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    """At the seats on the left and on the right, and at one's own."""
    with (
        sitting(browser, served.address, size) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address) as cleo,
    ):
        lay(served, "r2r3/r5r6/r7r8", anna, ben, cleo)
        anna.page.evaluate(_REACHES)
        for person, card, place in ((ben, "red 5", "seat.1"), (cleo, "red 7", "seat.2"), (anna, "red 2", "me")):
            expect(person.page.locator(".prompt.mine")).to_be_visible()
            person.press("UNO!")
            person.lay(card)
            anna.page.wait_for_function("(place) => place in window.reaches", arg=place)
        for place, (left, right) in anna.page.evaluate("window.reaches").items():
            assert left >= 0, place
            assert right <= size[0], place


def test_being_skipped(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r1r2g4/rSr5g1", anna, ben)
        ben.lay("red Skip")
        told(anna, "You are skipped!")


def test_being_caught_and_catching(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r1r2g4/r5r6", anna, ben)
        ben.lay("red 5")
        anna.page.locator("button.catch").click()
        told(anna, "You caught Ben!")
        told(ben, "Caught! +2", "Anna noticed.")


@pytest.mark.parametrize(("hand", "won"), [("Fr5g1", True), ("Fy5g1", False)])
def test_a_challenge(browser: Browser, served: Served, hand: str, won: bool) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, f"r1r2g4/{hand}", anna, ben)
        ben.lay("+4")
        ben.press("green")
        anna.page.locator(".actions .main").first.wait_for()
        anna.page.locator(".offers button.main").last.click()
        expect(anna.page.locator(".moment b")).to_have_text(re.compile("won" if won else "lost"))
        expect(ben.page.locator(".moment b")).to_have_text(re.compile("exposed" if won else "No bluff"))


@pytest.mark.parametrize("guilty", [True, False])
def test_being_accused_of_advice(browser: Browser, served: Served, guilty: bool) -> None:
    """By whom, and what the vote says; the others see it at the seat."""
    with (
        sitting(browser, served.address) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address) as cleo,
    ):
        lay(served, "r1r2/r5r6/y1y2", anna, ben, cleo)
        ben.menu("Accuse of advice: Cleo")
        told(cleo, "Accused!", "Ben accuses you of giving advice.")
        anna.press("Yes" if guilty else "No")
        told(cleo, "Guilty! +4" if guilty else "Not guilty!")
        expect(anna.page.locator(".seats .shout")).to_have_text(["+4"] if guilty else ["Not guilty!"])


def test_swapped_hands(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "g1g2g3/r7r1r2/y1y2y3", anna, ben, seven_swap="forced")
        ben.lay("red 7")
        ben.page.locator(".choice").get_by_role("button", name=re.compile("^Anna")).click()
        told(anna, "Hands swapped!", "with Ben")
        told(ben, "Hands swapped!", "with Anna")


def test_uno_is_a_shout_at_the_seat(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r1r2g4/r5r6", anna, ben)
        ben.press("UNO!")
        ben.lay("red 5")
        expect(anna.page.locator(".seats .shout")).to_have_text("UNO!")
        expect(ben.page.locator(".me .shout")).to_have_text("UNO!")


def test_a_chance_is_told_while_it_lasts(browser: Browser, served: Served) -> None:
    """Jumping in, and going on with a sequence."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r6r1r2/r6b2b3/y1y2y3", anna, ben, jump_in="on", turn=1)
        call = anna.page.locator(".call")
        expect(call).to_be_hidden()
        ben.lay("red 6")
        expect(call).to_have_text("Jump in: red 6!")
        anna.lay("red 6")
        expect(call).to_be_hidden()
        lay(served, "r3r4g9g8/b1b2b3", anna, ben, sequences="on", turn=0)
        anna.lay("red 3")
        expect(call).to_have_text("Go on: red 4!")


def test_time_is_up(browser: Browser, served: Served, long_run: bool) -> None:
    if not long_run:
        pytest.skip("takes a quarter of a minute: with --long")
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"r5r6/g1g2g3 {PILE} r9 r > turn:0 started=1", clock=15), anna)
        expect(anna.page.locator(".moment b")).to_have_text("Time is up!", timeout=30_000)
        anna.logged("Your time is up: the table plays for you.")
        expect(anna.page.locator(".prompt:not(.mine)")).to_be_visible(timeout=5_000)  # no second clock for the pass


# What every moment sounds like: the pitches of its tones, in hertz.
HEAR: Final = """
  window.pitches = []
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...args) {
    window.pitches.push(Math.round(this.frequency.value))
    return start.apply(this, args)
  }
"""
SOUNDS: Final = {
    "skipped": ("r1r2g4/rSr5g1", "red Skip", [233, 175]),
    "hit": ("r1r2g4/rDr5g1", "red +2", [233, 175]),
    "reversed": ("r1r2g4/rRr5g1/y1y2", "red Reverse", [523, 392]),
    "stacked": ("r1rDg4/gDg5g1", "green +2", [277, 416]),
    "chance": ("r6r1r2/r6b2b3/y1y2y3", "red 6", [988, 1319]),
    "round lost": ("r1r2g4/r5", "red 5", [392, 349, 294]),
    "match lost": ("r1r2g4/r5", "red 5", [440, 392, 349, 330]),
}


@pytest.mark.parametrize("moment", SOUNDS)
def test_every_moment_has_its_sound(browser: Browser, served: Served, moment: str) -> None:
    hands, card, wanted = SOUNDS[moment]
    rules = {"stacked": {"draw2_parry": "draw2"}, "chance": {"jump_in": "on"}, "match lost": {"target": "5"}}
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.context.add_init_script(HEAR)
        top = "g9 g" if moment == "stacked" else "r9 r"
        edition = "classic/de" if moment == "stacked" else "classic/fr"
        position = f"{hands} {PILE} {top} > turn:1 started=1"
        served.table(Position(position, edition, rules.get(moment, {})), anna, ben)
        anna.page.locator(".prompt").click()  # browsers allow no sound before the first touch
        ben.lay(card)
        anna.page.wait_for_function(
            "(wanted) => pitches.some((_, at) => wanted.every((each, step) => pitches[at + step] === each))", arg=wanted
        )


def test_the_winner_of_a_match_is_cheered(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        anna.context.add_init_script(HEAR)
        lay(served, "r5/g1gDF", anna, turn=0, target="50")
        anna.lay("red 5")
        anna.page.wait_for_function("() => pitches.join().includes('523,523,659,784,659,784,1047')")


def test_a_jump_in_is_shouted_at_the_seat(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r6r1r2/r6b2b3/y1y2y3", anna, ben, jump_in="on", turn=1)
        ben.lay("red 6")
        anna.page.locator(".hand li.jump").wait_for()
        anna.lay("red 6")
        expect(ben.page.locator(".seats .shout")).to_have_text("Jump in!")
        expect(anna.page.locator(".me .shout")).to_have_text("Jump in!")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("size", [PHONE, (844, 390), DESK], ids=str)
def test_the_direction_visibly_turns(
    browser: Browser, served: Served, size: tuple[int, int], motion: Literal["no-preference", "reduce"]
) -> None:
    """The arrows round the piles, none of them behind a pile, turn over and stand out for a moment."""
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address) as ben:
        anna.page.emulate_media(reduced_motion=motion)
        lay(served, "r1r2g4/rRr5g1/y1y2/b1b2", anna, ben)
        ring = anna.page.locator(".ring")
        covered = ring.evaluate(
            """(node) => {
              const box = (each) => each.getBoundingClientRect()
              const piles = [...document.querySelectorAll('.pile, .discards, .colour')].map(box)
              const arrows = [...node.children].map(box)
              const middles = arrows.map((each) => [(each.left + each.right) / 2, (each.top + each.bottom) / 2])
              const over = (x, y, pile) => x > pile.left && x < pile.right && y > pile.top && y < pile.bottom
              return middles.filter(([x, y]) => piles.some((pile) => over(x, y, pile))).length
            }"""
        )
        assert covered == 0
        assert "back" not in str(ring.get_attribute("class"))
        width = ring.locator("i").first.evaluate("(node) => node.offsetWidth")
        ben.lay("red Reverse")
        expect(anna.page.locator(".ring.back.turning")).to_have_count(1)
        assert ring.locator("i").first.evaluate("(node) => node.offsetWidth") > 1.3 * width
        expect(anna.page.locator(".ring.back:not(.turning)")).to_have_count(1)


# The end of a round


def test_the_winning_card_stays_in_sight(browser: Browser, served: Served, pictures: Path) -> None:
    """The table with its top card, and the hands of the others turned over, above who has won."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        lay(served, "r5/g1gDF/y2y3", anna, ben, turn=0)
        anna.lay("red 5")
        anna.page.locator(".end").wait_for()
        assert anna.visible(anna.page.locator(".discards .lying").last) > 1_000
        expect(anna.page.locator(".discards")).to_contain_text("the red 5")
        expect(anna.page.locator(".seats .open i")).to_have_count(5)
        expect(anna.page.locator(".end .main")).to_be_in_viewport()
        anna.shot(pictures, "end-in-sight-phone")


def test_winning_and_losing_look_different(browser: Browser, served: Served) -> None:
    """Confetti for the winner only, more for a match; a crown for whoever wins the match."""
    counts = []
    for target in ("500", "50"):
        with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
            lay(served, "r5/g1gDF", anna, ben, turn=0, target=target)
            anna.lay("red 5")
            for person in (anna, ben):
                person.page.locator(".end").wait_for()
            counts.append([person.page.locator(".party i").count() for person in (anna, ben)])
            expect(ben.page.locator(".end .crown")).to_have_count(1 if target == "50" else 0)
    (round_won, round_lost), (match_won, match_lost) = counts
    assert match_won > round_won > 0
    assert round_lost == match_lost == 0


@pytest.mark.clause("FR-19", "R-22")
@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_what_was_left_is_counted_piece_by_piece(browser: Browser, served: Served, game: str) -> None:
    """Each piece opens and counts; the sum of them is what stands on the pad. Who wants no movement sees it at once."""
    position = (
        Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1")
        if game == "cards"
        else Position("R9/R1.Y2.* R4.Y4.B4.G11 > turn:0 | R:6.7.8 ~B10", "rummy/en")
    )
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        served.table(position, anna, ben)
        anna.page.evaluate("localStorage['pioche.settings'] = JSON.stringify({ motion: 'on', pace: 'slow' })")
        anna.page.reload()
        anna.page.evaluate(
            """() => {
              window.counted = []
              const look = () => {
                const now = document.querySelector('.end .points [aria-hidden]')?.textContent ?? ''
                const pad = document.querySelector('.end tfoot td')?.textContent ?? ''
                if (now !== '' && `${now} ${pad}` !== window.counted.at(-1)) window.counted.push(`${now} ${pad}`)
                requestAnimationFrame(look)
              }
              look()
            }"""
        )
        if game == "cards":
            anna.lay("red 5")
        else:
            page = anna.page
            page.locator(".shelf [data-tile]").click()
            page.locator(".board [data-tile]").nth(2).click()
            expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
            page.locator("button.finish").click()
        expect(ben.page.locator(".left strong")).to_contain_text("71")
        expect(ben.page.locator(".left .shut")).to_have_count(0)
        expect(ben.page.locator(".end.lost")).to_contain_text("You still held 71 points.")
        expect(anna.page.locator(".left .shut")).to_have_count(0)
        steps = anna.page.evaluate("window.counted")
        assert steps == ["+0 points 0", "+1 point 1", "+21 points 21", "+71 points 71"]


def test_the_next_round_waits_for_people(browser: Browser, tmp_path: Path) -> None:
    """Without a clock for as long as they like; with one there is a countdown that can be stopped."""
    own = Served(tmp_path, between_rounds=3.0)
    own.start()
    try:
        for clock in (0, 60):
            with sitting(browser, own.address, PHONE) as anna:
                own.table(Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1", clock=clock), anna)
                anna.lay("red 5")
                anna.page.locator(".end").wait_for()
                if clock:
                    expect(anna.page.locator(".end [role=timer]")).to_contain_text("Next round in")
                    anna.press("Stop the countdown")
                expect(anna.page.locator(".end [role=timer]")).to_have_count(0)
                anna.page.wait_for_timeout(3_500)
                expect(anna.page.locator(".end")).to_be_visible()
                anna.press("Next round")
                anna.page.locator(".hand li").nth(6).wait_for()
    finally:
        own.stop()


def test_skipping_to_the_own_turn(browser: Browser, tmp_path: Path) -> None:
    """Alone with bots that take their time: one press, and it is my turn."""
    own = Served(tmp_path, bot_pause=600.0)
    own.start()
    try:
        with sitting(browser, own.address) as anna:
            own.table(Position(f"r5r6r7/b1b2b3/y1y2y3 {PILE} r9 r > turn:0 started=1"), anna)
            skip = anna.page.get_by_role("button", name="Skip to my turn")
            expect(skip).to_have_count(0)
            anna.lay("red 5")
            skip.click()
            anna.prompted("Your turn")
            expect(skip).to_have_count(0)
    finally:
        own.stop()


# Motion

# Everything that flies, sampled at every frame: its size and where it is, and what lies on the discards meanwhile.
WATCH: Final = """() => {
  window.seen = []
  const look = () => {
    const ghost = document.querySelector('.sky .ghost')
    if (ghost !== null) {
      const box = ghost.getBoundingClientRect()
      const mat = document.querySelector('.discards')
      seen.push({ width: box.width, hue: mat.className })
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def test_a_card_lands_at_its_own_size_and_then_changes_the_colour(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        lay(served, "b1b2b3/r9Wg2g3", anna, ben)
        anna.page.evaluate(WATCH)
        ben.lay("Wild")
        ben.press("blue")
        expect(anna.page.locator(".discards.blue")).to_have_count(1)
        expect(anna.page.locator(".sky .ghost")).to_have_count(0)
        seen = anna.page.evaluate("seen")
        assert len(seen) > 3
        assert all(re.search(r"\bred\b", each["hue"]) for each in seen), (
            "the colour is that of the card that lies there"
        )
        pile = anna.page.locator(".discards").bounding_box()
        assert pile is not None
        assert abs(seen[-1]["width"] - pile["width"]) < pile["width"] * 0.35
        assert seen[0]["width"] < seen[-1]["width"]


def test_whole_hands_travel(browser: Browser, served: Served) -> None:
    """While hands are swapped the own one is empty; then the other one is there."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        lay(served, "g1g2g3/r7r1r2/y1y2y3", anna, ben, seven_swap="forced")
        anna.page.evaluate(
            """() => {
              window.least = 99
              const look = () => {
                least = Math.min(least, document.querySelectorAll('.hand li:not(.flying)').length)
                requestAnimationFrame(look)
              }
              look()
            }"""
        )
        ben.lay("red 7")
        ben.page.locator(".choice").get_by_role("button", name=re.compile("^Anna")).click()
        expect(anna.page.locator(".hand li:not(.flying)")).to_have_count(2)
        assert anna.page.evaluate("least") == 0
        assert anna.hand() == ["red 1", "red 2"]


def test_cards_are_dealt(browser: Browser, served: Served) -> None:
    """The own hand fills card by card."""
    with sitting(browser, served.address) as anna:
        anna.page.emulate_media(reduced_motion="no-preference")
        lay(served, "r5/g1gDF", anna, turn=0)
        anna.lay("red 5")
        anna.page.locator(".end .main").click()
        anna.page.wait_for_function("() => document.querySelectorAll('.sky .ghost').length > 5")
        expect(anna.page.locator(".hand li.flying")).to_have_count(0)
        assert anna.page.locator(".hand li").count() >= 7


def test_the_first_card_is_turned_over_after_the_deal(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        anna.page.emulate_media(reduced_motion="no-preference")
        lay(served, "r5/g1gDF", anna, turn=0)
        anna.lay("red 5")
        # Sampled at every frame of the deal: the own cards in the air, what lies on the discards, the colour in force.
        anna.page.evaluate(
            """() => {
              window.dealt = []
              const look = () => {
                const flying = document.querySelectorAll('.hand li.flying').length
                const colour = getComputedStyle(document.querySelector('.colour')).visibility
                if (flying > 0) dealt.push([document.querySelectorAll('.discards .lying').length, colour])
                requestAnimationFrame(look)
              }
              look()
            }"""
        )
        anna.page.locator(".end .main").click()
        anna.page.wait_for_function("() => dealt.length > 5")
        expect(anna.page.locator(".hand li.flying")).to_have_count(0)
        expect(anna.page.locator(".discards .lying")).not_to_have_count(0)
        assert anna.page.evaluate("[...new Set(dealt.map(String))]") == ["0,hidden"]


def test_at_the_end_the_table_glides_to_make_room(browser: Browser, served: Served) -> None:
    """The piles do not jump away from under the last card."""
    with sitting(browser, served.address) as anna:
        anna.page.emulate_media(reduced_motion="no-preference")
        lay(served, "r5/g1gDF", anna, turn=0)
        # How far the middle of the piles moves from one frame that was drawn to the next.
        anna.page.evaluate(
            """() => {
              window.heights = []
              const look = () => {
                const { top, bottom } = document.querySelector('.centre').getBoundingClientRect()
                heights.push((top + bottom) / 2)
                requestAnimationFrame(() => setTimeout(look))
              }
              look()
            }"""
        )
        anna.lay("red 5")
        anna.page.locator(".end").wait_for()
        anna.page.wait_for_timeout(900)
        heights = anna.page.evaluate("heights")
        way = heights[0] - heights[-1]
        assert way > 40
        assert sum(1 for height in heights if heights[-1] + 1 < height < heights[0] - 1) > 3
        assert all(one >= other - 1 for one, other in pairwise(heights)), "there and back"


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESK], ids=["small", "phone", "desk"])
def test_open_hands_leave_the_piles_free(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    """At the end of a round a seat with its cards and its name is above the piles; the result is in sight, too."""
    with sitting(browser, served.address, size) as anna:
        lay(served, "r5/g1gDFy1y2y3b1b2", anna, turn=0)
        anna.lay("red 5")
        anna.page.locator(".end").wait_for()
        expect(anna.page.locator(".seats li.open")).to_have_count(1)
        anna.page.wait_for_timeout(900)
        boxes = "(nodes) => nodes.map((node) => node.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
        [[_, plate]] = anna.page.locator(".seats li.open .who").evaluate_all(boxes)
        [[piles, _]] = anna.page.locator(".discards").evaluate_all(boxes)
        [[panel, _]] = anna.page.locator(".end").evaluate_all(boxes)
        assert plate <= piles
        assert panel < size[1] / 2


def test_while_others_play_the_own_cards_can_be_read(browser: Browser, served: Served) -> None:
    """Only when one has to choose, what cannot be played is dark."""
    with sitting(browser, served.address) as anna:
        lay(served, "r5g1/y1y2y3/b1b2b3", anna, turn=0)
        dark = anna.page.locator(".hand li.dim svg").first
        own = dark.evaluate("(node) => getComputedStyle(node).filter")
        assert "brightness(0.7)" in own
        anna.lay("red 5")
        anna.page.locator(".hand:not(.mine)").wait_for()
        assert "brightness(0.86)" in anna.page.locator(".hand li svg").first.evaluate(
            "(node) => getComputedStyle(node).filter"
        )


def test_volume(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address) as anna:
        anna.home("Anna")
        anna.page.locator("header button").last.click()
        slider = anna.page.get_by_role("slider")
        slider.focus()
        anna.page.keyboard.press("End")
        expect(slider).to_have_value("100")
        anna.page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        anna.page.get_by_role("switch", name="Sound").click()
        expect(slider).to_be_disabled()
