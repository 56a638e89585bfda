/** The shapes of the four colours, so that they differ by more than the colour. */

const STAR = 'M0-1.08 .3-.38 1.06-.33.47.16.66.9 0 .49-.66.9-.47.16-1.06-.33-.3-.38Z'
const TRIANGLE = 'M0-1 1.08.86H-1.08Z'
const SQUARE = 'M-.9-.9H.9V.9H-.9Z'

/** The shape of a colour: circle, star, triangle, square; all circles where plain ones are wanted. */
export function shapePath(colour: number, plain = false): string {
  if (plain || colour === 0) return '<circle r="1"/>'
  return `<path d="${colour === 1 ? STAR : colour === 2 ? TRIANGLE : SQUARE}"/>`
}
