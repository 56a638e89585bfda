/** Which room shows which game: the only place that names them. A game that has no room of its own gets `any`. */

import { gameOf } from '../protocol/editions.ts'
import type { GameRoom } from '../table/room.ts'
import { room as any } from './any/index.ts'
import { room as cards } from './cards/index.ts'
import { room as tiles } from './tiles/index.ts'

const ROOMS: Readonly<Record<string, (game: string) => GameRoom>> = { classic: cards, rummy: tiles }
const made = new Map<string, GameRoom>()

function roomFor(game: string): GameRoom {
  const found = made.get(game) ?? (Object.hasOwn(ROOMS, game) ? ROOMS[game] ?? any : any)(game)
  made.set(game, found)
  return found
}

export function roomOf(edition: string): GameRoom {
  return roomFor(gameOf(edition))
}

/** The rooms of the games that the page knows; the first is the one that most people come for. */
export const ROOMS_KNOWN: readonly GameRoom[] = Object.keys(ROOMS).map(roomFor)
