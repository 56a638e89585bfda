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

/** The path of a page below that of the device; null: it is the server's. */
export function devicePath(path: string): string | null {
  return path === DEVICE ? '/' : path.startsWith(`${DEVICE}/`) ? path.slice(DEVICE.length) : null
}

// Decided when the page is loaded, and loaded anew to change it.
const here = typeof location !== 'undefined' && devicePath(location.pathname) !== null

export function onDevice(): boolean {
  return here
}

/** The address of a page where we are. */
export function at(path: string): string {
  return here ? (path === '/' ? DEVICE : DEVICE + path) : path
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
    const response = await fetch(`/api${path}`, init)
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
