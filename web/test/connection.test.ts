import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Link, type Socket } from '../src/lib/protocol/connection.ts'
import { VERSION, type FromServer } from '../src/lib/protocol/messages.ts'

class Fake implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
    this.onclose?.({ code: 1006 })
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

describe('the connection', () => {
  let sockets: Fake[]
  let links: Link[]
  let heard: FromServer[]
  let connection: Connection
  const last = (): Fake => sockets.at(-1)!
  const state = { is: 'state', seq: 7, seat: 0 }

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    links = []
    heard = []
    connection = new Connection(
      'ws://here/ws/x',
      { seq: () => (heard.length > 0 ? 7 : null), message: (message) => heard.push(message), link: (link) => links.push(link) },
      () => {
        const made = new Fake()
        sockets.push(made)
        return made
      },
    )
    last().onopen?.()
  })
  afterEach(() => {
    connection.end()
    vi.useRealTimers()
  })

  it('says hello, answers pings, and is open once the state is there', () => {
    expect(last().sent[0]).toEqual({ do: 'hello', protocol: VERSION, seq: null })
    last().hear({ is: 'ping', n: 3 })
    expect(last().sent[1]).toEqual({ do: 'pong', n: 3 })
    last().hear(state)
    expect(links).toEqual(['connecting', 'open'])
  })

  it('comes back with the last seq and repeats what was not answered, under the same key', () => {
    last().hear(state)
    const answered = connection.intend({ do: 'want' })
    const open = connection.intend({ do: 'act', seq: 7, action: 'draw' })
    last().hear({ is: 'update', seq: 8, at: 0, news: [], yours: answered })
    last().onclose?.({ code: 1006 })
    expect(links.at(-1)).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    last().onopen?.()
    expect(last().sent).toEqual([{ do: 'hello', protocol: VERSION, seq: 7 }])
    last().hear(state)
    expect(last().sent.slice(1)).toEqual([{ do: 'act', seq: 7, action: 'draw', key: open }])
  })

  it('waits longer and longer, but not when somebody looks again', () => {
    for (const wait of [400, 800, 1600]) {
      last().onclose?.({ code: 1006 })
      const before = sockets.length
      vi.advanceTimersByTime(wait - 1)
      expect(sockets).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(before + 1)
    }
    last().onclose?.({ code: 1006 })
    const before = sockets.length
    connection.hurry()
    expect(sockets).toHaveLength(before + 1)
  })

  it('gives a silent connection up, and does not wait for it to close', () => {
    const first = last()
    first.close = () => (first.closed = true) // a network that has vanished says nothing
    first.hear(state)
    vi.advanceTimersByTime(20_000)
    first.hear({ is: 'ping', n: 1 })
    vi.advanceTimersByTime(24_999)
    expect(links.at(-1)).toBe('open')
    vi.advanceTimersByTime(1)
    expect([first.closed, links.at(-1)]).toEqual([true, 'lost'])
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    first.onopen?.()
    first.onclose?.({ code: 1006 })
    expect([first.sent.length, links.at(-1)]).toEqual([2, 'connecting'])
  })

  it('gives a connection up that does not open', () => {
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(10_000)
    expect([last().closed, links.at(-1)]).toEqual([true, 'lost'])
    vi.advanceTimersByTime(800)
    expect(sockets).toHaveLength(3)
  })

  it('expects an answer to what was asked, except to a hint', () => {
    last().hear(state)
    connection.intend({ do: 'hint', tiles: [] })
    vi.advanceTimersByTime(8_000)
    expect(links.at(-1)).toBe('open')
    const key = connection.intend({ do: 'act', seq: 7, action: 'draw' })
    vi.advanceTimersByTime(7_999)
    last().hear({ is: 'done', key, seq: 8 })
    vi.advanceTimersByTime(8_000)
    expect(links.at(-1)).toBe('open')
    connection.intend({ do: 'act', seq: 8, action: 'draw' })
    vi.advanceTimersByTime(4_000)
    connection.intend({ do: 'act', seq: 8, action: 'pass' })
    vi.advanceTimersByTime(4_000)
    expect(links.at(-1)).toBe('lost')
  })

  it('asks whether the connection is still there when somebody looks again', () => {
    last().hear(state)
    connection.hurry()
    expect(last().sent.at(-1)).toEqual({ do: 'resync', seq: 7 })
    last().hear(state)
    vi.advanceTimersByTime(4_000)
    expect(links.at(-1)).toBe('open')
    connection.hurry()
    vi.advanceTimersByTime(4_000)
    expect(links.at(-1)).toBe('lost')
  })

  it('stays away when the server says so', () => {
    last().hear({ is: 'bye', code: 'no-such-table', again: false })
    last().onclose?.({ code: 4404 })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(links.at(-1)).toBe('closed')
  })
})
