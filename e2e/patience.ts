import { cpus, loadavg } from 'node:os'

/** How many times as long as by itself everything takes on this machine now. */
const busyness = Math.max(1, (loadavg()[0] ?? 0) / cpus().length)

/** Ms after which what is awaited never comes. */
export const PATIENCE = 180_000 * busyness

/** Ms after which a test never ends. */
export const TEST_PATIENCE = 600_000 * busyness
