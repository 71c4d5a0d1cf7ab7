/**
 * Whether an error is the one that typed arrays throw when there is no memory for them, which is outside of a thread's
 * heap.
 */
export function isOutOfBuffers(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message)
}
