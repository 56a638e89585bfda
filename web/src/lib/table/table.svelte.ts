/** One table as this device knows it: what the server has said, what was asked of it, what is to be shown. */

import { refusalText } from '../i18n/refusals.ts'
import { t } from '../i18n/texts.svelte.ts'
import { applied } from '../protocol/apply.ts'
import { opener } from '../protocol/backend.ts'
import { Connection, type Intention, type Link, type Listener, type Wire } from '../protocol/connection.ts'
import type { DraftChecked, FromServer, HintGiven, News, Problem, RoundView, Settings, TableView } from '../protocol/messages.ts'
import { botName, facesFor } from '../ui/characters.ts'
import type { Witness } from '../proof/witness.ts'
import type { Command, Question as Asked } from './keys.ts'
import { newsText } from './news.ts'
import { refusalContext, type Context, type GameRoom, type RoomOf } from './room.ts'

export interface LogLine {
  readonly number: number
  readonly seq: number
  readonly news: News
}

/** Why something was refused, until the next thing happens. */
export interface Note {
  readonly text: string
  readonly clause: string
}

/** In a word what has happened to a seat. */
export interface Shout {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** What the table of a game keeps for itself, told when something happens. */
export interface Companion {
  /** A move is being sent. */
  acting?(): void
  /** Something has happened; the position is still the one before. */
  told?(news: readonly News[]): void
  /** A new position is there. */
  moved?(): void
  /** The answer to a question. */
  hear?(answer: DraftChecked | HintGiven): void
  /** A question that has no answer. */
  refused?(key: string, problem: Problem): void
  /** A key was pressed that does what a button does; false: that is not possible now. */
  press?(command: Command): boolean
  /** What a key tells, in sentences; empty: nothing. */
  tell?(question: Extract<Asked, 'hand' | 'middle'>): string
  /** What can be done just now and pulses on the screen, in words. */
  chances?(): readonly string[]
  /** The pass that is all that is left to do; null: there is a choice. */
  only?(): string | null
}
type Question = Extract<Intention, { do: 'draft' | 'hint' }>

const MOST_LINES = 300
const REACTION_TIME = 5_000
const SHOUT_TIME = 2_400
const SPEECH_TIME = 7_000
const MOST_SAID = 90
/** What happens to the table and makes a refusal untrue: the game is paused, or not any more. */
const PAUSING: ReadonlySet<string> = new Set(['pause', 'resumed'])
/** What nobody has done: the device has no part in a deal, or somebody was faster. */
const UNSAID = /^(seal|salt|nothing-to-want)/

export class Table {
  readonly code: string
  /** What is shown is a recorded game: nobody is asked for anything. */
  readonly replayed: boolean
  /** All hands are open, in a recorded game. */
  opened = $state(false)
  link = $state<Link>('connecting')
  /** Why the server let us go, if it did. */
  gone = $state.raw<string | null>(null)
  seq = $state<number | null>(null)
  seat = $state<number | null>(null)
  /** One's own pseudonym at this table. */
  who = $state('')
  /** The host has removed us from our seat. */
  removed = $state(false)
  /** How many people are here without a seat, and the names of the first. */
  watchers = $state.raw<{ readonly count: number; readonly names: readonly string[] }>({ count: 0, names: [] })
  /** Lines of chat that nobody here has seen yet. */
  unread = $state(0)
  /** Whether the chat is in sight. */
  chatting = $state(false)
  table = $state.raw<TableView | null>(null)
  view = $state.raw<RoundView | null>(null)
  deadline = $state<number | null>(null)
  texts = $state.raw<readonly string[]>([])
  /** Those of them that others could challenge with success, as the server tells only us. */
  doubtful = $state.raw<readonly string[]>([])
  log = $state.raw<readonly LogLine[]>([])
  last = $state.raw<Readonly<Record<number, News>>>({})
  /** By seat: what the host's bot there failed at, in this round. */
  faults = $state.raw<Readonly<Record<number, News>>>({})
  note = $state.raw<Note | null>(null)
  /** The rule book is open, at a clause if somebody was referred to one. */
  book = $state.raw<{ readonly clause: string | null } | null>(null)
  /** The legend is open: of one card or tile, or (null) of all. */
  legend = $state.raw<{ readonly piece: string | null } | null>(null)
  /** The seats that cards are still on their way to: those cards are not counted there yet. */
  arriving = $state.raw<readonly number[]>([])
  /** What somebody has just said with a face or a hand. */
  reactions = $state.raw<Readonly<Record<number, string>>>({})
  /** What somebody has just said or shouted, for a bubble at the seat. */
  speech = $state.raw<Readonly<Record<number, string>>>({})
  /** What has just happened to somebody, for a burst at the seat. */
  shouts = $state.raw<Readonly<Record<number, Shout>>>({})
  /** What a key was told last. */
  answer = $state.raw<{ readonly text: string } | null>(null)
  /** How many of the cards or tiles that were left at the end of a round are open and counted. */
  counting = $state(0)
  /** How often the time for one's own turn was up. */
  timeUps = $state(0)
  /** People whom one does not want to hear or see reacting: the name of each by pseudonym, as names can change. */
  muted = $state.raw<ReadonlyMap<string, string>>(new Map())
  /** What was just heard, for the screen reader and for what flies. */
  fresh = $state.raw<readonly News[]>([])
  readonly settings = $derived(this.table?.settings as Required<Settings> | undefined)
  /** The settings with the options that adapted to them: what is played. */
  readonly rules = $derived(this.settings && { ...this.settings, options: { ...this.table?.adapted, ...this.settings.options } })
  readonly room = $derived.by((): GameRoom => this.#roomOf(this.settings?.edition ?? ''))
  readonly facts = $derived.by(() => (this.view === null ? null : this.room.facts(this.view)))
  readonly myTurn = $derived.by(
    () => !this.replayed && this.view !== null && this.seat !== null && this.table?.status === 'playing' && this.view.turn === this.seat,
  )
  /** The seat that one has given up and that a bot plays; null: none. */
  readonly left = $derived.by(() => {
    const found = (this.table?.seats ?? []).findIndex((seat) => seat.kind === 'bot' && this.who !== '' && seat.who === this.who)
    return found < 0 ? null : found
  })
  /** The seat of the reader. Somebody who looks at a recorded game through the eyes of a player is not that player. */
  readonly me = $derived.by(() => (this.replayed ? null : this.seat))
  readonly host = $derived(this.seat !== null && this.table?.host === this.seat)

  companion: Companion | null = null
  /** A round has been played before our eyes: its end is news. */
  sawPlay = false
  #asked = new Set<string>()
  readonly #roomOf: RoomOf
  #connection: Wire
  #lines = 0
  #seatBefore: number | null = null
  #witness: Promise<Witness | null> | null = null
  #plan: Intention[]
  /** Clock of the server minus ours. */
  #ahead = 0

  /** `wire`: where a recorded game or (not `replayed`) a puzzle comes from; without it the table is that of a server. */
  constructor(code: string, roomOf: RoomOf, plan: readonly Intention[] = [], wire?: (listener: Listener) => Wire, replayed = wire !== undefined) {
    this.code = code
    this.replayed = replayed
    this.#roomOf = roomOf
    this.#plan = [...plan]
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const listener = {
      seq: () => this.seq,
      message: (message: FromServer) => this.#hear(message),
      link: (link: Link) => {
        this.link = link
        if (link === 'open' && this.note?.text === t('web-unsent')) this.note = null
      },
    }
    this.#connection = wire?.(listener) ?? new Connection(`${scheme}://${location.host}/ws/${code}`, listener, opener(code))
  }

  hurry(): void {
    this.#connection.hurry()
  }

  end(): void {
    this.#connection.end()
  }

  // What the person does

  intend(intention: Intention): void {
    this.#connection.intend(intention)
    // It is sent as soon as the connection is back; that has to be said.
    if (this.link !== 'open' && this.table !== null) this.note = { text: t('web-unsent'), clause: '' }
  }

  act(action: string): void {
    this.note = null
    this.companion?.acting?.()
    this.intend({ do: 'act', seq: this.seq ?? 0, action })
  }

  /** A question changes nothing; the key by which its answer is known. */
  ask(question: Question): string {
    const key = this.#connection.intend(question)
    this.#asked.add(key)
    return key
  }

  /** Mute or unmute a person; what they said before is removed from the log. */
  mute(who: string, name: string, silent: boolean): void {
    const others = [...this.muted].filter(([each]) => each !== who)
    this.muted = new Map(silent ? [...others, [who, name]] : others)
    this.log = this.log.filter((line) => !this.#unheard(line.news))
  }

  #unheard(news: News): boolean {
    if (news.is === 'said') return this.muted.has(news.who ?? '')
    return news.is === 'reacted' && this.muted.has(this.table?.seats[news.seat]?.who ?? '')
  }

  // What the server says

  #hear(message: FromServer): void {
    switch (message.is) {
      case 'welcome':
        this.seat = message.seat
        this.who = message.who ?? ''
        return
      case 'watchers':
        this.watchers = message
        return
      case 'state': {
        const missed = this.#unheardOf(message)
        if (missed !== null) this.#tell(missed, message.seq)
        else if (this.seq !== null && message.seq !== this.seq) this.log = []
        this.seq = message.seq
        this.#seatBefore = this.seat
        this.seat = message.seat
        if (message.seat !== null) this.removed = false
        this.table = message.table
        if (message.recent !== undefined && this.log.length === 0) this.#recall(message.recent, message.seq)
        this.view = message.round
        this.texts = message.offers
        this.doubtful = message.doubtful ?? []
        this.deadline = message.deadline
        this.#ahead = message.at - Date.now()
        this.companion?.moved?.()
        this.#witnessed(missed)
        this.#carryOn()
        return
      }
      case 'update':
        this.#update(message)
        return
      case 'draft':
      case 'hint':
        this.#asked.delete(message.key)
        this.companion?.hear?.(message)
        return
      case 'refused':
        if (message.key != null && this.#asked.delete(message.key)) this.companion?.refused?.(message.key, message)
        else if (!UNSAID.test(message.code)) this.refuse(message)
        return
      case 'bye':
        if (!message.again) this.gone = message.code
        return
      case 'done':
      case 'ping':
        return
    }
  }

  #update(message: Extract<FromServer, { is: 'update' }>): void {
    if (this.seq === null || message.seq > this.seq + 1) {
      this.#connection.resync(this.seq ?? 0)
      return
    }
    this.#tell(message.news, message.seq)
    if (message.news.some((each) => each.is === 'table' && each.what === 'time' && each.seat === this.seat)) this.timeUps += 1
    if (message.seq <= this.seq) {
      this.#witnessed(message.news) // a whole state came first
      return
    }
    this.seq = message.seq
    if (message.table !== undefined && this.table !== null) this.table = applied(this.table, message.table)
    if (message.round !== undefined && this.view !== null) this.view = applied(this.view, message.round)
    if (message.offers !== undefined) this.texts = message.offers
    if (message.doubtful !== undefined) this.doubtful = message.doubtful
    if (message.deadline !== undefined) this.deadline = message.deadline
    if (message.seat !== undefined) this.seat = message.seat
    this.companion?.moved?.()
    this.#witnessed(message.news)
    this.#carryOn()
  }

