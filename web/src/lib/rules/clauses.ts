// Made by scripts/clause_types.py from rulebooks/*.toml; do not edit.

export interface Clause {
  readonly id: string
  readonly game: string
  readonly part: string
  readonly editions: readonly string[]
  /** In force only while all of these options have one of these values; `!none`: any but that. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  /** The same, while at least one of them has. */
  readonly any?: Readonly<Record<string, readonly string[]>>
  /** Cards or tiles that it is about. */
  readonly pictures?: readonly string[]
  readonly example?: Example
}

/** What fits (on a card, if one is given) and what does not: cards, or groups of tiles. */
export interface Example {
  readonly on?: string
  readonly fits: readonly string[]
  readonly fails: readonly string[]
}

/** A row of the table of points: so many for each of these, or as an option says, or what is printed on them. */
export interface PointsRow {
  readonly game: string
  readonly pieces: readonly string[]
  readonly points?: number
  readonly option?: string
  readonly face?: boolean
}

export const CLAUSES: readonly Clause[] = [
  {"id": "FR-1", "game": "classic", "part": "start", "editions": ["classic/fr", "classic/lb", "classic/de"]},
  {"id": "FR-2", "game": "classic", "part": "start", "editions": ["classic/fr"], "when": {"palette": ["standard"]}},
  {"id": "FR-3", "game": "classic", "part": "scoring", "editions": ["classic/fr"], "when": {"scoring": ["winner_takes"]}},
  {"id": "FR-4", "game": "classic", "part": "start", "editions": ["classic/fr", "classic/de"], "when": {"dealer": ["draw_each_round"]}},
  {"id": "FR-5", "game": "classic", "part": "start", "editions": ["classic/fr", "classic/lb", "classic/de"]},
  {"id": "FR-6", "game": "classic", "part": "laying", "editions": ["classic/fr", "classic/lb", "classic/de"]},
  {"id": "FR-7", "game": "classic", "part": "laying", "editions": ["classic/fr", "classic/lb"], "example": {"on": "r5", "fits": ["r9", "b5", "W"], "fails": ["g7"]}},
  {"id": "FR-8", "game": "classic", "part": "drawing", "editions": ["classic/fr", "classic/lb"], "when": {"draw_until_playable": ["off"]}},
  {"id": "FR-9", "game": "classic", "part": "drawing", "editions": ["classic/fr"], "when": {"voluntary_draw": ["drawn_only"], "drawn_card": ["may"], "draw_then_play_any": ["off"]}},
  {"id": "FR-10", "game": "classic", "part": "uno", "editions": ["classic/fr", "classic/lb"], "when": {"uno_enforced": ["when_caught"]}},
  {"id": "FR-11", "game": "classic", "part": "aim", "editions": ["classic/fr", "classic/lb"]},
  {"id": "FR-12", "game": "classic", "part": "debt", "editions": ["classic/fr", "classic/lb"], "when": {"draw2_parry": ["off"]}, "pictures": ["rD"]},
  {"id": "FR-13", "game": "classic", "part": "skipping", "editions": ["classic/fr", "classic/lb"], "pictures": ["rR"]},
  {"id": "FR-14", "game": "classic", "part": "skipping", "editions": ["classic/fr", "classic/lb"], "pictures": ["rS"]},
  {"id": "FR-15", "game": "classic", "part": "wild", "editions": ["classic/fr"], "when": {"first_wild": ["dealer"]}, "pictures": ["W"]},
  {"id": "FR-16", "game": "classic", "part": "debt", "editions": ["classic/fr"], "when": {"wild4_if": ["nothing_playable"]}, "pictures": ["F"]},
  {"id": "FR-17", "game": "classic", "part": "uno", "editions": ["classic/fr", "classic/lb", "classic/de"], "when": {"last_draw_counts": ["on"]}},
  {"id": "FR-18", "game": "classic", "part": "drawing", "editions": ["classic/fr", "classic/lb", "classic/de"]},
  {"id": "FR-19", "game": "classic", "part": "scoring", "editions": ["classic/fr", "classic/de"], "when": {"scoring": ["winner_takes"]}},
  {"id": "FR-20", "game": "classic", "part": "scoring", "editions": ["classic/fr"], "when": {"scoring": ["lowest_wins"]}},
  {"id": "FR-21", "game": "classic", "part": "manners", "editions": ["classic/fr"], "when": {"advice_penalty": ["on"]}},
  {"id": "FR-22", "game": "classic", "part": "debt", "editions": ["classic/fr"], "when": {"challenge": ["take_back"]}, "pictures": ["F"]},
  {"id": "FR-23", "game": "classic", "part": "scoring", "editions": ["classic/fr", "classic/lb", "classic/de"]},
  {"id": "LB-1", "game": "classic", "part": "start", "editions": ["classic/lb"], "when": {"palette": ["letz"]}},
  {"id": "LB-2", "game": "classic", "part": "start", "editions": ["classic/lb"], "when": {"dealer": ["passes_left"]}},
  {"id": "LB-3", "game": "classic", "part": "start", "editions": ["classic/lb"]},
  {"id": "LB-4", "game": "classic", "part": "skipping", "editions": ["classic/lb"], "when": {"reverse_on_anything": ["on"]}, "pictures": ["rR"]},
  {"id": "LB-5", "game": "classic", "part": "drawing", "editions": ["classic/lb"], "when": {"voluntary_draw": ["drawn_only"], "drawn_card": ["must_if_voluntary"], "draw_then_play_any": ["off"]}},
  {"id": "LB-6", "game": "classic", "part": "uno", "editions": ["classic/lb"], "when": {"uno_enforced": ["when_caught"]}},
  {"id": "LB-7", "game": "classic", "part": "uno", "editions": ["classic/lb"], "when": {"last_draw_counts": ["on"]}},
  {"id": "LB-8", "game": "classic", "part": "wild", "editions": ["classic/lb"], "when": {"first_wild": ["left"]}, "pictures": ["W"]},
  {"id": "LB-9", "game": "classic", "part": "debt", "editions": ["classic/lb"], "any": {"wild4_if": ["no_colour"], "challenge": ["card_stays"]}, "pictures": ["F"]},
  {"id": "LB-10", "game": "classic", "part": "hands", "editions": ["classic/lb"], "when": {"blanks": ["!none"]}, "pictures": ["X1"]},
  {"id": "LB-11", "game": "classic", "part": "scoring", "editions": ["classic/lb"]},
  {"id": "LB-12", "game": "classic", "part": "drawing", "editions": ["classic/lb"]},
  {"id": "DE-0", "game": "classic", "part": "start", "editions": ["classic/de"]},
  {"id": "DE-1", "game": "classic", "part": "laying", "editions": ["classic/de"], "example": {"on": "r5", "fits": ["r9", "b5", "W"], "fails": ["g7"]}},
  {"id": "DE-2", "game": "classic", "part": "laying", "editions": ["classic/de"]},
  {"id": "DE-3", "game": "classic", "part": "skipping", "editions": ["classic/de"], "pictures": ["rS"]},
  {"id": "DE-4", "game": "classic", "part": "skipping", "editions": ["classic/de"], "pictures": ["rR"]},
  {"id": "DE-5", "game": "classic", "part": "debt", "editions": ["classic/de"], "when": {"draw2_parry": ["draw2", "draw2_or_wild4"]}, "pictures": ["rD"]},
  {"id": "DE-6", "game": "classic", "part": "drawing", "editions": ["classic/de"], "when": {"voluntary_draw": ["off"], "draw_then_play_any": ["off"]}},
  {"id": "DE-7", "game": "classic", "part": "wild", "editions": ["classic/de"], "pictures": ["W", "F"]},
  {"id": "DE-8", "game": "classic", "part": "start", "editions": ["classic/de"], "when": {"uno_card_draw4": ["off"], "uno_card_gift": ["off"]}},
  {"id": "DE-9", "game": "classic", "part": "wild", "editions": ["classic/de"], "pictures": ["W"]},
  {"id": "DE-10", "game": "classic", "part": "debt", "editions": ["classic/de"], "any": {"wild4_if": ["always"], "wild4_parry": ["on"]}, "pictures": ["F"]},
  {"id": "DE-11", "game": "classic", "part": "uno", "editions": ["classic/de"], "when": {"uno_enforced": ["automatic"]}},
  {"id": "DE-12", "game": "classic", "part": "uno", "editions": ["classic/de"], "when": {"uno_uno": ["on"]}},
  {"id": "DE-1a", "game": "classic", "part": "laying", "editions": [], "when": {"jump_in": ["on"]}, "example": {"on": "r5", "fits": ["r5"], "fails": ["r9"]}},
  {"id": "DE-1b", "game": "classic", "part": "laying", "editions": [], "when": {"sequences": ["on"]}},
  {"id": "DE-3a", "game": "classic", "part": "skipping", "editions": [], "when": {"skip_parry": ["on"]}, "pictures": ["rS"]},
  {"id": "DE-3b", "game": "classic", "part": "skipping", "editions": [], "when": {"double_skip": ["on"]}, "pictures": ["rS"]},
  {"id": "DE-5a", "game": "classic", "part": "uno", "editions": [], "when": {"draw2_finish_defence": ["on"]}, "pictures": ["rD"]},
  {"id": "DE-6a", "game": "classic", "part": "drawing", "editions": [], "when": {"draw_then_play_any": ["on"]}},
  {"id": "DE-7a", "game": "classic", "part": "uno", "editions": [], "when": {"no_finish_on_black_draw": ["on"]}, "pictures": ["F"]},
  {"id": "DE-8a", "game": "classic", "part": "debt", "editions": [], "when": {"uno_card_draw4": ["on"]}, "pictures": ["U"]},
  {"id": "DE-8b", "game": "classic", "part": "hands", "editions": [], "when": {"uno_card_gift": ["on"]}, "pictures": ["U"]},
  {"id": "DE-13a", "game": "classic", "part": "hands", "editions": [], "when": {"zero_rotation": ["optional", "forced"]}, "pictures": ["r0"]},
  {"id": "BB-1", "game": "classic", "part": "skipping", "editions": [], "when": {"two_player_reverse_skips": ["on"]}, "pictures": ["rR"]},
  {"id": "BB-2", "game": "classic", "part": "hands", "editions": [], "when": {"seven_swap": ["optional", "forced"]}, "pictures": ["r7"]},
  {"id": "BB-3", "game": "classic", "part": "drawing", "editions": [], "when": {"draw_until_playable": ["on"]}},
  {"id": "BB-4", "game": "classic", "part": "debt", "editions": [], "when": {"reverse_returns_debt": ["on"]}, "pictures": ["rR"]},
  {"id": "BB-5", "game": "classic", "part": "debt", "editions": [], "when": {"skip_passes_debt": ["on"]}, "pictures": ["rS"]},
  {"id": "BB-6", "game": "classic", "part": "laying", "editions": [], "when": {"multiples": ["on"]}},
  {"id": "BB-7", "game": "classic", "part": "scoring", "editions": [], "when": {"teams": ["!0"]}},
  {"id": "R-1", "game": "rummy", "part": "tiles", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-2", "game": "rummy", "part": "tiles", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "pictures": ["R1", "Y4", "G9", "B12"]},
  {"id": "R-3", "game": "rummy", "part": "tiles", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "example": {"fits": ["R3 R4 R5"], "fails": ["R11 R12 R1"]}},
  {"id": "R-4", "game": "rummy", "part": "tiles", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "example": {"fits": ["R8 Y8 B8"], "fails": ["R8 R8 B8"]}},
  {"id": "R-5", "game": "rummy", "part": "tiles", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-6", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-7", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-8", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-9", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-10", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-11", "game": "rummy", "part": "turn", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-12", "game": "rummy", "part": "jokers", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "pictures": ["*"], "example": {"fits": ["R3 * R5"], "fails": ["R3 * * R6"]}},
  {"id": "R-13", "game": "rummy", "part": "jokers", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "pictures": ["*"]},
  {"id": "R-14", "game": "rummy", "part": "words", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "pictures": ["*", "R2", "R5", "R7"]},
  {"id": "R-15", "game": "rummy", "part": "words", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-16", "game": "rummy", "part": "words", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-17", "game": "rummy", "part": "words", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-18", "game": "rummy", "part": "jokers", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-19", "game": "rummy", "part": "uno", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-20", "game": "rummy", "part": "uno", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-21", "game": "rummy", "part": "aim", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-22", "game": "rummy", "part": "scoring", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "when": {"rounds_to_win": ["0"]}},
  {"id": "R-23", "game": "rummy", "part": "uno", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-23b", "game": "rummy", "part": "words", "editions": ["rummy/en", "rummy/fr", "rummy/de"]},
  {"id": "R-24", "game": "rummy", "part": "scoring", "editions": ["rummy/en", "rummy/fr", "rummy/de"], "when": {"rounds_to_win": ["!0"]}},
]

export const POINTS: readonly PointsRow[] = [
  {"game": "classic", "pieces": ["r0", "r5", "r9"], "face": true},
  {"game": "classic", "pieces": ["rD", "rR", "rS"], "points": 20},
  {"game": "classic", "pieces": ["W"], "points": 50},
  {"game": "classic", "pieces": ["F"], "option": "wild4_points"},
  {"game": "rummy", "pieces": ["R1", "R9", "R12"], "face": true},
  {"game": "rummy", "pieces": ["R2", "R5", "R7"], "points": 20},
  {"game": "rummy", "pieces": ["*"], "points": 50},
]
