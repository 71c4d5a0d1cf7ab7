import type { ProgramLimits } from '../../protocol/programs'
import { MIB } from '../judging'
import type { PackedProblem } from '../package'

/** The limits that Polygon gives a problem without any. */
export const usualLimits: ProgramLimits = { time: 1000, memory: 256 * MIB }

/** Ms that a limit of time is a multiple of, and the least and the most. */
export const TIME_STEP = 50
export const timeBounds = [250, 15_000] as const

/** Least and most MiB that a limit of memory may be. */
export const memoryBounds = [4, 1024] as const

/** The limits of a problem for Polygon, which counts memory by MiB. */
export function limitsOf({ limits }: Pick<PackedProblem, 'limits'>): ProgramLimits {
  const { time, memory } = limits ?? usualLimits
  return { time, memory: Math.ceil(memory / MIB) * MIB }
}
