/** A step in a sentence, for the log, the timeline and the ear. */

import type { Table } from '../table/table.svelte.ts'
import type { Frame } from './frames.ts'

export function toldOf(frame: Frame, table: Table): string {
  return table.room
    .condensed(frame.news)
    .flatMap((news) => table.say(news) ?? [])
    .join(' ')
}
