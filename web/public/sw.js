// Keeps the shell of the page: index and assets, whose names change with their content. Nothing of a game is ever kept.
const SHELL = 'pioche-shell-1'
const INDEX = '/device/index.json' // of the Python that the page runs itself

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request))
  else if (keeps(url)) event.respondWith(kept(event.request))
  else if (url.pathname === INDEX) event.respondWith(latest(event.request))
})
// The first visit began before this worker did: the page says what it has loaded.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.loaded) ? event.data.loaded : []
  event.waitUntil(keepAll(files.map((file) => new URL(file, self.location.origin))))
})

function keeps(url) {
  return url.origin === self.location.origin && /^\/(assets\/|device\/[0-9a-f]{16}\/)/.test(url.pathname)
}

async function keepAll(urls) {
  const shell = await caches.open(SHELL)
  if (!(await shell.match('/'))) await shell.add('/').catch(() => undefined)
  for (const url of urls.filter((url) => keeps(url) || url.pathname === INDEX)) {
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

// From the network if there is one, else as it was last; Python of older versions is dropped.
async function latest(request) {
  const shell = await caches.open(SHELL)
  let answer
  try {
    answer = await fetch(request)
  } catch (error) {
    const known = await shell.match(INDEX)
    if (known) return known
    throw error
  }
  if (answer.ok) {
    await shell.put(INDEX, answer.clone())
    const { key } = await answer.clone().json()
    for (const { url } of await shell.keys()) {
      if (/\/device\/[0-9a-f]{16}\//.test(url) && !url.includes(key)) await shell.delete(url)
    }
  }
  return answer
}

async function kept(request) {
  const shell = await caches.open(SHELL)
  const known = await shell.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await shell.put(request, answer.clone())
  return answer
}
