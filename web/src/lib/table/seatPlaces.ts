/**
 * Where the others sit, from one's left round the table to one's right. A place is a share of the room that a seat leaves
 * free: 0 is at the left or top edge, 1 at the right or bottom edge, so no seat ever leaves the scene.
 */

export interface SeatPlace {
  readonly x: number
  readonly y: number
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Around an oval: where there is room. */
export function oval(count: number): SeatPlace[] {
  const span = count === 1 ? 0 : count === 2 ? 126 : Math.min(214, 172 + count * 6)
  const deep = count > 7 ? 0.76 : 0.62
  return Array.from({ length: count }, (_, seat) => {
    const angle = count === 1 ? 0 : ((seat / (count - 1) - 0.5) * span * Math.PI) / 180
    // Flatter than a circle: the corners of the scene are used too.
    const flat = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.8
    return { x: round(0.5 + 0.5 * flat), y: round(deep * (1 - Math.cos(angle)) * (Math.abs(angle) > Math.PI / 2 ? 0.94 : 1)) }
  })
}

/** How many sit at the left, at the far side, at the right: where there is little room. */
export function sides(count: number, mostAcross: number): readonly [number, number, number] {
  let aside = count < 3 ? 0 : 1
  while (count - 2 * aside > mostAcross) aside += 1
  return [aside, count - 2 * aside, aside]
}

/** Along three sides of a rectangle: a phone. */
export function horseshoe(count: number, mostAcross = 5): SeatPlace[] {
  const [left, far, right] = sides(count, mostAcross)
  const margin = far < 3 ? 0.16 : far === 3 ? 0.05 : 0
  const across = Array.from({ length: far }, (_, seat): SeatPlace => ({ x: far === 1 ? 0.5 : round(margin + (seat / (far - 1)) * (1 - 2 * margin)), y: 0 }))
  const down = (aside: number, seat: number): number => (aside === 1 ? 0.58 : round(0.5 + (0.5 * seat) / (aside - 1)))
  return [
    ...Array.from({ length: left }, (_, seat): SeatPlace => ({ x: 0, y: down(left, left - 1 - seat) })),
    ...across,
    ...Array.from({ length: right }, (_, seat): SeatPlace => ({ x: 1, y: down(right, seat) })),
  ]
}

/** Along the far side only, the outermost a little nearer: a phone on its side with many at the table. */
export function arc(count: number): SeatPlace[] {
  return row(count).map(({ x }) => ({ x, y: round(1.6 * (x - 0.5) ** 2) }))
}

/** In a row at the far side: a phone with much on the table. */
export function row(count: number): SeatPlace[] {
  return Array.from({ length: count }, (_, seat) => ({ x: count === 1 ? 0.5 : round(seat / (count - 1)), y: 0 }))
}

/** Beside what is spread out on the table: half of them left, half right, an odd one at the far side. */
export function flanks(count: number): SeatPlace[] {
  const half = Math.floor(count / 2)
  const column = (seat: number, x: number): SeatPlace => ({ x, y: half === 1 ? 0.35 : round(seat / (half - 1)) })
  return [
    ...Array.from({ length: half }, (_, seat) => column(half - 1 - seat, 0)),
    ...Array.from({ length: count - 2 * half }, () => ({ x: 0.5, y: 0 })),
    ...Array.from({ length: half }, (_, seat) => column(seat, 1)),
  ]
}
