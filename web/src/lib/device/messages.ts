/** What the page and its worker say to each other: a closed union for each direction. */

/** Held by the worker as long as it lives. */
export const LOCK = 'pioche-device'

export type ToWorker =
  | { readonly do: 'request'; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly do: 'open'; readonly number: number; readonly code: string; readonly seat: number | null }
  | { readonly do: 'say'; readonly number: number; readonly text: string }
  | { readonly do: 'close'; readonly number: number }

/** Why there is no table here: another tab has them, nothing can be kept, or Python did not start. */
export type Failure = 'elsewhere' | 'storage' | 'start'

export type FromWorker =
  | { readonly is: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly is: 'ready'; readonly files: readonly string[] }
  | { readonly is: 'failed'; readonly why: Failure }
  | { readonly is: 'answer'; readonly id: number; readonly status: number; readonly text: string }
  | { readonly is: 'said'; readonly number: number; readonly text: string }
  /** Of a table with several people: who is on turn, if it is a person. */
  | { readonly is: 'turn'; readonly code: string; readonly seat: number | null }
  | { readonly is: 'closed'; readonly number: number; readonly code: number }
