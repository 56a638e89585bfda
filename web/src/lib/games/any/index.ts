/** Games that have no components of their own: a plain table, with words from the game's own texts. */

import { settingText } from '../../i18n/options.ts'
import { gameTexts, t } from '../../i18n/texts.svelte.ts'
import { STAGGER } from '../../table/motion.ts'
import type { GameRoom } from '../../table/room.ts'
import Back from './Back.svelte'
import EditionPicture from './EditionPicture.svelte'
import { nameOnTable, phraseText, phraseTexts } from './phrases.ts'
import { anyPrompt } from './prompt.ts'
import { anyView } from './view.ts'

export function room(game: string): GameRoom {
  const texts = gameTexts(game)
  const messageOf = (edition: string): string => `edition-${edition.slice(game.length + 1).replaceAll('_', '-')}`
  return {
    game,
    texts,
    hasBook: false,
    aim: '',
    Piece: null,
    pieceName: (piece) => piece,
    pieceKind: (piece) => piece,
    legendTitle: '',

    quickStart: null,
    Emblem: null,
    editionName: (edition) => (texts.has(messageOf(edition)) ? texts.t(messageOf(edition)) : edition),
    editionAbout: (edition) => (texts.has(`${messageOf(edition)}-about`) ? texts.t(`${messageOf(edition)}-about`) : ''),
    offersEdition: () => true,
    EditionPicture,
    presets: [],
    headings: null,
    partNames: {},
    dealLabel: 'web-start',
    editors: [],
    settingTexts: (name, value) => [settingText(name, value, texts)],
    clauseRemarks: () => [],

    loadTable: () => import('./AnyTable.svelte'),
    loadDealing: null,
    facts(view) {
      const round = anyView(view)
      if (round === null) return null
      return {
        players: round.seats.length,
        held: round.seats.map((seat) => seat.held),
        onwards: null,
        owing: [],
        notes: (seat, name) => phraseTexts(round.seats[seat]?.notes ?? [], texts, name),
      }
    },
    prompt: anyPrompt,
    seatMoves: () => [],
    keys: [],
    menuMoves: () => [],
    heldText: (cards) => t('web-seat-cards', { cards }),
    Back,
    Leftovers: null,
    Revealed: null,

    condensed: (news) => news,
    newsText: (news, context) => (news.is === 'told' ? phraseText(news.phrase, texts, (seat) => context.name(seat), context.me) : null),
    isDeal: () => false,
    isMove: () => false,
    moveText: () => '',
    isPictured: () => false,
    NewsPicture: null,
    sounds: (news) => news.filter((each) => each.is === 'told').map((_, number) => ({ sound: 'card', after: number * STAGGER })),
    moments: () => [],
    // `card: '7h'` is the message `card-7h`, where the game has one, else what the game calls that card on the table.
    argument(name, value, _rules, view) {
      const key = `${name}-${value.toLowerCase()}`
      return texts.has(key) ? texts.t(key) : nameOnTable(value, anyView(view), texts)
    },
  }
}
