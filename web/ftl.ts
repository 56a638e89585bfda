import type { Plugin } from 'vite'

/** Messages that only the command line says. */
const NOT_HERE = /^((cli|help|sim|serve|play|arena|verify|bench|review)-|refusal-(arena|review|sim|replay|plot|deal|deals|seed|bad|serve)-)/

/** The texts of the rule book, lessons and hints: a file of their own, loaded when somebody opens one of them. */
const CLAUSE = /^(clause|called|lesson|hint|web-coach|web-learn-(title|lead|minutes)|web-legend-points|web-hint-\w+)(-| )/

/** A `.ftl` file without comments and without what the page never says; the rule book's part of it, or the rest. */
export function slim(text: string, clauses = false): string {
  const kept: string[] = []
  let keep = false
  for (const line of text.split('\n')) {
    if (/^[a-z]/.test(line)) keep = !NOT_HERE.test(line) && CLAUSE.test(line) === clauses
    if (keep && line.trim() !== '' && !line.startsWith('#')) kept.push(line)
  }
  return kept.join('\n')
}

/** `import texts from '.../en.ftl'` gives the text of the file, `.../en.ftl?clauses` that of the rule book. */
export function ftl(): Plugin {
  return {
    name: 'ftl',
    transform(code, id) {
      const found = /\.ftl(\?clauses)?$/.exec(id)
      return found ? { code: `export default ${JSON.stringify(slim(code, found[1] !== undefined))}`, map: null } : null
    },
  }
}
