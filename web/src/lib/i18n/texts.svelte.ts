/** Sentences in the reader's language, from the same files that the server reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LOCALES, type Language } from './languages.ts'

export type Arguments = Readonly<Record<string, string | number>>

const FILES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default' })

let bundle = $state.raw<FluentBundle | null>(null)

export async function speak(language: Language): Promise<void> {
  const load = FILES[`../../../../i18n/${language}.ftl`]
  if (load === undefined) throw new Error(language)
  const made = new FluentBundle(LOCALES[language], { useIsolating: false })
  made.addResource(new FluentResource(await load()))
  bundle = made
}

export function speaking(): boolean {
  return bundle !== null
}

/** The sentence with this key; the key itself where there is none, which a test does not let happen. */
export function t(key: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(key)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : key
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false
}
