/** Where we are: the home page, the table maker, or a table. */

export type Route = { readonly page: 'home' } | { readonly page: 'new' } | { readonly page: 'table'; readonly code: string }

const TABLE = /^\/t\/([^/]{1,80})\/?$/

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

/** Whether this can be the code of a table. */
export function isCode(text: string): boolean {
  return /^[0-9a-z]{12}$/.test(text)
}
