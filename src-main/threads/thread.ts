import { isOutOfBuffers } from '@core/kernel/out-of-buffers'
import { mainWords } from '../main-words'

/** Why a thread ended unexpectedly, in words for users; `work` is its work. */
export function threadEndWords(
  work: 'level' | 'match' | 'run' | 'package' | 'search' | 'programs' | 'reading',
  error: Error,
): string {
  const { work: words } = mainWords()
  const isHeap = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isHeap || isOutOfBuffers(error)) return words.noMemory({ work })
  return words.crashed({ work, message: error.message })
}

/** The message for runs whose thread did not answer and was given up. */
export function notEndedWords(): string {
  return mainWords().work.notEnded
}

/** The part of a worker thread that its host needs. */
export interface Thread<Order, Report> {
  postMessage(order: Order): void
  on(event: 'message', listener: (report: Report) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  terminate(): unknown
}

/** Listens to a thread while it is in use: a thread that was given up may still send messages. */
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
