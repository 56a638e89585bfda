import type { Plugin } from 'vite'

/** Messages that only the command line says. */
const NOT_HERE =
  /^((cli|help|sim|serve|play|arena|verify|bench|review|mcp|puzzles?|text|replay|bot-reason)-|refusal-(arena|review|sim|site|replay|plot|deal|deals|seed|seal|salt|bad|serve|play|mcp|puzzles?|unknown-language)[- ])/

/** The texts of the rule book, lessons and hints: a file of their own, loaded when somebody opens one of them. */
const CLAUSE = /^(clause|called|lesson|hint|web-coach|web-learn-(title|lead|minutes)|web-legend-points|web-hint-\w+)(-| )/

/** What is said of games that are over: a file of its own, loaded when somebody looks at one. */
const AFTER = /^(after|highlight|refusal-(replay|deals?|file|puzzle|one-review|many-reviews|no-replay|no-such-moment|(rummy-)?position))(-| )/

/** What is said where there is no server: a file of its own, loaded there. */
const DEVICE = /^device-/

export type Part = 'page' | 'clauses' | 'after' | 'device'

function partOf(line: string): Part | null {
  if (AFTER.test(line)) return 'after'
  if (DEVICE.test(line)) return 'device'
  if (NOT_HERE.test(line)) return null
  return CLAUSE.test(line) ? 'clauses' : 'page'
}

/** A part of a `.ftl` file, without comments and without what the page never says. */
export function slim(text: string, part: Part = 'page'): string {
  const kept: string[] = []
  let keep = false
  for (const line of text.split('\n')) {
    if (/^[a-z]/.test(line)) keep = partOf(line) === part
    if (keep && line.trim() !== '' && !line.startsWith('#')) kept.push(line)
  }
  return kept.join('\n')
}

/** `import texts from '.../en.ftl'` gives the text of the file, `.../en.ftl?clauses`, `?after` and `?device` its other parts. */
export function ftl(): Plugin {
  return {
    name: 'ftl',
    transform(code, id) {
      const found = /\.ftl(?:\?(clauses|after|device))?$/.exec(id)
      return found ? { code: `export default ${JSON.stringify(slim(code, found[1] as Part | undefined))}`, map: null } : null
    },
  }
}
