import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { slim } from '../ftl.ts'
import { Bundle } from '../src/lib/i18n/bundle.ts'
import { chooseLanguage, LANGUAGES, LOCALES } from '../src/lib/i18n/languages.ts'

const root = join(import.meta.dirname, '..')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}
const files = sources(join(root, 'src')).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe.each(LANGUAGES)('%s', (language) => {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false })
  const text = readFileSync(join(root, '..', 'i18n', `${language}.ftl`), 'utf8')
  const errors = bundle.addResource(new FluentResource(slim(text)))
  const book = new FluentBundle(LOCALES[language], { useIsolating: false })
  book.addResource(new FluentResource(slim(text, 'clauses')))

  it('reads its sentences one by one, with those that they quote', () => {
    const lazy = new Bundle(LOCALES[language], slim(readFileSync(join(root, '..', 'i18n', `${language}.ftl`), 'utf8')))
    for (const key of ['web-home', 'the-card-number', 'web-log-drew', 'setting-players']) {
      const args = { colour: 'green', number: '7', name: 'Ben', cards: 2, players: 3 }
      const whole = bundle.getMessage(key)?.value
      expect(lazy.format(key, args)).toBe(whole ? bundle.formatPattern(whole, args, []) : undefined)
    }
    const points = bundle.getMessage('web-goal-points')?.value ?? ''
    for (const number of [0, 1, 999, 1_000, 12_345, 0.5]) expect(lazy.format('web-goal-points', { points: number })).toBe(bundle.formatPattern(points, { points: number }, []))
    expect(lazy.format('no-such-key', null)).toBeNull()
    expect([lazy.has('web-home'), lazy.has('no-such-key'), lazy.has('clause-fr-7')]).toEqual([true, false, false])
  })

  it('has every sentence that the page asks for', () => {
    expect(errors).toEqual([])
    const asked = files.flatMap(({ path, text }) =>
      (text.match(/'(web|refusal|card|colour|value|option|setting|player|choices)-[a-z0-9-]+'/g) ?? []).map((key) => ({ path, key: key.slice(1, -1) })),
    )
    expect(asked.length).toBeGreaterThan(150)
    const missing = asked.filter(({ key }) => key !== 'option-range' && !bundle.hasMessage(key))
    // Lessons, legend and hints come with the texts of the rule book; what is shown before must not need them.
    const late = /\/(Coach|HintLine|Legend|LegendDialog|LegendTip|Learn|LearnPage)\.svelte$/
    expect(missing.filter(({ path, key }) => !(book.hasMessage(key) && late.test(path))).map(({ path, key }) => `${path}: ${key}`)).toEqual([])
  })

  it('has every sentence for those who play without a server', () => {
    const device = new FluentBundle(LOCALES[language], { useIsolating: false })
    device.addResource(new FluentResource(slim(text, 'device')))
    const asked = files.flatMap(({ text }) => text.match(/'device-[a-z0-9-]+'/g) ?? []).map((key) => key.slice(1, -1))
    expect(asked.length).toBeGreaterThan(15)
    expect(asked.filter((key) => key !== 'device-start' && !device.hasMessage(key))).toEqual([])
  })

  it('says numbers of cards as the language does', () => {
    const said = [1, 2].map((cards) => bundle.formatPattern(bundle.getMessage('web-seat-cards')?.value ?? '', { cards }))
    expect(said[0]).not.toBe(said[1])
    expect(said[1]).toContain('2')
  })
})

it('makes nothing ready to format numbers that look the same everywhere', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const lazy = new Bundle(['en-x-test'], 'web-cards = { $cards }')
  expect([lazy.format('web-cards', { cards: 999 }), made.mock.calls.length]).toEqual(['999', 0])
  lazy.format('web-cards', { cards: 1_000 })
  expect(made.mock.calls.length).toBe(1)
  made.mockRestore()
})

describe('components', () => {
  it('hold no words of their own', () => {
    // Text between tags that is more than names, signs and numbers.
    const allowed = new Set(['Pioche'])
    const found = files.flatMap(({ path, text }) => {
      if (!path.endsWith('.svelte')) return []
      const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
      const bare = markup.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
      return [...bare.matchAll(/>([^<>]*\p{L}{3,}[^<>]*)</gu)].map((each) => (each[1] ?? '').trim()).filter((each) => !allowed.has(each) && each !== 'UNO' && each !== '· Pioche')
    })
    expect(found).toEqual([])
  })

  it('set no style that the policy of the page would block', () => {
    expect(files.filter(({ text }) => /\sstyle="/.test(text)).map(({ path }) => path)).toEqual([])
  })
})

it('takes the first language that it knows', () => {
  expect(chooseLanguage(['pt', 'fr-LU', 'de'])).toBe('fr')
  expect(chooseLanguage(['lb-LU'])).toBe('lb')
  expect(chooseLanguage([])).toBe('en')
})
