import { stretched } from '../scripts/unit/machine-load.mjs'

/** Ms after which what is awaited never comes. */
export const PATIENCE = stretched(180_000)

/** Ms after which a test never ends. */
export const TEST_PATIENCE = stretched(600_000)
