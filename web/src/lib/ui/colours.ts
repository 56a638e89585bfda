/** The four colours of cards and tiles, by their numbers on the wire, in both palettes. */

export type Palette = 'standard' | 'letz'
export type Hue = 'red' | 'yellow' | 'green' | 'blue' | 'orange' | 'violet'
export const HUES: Readonly<Record<Palette, readonly [Hue, Hue, Hue, Hue]>> = {
  standard: ['red', 'yellow', 'green', 'blue'],
  letz: ['orange', 'yellow', 'green', 'violet'],
}
