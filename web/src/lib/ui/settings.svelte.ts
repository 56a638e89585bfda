/** What a person has set on this device; remembered in the browser. */

import { chooseLanguage, type Language } from '../i18n/languages.ts'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'on' | 'off'
export type CardSize = 'small' | 'normal' | 'large'

const KEY = 'pioche.settings'

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  shapes: boolean
  size: CardSize
  left: boolean
  confirm: boolean
  sound: boolean
}

function kept(): Kept {
  const usual: Kept = {
    language: chooseLanguage(navigator.languages ?? [navigator.language]),
    theme: 'auto',
    motion: 'auto',
    shapes: true,
    size: 'normal',
    left: false,
    confirm: false,
    sound: true,
  }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual
  }
}

export const settings: Kept = $state(kept())

/** Whether things move on the screen. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Shows the settings on the page and keeps them; to be called once, inside an effect. */
export function keepSettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
  root.dataset.size = settings.size
  root.dataset.hand = settings.left ? 'left' : 'right'
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing: they last as long as the page.
  }
}
