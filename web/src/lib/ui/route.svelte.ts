/** Where we are, at a server or on this device: the home page, the table maker, the lessons, a table, a recorded game, one's
 * own games, puzzles, or the rule book of an edition with house rules. */

import { at, devicePath, onDevice, whole } from '../protocol/backend.ts'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  | { readonly page: 'learn' }
  | { readonly page: 'games' }
  | { readonly page: 'replay'; readonly code: string; readonly match: number | null }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'puzzles'; readonly code: string }
  | { readonly page: 'rules'; readonly edition: string; readonly options: Readonly<Record<string, string>> }

const TABLE = /^\/t\/([^/]{1,80})\/?$/
/** Without a code: a game in a file. */
const REPLAY = /^\/g(?:\/([^/]{1,80}))?\/?$/
/** Without a name: all puzzles. */
const PUZZLES = /^\/puzzles(?:\/([a-z0-9-]{1,20}))?\/?$/

const RULES = /^\/rules(?:\/([\w-]+\/[\w-]+))?\/?$/

export function parse(address: string): Route {
  const [full = '', query = ''] = (address.split('#')[0] ?? '').split('?')
  const path = devicePath(full) ?? full
  const table = TABLE.exec(path)
  if (table) return { page: 'table', code: table[1] ?? '' }
  const rules = RULES.exec(path)
  if (rules) return { page: 'rules', edition: rules[1] ?? '', options: Object.fromEntries(new URLSearchParams(query)) }
  const replay = REPLAY.exec(path)
  if (replay) return { page: 'replay', code: replay[1] ?? '', match: Number(new URLSearchParams(query).get('match')) || null }
  const puzzle = PUZZLES.exec(path)
  if (puzzle) return { page: 'puzzles', code: puzzle[1] ?? '' }
  if (path === '/games') return { page: 'games' }
  if (path === '/learn') return { page: 'learn' }
  return path === '/new' ? { page: 'new' } : { page: 'home' }
}

let route = $state.raw<Route>(parse(whole()))

export function here(): Route {
  return route
}

export function go(path: string): void {
  history.pushState(null, '', at(path))
  route = parse(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => {
  // On a static host it is the same page. Until it is loaded anew, nothing is asked of a server that is not there.
  if ((devicePath(whole()) !== null) !== onDevice()) location.reload()
  else route = parse(whole())
})

/** Whether this can be the code of a table. */
export function isCode(text: string): boolean {
  return /^[0-9a-z]{12}$/.test(text)
}
