/** Python for the page: fetched once, checked, and kept by the browser (docs/device.md). */

interface BundledFile {
  readonly name: string
  /** Uncompressed, and as it is sent. */
  readonly size: number
  readonly sent: number
  readonly sha256: string
}
interface Index {
  readonly key: string
  readonly files: readonly BundledFile[]
}

export interface Bundle {
  /** The address of a file, which Pyodide asks for. */
  at(name: string): string
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** The addresses of all that was fetched. */
  readonly fetched: readonly string[]
}

/** Where the page is, seen from the folder of its scripts: at a server, or anywhere on a static host. */
const ROOT = new URL('../', self.location.href)
export const INDEX = new URL('device/index.json', ROOT).pathname

export async function fetchBundle(progress: (loaded: number, total: number) => void): Promise<Bundle> {
  try {
    return await fetchAll((await (await answered(INDEX, 'no-cache')).json()) as Index, progress)
  } catch (error) {
    // A newer one that cannot be had, or not as a whole: the service worker keeps the last one until then.
    const known = await caches.match(INDEX)
    if (known === undefined) throw error
    return fetchAll((await known.json()) as Index, progress)
  }
}

async function fetchAll({ key, files: listed }: Index, progress: (loaded: number, total: number) => void): Promise<Bundle> {
  const total = listed.reduce((sum, { sent }) => sum + sent, 0)
  let loaded = 0
  const at = (name: string): string => new URL(`device/${key}/${name}`, ROOT).pathname
  // Scripts are imported by their address later; all else is only read here, and compressed whatever the host does.
  const sentAs = (name: string): string => at(name.endsWith('.mjs') ? name : `${name}.gz`)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  await Promise.all(
    listed.map(async (file) => {
      const most = Math.max(file.size, file.sent)
      let data = await read((await answered(sentAs(file.name))).body, most, (count) => progress(Math.min(total, (loaded += count)), total))
      if (data[0] === 0x1f && data[1] === 0x8b) data = await read(new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip')), file.size)
      if ((await digest(data)) !== file.sha256) throw new Error(`${file.name} is damaged`)
      files.set(file.name, data)
    }),
  )
  return { at, files, fetched: [INDEX, ...listed.map(({ name }) => sentAs(name))] }
}

/** Hosts that do not say how long a file may be kept are asked for what changes. */
async function answered(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`)
  return response
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>> | null, most: number, more?: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8Array(most)
  let place = 0
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (place + part.value.length > most) throw new Error('too long')
    data.set(part.value, place)
    place += part.value.length
    more?.(part.value.length)
  }
  return data.slice(0, place)
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
