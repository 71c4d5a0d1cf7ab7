import { vi } from 'vitest'
import { stretched } from './machine-load.mjs'

/** Ms that a quiet machine may take. They only end a test that hangs: what is to come soon comes in a few. */
const LONGEST = 60_000
/** Ms between two questions. */
const OFTEN = 10

/** Asks again and again until nothing is thrown, however slow the machine is, and returns what came then. */
export function soon<T>(ask: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(ask, { timeout: stretched(LONGEST), interval: OFTEN })
}
