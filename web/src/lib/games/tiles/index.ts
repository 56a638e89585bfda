/** The tile game on the page. */

import { settingText } from '../../i18n/options.ts'
import { pageTexts, t } from '../../i18n/texts.svelte.ts'
import type { GameRoom } from '../../table/room.ts'
import Back from './Back.svelte'
import EditionPicture from './EditionPicture.svelte'
import Emblem from './Emblem.svelte'
import { BY_LANGUAGE, EDITIONS, editionAbout, editionName, HEADINGS, PRESETS } from './editions.ts'
import Leftovers from './Leftovers.svelte'
import { tileMoments } from './moments.ts'
import NewsPicture from './NewsPicture.svelte'
import { tilePrompt } from './prompt.ts'
import Piece from './Piece.svelte'
import Revealed from './Revealed.svelte'
import { rackName, tileArgument, tileMoveText, tileNewsText } from './sentences.ts'
import { tileSounds } from './sounds.ts'
import { HIDDEN_TILE, parseTile } from './tiles.ts'
import { tileView } from './view.ts'

const MOVES = new Set(['tile-laid', 'tile-drew', 'tile-kept', 'tile-skipped', 'tile-called'])

export function room(game: string): GameRoom {
  return {
    game,
    texts: pageTexts,
    hasBook: true,
    get aim() {
      return t('web-aim-tiles')
    },
    Piece,
    pieceKind: (piece) => (piece.startsWith('*') ? '*' : piece.slice(1)),
    legendTitle: 'web-legend-tiles',
    pieceName: (piece) => rackName(parseTile(piece) ?? HIDDEN_TILE),

    quickStart: { label: 'web-play-tiles', about: 'web-play-tiles-about', players: 3, edition: (language) => BY_LANGUAGE[language] },
    Emblem,
    editionName,
    editionAbout,
    offersEdition: (edition) => edition in EDITIONS,
    EditionPicture,
    presets: PRESETS,
    headings: HEADINGS,
    partNames: { uno: 'web-group-uno-tiles', scoring: 'web-group-scoring-tiles' },
    dealLabel: 'web-start-tiles',
    editors: [],
    settingTexts: (name, value) => [settingText(name, value)],
    clauseRemarks: () => [],

    loadTable: () => import('./TileTable.svelte'),
    loadDealing: () => import('./dealing.ts'),
    facts(view) {
      const round = tileView(view)
      if (round === null) return null
      return { players: round.players, held: round.counts, onwards: round.direction > 0, owing: [], notes: () => [] }
    },
    prompt: tilePrompt,
    seatMoves: (table, seat) => (table.texts.includes(`catch.${seat}`) ? [{ action: `catch.${seat}`, label: t('web-catch') }] : []),
    keys: [
      { keys: ['←', '→', '↑', '↓'], label: 'web-key-tiles-walk' },
      { keys: ['Enter'], label: 'web-key-tiles-pick' },
      { keys: ['Space'], label: 'web-key-tiles-more' },
      { keys: ['N'], label: 'web-key-tiles-new' },
      { keys: ['Backspace'], label: 'web-key-tiles-take' },
      { keys: ['Alt ←', 'Alt →'], label: 'web-key-tiles-shift' },
      { keys: ['Ctrl Z', 'Ctrl Y'], label: 'web-key-tiles-undo' },
      { keys: ['X'], label: 'web-key-legend' },
      { keys: ['Esc'], label: 'web-key-tiles-drop' },
    ],
    menuMoves: () => [],
    heldText: (tiles) => t('web-seat-tiles', { tiles }),
    Back,
    Leftovers,
    Revealed,

    condensed: (news) => news,
    newsText: tileNewsText,
    isDeal: (news) => news.is === 'tile-dealt',
    isMove: (news) => MOVES.has(news.is),
    moveText: tileMoveText,
    isPictured: (news) => news.is === 'tile-laid',
    NewsPicture,
    sounds: tileSounds,
    moments: tileMoments,
    argument: tileArgument,
  }
}
