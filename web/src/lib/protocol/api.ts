/** The HTTP part of the server. */

import * as backend from './backend.ts'
import type { Checked, GameInfo, Invitation, Listed, Made, Me, MyTable, Problem, Settings, Visitor } from './messages.ts'

/** The server said no; `problem` becomes a sentence. */
export class Declined extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** No answer of ours: the network or the server is away. */
export const AWAY = 'server-away'

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { ok, text } = await backend.ask(method, path, body === undefined ? undefined : JSON.stringify(body))
  if (!ok) {
    let problem: Problem = { code: AWAY, clause: '', args: {} }
    try {
      problem = JSON.parse(text) as Problem
    } catch {
      // No answer, or a proxy's page instead of one of ours.
    }
    throw new Declined(problem)
  }
  return (text === '' ? null : JSON.parse(text)) as Answer
}

/** What was made last is kept among one's presets, under a name that nobody else gives. */
const LAST = '~'

export function isMine(name: string): boolean {
  return name !== LAST
}

export const api = {
  me: () => ask<Visitor>('GET', '/me'),
  become: (name: string) => ask<Me>('POST', '/guest', { name }),
  chooseFace: (face: number | null) => ask<Me>('PUT', '/me/face', { face }),
  games: () => ask<readonly GameInfo[]>('GET', '/games'),
  /** The game's own Fluent messages. */
  texts: (game: string, language: string) => ask<{ readonly ftl: string }>('GET', `/games/${encodeURIComponent(game)}/texts/${language}`),
  lobby: () => ask<readonly Listed[]>('GET', '/tables'),
  mine: () => ask<readonly MyTable[]>('GET', '/me/tables'),
  find: (code: string) => ask<Made>('GET', `/find?code=${encodeURIComponent(code)}`),
  look: (code: string) => ask<Listed>('GET', `/tables/${code}`),
  invitation: (code: string) => ask<Invitation>('GET', `/tables/${code}/invitation`),
  make: (settings: Settings) => ask<Made>('POST', '/tables', settings),
  presets: () => ask<Readonly<Record<string, Settings>>>('GET', '/me/presets'),
  savePreset: (name: string, settings: Settings) =>
    ask<null>('PUT', `/me/presets/${encodeURIComponent(name)}`, settings),
  dropPreset: (name: string) => ask<null>('DELETE', `/me/presets/${encodeURIComponent(name)}`),
  /** Can these settings be played? Everything that is wrong with them, and what adapted to them. */
  check: (settings: Settings) => ask<Checked>('POST', '/check', settings),
  remember: (settings: Settings) => ask<null>('PUT', `/me/presets/${LAST}`, settings),
  remembered: async (): Promise<Settings | null> => (await api.presets())[LAST] ?? null,
}
