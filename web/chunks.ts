/** Few files for each page instead of one for every overlap of two pages: browsers wait for each file. */

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Opened from every page, loaded when it has been drawn. */
const SETTINGS = '/src/lib/ui/SettingsDialog.svelte'

/** By the file that begins it, in this order: a module is in the first part whose page needs it at once. */
const PARTS = [
  ['/src/main.ts', null], // beside index.html, as always
  ['/src/routes/Home.svelte', 'home'],
  // Small, and both a table and its maker need what these import: a table does not load the maker for it.
  ['/src/lib/rules/RuleBookDialog.svelte', 'home'],
  ['/src/lib/maker/LevelChoice.svelte', 'home'],
  [SETTINGS, 'home'], // what they import: nobody loads a table or its maker to open them
  ['/src/routes/AskName.svelte', 'home'],
  ['/src/routes/NewTable.svelte', 'maker'],
  ['/src/routes/TablePage.svelte', 'table'],
  ['/src/routes/Learn.svelte', 'learn'],
  ['/src/routes/RulesPage.svelte', 'rules'],
] as const

/** The module of a file, and everything that it imports at once. */
function needed(start: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** In which file of the build a module is put; null: where the bundler puts it. */
export function chunkOf(root: string): (id: string, modules: Modules) => string | null {
  let parts: readonly (readonly [Set<string>, string | null])[] | null = null
  return (id, modules) => {
    parts ??= PARTS.map(([start, name]) => [needed(root + start, modules), name] as const)
    if (id.includes('/src/routes/') || id.includes(SETTINGS)) return null // a file of its own; the manifest knows pages by theirs
    return parts.find(([members]) => members.has(id))?.[1] ?? null
  }
}
