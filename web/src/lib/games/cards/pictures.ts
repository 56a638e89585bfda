/** The cards as pictures, 100 wide and 150 high. A picture is text: none of its parts ever changes by itself. */

import { HUES, type Palette } from '../../ui/colours.ts'
import { shapePath } from '../../ui/shapes.ts'
import { look, type Kind } from './faces.ts'

const SKIP = '<circle r="9"/><path d="M-6.4 6.4 6.4-6.4"/>'
const REVERSE =
  '<path d="M-9-1.5A8.6 8.6 0 0 1 6-6.2M9 1.5A8.6 8.6 0 0 1-6 6.2"/><path d="M7.6-11.5 6.6-5.7.9-6.4M-7.6 11.5-6.6 5.7-.9 6.4"/>'
const BACK =
  '<rect class="frame" x="11" y="11" width="78" height="128" rx="7"/><path class="pick" d="M24 70Q50 40 76 70"/>' +
  '<path class="pick" d="M50 56v52"/><circle class="dot" cx="50" cy="24" r="3"/><circle class="dot" cx="50" cy="126" r="3"/>'
const BUBBLE = 'M50 38c22 0 36 12 36 30S72 98 50 98c-4 0-7 0-10-1L24 110l4-18c-9-5-14-13-14-24 0-18 14-30 36-30Z'
const PLAIN = [31, 75] as const
/** For each colour: how large the plate in the middle is, and how far below the middle, clear of the corners. */
const PLATE = [PLAIN, [37, 77], [35, 82], [29, 83]] as const
const COLOURS = [0, 1, 2, 3] as const

function shape(colour: number, x: number, y: number, size: number, plain: boolean): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" stroke-width=".12" stroke-linejoin="round">${shapePath(colour, plain)}</g>`
}

function symbol(kind: Kind, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" class="line">${kind === 'skip' ? SKIP : kind === 'reverse' ? REVERSE : ''}</g>`
}

function indexOf(kind: Kind, number: string): string {
  return { number, draw2: '+2', skip: '', reverse: '', wild: '', wild4: '+4', uno: '1!', blank: number, back: '' }[kind]
}

function middleOf(kind: Kind, colour: number | null, index: string, palette: Palette, plain: boolean): string {
  if (colour !== null) {
    const [size, middle] = plain ? PLAIN : (PLATE[colour] ?? PLAIN)
    const at = colour === 2 && !plain ? 90 : middle
    const plate = `<g class="plate">${shape(colour, 50, middle, size, plain)}</g>`
    if (index === '') return `${plate}<g class="on-plate">${symbol(kind, 50, at, colour === 1 || colour === 2 ? 1.5 : 1.9)}</g>`
    const long = index.length > 1
    return `${plate}<text class="big${long ? ' long' : ''}" x="50" y="${at + (long ? 12 : 16)}">${index}</text>`
  }
  if (kind === 'uno') return `<path class="bubble" d="${BUBBLE}"/><text class="big word" x="50" y="79">UNO</text>`
  if (kind === 'blank') return '<path class="ruled" d="M24 52h52M24 68h52M24 84h52M24 100h32"/>'
  const quarters = COLOURS.map((each) => {
    const drawn = shape(each, each % 2 ? 72 : 28, each < 2 ? 53 : 97, kind === 'wild4' ? 13 : 16, plain)
    return `<g class="quarter ${HUES[palette][each]}">${drawn}</g>`
  }).join('')
  return quarters + (kind === 'wild4' ? '<circle class="hub" cx="50" cy="75" r="24"/><text class="big hub-text" x="50" y="86">+4</text>' : '')
}

function cornerOf(kind: Kind, index: string, palette: Palette): string {
  if (index !== '') return `<text class="index${index.length > 1 ? ' tight' : ''}" x="9" y="33">${index}</text>`
  if (kind === 'wild') {
    return COLOURS.map((each) => `<circle class="pip ${HUES[palette][each]}" cx="${each % 2 ? 25 : 15}" cy="${each < 2 ? 17 : 27}" r="4.4"/>`).join('')
  }
  return `<g class="on-card">${symbol(kind, 20, 23, 1)}</g>`
}

/** What stands inside the svg of a card. */
export function cardPicture(face: number, palette: Palette, plain: boolean): string {
  const { kind, colour, number } = look(face)
  const paper = '<rect class="edge" x="1" y="1" width="98" height="148" rx="13"/><rect class="paper" x="5" y="5" width="90" height="140" rx="10"/>'
  if (kind === 'back') return paper + BACK
  const index = indexOf(kind, number)
  const corner = cornerOf(kind, index, palette)
  const sign = colour !== null && !plain ? `<g class="on-card solid">${shape(colour, 19, 47, 7, false)}</g>` : ''
  return `${paper}${middleOf(kind, colour, index, palette, plain)}${corner}${sign}<g transform="rotate(180 50 75)">${corner}</g>`
}
