/** The messages of a Fluent file, each parsed on first use: a page shows few of the thousand that there are. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

const QUOTED = /\{ ?([a-z][a-z0-9-]*) ?\}/g
const GROUPED = 1_000

/** A whole number below a thousand looks the same in all languages. Browsers are slow to create number formatters; a page
 * that shows no number that needs one does not wait for it. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function counted(value: string | number): FluentVariable {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < GROUPED ? new Count(value) : value
}

export class Bundle {
  readonly #bundle: FluentBundle
  readonly #sources: Map<string, string>
  readonly #locales: string[]
  readonly #text: string

  /** `more` is the text of another file, whose messages take precedence. It is parsed at once. */
  constructor(locales: string[], text: string, more = '') {
    this.#locales = locales
    this.#text = text
    this.#bundle = new FluentBundle(locales, { useIsolating: false })
    this.#sources = new Map(text.split(/\n(?=[a-z])/).map((source) => [source.slice(0, source.indexOf(' =')), source]))
    if (more === '') return
    this.#bundle.addResource(new FluentResource(more))
    this.#readQuoted(more)
  }

  /** These messages and those of another file. */
  extended(more: string): Bundle {
    return new Bundle(this.#locales, this.#text, more)
  }

  has(key: string): boolean {
    return this.#sources.has(key) || this.#bundle.hasMessage(key)
  }

  /** The message with this key, formatted; null if there is none. */
  format(key: string, args: Readonly<Record<string, string | number>> | null): string | null {
    this.#read(key)
    const pattern = this.#bundle.getMessage(key)?.value
    const values = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]))
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null
  }

  #read(key: string): void {
    const source = this.#sources.get(key)
    if (source === undefined || this.#bundle.hasMessage(key)) return
    this.#bundle.addResource(new FluentResource(source))
    this.#readQuoted(source)
  }

  #readQuoted(source: string): void {
    for (const [, quoted = ''] of source.matchAll(QUOTED)) this.#read(quoted)
  }
}
