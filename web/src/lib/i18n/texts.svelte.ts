/** Sentences in the reader's language, from the same files that the server reads. */

import { LOCALES, type Language } from './languages.ts'
import { Sentences } from './bundle.ts'

export type Arguments = Readonly<Record<string, string | number>>

const FILES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default' })
const CLAUSES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default', query: '?clauses' })

let sentences = $state.raw<Sentences | null>(null)
let book = $state.raw<Sentences | null>(null)
let reading = false

async function load(files: typeof FILES, language: Language): Promise<Sentences> {
  const file = files[`../../../../i18n/${language}.ftl`]
  if (file === undefined) throw new Error(language)
  return new Sentences(LOCALES[language], await file())
}

export async function speak(language: Language): Promise<void> {
  const made = await load(FILES, language)
  if (reading) await read(language)
  sentences = made
}

/** The clauses of the rule book too, from now on. */
export async function read(language: Language): Promise<void> {
  reading = true
  book = await load(CLAUSES, language)
}

export function speaking(): boolean {
  return sentences !== null
}

/** The sentence with this key; the key itself where there is none, which a test does not let happen. */
export function t(key: string, args?: Arguments): string {
  return sentences?.say(key, args ?? null) ?? key
}

export function has(key: string): boolean {
  return sentences?.has(key) ?? false
}

/** A clause as players read it; null until the texts are here, or where there is none. */
export function clauseText(id: string, args: Arguments): string | null {
  return book?.say(`clause-${id.toLowerCase()}`, args) ?? null
}
