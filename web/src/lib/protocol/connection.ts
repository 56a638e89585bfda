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

/** Where a table's messages come from, and where intentions go. */
export interface Wire {
  /** Ask for something; the key by which the answer names it. */
  intend(intention: Intention): string
  resync(seq: number): void
  hurry(): void
  end(): void
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
// How long a connection may be silent before it is given up, in which case nobody waits for it to close: a network that
// has vanished says nothing.
const SILENCE = 25_000 // the server pings every ten seconds
const OPENING = 10_000
const ANSWER = 8_000 // something was asked
const PROBE = 4_000 // it may have died while nobody looked
const FOR_GOOD = [4404, 4400, 4429]

export class Connection implements Wire {
  readonly #url: string
  readonly #listener: Listener
  readonly #open: Open
  #socket: Socket | null = null
  #waiting = new Map<string, FromClient>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #answer: ReturnType<typeof setTimeout> | undefined
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
    if (this.#ready && intention.do !== 'hint') this.#expect(ANSWER) // a hint may take its time
    return key
  }

  resync(seq: number): void {
    if (this.#ready) this.#send({ do: 'resync', seq })
  }

  /** Somebody is looking again, or the network is another: no need to wait any longer, nor to believe that the connection
   * is still there. */
  hurry(): void {
    if (this.#ended) return
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT
      this.#connect()
    } else if (this.#ready) {
      this.resync(this.#listener.seq() ?? 0)
      this.#expect(PROBE)
    }
  }

  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#stopWatch()
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
    this.#watch(OPENING)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#watch(SILENCE)
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
    this.#watch(SILENCE)
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

  /** From now on it may be silent for so long. */
  #watch(most: number): void {
    this.#stopWatch()
    this.#silence = setTimeout(() => this.#abandon(), most)
  }

  /** Something has to be heard within so long, if not sooner. */
  #expect(most: number): void {
    this.#answer ??= setTimeout(() => this.#abandon(), most)
  }

  #stopWatch(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#answer)
    this.#answer = undefined
  }

  #abandon(): void {
    const socket = this.#socket
    if (socket === null) return
    this.#lost(false)
    socket.close()
  }

  #lost(forGood: boolean): void {
    this.#socket = null
    this.#ready = false
    this.#stopWatch()
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
