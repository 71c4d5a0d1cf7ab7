import { setTimeout as delay } from 'node:timers/promises'

/** Time in which a thread ends if it can be ended at all, in ms. */
const PATIENCE = 2000

interface Ending {
  terminate(): unknown
}

const ending = new Set<Ending>()

/**
 * Whether threads that should have ended are still there. A thread blocked in the system cannot be ended, and a process
 * waits for all its threads.
 */
export function isAnyThreadEnding(): boolean {
  return ending.size > 0
}

/** Notes that a thread was asked to end by itself; `endThread` is to follow. */
export function noteEnding(thread: Ending): void {
  ending.add(thread)
}

/** Ends a thread; resolves when it is gone, or when `patience` is over. */
export async function endThread(thread: Ending, patience = PATIENCE): Promise<void> {
  noteEnding(thread)
  const gone = Promise.resolve(thread.terminate()).finally(() => ending.delete(thread))
  await Promise.race([gone, delay(patience, undefined, { ref: false })])
}
