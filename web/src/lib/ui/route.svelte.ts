/** Where we are: the home page, the table maker, or a table. */

export type Route = { readonly page: 'home' } | { readonly page: 'new' } | { readonly page: 'table'; readonly code: string }

const TABLE = /^\/t\/([0-9a-z]{12})\/?$/

export function parse(path: string): Route {
  const table = TABLE.exec(path)
  if (table) return { page: 'table', code: table[1] ?? '' }
  return path === '/new' ? { page: 'new' } : { page: 'home' }
}

let route = $state.raw<Route>(parse(location.pathname))

export function here(): Route {
  return route
}

export function go(path: string): void {
  history.pushState(null, '', path)
  route = parse(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => {
  route = parse(location.pathname)
})

/** A code, or an address that holds one, as somebody typed or pasted it; null when there is none. */
export function codeIn(text: string): string | null {
  const cleaned = text.trim().toLowerCase()
  const found = /\/t\/([0-9a-z]{12})/.exec(cleaned)?.[1] ?? cleaned.replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(found) ? found : null
}
