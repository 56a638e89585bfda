/** The keys of the sentences about a deal. */

import type { Unproved } from './proving.ts'
import type { Lie, Verdict } from './verdict.ts'

export const WRONG: Readonly<Record<Lie['what'], string>> = {
  commitment: 'after-proof-wrong-commitment',
  secret: 'after-proof-wrong-secret',
  seals: 'after-proof-wrong-seals',
  salt: 'after-proof-wrong-salt',
  unsealed: 'after-proof-wrong-unsealed',
  'own-salt': 'after-proof-wrong-own-salt',
  seed: 'after-proof-wrong-seed',
  dealer: 'after-proof-wrong-dealer',
  deal: 'after-proof-wrong-deal',
  draw: 'after-proof-wrong-draw',
  seen: 'after-proof-wrong-seen',
  told: 'after-proof-wrong-told',
}

export const UNPROVED: Readonly<Record<Unproved, string>> = {
  running: 'after-proof-running',
  'set-up': 'after-proof-set-up',
  stranger: 'after-proof-stranger',
  'no-deals': 'after-proof-no-deals',
  unknown: 'after-proof-unknown',
}

/** The answer in a few words; `RIGHT` says what it rests on. */
export const ANSWER: Readonly<Record<Verdict['witnessed'], string>> = {
  all: 'after-proof-yes',
  part: 'after-proof-yes-part',
  none: 'after-proof-fits',
}

export const RIGHT: Readonly<Record<Verdict['witnessed'], string>> = {
  all: 'after-proof-honest',
  part: 'after-proof-honest-part',
  none: 'after-proof-consistent',
}
