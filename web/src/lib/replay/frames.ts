/** The steps of a recorded match: whole states from what the server sends, and where in the match a step is. */

import { applied } from '../protocol/apply.ts'
import type { News, ReplayPart, ReplayRound, RoundView, TableView } from '../protocol/messages.ts'

/** Everything that is shown at one step. */
export interface Frame {
  readonly step: number
  readonly at: number
  readonly seat: number | null
  readonly table: TableView
  readonly view: RoundView | null
  readonly news: readonly News[]
  /** The position as text; empty while the round is being played. */
  readonly position: string
}

/** The frames of consecutive steps, each whole. */
export function unfolded(part: ReplayPart): Frame[] {
  const { state } = part
  let frame: Frame = { step: state.seq, at: state.at, seat: state.seat, table: state.table, view: state.round, news: state.missed ?? [], position: part.positions[0] ?? '' }
  const frames = [frame]
  part.updates.forEach((update, number) => {
    frame = {
      ...frame,
      step: update.seq,
      table: update.table === undefined ? frame.table : applied(frame.table, update.table),
      view: update.round === undefined || frame.view === null ? frame.view : applied(frame.view, update.round),
      news: update.news,
      position: part.positions[number + 1] ?? '',
    }
    frames.push(frame)
  })
  return frames
}

/** Where a step is: its round (from 1), and where in it the part begins that has it. */
export interface Place {
  readonly round: number
  readonly start: number
}

/** A step of the match as a place in it; a step that does not exist is the nearest one. */
export function placeOf(rounds: readonly ReplayRound[], step: number, part: number): Place {
  const found = Math.max(0, rounds.findLastIndex((round) => round.first <= step))
  const round = rounds[found]
  const within = Math.min(Math.max(0, step - (round?.first ?? 0)), (round?.steps ?? 1) - 1)
  return { round: found + 1, start: within - (within % part) }
}

export function lastStep(rounds: readonly ReplayRound[]): number {
  const last = rounds.at(-1)
  return last === undefined ? 0 : last.first + last.steps - 1
}

/** Where the parts of a round begin. */
export function startsOf(round: ReplayRound, part: number): number[] {
  return Array.from({ length: Math.ceil(round.steps / part) }, (_, number) => number * part)
}

/** A place in a line that is kept beside a match: how many of its moves have been made. */
export interface LineMoment {
  readonly id: string
  readonly moves: number
}

/** Who looks, and at which step: what a link says after its `#`. */
export interface Moment {
  readonly step: number | null
  /** Null: as the page decides. */
  readonly seat: number | null
  readonly opened: boolean | null
  /** Null: in the match itself. */
  readonly line: LineMoment | null
}

export function parseMoment(hash: string): Moment {
  const given = new URLSearchParams(hash.replace(/^.*#/, ''))
  const number = (name: string): number | null => (/^\d{1,7}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : null)
  const open = given.get('open')
  const id = given.get('line') ?? ''
  const line = /^[0-9a-z-]{1,64}$/.test(id) ? { id, moves: number('after') ?? Infinity } : null
  return { step: number('move'), seat: number('seat'), opened: open === null ? null : open === '1', line }
}

export function momentText(step: number, seat: number | null, opened: boolean, line: LineMoment | null = null): string {
  const tried = line === null ? '' : `&line=${line.id}&after=${line.moves}`
  return `#move=${step}${seat === null ? '' : `&seat=${seat}`}&open=${opened ? 1 : 0}${tried}`
}
