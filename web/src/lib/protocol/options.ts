// Made by scripts/protocol_types.py from the server's Python; do not edit.

/** Group, option, clauses. */
export const OPTION_GROUPS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  pack: {
    palette: ["FR-2", "LB-1"],
  },
  start: {
    hand_size: ["FR-5", "LB-3", "DE-0"],
    dealer: ["FR-4", "LB-2"],
    first_skip: ["FR-14"],
    first_wild: ["FR-15", "LB-8"],
  },
  matching: {
    reverse_on_anything: ["LB-4"],
    wild4_if: ["FR-16", "LB-9", "DE-10"],
  },
  drawing: {
    voluntary_draw: ["FR-9", "LB-5", "DE-6"],
    drawn_card: ["FR-8", "LB-5", "DE-6"],
    draw_then_play_any: ["DE-6a"],
    draw_until_playable: ["BB-3"],
  },
  debt: {
    draw2_parry: ["FR-12", "DE-5"],
    wild4_parry: ["DE-10"],
    uno_card_draw4: ["DE-8a"],
    reverse_returns_debt: ["BB-4"],
    skip_passes_debt: ["BB-5"],
  },
  challenge: {
    challenge: ["FR-22", "LB-9", "DE-10"],
  },
  uno_call: {
    uno_enforced: ["FR-10", "LB-6", "DE-11"],
    uno_uno: ["DE-12"],
  },
  finishing: {
    last_draw_counts: ["FR-17", "LB-7"],
    draw2_finish_defence: ["DE-5a"],
    no_finish_on_black_draw: ["DE-7a"],
  },
  jump_in: {
    jump_in: ["DE-1a"],
  },
  sequences: {
    sequences: ["DE-1b"],
  },
  skipping: {
    skip_parry: ["DE-3a"],
    double_skip: ["DE-3b"],
    two_player_reverse_skips: ["BB-1"],
  },
  hands: {
    zero_rotation: ["DE-13a"],
    seven_swap: ["BB-2"],
    uno_card_gift: ["DE-8b"],
  },
  multiples: {
    multiples: ["BB-6"],
  },
  advice: {
    advice_penalty: ["FR-21"],
  },
  blank: {
    blanks: ["LB-10"],
  },
  scoring: {
    scoring: ["FR-19", "FR-20"],
    target: ["FR-3", "LB-11", "DE-0"],
    rounds_to_win: ["DE-0"],
    wild4_points: ["FR-19", "LB-11", "DE-0"],
    teams: ["BB-7"],
  },
}
