/** What has changed in the rules of a table, in the words in which its rules are listed. */

import { optionName } from '../i18n/options.ts'
import { t } from '../i18n/texts.svelte.ts'
import type { Settings } from '../protocol/messages.ts'
import { catalogue } from '../protocol/catalogue.svelte.ts'
import type { GameRoom } from '../table/room.ts'

type Whole = Required<Settings>

export function changedTexts(before: Whole, after: Whole, room: GameRoom): readonly string[] {
  const told: string[] = []
  if (before.edition !== after.edition) told.push(room.editionName(after.edition))
  if (before.players !== after.players) told.push(t('setting', { option: t('web-seats'), value: String(after.players) }))
  if (before.clock !== after.clock) {
    told.push(t('setting', { option: t('web-clock'), value: after.clock === 0 ? t('web-no-clock') : t('web-seconds', { seconds: after.clock }) }))
  }
  const printed = catalogue.standard(after.edition)
  const names = new Set([...Object.keys(before.options), ...Object.keys(after.options)])
  for (const name of names) {
    const value = after.options[name] ?? printed[name]
    if (before.options[name] === after.options[name]) continue
    told.push(...(value === undefined ? [t('web-as-printed-option', { option: optionName(name, room.texts) })] : room.settingTexts(name, value, after)))
  }
  return told
}
