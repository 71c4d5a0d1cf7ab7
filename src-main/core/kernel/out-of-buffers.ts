/** Whether this is what typed arrays throw when there is no memory for them: it lies outside of a thread's heap. */
export function isOutOfBuffers(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message)
}
