/** The page's end of the tables on this device; loaded only when somebody plays here. */

import type { Socket } from '../protocol/connection.ts'
import { Declined } from '../protocol/api.ts'
import type { Problem } from '../protocol/messages.ts'
import { LOCK, type Failure, type FromWorker, type ToWorker } from './messages.ts'

export type Starting = { readonly is: 'loading'; readonly share: number } | { readonly is: 'ready' } | { readonly is: 'failed'; readonly why: Failure }

let starting = $state.raw<Starting>({ is: 'loading', share: 0 })
let worker: Worker | null = null
let numbers = 0
const asked = new Map<number, (answer: Answer) => void>()
const sockets = new Map<number, Socket>()

/** Who holds the device, where several people play at it; they see what their seat may see. */
let held = $state.raw<{ readonly code: string; readonly seat: number } | null>(null)
/** Who is on turn there. */
let turn = $state.raw<{ readonly code: string; readonly seat: number | null } | null>(null)

export interface People {
  readonly people: readonly { readonly seat: number; readonly name: string }[]
  readonly turn: number | null
}

export interface Answer {
  readonly status: number
  readonly text: string
}

export function deviceStart(): Starting {
  return starting
}

function say(message: ToWorker): void {
  if (worker === null) {
    worker = new Worker(new URL('./deviceWorker.ts', import.meta.url), { type: 'module', name: 'device' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
    worker.onerror = () => fail('start')
  }
  worker.postMessage(message)
}

/** Nobody waits for a worker that is not there. */
function fail(why: Failure): void {
  starting = { is: 'failed', why }
  drop()
}

/** A worker that the browser has ended says nothing, but its lock is free then. All that it knew is kept: whoever asks next
 * starts another. */
function watch(watched: Worker | null): void {
  void navigator.locks.request(LOCK, () => {
    if (worker === watched) drop()
  })
}

function drop(): void {
  for (const answer of asked.values()) answer({ status: 503, text: '' })
  asked.clear()
  for (const socket of sockets.values()) socket.onclose?.({ code: 1011 })
  sockets.clear()
  worker?.terminate()
  worker = null
}

function hear(message: FromWorker): void {
  switch (message.is) {
    case 'loading':
      starting = { is: 'loading', share: message.loaded / message.total }
      return
    case 'ready':
      starting = message
      keep(message.files)
      watch(worker)
      return
    case 'failed':
      fail(message.why)
      return
    case 'answer':
      asked.get(message.id)?.(message)
      asked.delete(message.id)
      return
    case 'turn':
      turn = message
      return
    case 'said':
      sockets.get(message.number)?.onmessage?.({ data: message.text })
      return
    case 'closed':
      sockets.get(message.number)?.onclose?.({ code: message.code })
      sockets.delete(message.number)
  }
}

/** Have the service worker keep what a worker has loaded, so that it is there without a network. */
function keep(files: readonly string[]): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ loaded: files, whole: true }))
}

/** Try again after a failure. */
export function restart(): void {
  location.reload()
}

export function request(method: string, path: string, body: string): Promise<Answer> {
  if (starting.is === 'failed') return Promise.resolve({ status: 503, text: '' })
  const id = ++numbers
  const answer = new Promise<Answer>((resolve) => asked.set(id, resolve))
  say({ do: 'request', id, method, path, body })
  return answer
}

/** Nobody: a curtain is drawn. */
export function hold(code: string, seat: number | null): void {
  held = seat === null ? null : { code, seat }
}

export function heldBy(code: string): number | null {
  return held?.code === code ? held.seat : null
}

/** Undefined: nothing has happened there yet. */
export function turnAt(code: string): number | null | undefined {
  return turn?.code === code ? turn.seat : undefined
}

/** Those who play at this device at a table; null: there is no such table. */
export async function people(code: string): Promise<People | null> {
  const { status, text } = await request('GET', `/tables/${code}/people`, '')
  return status === 200 ? (JSON.parse(text) as People) : null
}

/** Give seats to others at this device; whoever has made the table holds it first. */
export async function seatOthers(code: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { status, text } = await request('POST', `/tables/${code}/people`, JSON.stringify({ name }))
    if (status !== 200) throw new Declined(JSON.parse(text) as Problem)
  }
  if (names.length > 0) hold(code, 0)
}

/** Save a game to a file. */
export async function saveExport(code: string): Promise<void> {
  const { status, text } = await request('GET', `/tables/${code}/export`, '')
  if (status !== 200) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${code}.pioche`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** What stands for the WebSocket of a table. */
export function openSocket(code: string): Socket {
  const number = ++numbers
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => say({ do: 'say', number, text }),
    close: () => {
      sockets.delete(number)
      say({ do: 'close', number })
    },
  }
  sockets.set(number, socket)
  say({ do: 'open', number, code, seat: held?.code === code ? held.seat : null })
  queueMicrotask(() => socket.onopen?.())
  return socket
}
