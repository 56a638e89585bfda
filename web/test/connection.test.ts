import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Link, type Socket } from '../src/lib/protocol/connection.ts'
import type { FromServer } from '../src/lib/protocol/messages.ts'

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
    expect(last().sent[0]).toEqual({ do: 'hello', protocol: 1, seq: null })
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
    expect(last().sent).toEqual([{ do: 'hello', protocol: 1, seq: 7 }])
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

  it('gives a silent connection up', () => {
    last().hear(state)
    vi.advanceTimersByTime(35_000)
    expect(sockets[0]?.closed).toBe(true)
    expect(links).toContain('lost')
  })

  it('stays away when the server says so', () => {
    last().hear({ is: 'bye', code: 'no-such-table', again: false })
    last().onclose?.({ code: 4404 })
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(links.at(-1)).toBe('closed')
  })
})
