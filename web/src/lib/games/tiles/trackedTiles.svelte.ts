/** The tiles that a player can see, told apart from one position to the next, and the order of their rack. */

import type { RummyView } from '../../protocol/messages.ts'
import type { Layout, Tile } from './draft.ts'
import { ordered, remember, rememberedOrder, rememberedRack, shifted, type Order } from './rackOrder.ts'
import { arrived, NOTHING, type Known } from './tracking.ts'

/** What a new position has changed. */
export interface Arrival {
  /** The table lies otherwise, or it is another round. */
  readonly relaid: boolean
  /** The rack or what is waited for is not the same. */
  readonly changed: boolean
}

export class TrackedTiles {
  order = $state<Order>(rememberedOrder())
  #known = $state.raw<Known>(NOTHING)
  readonly known = $derived(this.#known)
  readonly base = $derived(this.#known.base)
  readonly tiles = $derived(this.#known.tiles)
  /** All of one's tiles in the order in which they stand, those in a draft included. */
  readonly standing = $derived(this.#known.standing)
  /** Tiles of the table that others have laid since one's own last move, and tiles that have come to the rack. */
  readonly fresh = $derived(this.#known.fresh)
  readonly #code: string | null
  /** The tiles that have come with the last position; in a new round all. */
  arrived: readonly Tile[] = []
  #ids = 0
  #round = ''
  #lying = ''
  #held = ''

  /** `code`: the table whose rack is remembered; null: none. */
  constructor(code: string | null) {
    this.#code = code
  }

  /** A number that nothing has yet. */
  readonly next = (): number => ++this.#ids

  /** The highest number that something has. */
  get ids(): number {
    return this.#ids
  }

  /** Nothing has arrived yet. */
  get isEmpty(): boolean {
    return this.#round === ''
  }

  /** A position has come. `round` names the round; `shown` is the table as the player sees it, with their draft. */
  arrive(view: RummyView, round: string, shown: Layout): Arrival {
    const begun = round !== this.#round
    const relaid = begun || lyingIn(view) !== this.#lying
    const changed = begun || heldIn(view) !== this.#held
    const before = begun ? { ...NOTHING, standing: this.#remembered() } : this.#known
    const last = this.#ids
    this.#known = arrived(before, begun ? NOTHING.base : shown, view, relaid, begun, this.next)
    this.arrived = [...this.tiles.values()].filter((tile) => begun || tile.id > last)
    this.#at(view, round)
    if (view.seat !== null) this.#remember()
    return { relaid, changed }
  }

  /** The position is one of which everything was known before. */
  restore(view: RummyView, round: string, known: Known, ids: number): void {
    this.#known = known
    this.#ids = ids
    this.#at(view, round)
  }

  #at(view: RummyView, round: string): void {
    this.#round = round
    this.#lying = lyingIn(view)
    this.#held = heldIn(view)
  }

  /** A tile has been looked at; without one: all, because one has moved. */
  look(id?: number): void {
    if (id !== undefined && !this.fresh.has(id)) return
    this.#known = { ...this.#known, fresh: new Set(id === undefined ? [] : [...this.fresh].filter((each) => each !== id)) }
  }

  sort(order: 'run' | 'number'): void {
    this.order = order
    this.#stand(ordered(this.standing, order))
  }

  /** Put tiles of the rack in front of another one (null: at the end); `shown` is the rack as it can be seen. */
  shift(shown: readonly number[], ids: readonly number[], before: number | null): void {
    const own = this.standing.map((tile) => tile.id)
    const next = shifted([...shown.filter((id) => own.includes(id)), ...own.filter((id) => !shown.includes(id))], ids, before)
    this.order = 'free'
    this.#stand(next.map((id) => this.tiles.get(id)).filter((tile) => tile !== undefined))
  }

  #stand(standing: readonly Tile[]): void {
    this.#known = { ...this.#known, standing }
    this.#remember()
  }

  #remembered(): Tile[] {
    return (this.#code === null ? [] : rememberedRack(this.#code)).map((kind) => ({ id: this.next(), kind, mine: true }))
  }

  #remember(): void {
    if (this.#code === null) return
    remember(this.#code, this.order, this.standing.map((tile) => tile.kind))
  }
}

const lyingIn = (view: RummyView): string => JSON.stringify(view.table)
const heldIn = (view: RummyView): string => JSON.stringify([view.rack, view.phase])
