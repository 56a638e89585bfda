import type { Plugin } from 'vite'

/** Messages that only the command line says. */
const NOT_HERE = /^((cli|sim|serve|play|arena|verify|bench)-|refusal-(sim|replay|plot|deal|deals|seed|bad|serve)-)/

/** A `.ftl` file without comments and without what the page never says. */
export function slim(text: string): string {
  const kept: string[] = []
  let keep = false
  for (const line of text.split('\n')) {
    if (/^[a-z]/.test(line)) keep = !NOT_HERE.test(line)
    if (keep && line.trim() !== '' && !line.startsWith('#')) kept.push(line)
  }
  return kept.join('\n')
}

/** `import texts from '.../en.ftl'` gives the text of the file. */
export function ftl(): Plugin {
  return {
    name: 'ftl',
    transform(code, id) {
      return id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(slim(code))}`, map: null } : null
    },
  }
}
