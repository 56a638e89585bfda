/** Who may import whom: folders of `src` without cycles, and games that only `lib/games/rooms.ts` knows. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')
const MAP = 'lib/games/rooms.ts'
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^']+)'/g
const GAME = /^lib\/games\/([^/]+)\//

interface Import {
  readonly from: string
  readonly to: string
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}

const files = sources(SRC).map((path) => ({ path: relative(SRC, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))

/** All imports within `src`, those of types included. */
const imports = files.flatMap(({ path, text }): Import[] =>
  [...text.matchAll(IMPORT)].map(([, target = '']) => ({ from: path, to: normalize(join(dirname(path), target)).split(sep).join('/') })).filter(({ to }) => !to.startsWith('..')),
)

/** A cycle in a graph, with the node that closes it at both ends; null: there is none. */
function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...path, node])
      if (found !== null) return found
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found !== null) return found
  }
  return null
}

function graphOf(all: readonly Import[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of all) {
    const [start, end] = [dirname(from), dirname(to)]
    if (start !== end) graph.set(start, (graph.get(start) ?? new Set()).add(end))
  }
  return graph
}

describe('folders', () => {
  it('are found with what they import', () => {
    expect(files.length).toBeGreaterThan(80)
    const known = new Set(files.map(({ path }) => path))
    const lost = imports.filter(({ to }) => !known.has(to) && !to.endsWith('.css'))
    expect(lost).toEqual([])
  })

  it('import each other in one direction only', () => {
    expect(cycleIn(graphOf(imports))).toBeNull()
    const back = { from: 'lib/table/Seat.svelte', to: 'lib/games/cards/Card.svelte' }
    expect(cycleIn(graphOf([...imports, back]))).toContain('lib/games/cards')
  })

  it('of games do not know each other, and nobody but the map knows a particular one', () => {
    const wrong = imports.filter(({ from, to }) => {
      const game = GAME.exec(to)?.[1]
      return game !== undefined && from !== MAP && GAME.exec(from)?.[1] !== game
    })
    expect(wrong).toEqual([])
  })

  it('outside of the games name no game', () => {
    const generated = new Set(['lib/protocol/messages.ts', 'lib/rules/clauses.ts'])
    const found = files.filter(({ path }) => !GAME.test(path) && path !== MAP && !generated.has(path)).flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return (code.match(/['"`](classic|rummy)\b[^'"`]*['"`]|['"`]tile-[a-z]+['"`]/g) ?? []).map((word) => `${path}: ${word}`)
    })
    expect(found).toEqual([])
  })
})
