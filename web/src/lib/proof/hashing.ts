/** SHA-256 of what is put together from parts, and bytes as hexadecimal text. */

export type Bytes = Uint8Array<ArrayBuffer>

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number, big-endian, in so many bytes. */
export function numberBytes(value: number, size: number): Bytes {
  return Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 2 ** (8 * (size - 1 - at))) % 256)
}

export function joined(parts: readonly (Uint8Array | string)[]): Bytes {
  const each = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part))
  const whole = new Uint8Array(each.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of each) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export async function sha256(...parts: readonly (Uint8Array | string)[]): Promise<Bytes> {
  const text = joined(parts)
  // The types promise it, but on plain http there is none.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  return subtle === undefined ? (await import('./sha256.ts')).sha256(text) : new Uint8Array(await subtle.digest('SHA-256', text))
}
