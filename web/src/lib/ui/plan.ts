/** Intentions to send as soon as a table is reached: the own seat, seats for bots, the start. */

import type { Intention } from '../protocol/connection.ts'

const plans = new Map<string, readonly Intention[]>()

export function planFor(code: string, intentions: readonly Intention[]): void {
  plans.set(code, intentions)
}

export function takePlan(code: string): readonly Intention[] {
  const found = plans.get(code) ?? []
  plans.delete(code)
  return found
}

/** To a table that one joins: on the first seat that is free. One can stand up again, and watch. */
export function joining(code: string): string {
  planFor(code, [{ do: 'sit' }])
  return `/t/${code}`
}

export function bots(first: number, seats: number, level: string): Intention[] {
  return Array.from({ length: Math.max(0, seats - first) }, (_, number): Intention => ({ do: 'bot', seat: first + number, level }))
}
