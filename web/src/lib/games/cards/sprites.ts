/** A sheet of pictures outside of what is seen: each card is drawn once, and wherever it lies only pointed at. */

import type { Palette } from '../../ui/colours.ts'
import { HIDDEN } from './faces.ts'
import { cardPicture } from './pictures.ts'

const known = new Set<string>()
let sheet: SVGSVGElement | null = null

/** The id of a card's picture, which is on the sheet from now on. */
export function pictureId(face: number, palette: Palette, plain: boolean): string {
  const id = `card-${face < 0 ? HIDDEN : face}-${palette}${plain ? '-plain' : ''}`
  if (!known.has(id)) {
    known.add(id)
    sheet ??= makeSheet()
    sheet.insertAdjacentHTML('beforeend', `<symbol id="${id}" class="picture" viewBox="0 0 100 150" overflow="visible">${cardPicture(face, palette, plain)}</symbol>`)
  }
  return id
}

function makeSheet(): SVGSVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  made.setAttribute('class', 'pictures')
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}
