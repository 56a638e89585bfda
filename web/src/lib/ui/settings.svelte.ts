/** What a person has set on this device; remembered in the browser. */

import { chooseLanguage, type Language } from '../i18n/languages.ts'
import { SLOWNESS, type Amount, type CardBack, type Pace, type Tabletop } from './looks.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'on' | 'off'
export type CardSize = 'small' | 'normal' | 'large'

const KEY = 'pioche.settings'

interface Stored {
  language: Language
  theme: Theme
  motion: Motion
  shapes: boolean
  size: CardSize
  left: boolean
  confirm: boolean
  sound: boolean
  table: Tabletop
  back: CardBack
  /** 0 to 100. */
  volume: number
  vibrate: boolean
  pace: Pace
  /** How much is announced to a screen reader. */
  spoken: Amount
  /** Single keys work at a table. */
  keys: boolean
  /** Where passing is all that is left, it happens by itself. */
  passes: boolean
}

function stored(): Stored {
  const defaults: Stored = {
    language: chooseLanguage(navigator.languages ?? [navigator.language]),
    theme: 'auto',
    motion: 'auto',
    shapes: true,
    size: 'normal',
    left: false,
    confirm: false,
    sound: true,
    table: 'felt',
    back: 'rust',
    volume: 70,
    vibrate: true,
    pace: 'normal',
    spoken: 'normal',
    keys: true,
    passes: true,
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return defaults
  }
}

export const settings: Stored = $state(stored())

/** Whether things move on the screen. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a movement takes, as a multiple of the normal time. */
export function slowness(): number {
  return SLOWNESS[settings.pace]
}

/** Apply the settings to the page and store them; to be called once, inside an effect. */
export function keepSettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
  root.dataset.size = settings.size
  root.dataset.table = settings.table
  root.dataset.back = settings.back
  root.dataset.hand = settings.left ? 'left' : 'right'
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // No storage in this browser: they last as long as the page.
  }
}
