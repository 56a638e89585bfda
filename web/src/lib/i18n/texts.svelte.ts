/** Messages in the reader's language, from the same files that the server reads; those of further games come from it. */

import { api, Declined } from '../protocol/api.ts'
import { Bundle } from './bundle.ts'
import { LOCALES, type Language } from './languages.ts'

export type Arguments = Readonly<Record<string, string | number>>

/** Where messages are looked up. */
export interface Texts {
  /** The message with this key; the key itself if there is none, which a test rules out for the page's own. */
  t(key: string, args?: Arguments): string
  has(key: string): boolean
}

const FILES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default' })
const CLAUSES = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default', query: '?clauses' })
const AFTER = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default', query: '?after' })
const DEVICE = import.meta.glob<string>('../../../../i18n/*.ftl', { import: 'default', query: '?device' })
const RETRY_AFTER = 5_000

let page = $state.raw<Bundle | null>(null)
let book = $state.raw<Bundle | null>(null)
let after = $state.raw<Bundle | null>(null)
let device = $state.raw<Bundle | null>(null)
let reading = false
let lookingBack = false
let alone = false
let spoken: Language | null = null
/** By game: its own messages over those of the page. */
let ofGames = $state.raw<Readonly<Record<string, Bundle>>>({})
const requested = new Set<string>()

async function load(files: typeof FILES, language: Language): Promise<Bundle> {
  const file = files[`../../../../i18n/${language}.ftl`]
  if (file === undefined) throw new Error(language)
  return new Bundle(LOCALES[language], await file())
}

export async function speak(language: Language): Promise<void> {
  const made = await load(FILES, language)
  if (reading) await read(language)
  if (lookingBack) await lookBack(language)
  if (alone) await withoutServer(language)
  spoken = language
  page = made
  ofGames = {}
  for (const game of requested) void fetchTexts(game)
}

/** The clauses of the rule book too, from now on. */
export async function read(language: Language): Promise<void> {
  reading = true
  book = await load(CLAUSES, language)
}

/** What is said of games that are over too, from now on. */
export async function lookBack(language: Language): Promise<void> {
  lookingBack = true
  after = await load(AFTER, language)
}

/** What is said where there is no server too, from now on. */
export async function withoutServer(language: Language): Promise<void> {
  alone = true
  device = await load(DEVICE, language)
}

/** Whether those texts are here. */
export function lookingBackLoaded(): boolean {
  return after !== null
}

export function speaking(): boolean {
  return page !== null
}

export function t(key: string, args?: Arguments): string {
  return page?.format(key, args ?? null) ?? after?.format(key, args ?? null) ?? device?.format(key, args ?? null) ?? key
}

export function has(key: string): boolean {
  return (page?.has(key) ?? false) || (after?.has(key) ?? false) || (device?.has(key) ?? false)
}

export const pageTexts: Texts = { t, has }

/** The messages of a game that the page does not know, over those of the page. Fetched on first use; until then only the
 * page's are there. */
export function gameTexts(game: string): Texts {
  return {
    t(key, args) {
      request(game)
      return (ofGames[game] ?? page)?.format(key, args ?? null) ?? key
    },
    has(key) {
      request(game)
      return (ofGames[game] ?? page)?.has(key) ?? false
    },
  }
}

function request(game: string): void {
  if (game === '' || requested.has(game)) return
  requested.add(game)
  if (page !== null) void fetchTexts(game)
}

async function fetchTexts(game: string): Promise<void> {
  const [language, base] = [spoken, page]
  if (language === null || base === null) return
  try {
    const { ftl } = await api.texts(game, language)
    if (page === base) ofGames = { ...ofGames, [game]: base.extended(ftl) }
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    setTimeout(() => requested.delete(game), RETRY_AFTER) // the next use requests it again
  }
}

/** A clause as players read it; null until the texts are here, or if there is none. */
export function clauseText(id: string, args: Arguments): string | null {
  return book?.format(`clause-${id.toLowerCase()}`, args) ?? null
}

/** A message of the rule book's file, such as a step of a lesson; null until it is here, or if there is none. */
export function bookText(key: string, args: Arguments = {}): string | null {
  return book?.format(key, args) ?? null
}

/** The same for what is shown only once the file is here. */
export function b(key: string, args?: Arguments): string {
  return bookText(key, args) ?? ''
}

/** What players call an option besides its name, in lower case, for the search; empty if nothing. */
export function calledText(option: string): string {
  return book?.format(`called-${option.replaceAll('_', '-')}`, null) ?? ''
}

/** Whether the texts of the clauses are here. */
export function bookLoaded(): boolean {
  return book !== null
}
