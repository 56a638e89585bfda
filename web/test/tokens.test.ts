/** The contrasts of every table, by day and by night, measured from tokens.css (WCAG 2.2: text 4.5, marks 3). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BACKS, TABLETOPS } from '../src/lib/ui/looks.ts'

const CSS = readFileSync(join(import.meta.dirname, '..', 'src', 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
type Theme = 'light' | 'dark'
type Tokens = ReadonlyMap<string, string>

/** The custom properties of all rules with this selector. */
function rule(selector: string): Tokens {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim() !== selector) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)) found.set(name, value.trim())
  }
  return found
}

function colour(tokens: Tokens, name: string, theme: Theme): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`no ${name}`)
  const both = /^light-dark\((.+), (.+)\)$/.exec(value)
  const one = both === null ? value : (theme === 'light' ? both[1] : both[2]) ?? ''
  const other = /^var\((.+)\)$/.exec(one)
  return other === null ? one : colour(tokens, other[1] ?? '', theme)
}

function brightness(hex: string): number {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex)
  if (found === null) throw new Error(`${hex} is no colour`)
  const [red, green, blue] = found.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const MARKS = ['--mark-new', '--mark-hint', '--mark-play', '--mark-drop', '--mark-bad']
const LOOKS = TABLETOPS.flatMap((table) => (['light', 'dark'] as const).map((theme) => ({ table, theme })))
const look = (table: string): Tokens => new Map([...rule(':root'), ...rule(`:root[data-table='${table}']`)])

describe.each(LOOKS)('the table of $table, $theme', ({ table, theme }) => {
  const tokens = look(table)
  const of = (name: string): string => colour(tokens, name, theme)

  it('has marks that stand out from it', () => {
    for (const ground of ['--table', '--table-deep']) for (const mark of MARKS) expect(contrast(of(mark), of(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
  it('has marks that stand out from the rack', () => {
    const shelf = new Map([...tokens, ...rule('.shelf')])
    for (const ground of ['--shelf', '--shelf-deep']) for (const mark of MARKS) expect(contrast(colour(shelf, mark, theme), of(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
  it('can be written on', () => {
    for (const ground of ['--table', '--table-deep']) expect(contrast(of('--table-ink'), of(ground)), ground).toBeGreaterThanOrEqual(4.5)
  })
  it('says a chance in letters that can be read', () => {
    expect(contrast(of('--table-deep'), of('--mark-play'))).toBeGreaterThanOrEqual(4.5)
  })
  it('has marks of different colours', () => {
    expect(new Set(MARKS.map(of)).size).toBe(MARKS.length)
  })
})

describe.each(['light', 'dark'] as const)('the page, %s', (theme) => {
  const tokens = rule(':root')
  it.each([
    ['--ink', '--paper'], ['--ink', '--surface'], ['--ink-soft', '--surface'], ['--ink-soft', '--paper'], ['--accent-ink', '--accent'], ['--surface', '--bad'], ['--surface', '--ink'], ['--accent', '--surface'],
    ['--good', '--surface'], ['--bad', '--surface'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(tokens, text, theme), colour(tokens, ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(BACKS)('the back %s shows its pattern', (back) => {
  const tokens = new Map([...rule(':root'), ...rule(`:root[data-back='${back}']`)])
  expect(contrast(colour(tokens, '--back-ink', 'light'), colour(tokens, '--back', 'light'))).toBeGreaterThanOrEqual(4.5)
})

describe('cards', () => {
  const style = readFileSync(join(import.meta.dirname, '..', 'src', 'lib', 'games', 'cards', 'Card.svelte'), 'utf8')
  const PLATE = '#fffaf0'
  const tokens = rule(':root')
  it.each(['red', 'yellow', 'green', 'blue', 'orange', 'violet'])('that are %s can be read, in the corners and on the plate', (hue) => {
    const found = new RegExp(`^ {2}\\.${hue} \\{ --hue: var\\(--${hue}\\); --deep: (#[0-9a-f]+); --ink-on: (#[0-9a-f]+); \\}`, 'm').exec(style)
    const [, deep = '', ink = ''] = found ?? []
    const long = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex)
    expect(contrast(long(ink), colour(tokens, `--${hue}`, 'light')), 'corner').toBeGreaterThanOrEqual(4.5)
    expect(contrast(deep, PLATE), 'plate').toBeGreaterThanOrEqual(4.5)
  })
})

it('knows ten seats by their edges', () => {
  const edges = Array.from({ length: 10 }, (_, seat) => rule(`.seat-${seat}`))
  expect(new Set(edges.map((seat) => seat.get('--seat-edge'))).size).toBe(10)
  for (const seat of edges) expect(contrast(colour(seat, '--seat-edge', 'light'), colour(seat, '--seat', 'light'))).toBeGreaterThanOrEqual(3)
})
