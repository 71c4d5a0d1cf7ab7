import { commandText } from '@core/judging/command-words'
import type { StressRequest } from '@core/protocol/stress'

/** What a run on the command line names. */
export interface StressNames {
  /** Commands of the program and of the one that it is compared with. */
  readonly program: string
  readonly other: string | null
  /** Folder of the set; null if levels are new. */
  readonly near: string | null
  /** Whether programs are isolated. */
  readonly isIsolated: boolean
}

/** The command line that finds the same level. */
export function stressCommand(
  { game, source, seed, tries, isOfficial, compare, limits }: StressRequest,
  { program, other, near, isIsolated }: StressNames,
): string {
  return commandText([
    ...['boardwright', 'stress', game, '--program', program],
    ...(other === null ? [] : ['--against', other]),
    ...['--seed', String(seed), '--tries', String(tries)],
    ...(isOfficial ? [] : ['--any-limits']),
    // A folder that is named says it itself.
    ...(near === null && compare === 'exact' ? ['--compare', compare] : []),
    ...(near === null ? [] : ['--near', near]),
    ...(near !== null && source === 'near' ? ['--near-only'] : []),
    ...(isIsolated ? ['--isolate'] : []),
    ...['--time', String(limits.time), '--memory', String(Math.round(limits.memory / 2 ** 20))],
  ])
}
