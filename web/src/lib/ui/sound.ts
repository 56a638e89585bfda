/** Synthesized sounds: nothing is fetched. Browsers allow none before the first touch or key. */

import { settings } from './settings.svelte.ts'

export type Sound = 'card' | 'draw' | 'turn' | 'uno' | 'refused' | 'won' | 'lost' | 'hit' | 'cheer' | 'swap' | 'deal' | 'shuffle' | 'hurry' | 'reverse' | 'stack' | 'chance' | 'triumph' | 'defeat'

const LOUDEST = 0.24
const MOST_STEPS = 14 // of what grows: more than two octaves would be shrill
const loudness = (): number => LOUDEST * (settings.volume / 100) ** 1.5
let context: AudioContext | null = null
let noise: AudioBuffer | null = null

// Creating the context takes time: do it on the first touch, when it becomes allowed.
function touched(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touched, { capture: true, passive: true })

/** A tone that swells and dies away. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud = 1, shape: OscillatorType = 'sine'): void {
  const source = audio.createOscillator()
  const gain = audio.createGain()
  source.type = shape
  source.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness() * loud, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + length)
}

/** Paper on paper: a short hiss through a filter. */
function swish(audio: AudioContext, at: number, pitch: number, length: number): void {
  noise ??= hiss(audio)
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.setValueAtTime(loudness() * 2, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(at, 0, length)
}

function hiss(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = made.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
  return made
}

/** Let something be heard, `after` so many milliseconds; `level`: what grows is higher. */
export function play(sound: Sound, after = 0, level = 0): void {
  const audio = settings.sound ? context : null
  if (audio === null) return
  const at = audio.currentTime + after / 1000
  switch (sound) {
    case 'card':
      swish(audio, at, 1700, 0.09)
      tone(audio, at + 0.05, 150, 0.09, 0.7)
      return
    case 'draw':
      swish(audio, at, 2900, 0.12)
      return
    case 'turn':
      tone(audio, at, 587, 0.22)
      tone(audio, at + 0.11, 784, 0.3)
      return
    case 'uno':
      tone(audio, at, 660, 0.14, 1, 'triangle')
      tone(audio, at + 0.13, 990, 0.26, 1, 'triangle')
      return
    case 'refused':
      tone(audio, at, 196, 0.2, 0.8, 'triangle')
      return
    case 'hit':
      tone(audio, at, 233, 0.16, 1, 'triangle')
      tone(audio, at + 0.1, 175, 0.3, 1, 'triangle')
      return
    case 'cheer':
      for (const [number, pitch] of [659, 784, 988].entries()) tone(audio, at + number * 0.07, pitch, 0.25, 0.9)
      return
    case 'swap':
      for (let step = 0; step < 4; step += 1) swish(audio, at + step * 0.07, 1400 + step * 500, 0.12)
      return
    case 'deal':
      swish(audio, at, 2300, 0.06)
      return
    case 'shuffle':
      for (let step = 0; step < 7; step += 1) swish(audio, at + step * 0.045, 1200 + (step % 2) * 900, 0.06)
      return
    case 'reverse':
      swish(audio, at, 1300, 0.16)
      tone(audio, at, 523, 0.14, 0.6, 'triangle')
      tone(audio, at + 0.12, 392, 0.2, 0.6, 'triangle')
      return
    case 'stack':
      tone(audio, at, 220 * 2 ** (Math.min(level, MOST_STEPS) / 6), 0.18, 0.9, 'triangle')
      tone(audio, at + 0.07, 330 * 2 ** (Math.min(level, MOST_STEPS) / 6), 0.26, 0.7, 'triangle')
      return
    case 'chance':
      tone(audio, at, 988, 0.1, 0.8)
      tone(audio, at + 0.09, 1319, 0.16, 0.8)
      return
    case 'triumph':
      for (const [number, pitch] of [523, 523, 659, 784, 659, 784, 1047].entries()) tone(audio, at + number * 0.13, pitch, number === 6 ? 1.2 : 0.3)
      for (const pitch of [523, 659, 784]) tone(audio, at + 0.78, pitch, 1.2, 0.5)
      return
    case 'defeat':
      for (const [number, pitch] of [440, 392, 349, 330].entries()) tone(audio, at + number * 0.26, pitch, 0.6, 0.7)
      return
    case 'hurry':
      tone(audio, at, 880, 0.07, 0.6)
      return
    case 'lost':
      for (const [number, pitch] of [392, 349, 294].entries()) tone(audio, at + number * 0.18, pitch, 0.4, 0.8)
      return
    case 'won':
      for (const [number, pitch] of [523, 659, 784, 1047].entries()) tone(audio, at + number * 0.12, pitch, 0.4)
      return
  }
}

/** Shakes the phone, where there is one that can. */
export function vibrate(pattern: readonly number[]): void {
  if (settings.vibrate && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([...pattern])
}
