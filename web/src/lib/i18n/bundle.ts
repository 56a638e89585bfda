/** The sentences of a file, each read when it is first said: a page says few of the thousand that there are. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

const QUOTED = /\{ ([a-z][a-z0-9-]*) \}/g
const GROUPED = 1_000

/** A whole number below a thousand looks the same in all languages. Browsers take long to make ready what they format
 * numbers with; a page that shows none that need it does not wait for that. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function counted(value: string | number): FluentVariable {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < GROUPED ? new Count(value) : value
}

export class Sentences {
  readonly #bundle: FluentBundle
  readonly #sources: Map<string, string>

  constructor(locales: string[], text: string) {
    this.#bundle = new FluentBundle(locales, { useIsolating: false })
    this.#sources = new Map(text.split(/\n(?=[a-z])/).map((source) => [source.slice(0, source.indexOf(' =')), source]))
  }

  has(key: string): boolean {
    return this.#sources.has(key)
  }

  /** The sentence with this key; null where there is none. */
  say(key: string, args: Readonly<Record<string, string | number>> | null): string | null {
    this.#read(key)
    const pattern = this.#bundle.getMessage(key)?.value
    const values = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, counted(value)]))
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null
  }

  #read(key: string): void {
    const source = this.#sources.get(key)
    if (source === undefined || this.#bundle.hasMessage(key)) return
    this.#bundle.addResource(new FluentResource(source))
    for (const [, quoted = ''] of source.matchAll(QUOTED)) this.#read(quoted)
  }
}
