/** Sentences in the reader's language, from the same files that the server reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LOCALES, type Language } from './languages.ts'

export type Arguments = Readonly<Record<string, string | number>>

const FILES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default' })
const CLAUSES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default', query: '?clauses' })

let bundle = $state.raw<FluentBundle | null>(null)
let book = $state.raw<FluentBundle | null>(null)
let reading = false

async function load(files: typeof FILES, language: Language, query = ''): Promise<FluentBundle> {
  const file = files[`../../../../i18n/${language}.ftl${query}`]
  if (file === undefined) throw new Error(language)
  const made = new FluentBundle(LOCALES[language], { useIsolating: false })
  made.addResource(new FluentResource(await file()))
  return made
}

export async function speak(language: Language): Promise<void> {
  const made = await load(FILES, language)
  if (reading) await read(language)
  bundle = made
}

/** The clauses of the rule book too, from now on. */
export async function read(language: Language): Promise<void> {
  reading = true
  book = await load(CLAUSES, language)
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

/** A clause as players read it; null until the texts are here, or where there is none. */
export function clauseText(id: string, args: Arguments): string | null {
  const pattern = book?.getMessage(`clause-${id.toLowerCase()}`)?.value
  return book && pattern ? book.formatPattern(pattern, args, []) : null
}
