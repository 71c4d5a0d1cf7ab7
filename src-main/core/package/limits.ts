import type { ProgramLimits } from '../protocol/programs'
import { MIB } from './judging'
import type { PackedProblem } from './package'

/** The limits of a problem without any, for packages that must name some: those of Polygon. */
export const usualLimits: ProgramLimits = { time: 1000, memory: 256 * MIB }

/** The limits of a problem, its memory in whole MiB. */
export function limitsOf({ limits }: Pick<PackedProblem, 'limits'>): ProgramLimits {
  const { time, memory } = limits ?? usualLimits
  return { time, memory: Math.ceil(memory / MIB) * MIB }
}
