"""Where what is in observations and other arrays, by name: `observations[:, CARDS.hand]`.

Made by `./dev generate` from the layouts of both games; do not edit.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class CardObservation(NamedTuple):
    """An observation of the card game."""

    hand: slice = slice(0, 58)
    """By face: how often this seat holds it."""
    top: slice = slice(58, 116)
    """By face: the card that counts."""
    discards: slice = slice(116, 174)
    """By face: how often it lies among the discards."""
    drawn: slice = slice(174, 232)
    """By face: the card that this seat has just drawn."""
    running: slice = slice(232, 290)
    """By face: the card whose effects wait for a choice."""
    top_before: slice = slice(290, 348)
    """By face: the card below a Wild4 that may be doubted."""
    colour: slice = slice(348, 352)
    """By colour: the one in force."""
    colour_before: slice = slice(352, 356)
    """By colour: the one before a Wild4 that may be doubted."""
    named: slice = slice(356, 360)
    """By colour: the one named with the card under way."""
    phase: slice = slice(360, 370)
    """By number of the phase: the one that it is."""
    debt_kind: slice = slice(370, 375)
    """What the debt was made of: none, Draw2, Wild4, UnoCard, Blank."""
    counts: slice = slice(375, 385)
    """By distance: the number of cards."""
    dealer: slice = slice(385, 395)
    """By distance: deals."""
    turn: slice = slice(395, 405)
    """By distance: is on turn."""
    layer: slice = slice(405, 415)
    """By distance: laid the last card."""
    follow: slice = slice(415, 425)
    """By distance: may go on with a sequence."""
    owing: slice = slice(425, 435)
    """By distance: has not called."""
    out: slice = slice(435, 445)
    """By distance: has laid the last card but not won yet."""
    heir: slice = slice(445, 455)
    """By distance: went out by parrying meanwhile."""
    actor: slice = slice(455, 465)
    """By distance: chooses for the card under way."""
    target: slice = slice(465, 475)
    """By distance: is the seat chosen for it."""
    accused: slice = slice(475, 485)
    """By distance: is accused of giving advice."""
    ayes: slice = slice(485, 495)
    """By distance: voted yes."""
    nays: slice = slice(495, 505)
    """By distance: voted no."""
    accusers: slice = slice(505, 515)
    """By distance: has accused somebody in this round."""
    winner: slice = slice(515, 525)
    """By distance: has won."""
    players: slice = slice(525, 526)
    """How many play."""
    pile: slice = slice(526, 527)
    """Cards in the draw pile."""
    direction: slice = slice(527, 528)
    """1: to the left, -1: to the right."""
    debt: slice = slice(528, 529)
    """Cards that somebody owes."""
    step: slice = slice(529, 530)
    """Direction of a sequence under way."""
    must_lay: slice = slice(530, 531)
    """The drawn card has to be laid."""
    out_said: slice = slice(531, 532)
    """Who has laid the last card has said so."""
    defending: slice = slice(532, 533)
    """The others may still parry."""
    heir_said: slice = slice(533, 534)
    """Who went out by parrying has said so."""
    at: slice = slice(534, 535)
    """Which effect of the card under way is next."""
    skips: slice = slice(535, 536)
    """Seats that it makes sit out."""
    again: slice = slice(536, 537)
    """Its player moves again."""
    called: slice = slice(537, 538)
    """Its player called."""
    started: slice = slice(538, 539)
    """Somebody has moved."""
    idle: slice = slice(539, 540)
    """Turns in a row in which nothing could be drawn or laid."""
    shuffles: slice = slice(540, 541)
    """How often the discards were shuffled."""
    asked: slice = slice(541, 542)
    """This seat is asked now."""
    picked: slice = slice(542, 552)
    """By distance: gets the gift that is being made up."""
    given: slice = slice(552, 610)
    """By face: its first card."""
    below: slice = slice(610, 650)
    """By colour and number: cards to lie below the next one."""


CARDS: Final = CardObservation()


class CardPerfect(NamedTuple):
    """Its hidden part, for critics."""

    hands: slice = slice(0, 580)
    """By distance and face: what every seat holds."""
    pile: slice = slice(580, 708)
    """The draw pile as faces plus one, the next card first."""
    drawn: slice = slice(708, 766)
    """By face: the card that the seat on turn has just drawn."""
    must_lay: slice = slice(766, 767)
    """It has to be laid."""
    bluff: slice = slice(767, 768)
    """The Wild4 that may be doubted is a bluff."""


PERFECT: Final = CardPerfect()


class TileObservation(NamedTuple):
    """An observation of the tile game."""

    rack: slice = slice(0, 50)
    """By kind: how often this seat holds it."""
    melded: slice = slice(50, 98)
    """By cell: its tiles in melds on the table."""
    standing: slice = slice(98, 146)
    """By cell: jokers in melds that stand for it."""
    loose: slice = slice(146, 196)
    """By kind: starting tiles that lie single."""
    drawn: slice = slice(196, 246)
    """By kind: the tile that this seat has just drawn."""
    chosen: slice = slice(246, 295)
    """By kind: tiles named to be laid, while this seat is asked."""
    phase: slice = slice(295, 298)
    """Turn, drawn, over."""
    counts: slice = slice(298, 302)
    """By distance: the number of tiles."""
    starter: slice = slice(302, 306)
    """By distance: began the round."""
    turn: slice = slice(306, 310)
    """By distance: is on turn."""
    uno_open: slice = slice(310, 314)
    """By distance: has one tile left and has not called."""
    winner: slice = slice(314, 318)
    """By distance: has won."""
    players: slice = slice(318, 319)
    """How many play."""
    pool: slice = slice(319, 320)
    """Tiles in the pool."""
    direction: slice = slice(320, 321)
    """1: to the left, -1: to the right."""
    asked: slice = slice(321, 322)
    """This seat is asked now."""


TILES: Final = TileObservation()
