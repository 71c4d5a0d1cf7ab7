/** Why a thread ended that should not have, in words that a user can make something of; `work` is what it did. */
export function threadEndWords(work: string, error: Error): string {
  const isHeap = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isHeap || isOutOfBuffers(error)) return `${work} needs more memory than there is`
  return `${work} crashed: ${error.message}`
}

/** What typed arrays throw when there is no memory for them: it lies outside of the thread's heap. */
function isOutOfBuffers(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed/i.test(error.message)
}
