/** The HTTP part of the server. */

import * as backend from './backend.ts'
import type { Checked, DraftChecked, Figures, GameInfo, Invitation, Listed, Made, MatchLine, Me, MyGames, MyTable, Problem, ReplayPart, ReplayView, Settings, Visitor } from './messages.ts'

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

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
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

/** Which steps of a recorded round, and through whose eyes. */
export interface PartAsked {
  readonly round: number
  readonly start: number
  readonly seat: number | null
  readonly opened: boolean
}

/** Moves from a step on, each with its seat; `seat`: through whose eyes, null: of whoever is on turn after them. */
export interface LineAsked {
  readonly step: number
  readonly actions: readonly string[]
  readonly seat: number | null
  readonly text: string
}

function query(values: Readonly<Record<string, string | number | boolean | null>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
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
  replay: (code: string, match: number | null) => ask<ReplayView>('GET', `/replays/${code}${query({ match })}`),
  replayPart: (code: string, match: number | null, { round, ...rest }: PartAsked) => ask<ReplayPart>('GET', `/replays/${code}/rounds/${round}${query({ match, ...rest })}`),
  replayFile: (text: string) => ask<ReplayView>('POST', '/replays', { text }),
  replayFilePart: (text: string, { round, ...rest }: PartAsked) => ask<ReplayPart>('POST', `/replays/rounds/${round}${query(rest)}`, { text }),
  /** Play on from a step of a recorded game, against bots; `text`: of a file. */
  branch: (code: string | null, match: number | null, asked: { readonly step: number; readonly seat: number; readonly text: string }) =>
    ask<Made>('POST', code === null ? '/replays/branch' : `/replays/${code}/branch${query({ match })}`, asked),
  /** The steps of a line of moves for all seats from a step on; `text`: of a file. */
  line: (code: string | null, match: number | null, asked: LineAsked) => ask<ReplayPart>('POST', code === null ? '/replays/line' : `/replays/${code}/line${query({ match })}`, asked),
  draftLine: (code: string | null, match: number | null, asked: LineAsked & { readonly draft: string }) =>
    ask<DraftChecked>('POST', code === null ? '/replays/line/draft' : `/replays/${code}/line/draft${query({ match })}`, asked),
  /** The lines that are kept beside a match. */
  lines: (code: string, match: number | null) => ask<readonly MatchLine[]>('GET', `/replays/${code}/lines${query({ match })}`),
  keepLine: (code: string, match: number | null, kept: { readonly name: string; readonly step: number; readonly actions: readonly string[] }) =>
    ask<MatchLine>('POST', `/replays/${code}/lines${query({ match })}`, kept),
  dropLine: (id: string) => ask<null>('DELETE', `/replays/lines/${id}`),
  myGames: (before: number | null, edition: string | null, won: boolean | null) => ask<MyGames>('GET', `/me/games${query({ before, edition, won })}`),
  figures: () => ask<Figures>('GET', '/me/figures'),
  allowName: (named: boolean) => ask<null>('PUT', '/me/naming', { named }),
  remember: (settings: Settings) => ask<null>('PUT', `/me/presets/${LAST}`, settings),
  remembered: async (): Promise<Settings | null> => (await api.presets())[LAST] ?? null,
}
