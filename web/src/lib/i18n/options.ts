/** House rules in words. The options of a game that the page does not know are in that game's texts. */

import { pageTexts, type Texts } from './texts.svelte.ts'

const dashes = (name: string): string => name.replaceAll('_', '-')

export function optionName(name: string, texts: Texts = pageTexts): string {
  const key = `option-${dashes(name)}`
  return texts.has(key) ? texts.t(key) : name
}

export function optionHelp(name: string, texts: Texts = pageTexts): string {
  const key = `option-${dashes(name)}-help`
  return texts.has(key) ? texts.t(key) : ''
}

export function valueName(option: string, value: string, texts: Texts = pageTexts): string {
  const own = `value-${dashes(option)}-${dashes(value)}`
  if (texts.has(own)) return texts.t(own)
  if (value === 'on' || value === 'off') return texts.t(`value-${value}`)
  if (value === '0' && texts.has(`value-${dashes(option)}-none`)) return texts.t(`value-${dashes(option)}-none`)
  return value
}

export function settingText(name: string, value: string, texts: Texts = pageTexts): string {
  if (name === 'players') return texts.t('setting-players', { players: Number(value) })
  return texts.t('setting', { option: optionName(name, texts), value: valueName(name, value, texts) })
}
