/** Where a recorded match comes from: a server that has it, or a file that this device has. */

import { api, type LineAsked, type PartAsked } from '../protocol/api.ts'
import { away, onDevice, onSite } from '../protocol/backend.ts'
import { go } from '../ui/route.svelte.ts'
import type { DraftChecked, MatchLine, Problem, ReplayPart, ReplayView } from '../protocol/messages.ts'

export interface ReplaySource {
  /** The file, where it is one. */
  readonly text: string | null
  overview(): Promise<ReplayView>
  part(asked: PartAsked): Promise<ReplayPart>
  /** A table that plays on from a step; its code. */
  branch(step: number, seat: number): Promise<string>
  /** What if, for all seats: the steps of a line of moves; a move that is being put together after it. */
  line(asked: Tried): Promise<ReplayPart>
  draftLine(asked: Tried, draft: string): Promise<DraftChecked>
  /** What is kept beside the match; a file has nothing beside it. */
  readonly lines: { list(): Promise<readonly MatchLine[]>; keep(name: string, tried: Tried): Promise<MatchLine>; drop(id: string): Promise<null> } | null
}
export type Tried = Omit<LineAsked, 'text'>

/** A match of this server, by its link or, for its players, by the code of its table. */
export function matchOf(code: string, match: number | null): ReplaySource {
  return {
    text: null,
    overview: () => api.replay(code, match),
    part: (asked) => api.replayPart(code, match, asked),
    branch: async (step, seat) => (await api.branch(code, match, { step, seat, text: '' })).table,
    line: (asked) => api.line(code, match, { ...asked, text: '' }),
    draftLine: (asked, draft) => api.draftLine(code, match, { ...asked, text: '', draft }),
    lines: {
      list: () => api.lines(code, match),
      keep: (name, { step, actions }) => api.keepLine(code, match, { name, step, actions }),
      drop: (id) => api.dropLine(id),
    },
  }
}

/** The server makes the frames of a file and does not keep it. */
export function matchIn(text: string): ReplaySource {
  return {
    text,
    overview: () => api.replayFile(text),
    part: (asked) => api.replayFilePart(text, asked),
    branch: async (step, seat) => (await api.branch(null, null, { step, seat, text })).table,
    line: (asked) => api.line(null, null, { ...asked, text }),
    draftLine: (asked, draft) => api.draftLine(null, null, { ...asked, text, draft }),
    lines: null,
  }
}

/** More than this no recorded game has; the server refuses it too. */
const MOST_BYTES = 262_144

/** A file that somebody has chosen or dropped: its text, or why it is not even read. */
export type Chosen = { readonly text: string } | { readonly problem: Problem }

/** Of a file that was chosen on a page of a static host, which is loaded anew to play on this device. */
const CARRIED = 'pioche-file'

let waiting = $state.raw<Chosen | null>(carried())

function carried(): Chosen | null {
  const text = sessionStorage.getItem(CARRIED)
  sessionStorage.removeItem(CARRIED)
  return text === null ? null : { text }
}

/** Read a file and open the viewer. */
export async function choose(file: File): Promise<void> {
  waiting = file.size > MOST_BYTES ? { problem: { code: 'file-too-large', clause: '', args: { most: MOST_BYTES / 1024 } } } : { text: await file.text() }
  if (onSite() && !onDevice() && 'text' in waiting) {
    sessionStorage.setItem(CARRIED, waiting.text)
    location.hash = away('/device/g')
    location.reload()
    return
  }
  go('/g')
}

/** The file that waits to be shown. */
export function chosen(): Chosen | null {
  return waiting
}

export function taken(): void {
  waiting = null
}
