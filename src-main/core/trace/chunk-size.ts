/** Where a run is cut into chunks, whether they are recorded or only sketched. */

export const MIN_STEPS = 1024
export const MIN_CHANGES = 4096
/**
 * Number of state slots for which a chunk gets one more step, so that keyframes of large states do not outweigh the
 * changes.
 */
const SLOTS_A_STEP = 8

/** Maximum number of steps in a chunk, for this number of slots. */
export function mostStepsOf(slotCount: number): number {
  return Math.max(MIN_STEPS, Math.trunc(slotCount / SLOTS_A_STEP))
}

/** Number of changes after which a chunk ends with its step, for this number of slots. */
export function mostChangesOf(slotCount: number): number {
  return Math.max(MIN_CHANGES, slotCount)
}
