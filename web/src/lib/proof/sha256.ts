/** SHA-256 (FIPS 180-4), for browsers that offer none: they hide WebCrypto from pages that come over plain http, as in most
 *  homes. `hashing.ts` loads it only there. */

const ROUNDS = 64

/** The first bits of the fractional part of a root of the first primes, which are the constants of the algorithm. */
function fractions(root: number, count: number): Uint32Array {
  const found = new Uint32Array(count)
  for (let candidate = 2, at = 0; at < count; candidate += 1) {
    if (Array.from({ length: candidate - 2 }, (_, each) => each + 2).some((each) => candidate % each === 0)) continue
    const power = candidate ** (1 / root)
    found[at] = (power - Math.floor(power)) * 2 ** 32
    at += 1
  }
  return found
}

const START = fractions(2, 8)
const CONSTANTS = fractions(3, ROUNDS)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text with a one bit, zeros and its length, to a multiple of 64 bytes. */
function padded(text: Uint8Array): DataView {
  const size = Math.ceil((text.length + 9) / 64) * 64
  const bytes = new Uint8Array(size)
  bytes.set(text)
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(size - 8, Math.floor(text.length / 2 ** 29))
  view.setUint32(size - 4, text.length * 8)
  return view
}

export function sha256(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(text)
  const state = START.slice()
  const words = new Uint32Array(ROUNDS)
  const word = (at: number): number => words[at] ?? 0
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < ROUNDS; at += 1) {
      if (at < 16) {
        words[at] = view.getUint32(block + at * 4)
        continue
      }
      const [early, late] = [word(at - 15), word(at - 2)]
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = word(at - 16) + small + word(at - 7) + large
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let at = 0; at < ROUNDS; at += 1) {
      const chosen = (e & f) ^ (~e & g)
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (CONSTANTS[at] ?? 0) + word(at)) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((each, at) => (state[at] = (state[at] ?? 0) + each))
  }
  const digest = new Uint8Array(32)
  state.forEach((each, at) => new DataView(digest.buffer).setUint32(at * 4, each))
  return digest
}
