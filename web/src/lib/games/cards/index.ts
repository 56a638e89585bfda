/** The card game on the page. */

import { settingText } from '../../i18n/options.ts'
import { pageTexts, t } from '../../i18n/texts.svelte.ts'
import type { GameRoom, OfferedMove } from '../../table/room.ts'
import Back from './Back.svelte'
import { BLANKS_CLAUSE } from './blanks.ts'
import { programsOf } from './blankSentences.ts'
import { cardView } from './cardGame.svelte.ts'
import EditionPicture from './EditionPicture.svelte'
import { EDITIONS, editionAbout, editionName, paletteOf } from './editions.ts'
import Emblem from './Emblem.svelte'
import { FACE, HIDDEN } from './faces.ts'
import Leftovers from './Leftovers.svelte'
import { cardMoments } from './moments.ts'
import NewsPicture from './NewsPicture.svelte'
import { HEADINGS, PRESETS } from './presets.ts'
import { cardPrompt } from './prompt.ts'
import Piece from './Piece.svelte'
import Revealed from './Revealed.svelte'
import { cardArgument, cardMoveText, cardName, cardNewsText, condensed } from './sentences.ts'
import { cardSounds } from './sounds.ts'

const MOVES = new Set(['laid', 'drew', 'passed', 'skipped', 'called', 'colournamed', 'tookback', 'gave', 'handsswapped'])
const BLANKS = 'blanks'

export function room(game: string): GameRoom {
  return {
    game,
    texts: pageTexts,
    hasBook: true,
    get aim() {
      return t('web-aim-cards')
    },
    Piece,
    pieceKind: (piece) => piece.replace(/^[rygb]/, '').replace(/^X\d/, 'X'),
    legendTitle: 'web-legend',
    pieceName: (piece, rules) => cardName(FACE.get(piece) ?? HIDDEN, paletteOf(rules)),

    quickStart: { label: 'web-play-now', about: 'web-play-now-about', players: 4, edition: () => 'classic/fr' },
    Emblem,
    editionName,
    editionAbout,
    offersEdition: (edition) => edition in EDITIONS,
    EditionPicture,
    presets: PRESETS,
    headings: HEADINGS,
    partNames: {},
    dealLabel: 'web-start',
    editors: [{ option: BLANKS, unused: 'none', clause: BLANKS_CLAUSE, load: () => import('./BlankEditor.svelte') }],
    settingTexts(name, value, rules) {
      if (name !== BLANKS) return [settingText(name, value)]
      return programsOf(rules).map((text, number) => t('setting', { option: t('card-blank', { number: number + 1 }), value: text }))
    },
    clauseRemarks: (clause, rules) => (clause === BLANKS_CLAUSE ? programsOf(rules) : []),

    loadTable: () => import('./CardTable.svelte'),
    loadDealing: () => import('./dealing.ts'),
    facts(view) {
      const round = cardView(view)
      if (round === null) return null
      return { players: round.players, held: round.counts, onwards: round.direction > 0, owing: round.owing, notes: () => [] }
    },
    prompt: cardPrompt,
    seatMoves: (table, seat) => (table.texts.includes(`catch.${seat}`) ? [{ action: `catch.${seat}`, label: t('web-catch') }] : []),
    keys: [
      { keys: ['←', '→', '↑', '↓'], label: 'web-key-cards-walk' },
      { keys: ['Enter'], label: 'web-key-cards-play' },
      { keys: ['X'], label: 'web-key-legend' },
      { keys: ['Esc'], label: 'web-key-cards-back' },
    ],
    menuMoves: (table) =>
      // A bot says nothing, so it gives no advice.
      (table.table?.seats ?? []).flatMap((seat, number): OfferedMove[] => {
        const action = `accuse.${number}`
        return seat.kind === 'person' && table.texts.includes(action) ? [{ action, label: t('web-accuse', { name: table.name(number) }) }] : []
      }),
    heldText: (cards) => t('web-seat-cards', { cards }),
    Back,
    Leftovers,
    Revealed,

    condensed,
    newsText: cardNewsText,
    isDeal: (news) => news.is === 'dealt',
    isMove: (news) => MOVES.has(news.is),
    moveText: cardMoveText,
    isPictured: (news) => news.is === 'laid',
    NewsPicture,
    sounds: cardSounds,
    moments: cardMoments,
    argument: cardArgument,
  }
}
