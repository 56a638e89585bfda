/*
 * The practical limit: the basic rules of the card game, written by hand for speed and for nothing else.
 *
 * What it plays: 108 cards; a card goes on its colour, number or symbol, black on anything; one may always
 * draw instead (and must when nothing fits), and a drawn card that fits may be played at once; Skip, Reverse,
 * Draw2; Wild and Wild4 name a colour; an empty pile takes back the discards but the top; 2 to 10 players; the
 * round ends when a hand is empty. What it leaves out: UNO calls, challenges, scores, options, events, views,
 * checks of any kind.
 *
 * A step is one decision: a card laid (with its colour), a draw, or keeping a drawn card that would fit.
 * Each is picked uniformly from the distinct legal ones.
 *
 * Two liberties that change no probability: cards are taken from random places of an unshuffled pile, so that
 * no shuffle is ever paid for in full; and a hand is a bit set with counts, so that finding what may be laid
 * is one `and`.
 */
#include <stdint.h>
#include <string.h>

enum { PACK = 108, KINDS = 54, SEATS = 10, FACES = 13 };
enum { SKIP = 10, REVERSE = 11, DRAW2 = 12, WILD = 52, WILD4 = 53 }; /* faces of a colour; black kinds */
enum { WILD_FACE = 13 };                                             /* on top: only the colour matches */

#define BIT(k) (UINT64_C(1) << (k))
#define BLACK (BIT(WILD) | BIT(WILD4))

typedef struct {
    uint64_t random;
    uint64_t held[SEATS];           /* kinds in hand, one bit each */
    uint8_t copies[SEATS][KINDS];   /* how many of each kind */
    uint8_t cards[SEATS];           /* how many in all */
    uint8_t pile[PACK], discards[PACK];
    int in_pile, in_discards;       /* the top card is not among the discards */
} Table;

static uint64_t fits[WILD_FACE + 1][4]; /* what goes on a face, given the colour in force */
static uint8_t pack[PACK];

static inline uint32_t below(Table *t, uint32_t n) {
    uint64_t x = t->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    t->random = x;
    return (uint32_t)(((x >> 32) * n) >> 32);
}

static void prepare(void) {
    int n = 0;
    for (int colour = 0; colour < 4; colour++)
        for (int face = 0; face < FACES; face++)
            for (int copy = face == 0 ? 1 : 0; copy < 2; copy++) pack[n++] = (uint8_t)(colour * FACES + face);
    for (int copy = 0; copy < 4; copy++) {
        pack[n++] = WILD;
        pack[n++] = WILD4;
    }
    for (int face = 0; face <= WILD_FACE; face++)
        for (int colour = 0; colour < 4; colour++) {
            uint64_t set = BLACK | ((BIT(FACES) - 1) << (colour * FACES));
            if (face != WILD_FACE)
                for (int other = 0; other < 4; other++) set |= BIT(other * FACES + face);
            fits[face][colour] = set;
        }
}

/* A random card of the pile, or -1 when there is none to be had. */
static inline int take(Table *t) {
    if (t->in_pile == 0) {
        if (t->in_discards == 0) return -1;
        memcpy(t->pile, t->discards, (size_t)t->in_discards);
        t->in_pile = t->in_discards;
        t->in_discards = 0;
    }
    uint32_t at = below(t, (uint32_t)t->in_pile);
    int card = t->pile[at];
    t->pile[at] = t->pile[--t->in_pile];
    return card;
}

static inline int draw(Table *t, int seat) {
    int card = take(t);
    if (card >= 0) {
        t->held[seat] |= BIT(card);
        t->copies[seat][card]++;
        t->cards[seat]++;
    }
    return card;
}

static inline int after(int seat, int way, int players) {
    seat += way;
    if (seat == players) return 0;
    return seat < 0 ? players - 1 : seat;
}

static uint64_t play_round(Table *t, int players, int dealer) {
    uint64_t steps = 0;
    memset(t->held, 0, sizeof t->held);
    memset(t->copies, 0, sizeof t->copies);
    memset(t->cards, 0, sizeof t->cards);
    memcpy(t->pile, pack, PACK);
    t->in_pile = PACK;
    t->in_discards = 0;
    for (int seat = 0; seat < players; seat++)
        for (int i = 0; i < 7; i++) draw(t, seat);

    int top = take(t);
    while (top == WILD4) {
        t->pile[t->in_pile++] = WILD4;
        top = take(t);
    }
    int way = 1, seat = after(dealer, 1, players), colour, face;
    if (top == WILD) {
        colour = (int)below(t, 4); /* the dealer names it */
        face = WILD_FACE;
        steps++;
    } else {
        colour = top / FACES;
        face = top % FACES;
        if (face == DRAW2) {
            draw(t, seat);
            draw(t, seat);
        }
        if (face == REVERSE) {
            way = -1;
            seat = after(dealer, -1, players);
        }
        if (face == SKIP || face == DRAW2) seat = after(seat, way, players);
    }

    int stuck = 0; /* seats in a row that could neither lay nor draw */
    for (;;) {
        uint64_t may = t->held[seat] & fits[face][colour];
        uint64_t plain = may & ~BLACK;
        uint32_t coloured = (uint32_t)__builtin_popcountll(plain);
        uint32_t wilds = (uint32_t)((may >> WILD) & 1), wild4s = (uint32_t)(may >> WILD4);
        uint32_t pick = below(t, coloured + 4 * (wilds + wild4s) + 1);
        int card;
        steps++;
        if (pick < coloured) {
            while (pick--) plain &= plain - 1;
            card = __builtin_ctzll(plain);
        } else if ((pick -= coloured) < 4 * (wilds + wild4s)) {
            card = wilds && pick < 4 ? WILD : WILD4;
            colour = (int)(pick & 3);
        } else {
            card = draw(t, seat);
            if (card < 0) {
                stuck = may ? 0 : stuck + 1;
                if (stuck == players) return steps;
                seat = after(seat, way, players);
                continue;
            }
            stuck = 0;
            if (!(fits[face][colour] >> card & 1)) {
                seat = after(seat, way, players);
                continue;
            }
            steps++;
            pick = below(t, card >= WILD ? 5 : 2);
            if (pick == 0) {
                seat = after(seat, way, players);
                continue;
            }
            if (card >= WILD) colour = (int)pick - 1;
        }

        stuck = 0;
        if (--t->copies[seat][card] == 0) t->held[seat] &= ~BIT(card);
        t->discards[t->in_discards++] = (uint8_t)top;
        top = card;
        if (--t->cards[seat] == 0) return steps;
        if (card >= WILD) {
            face = WILD_FACE;
            if (card == WILD4) {
                seat = after(seat, way, players);
                for (int i = 0; i < 4; i++) draw(t, seat);
            }
        } else {
            colour = card / FACES;
            face = card % FACES;
            if (face >= SKIP) {
                if (face == REVERSE) {
                    way = -way;
                } else {
                    seat = after(seat, way, players);
                    if (face == DRAW2) {
                        draw(t, seat);
                        draw(t, seat);
                    }
                }
            }
        }
        seat = after(seat, way, players);
    }
}

uint64_t playouts(int players, uint64_t rounds, uint64_t seed) {
    static Table table;
    uint64_t steps = 0;
    if (fits[0][0] == 0) prepare();
    table.random = seed * UINT64_C(0x9E3779B97F4A7C15) | 1;
    for (uint64_t i = 0; i < rounds; i++) steps += play_round(&table, players, (int)(i % (uint64_t)players));
    return steps;
}
