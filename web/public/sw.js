// Keeps the shell of the page: index and assets, whose names change with their content. Nothing of a game is ever kept.
const SHELL = 'pioche-shell-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
})

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
