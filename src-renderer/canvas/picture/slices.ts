/** Milliseconds of work before others get their turn. */
const SLICE = 10

/** Lets the window live through long work: to be awaited between its pieces. Throws when `signal` says so. */
export function makeSlices(signal: AbortSignal): () => Promise<void> {
  let began = performance.now()
  return async () => {
    signal.throwIfAborted()
    if (performance.now() - began < SLICE) return
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    began = performance.now()
  }
}

/** Where the bytes of a file go, one part after the other. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/** What long work gets beside its data. */
export interface Work {
  readonly sink: Sink
  /** Hears how much is done, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}
