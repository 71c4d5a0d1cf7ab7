/** Time of work between two pauses, in ms. */
const SLICE = 10

/**
 * Keeps the window responsive during long work: await the result between its pieces. Throws when `signal` is aborted.
 */
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

/** Receives the bytes of a file, one part after the other. */
export type Sink = (bytes: Uint8Array) => Promise<void>

/** The environment of long work: a sink for its bytes, a listener for its progress, a signal to stop it. */
export interface Work {
  readonly sink: Sink
  /** Called with the finished part, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}
