/** Tables that a person does not want to see among theirs any more; remembered in the browser. */

const KEY = 'pioche.dismissed'
const MOST = 60

export function dismissed(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export function dismiss(code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([code, ...dismissed()].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing.
  }
}
