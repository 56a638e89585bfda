/** The rule of a white card in words. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Rules } from '../../table/room.ts'
import { HUES, type Palette } from '../../ui/colours.ts'
import { parsePrograms, type Effect, type Program } from './blanks.ts'
import { paletteOf } from './editions.ts'
import type { Op } from './effects.ts'

const SENTENCE: Readonly<Record<Op, string>> = {
  draw: 'web-blank-draw', debt: 'web-blank-debt', skip: 'web-blank-skip', turn: 'web-blank-turn', colour: 'web-blank-colour',
  pass_hands: 'web-blank-pass-hands', swap: 'web-blank-swap', give: 'web-blank-give', again: 'web-blank-again', look: 'web-blank-look',
}

export function effectWords(effect: Effect, palette: Palette = 'letz'): string {
  const { op, count, at, condition, limit } = effect
  let text = t(SENTENCE[op], { count, at })
  if (effect.optional) text = t('web-blank-optional', { text })
  if (condition === 'always') return t('web-blank-sentence', { text: text.charAt(0).toUpperCase() + text.slice(1) })
  const colour = condition === 'colour' ? t(`colour-${HUES[palette][limit] ?? 'none'}`) : ''
  return t('web-blank-when', { text, condition, limit, colour })
}

/** One sentence for each effect, and what the table has written besides. */
export function programWords(program: Program, palette: Palette = 'letz'): string[] {
  const found = program.effects.map((effect) => effectWords(effect, palette))
  if (program.text !== '') found.push(program.text)
  return found.length > 0 ? found : [t('web-blank-nothing')]
}

/** The white cards of a table, each as one text. */
export function programsOf(rules: Rules, text = (program: Program): string => programWords(program, paletteOf(rules)).join(' ')): string[] {
  return parsePrograms(rules.options['blanks'] ?? 'none').map(text)
}
