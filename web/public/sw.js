// Keeps the shell of the page: index and assets, whose names change with their content. Nothing of a game is ever kept.
const SHELL = 'pioche-shell-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request))
  else if (keeps(url)) event.respondWith(kept(event.request))
})
// The first visit began before this worker did: the page says what it has loaded.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.loaded) ? event.data.loaded : []
  event.waitUntil(keepAll(files.map((file) => new URL(file, self.location.origin))))
})

function keeps(url) {
  return url.origin === self.location.origin && url.pathname.startsWith('/assets/')
}

async function keepAll(urls) {
  const shell = await caches.open(SHELL)
  if (!(await shell.match('/'))) await shell.add('/').catch(() => undefined)
  for (const url of urls.filter(keeps)) {
    if (!(await shell.match(url))) await shell.add(url).catch(() => undefined)
  }
}

async function fresh(request) {
  const shell = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok) await shell.put('/', answer.clone())
    return answer
  } catch (error) {
    const known = await shell.match('/')
    if (known) return known
    throw error
  }
}

async function kept(request) {
  const shell = await caches.open(SHELL)
  const known = await shell.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await shell.put(request, answer.clone())
  return answer
}
