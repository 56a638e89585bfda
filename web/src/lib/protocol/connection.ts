/** The WebSocket of a table: says hello, comes back by itself, repeats what was not answered. */

import { VERSION, type FromClient, type FromServer } from './messages.ts'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'
/** `Omit` over each member of a union. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never
export type Intention = Without<Extract<FromClient, { key: string }>, 'key'>

export interface Listener {
  seq(): number | null
  message(message: FromServer): void
  link(link: Link): void
}

/** What a connection needs of a WebSocket; tests give another. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}
export type Open = (url: string) => Socket

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
const SILENCE = 35_000 // the server pings every ten seconds
const FOR_GOOD = [4404, 4400, 4429]

export class Connection {
  readonly #url: string
  readonly #listener: Listener
  readonly #open: Open
  #socket: Socket | null = null
  #waiting = new Map<string, FromClient>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #numbers = 0
  #ready = false
  #ended = false
  readonly #salt = Math.random().toString(36).slice(2, 10)

  constructor(url: string, listener: Listener, open: Open = (address) => new WebSocket(address) as unknown as Socket) {
    this.#url = url
    this.#listener = listener
    this.#open = open
    this.#connect()
  }

  /** Ask for something; the key by which the answer names it. */
  intend(intention: Intention): string {
    const key = `${this.#salt}-${++this.#numbers}`
    const message = { ...intention, key } as FromClient
    this.#waiting.set(key, message)
    if (this.#ready) this.#send(message)
    return key
  }

  resync(seq: number): void {
    if (this.#ready) this.#send({ do: 'resync', seq })
  }

  /** Somebody is looking again, or the network is back: no need to wait any longer. */
  hurry(): void {
    if (this.#ended || this.#socket !== null) return
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#socket?.close()
    this.#socket = null
    this.#listener.link('closed')
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#listener.link('connecting')
    const socket = this.#open(this.#url)
    this.#socket = socket
    this.#ready = false
    socket.onopen = () => {
      this.#heard()
      socket.send(JSON.stringify({ do: 'hello', protocol: VERSION, seq: this.#listener.seq() }))
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(FOR_GOOD.includes(event.code))
    }
  }

  #hear(message: FromServer): void {
    this.#heard()
    switch (message.is) {
      case 'ping':
        this.#send({ do: 'pong', n: message.n })
        return
      case 'state':
        if (!this.#ready) {
          this.#ready = true
          this.#wait = FIRST_WAIT
          this.#listener.link('open')
          for (const waiting of this.#waiting.values()) this.#send(waiting)
        }
        break
      case 'update':
        if (message.yours !== undefined) this.#waiting.delete(message.yours)
        break
      case 'done':
      case 'draft':
      case 'hint':
        this.#waiting.delete(message.key)
        break
      case 'refused':
        if (message.key != null) this.#waiting.delete(message.key)
        break
      case 'bye':
        if (!message.again) this.#ended = true
        break
    }
    this.#listener.message(message)
  }

  #heard(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  #lost(forGood: boolean): void {
    this.#socket = null
    this.#ready = false
    clearTimeout(this.#silence)
    if (forGood || this.#ended) {
      this.#ended = true
      this.#listener.link('closed')
      return
    }
    this.#listener.link('lost')
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }
}
