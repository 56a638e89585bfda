/** Where the cards of a hand lie: in as many overlapping rows as keep a touchable strip of every card in sight. */

export interface Place {
  readonly x: number
  readonly y: number
  /** Degrees; only a hand that fits into one row is fanned. */
  readonly turn: number
  readonly row: number
}

export interface Layout {
  readonly places: readonly Place[]
  readonly height: number
  readonly perRow: number
}

const STRIP = 38 // of a card that others cover; a thumb finds it
const ROW_STRIP = 0.46 // of a card's height that shows above the next row
const GAP = 6
const ASPECT = 1.5
const LIFT = 14 // room for a card that is raised
const MOST_TURN = 8 // degrees of the outermost card
const PIVOT = 1.2 // cards turn around a point so many heights below their top (Hand.svelte)

export function layoutHand(count: number, width: number, card: number): Layout {
  if (count === 0 || width <= 0) return { places: [], height: card * ASPECT + LIFT, perRow: 1 }
  // Cards lean outwards: the outermost ones reach so far beyond their places.
  const edge = Math.ceil(PIVOT * card * ASPECT * Math.sin((MOST_TURN * Math.PI) / 180)) + 2
  const flat = Math.max(1, Math.floor((width - 4 - card) / STRIP) + 1)
  const wide = Math.max(1, Math.floor((width - 2 * edge - card) / STRIP) + 1)
  const fanned = count <= wide && count * (card + GAP) > width - 2 * edge
  const margin = fanned ? edge : 2
  const rows = Math.ceil(count / (fanned ? wide : flat))
  const perRow = Math.ceil(count / rows)
  width -= 2 * margin
  const step = perRow > 1 ? Math.min(card + GAP, (width - card) / (perRow - 1)) : 0
  const places = Array.from({ length: count }, (_, number): Place => {
    const row = Math.floor(number / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const column = number - row * perRow
    const start = margin + (width - (step * (inRow - 1) + card)) / 2
    const middle = column - (inRow - 1) / 2
    const turn = fanned ? (middle * 2 * MOST_TURN) / Math.max(6, inRow) : 0
    const sag = fanned ? Math.min(10, (middle * middle * 14) / Math.max(9, inRow * inRow / 2)) : 0
    return { x: start + column * step, y: LIFT + row * card * ASPECT * ROW_STRIP + sag, turn, row }
  })
  const sag = Math.max(...places.map((place) => place.y - LIFT - place.row * card * ASPECT * ROW_STRIP))
  return { places, height: LIFT + (rows - 1) * card * ASPECT * ROW_STRIP + card * ASPECT + sag, perRow }
}