  /** What happened since the last message. Whatever we asked to be told anew may have come meanwhile: we look at the page
   * again, ask what we have missed, and an update is already on its way. */
  #unheardOf(message: Extract<FromServer, { is: 'state' }>): readonly News[] | null {
    const heard = this.seq !== null && message.seq <= this.seq
    return heard && message.missed !== null ? [] : message.missed
  }

  /** What happened before we came: it is in the log, but it is neither shown nor said once more. */
  #recall(news: readonly News[], seq: number): void {
    this.#write(this.room.condensed(news).filter((each) => !this.#unheard(each)), seq)
  }

  #write(news: readonly News[], seq: number): void {
    const { room } = this
    const lines = news.map((each): LogLine => ({ number: ++this.#lines, seq, news: each }))
    this.log = [...lines.reverse(), ...this.log].slice(0, MOST_LINES)
    const last = { ...this.last }
    for (const each of news) {
      if (room.isDeal(each)) for (const seat of Object.keys(last)) delete last[Number(seat)]
      if (room.isMove(each) && 'seat' in each && each.seat !== null && each.seat !== undefined) last[each.seat] = each
    }
    this.last = last
  }

  #tell(news: readonly News[], seq: number): void {
    const { room } = this
    news = room.condensed(news).filter((each) => !this.#unheard(each))
    this.#write(news, seq)
    if (news.some((each) => each.is === 'table' && each.what === 'removed' && each.seat === (this.seat ?? this.#seatBefore))) this.removed = true
    if (!this.chatting) this.unread += news.filter((each) => each.is === 'said' && each.who !== this.who).length
    for (const each of news) {
      if (room.isDeal(each)) this.faults = {}
      if (each.is === 'fault') this.faults = { ...this.faults, [each.seat]: each }
    }
    this.companion?.told?.(news)
    for (const each of news) {
      if (each.is === 'reacted') this.#react(each.seat, each.what)
      if (each.is === 'said' && each.seat !== null) this.#speak(each.seat, each.text)
    }
    if (news.some((each) => (each.is === 'table' ? PAUSING.has(each.what) : each.is !== 'fault'))) this.note = null
    this.fresh = news
  }

  #react(seat: number, what: string): void {
    this.reactions = { ...this.reactions, [seat]: what }
    setTimeout(() => {
      const { [seat]: shown, ...others } = this.reactions
      if (shown === what) this.reactions = others
    }, REACTION_TIME)
  }

  #speak(seat: number, text: string): void {
    const shown = text.length > MOST_SAID ? `${text.slice(0, MOST_SAID - 1)}…` : text
    this.speech = { ...this.speech, [seat]: shown }
    setTimeout(() => {
      const { [seat]: said, ...others } = this.speech
      if (said === shown) this.speech = others
    }, SPEECH_TIME)
  }

  /** Shows in a word at a seat what has happened to it. */
  shout(seat: number, text: string, tone: Shout['tone']): void {
    const shown = { text, tone }
    this.shouts = { ...this.shouts, [seat]: shown }
    setTimeout(() => {
      const { [seat]: last, ...others } = this.shouts
      if (last === shown) this.shouts = others
    }, SHOUT_TIME)
  }

  /** What the device does by itself: what was planned when the table was made. */
  #carryOn(): void {
    if (this.table?.status === 'playing') this.sawPlay = true
    if (this.table === null) return
    const comes = this.#plan[0]?.do === 'sit'
    if (this.seat === null && !comes) return
    const plan = this.#plan
    this.#plan = []
    // Whoever comes to join watches if no seat is free, or has one already.
    const sits = this.seat === null && this.table.status === 'open' && this.table.seats.some((seat) => seat.kind === 'free')
    for (const intention of plan) if (!comes || sits) this.intend(intention)
  }

  /** Its part in the next deal, and what it notes to prove deals with. Null: something was missed. */
  #witnessed(news: readonly News[] | null): void {
    const { table, seat } = this
    if (this.replayed || table === null || seat === null) return
    this.#witness ??= import('../proof/witness.ts').then(
      ({ Witness }) => new Witness(this.code, (intention) => this.intend(intention)),
      () => (this.#witness = null), // without a network; the next message tries again
    )
    void this.#witness.then((witness) => witness?.saw(table, seat, news ?? [], news !== null))
  }

  refuse(problem: Problem): void {
    this.note = { text: refusalText(problem, refusalContext(this.room, this.context, this.view)), clause: problem.clause }
  }

  /** Says once more what the bot of a seat failed at. */
  tellFault(seat: number): void {
    const fault = this.faults[seat]
    const text = fault === undefined ? null : this.say(fault)
    if (text !== null) this.note = { text, clause: '' }
  }

  /** Says something to those who asked with a key. */
  tell(text: string): void {
    this.answer = { text }
  }

  // Words

  name(seat: number): string {
    const there = this.table?.seats[seat]
    if (there === undefined || there.kind === 'free') return t('player-number', { number: seat + 1 })
    if (there.name === '' && there.kind === 'person') return t('player-number', { number: seat + 1 })
    return there.name || botName(this.code, seat, there.level)
  }

  /** The faces of all seats. */
  readonly faces = $derived.by(() => {
    const seats = this.table?.seats ?? []
    const names = seats.map((there, seat) => there.name || (there.kind === 'bot' ? botName(this.code, seat, there.level) : `${this.code} ${seat}`))
    return facesFor(names, seats.map((there) => there.face ?? null))
  })

  get context(): Context {
    return { rules: this.rules ?? null, me: this.me, name: (seat) => this.name(seat), earlier: (news) => this.#earlier(news) }
  }

  #earlier(news: News): readonly News[] {
    const lines = this.log.map((line) => line.news)
    return lines.slice(lines.indexOf(news) + 1)
  }

  say(news: News): string | null {
    return newsText(news, this.room, this.context)
  }

  /** Seconds until the time of the seat on turn is up. */
  secondsLeft(now: number): number | null {
    return this.deadline === null ? null : Math.max(0, Math.round((this.deadline - now - this.#ahead) / 1000))
  }
}
