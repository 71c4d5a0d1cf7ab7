import { isOutOfBuffers } from '@core/kernel/out-of-buffers'

/** Why a thread ended unexpectedly, in words for users; `work` is what it did. */
export function threadEndWords(work: string, error: Error): string {
  const isHeap = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isHeap || isOutOfBuffers(error)) return `${work} needs more memory than is available`
  return `${work} crashed: ${error.message}`
}

/** As much of a worker thread as its host needs. */
export interface Thread<Order, Report> {
  postMessage(order: Order): void
  on(event: 'message', listener: (report: Report) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  terminate(): unknown
}

/** Listens to a thread while it is in use: one that was given up may still have something to say. */
export function listenTo<Order, Report>(
  thread: Thread<Order, Report>,
  isInUse: () => boolean,
  hear: (report: Report) => void,
  died: (error: Error) => void,
): void {
  thread.on('message', (report) => {
    if (isInUse()) hear(report)
  })
  thread.on('error', (error) => {
    if (isInUse()) died(error)
  })
  thread.on('exit', (code) => {
    if (isInUse()) died(new Error(`the worker ended with code ${code}`))
  })
}
