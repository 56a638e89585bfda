/** What Python keeps on this device (pioche.device.storage), in IndexedDB. */

const NAME = 'pioche'
const ENTRIES = 'entries'
const TEXTS = 'texts'

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('unknown'))
  })
}

export async function openStorage(): Promise<Storage> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ENTRIES)
    opening.result.createObjectStore(TEXTS)
  }
  return new Storage(await settled(opening))
}

/** Every method is called from Python and awaited there. */
export class Storage {
  readonly #base: IDBDatabase

  constructor(base: IDBDatabase) {
    this.#base = base
  }

  /** All or nothing, and on the disk when it is done. */
  async #write(store: string, work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#base.transaction(store, 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
    work(transaction.objectStore(store))
    await done
  }

  async append(entries: string): Promise<void> {
    const rows = JSON.parse(entries) as readonly (readonly [string, number, ...unknown[]])[]
    await this.#write(ENTRIES, (store) => rows.forEach((row) => store.add(row, [row[0], row[1]])))
  }

  async read(table: string): Promise<string> {
    const rows = this.#base.transaction(ENTRIES).objectStore(ENTRIES).getAll(range(table))
    return JSON.stringify(await settled(rows))
  }

  async remove(table: string): Promise<void> {
    await this.#write(ENTRIES, (store) => store.delete(range(table)))
  }

  async get(name: string): Promise<string | undefined> {
    return (await settled(this.#base.transaction(TEXTS).objectStore(TEXTS).get(name))) as string | undefined
  }

  async put(name: string, text: string): Promise<void> {
    await this.#write(TEXTS, (store) => store.put(text, name))
  }
}

function range(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []])
}
