/** The tables of this device: Python in a worker, which speaks the protocol of a server over a message port. */

import type { PyodideAPI } from 'pyodide'
import { type Bundle, fetchBundle } from './bundle.ts'
import { Bundle as Texts } from '../i18n/bundle.ts'
import { LOCK, type FromWorker, type ToWorker } from './messages.ts'
import { openStorage } from './storage.ts'

/** `pioche.device.page.Device`. */
interface Device {
  request(method: string, path: string, body: string): Promise<{ toJs(): readonly [number, string]; destroy(): void }>
  connect(number: number, code: string, seat: number | null, send: (text: string) => void, closed: (code: number) => void): void
  heard(number: number, text: string): void
  gone(number: number): void
}

const ENDING = 3_000

const tell = (message: FromWorker): void => postMessage(message)

async function python(bundle: Bundle): Promise<PyodideAPI> {
  // Pyodide asks for its files by address: it gets those that have been checked.
  const network = self.fetch.bind(self)
  self.fetch = async (asked, init) => {
    const path = new URL(asked instanceof Request ? asked.url : String(asked), self.location.href).pathname
    const known = [...bundle.files.keys()].find((name) => bundle.at(name) === path)
    if (known === undefined) return network(asked, init)
    const type = known.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
    return new Response(bundle.files.get(known), { headers: { 'content-type': type } })
  }
  const address = bundle.at('pyodide.mjs')
  const { loadPyodide } = (await import(/* @vite-ignore */ address)) as typeof import('pyodide')
  const made = await loadPyodide({ indexURL: new URL(bundle.at(''), self.location.href).href })
  self.fetch = network
  for (const [name, data] of bundle.files) {
    if (name === 'pioche.zip' || name.endsWith('.whl')) made.unpackArchive(data, 'zip', { extractDir: '/product' })
  }
  made.registerJsModule('page_texts', { Bundle: Texts })
  made.runPython("import sys; sys.path.insert(0, '/product')")
  return made
}

async function start(): Promise<Device | null> {
  let storage
  try {
    storage = await openStorage()
  } catch {
    tell({ is: 'failed', why: 'storage' })
    return null
  }
  try {
    const bundle = await fetchBundle((loaded, total) => tell({ is: 'loading', loaded, total }))
    const made = await python(bundle)
    const { Device } = made.pyimport('pioche.device.page') as { Device: (storage: unknown, turn: (code: string, seat?: number) => void) => Device }
    const device = Device(storage, (code, seat) => tell({ is: 'turn', code, seat: seat ?? null }))
    tell({ is: 'ready', files: [self.location.pathname, ...bundle.fetched] })
    return device
  } catch (error) {
    console.error(error)
    tell({ is: 'failed', why: 'start' })
    return null
  }
}

async function handle(device: Device, message: ToWorker): Promise<void> {
  switch (message.do) {
    case 'request': {
      const answer = await device.request(message.method, message.path, message.body)
      const [status, text] = answer.toJs()
      answer.destroy()
      tell({ is: 'answer', id: message.id, status, text })
      return
    }
    case 'open': {
      const { number, code, seat } = message
      device.connect(
        number,
        code,
        seat,
        (text) => tell({ is: 'said', number, text }),
        (closed) => tell({ is: 'closed', number, code: closed }),
      )
      return
    }
    case 'say':
      device.heard(message.number, message.text)
      return
    case 'close':
      device.gone(message.number)
  }
}

/** One tab has the tables: two would write to the same logs. The lock goes with the worker. That of a page that has just
 * been loaded anew may still be ending. */
const starting = new Promise<Device | null>((started) => {
  async function hold(): Promise<void> {
    const device = await start()
    started(device)
    if (device !== null) await new Promise(() => undefined)
  }
  navigator.locks.request(LOCK, { signal: AbortSignal.timeout(ENDING) }, hold).catch(() => {
    tell({ is: 'failed', why: 'elsewhere' })
    started(null)
  })
})
// At once: what is said before anybody listens is lost.
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void starting.then((device) => device && handle(device, data))
})
