/** Where tables live: at the server, or on this device (docs/device.md). */

import type { Open, Socket } from './connection.ts'

export interface Answered {
  readonly ok: boolean
  readonly text: string
}

/** What stands for a server. */
export interface Device {
  request(method: string, path: string, body: string): Promise<{ readonly status: number; readonly text: string }>
  openSocket(code: string): Socket
}

const DEVICE = '/device'
/** In a folder on a static host (`pioche site`): no server is there, and what it would say of its games is in files. Such a
 * host knows one page only, so that where we are is said behind the #. */
const site = typeof document !== 'undefined' && document.documentElement.dataset.site !== undefined

export function onSite(): boolean {
  return site
}

/** The address of a file beside the page. */
export function beside(name: string): string {
  return (site ? './' : '/') + name
}

/** Where we are. */
export function whole(): string {
  return site ? location.hash.slice(1) || '/' : location.pathname + location.search
}

/** The address of this page with something after its `#`. On a static host the page itself is behind the first one. */
export function addressOf(moment: string): string {
  return site ? `#${whole().split('#')[0] ?? ''}${moment}` : moment
}

/** The path of a page below that of the device; null: it is the server's. */
export function devicePath(path: string): string | null {
  return path === DEVICE ? '/' : path.startsWith(`${DEVICE}/`) ? path.slice(DEVICE.length) : null
}

// Decided when the page is loaded, and loaded anew to change it.
const here = typeof location !== 'undefined' && devicePath(whole()) !== null

export function onDevice(): boolean {
  return here
}

/** The address of a page where we are. */
export function at(path: string): string {
  return away(here ? (path === '/' ? DEVICE : DEVICE + path) : path)
}

/** The address of a page wherever it is: `/device`, or `/` for the one that is not on this device. */
export function away(path: string): string {
  return site ? `#${path}` : path
}

let load: (() => Promise<Device>) | null = null
let device: Device | null = null

/** How the part for this device is loaded, which only those need who play on it. */
export function provideDevice(loader: () => Promise<Device>): void {
  load = loader
}

export async function ask(method: string, path: string, body: string | undefined): Promise<Answered> {
  if (!here || load === null) return askServer(method, path, body)
  device ??= await load()
  const { status, text } = await device.request(method, path, body ?? '')
  return { ok: status === 200, text }
}

async function askServer(method: string, path: string, body: string | undefined): Promise<Answered> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = body
  }
  try {
    const response = await fetch(site ? `./api${path}.json` : `/api${path}`, init)
    return { ok: response.ok, text: await response.text() }
  } catch {
    return { ok: false, text: '' }
  }
}

/** How a connection to a table is opened; undefined: as a WebSocket. */
export function opener(code: string): Open | undefined {
  const known = device
  return known === null ? undefined : () => known.openSocket(code)
}
