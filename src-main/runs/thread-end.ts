import { isOutOfBuffers } from '@core/kernel/out-of-buffers'

/** Why a thread ended unexpectedly, in words for users; `work` is what it did. */
export function threadEndWords(work: string, error: Error): string {
  const isHeap = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isHeap || isOutOfBuffers(error)) return `${work} needs more memory than is available`
  return `${work} crashed: ${error.message}`
}
