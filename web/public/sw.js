// Keeps the shell of the page: index and assets, whose names change with their content. Nothing of a game is ever kept.
const SHELL = 'pioche-shell-1'
const BASE = new URL(self.registration.scope).pathname // '/' at a server, any folder on a static host
const INDEX = `${BASE}device/index.json` // of the Python that the page runs itself
const FILES = `${BASE}shell.json` // all assets of the page
const BEFORE = `${BASE}shell-before.json` // those of the version before, which a tab may still be running
const PYTHON = new RegExp(`^${BASE}device/([0-9a-f]{16})/`)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(fresh(event.request, url))
  else if (keeps(url)) event.respondWith(kept(event.request))
  else if (changes(url)) event.respondWith(latest(event.request, url))
})
// The first visit began before this worker did: the page says what it has loaded, and whether it plays on this device, for
// which all of it is kept.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.loaded) ? event.data.loaded : []
  const work = keepAll(files.map((file) => new URL(file, self.location.origin)))
  event.waitUntil(event.data?.whole ? work.then(keepWhole) : work)
})

// Named by their content.
function keeps(url) {
  return url.origin === self.location.origin && (url.pathname.startsWith(`${BASE}assets/`) || PYTHON.test(url.pathname))
}

// Beside the page, and kept as they were last; those below api/ are files of a static host only.
function changes(url) {
  return url.origin === self.location.origin && url.pathname.startsWith(BASE) && /^(device\/index\.json|shell\.json|api\/(me|games)\.json|icon[\w.-]*|[\w.]*webmanifest)$/.test(url.pathname.slice(BASE.length))
}

async function keepAll(urls) {
  const shell = await caches.open(SHELL)
  if (!(await shell.match(BASE))) await shell.add(BASE).catch(() => undefined)
  for (const url of urls.filter((url) => keeps(url) || (changes(url) && url.pathname !== INDEX))) {
    if (!(await shell.match(url))) await shell.add(url).catch(() => undefined)
  }
  // Python is replaced when all of the newer one is here, so that there is always one that starts.
  const keys = new Set(urls.flatMap((url) => PYTHON.exec(url.pathname)?.[1] ?? []))
  if (!urls.some((url) => url.pathname === INDEX) || keys.size !== 1) return
  const index = await fetch(INDEX, { cache: 'no-cache' }).catch(() => null)
  if (!index?.ok || !keys.has((await index.clone().json()).key)) return
  await shell.put(INDEX, index)
  for (const { url } of await shell.keys()) {
    const key = PYTHON.exec(new URL(url).pathname)?.[1]
    if (key && !keys.has(key)) await shell.delete(url)
  }
}

// Every file of the page, for those who may have no network later. What neither this version nor the one before has is
// dropped.
async function keepWhole() {
  const shell = await caches.open(SHELL)
  const answer = await fetch(FILES, { cache: 'no-cache' }).catch(() => null)
  if (!answer?.ok) return
  const names = await answer.clone().json()
  for (const name of names) {
    if (!(await shell.match(BASE + name))) await shell.add(BASE + name).catch(() => undefined)
  }
  const known = await shell.match(FILES)
  const before = known ? await known.json() : []
  if (JSON.stringify(before) === JSON.stringify(names)) return
  if (known) await shell.put(BEFORE, new Response(JSON.stringify(before)))
  await shell.put(FILES, answer)
  const wanted = new Set([...names, ...before].map((name) => BASE + name))
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith(`${BASE}assets/`) && !wanted.has(pathname)) await shell.delete(url)
  }
}

async function fresh(request, url) {
  const shell = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    // Every page is this one, except the documentation on a static host, and files.
    const html = answer.headers.get('content-type')?.startsWith('text/html')
    if (answer.ok && html && !url.pathname.startsWith(`${BASE}docs/`)) await shell.put(BASE, answer.clone())
    return answer
  } catch (error) {
    const known = await shell.match(BASE)
    if (known) return known
    throw error
  }
}

// From the network if there is one, else as it was last.
async function latest(request, url) {
  const shell = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok && url.pathname !== INDEX && url.pathname !== FILES) await shell.put(url.pathname, answer.clone())
    return answer
  } catch (error) {
    const known = await shell.match(url.pathname)
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
