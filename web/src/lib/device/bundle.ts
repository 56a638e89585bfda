/** Python for the page: fetched once, checked, and kept by the browser (docs/device.md). */

interface BundledFile {
  readonly name: string
  readonly size: number
  readonly sha256: string
}
interface Index {
  readonly key: string
  readonly files: readonly BundledFile[]
}

export interface Bundle {
  /** The address of a file. */
  at(name: string): string
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

export const INDEX = '/device/index.json'

export async function fetchBundle(progress: (loaded: number, total: number) => void): Promise<Bundle> {
  const index = (await (await answered(INDEX)).json()) as Index
  const total = index.files.reduce((sum, { size }) => sum + size, 0)
  let loaded = 0
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const at = (name: string): string => `/device/${index.key}/${name}`
  await Promise.all(
    index.files.map(async (file) => {
      const data = await read(await answered(at(file.name)), file.size, (count) => progress((loaded += count), total))
      if ((await digest(data)) !== file.sha256) throw new Error(`${file.name} is damaged`)
      files.set(file.name, data)
    }),
  )
  return { at, files }
}

async function answered(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`)
  return response
}

async function read(response: Response, size: number, more: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8Array(size)
  let place = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (place + part.value.length > size) throw new Error('too long')
    data.set(part.value, place)
    place += part.value.length
    more(part.value.length)
  }
  return data
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
