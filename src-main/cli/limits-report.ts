import {
  bindingOfProgram,
  type LimitProposal,
  type MeasuredProgram,
} from '@core/judging/propose-limits'
import { textTable } from '@core/kernel/text-table'
import { measuredInWords, memoryOf, proposalInWords } from '../sets/limits-in-words'
import type { CliIo } from './io'
import type { LimitsReport } from './limits-schema'

const MIB = 2 ** 20

/** How limits are reported. */
interface Telling {
  readonly json: boolean
  /** Ms of the largest limit, at which runs were ended. */
  readonly most: number
}

/** Prints the slowest test of each program and the limits that follow. */
export function printLimits(
  io: CliIo,
  programs: readonly MeasuredProgram[],
  proposal: LimitProposal | null,
  { json, most }: Telling,
): void {
  if (json) io.out(`${JSON.stringify(reportOf(programs, proposal))}\n`)
  else {
    const { head, rows } = measuredInWords(programs, most)
    io.out(`${textTable([head, ...rows]).join('\n')}\n`)
  }
  io.err(`${proposalInWords(proposal, most)}\n`)
}

function reportOf(
  programs: readonly MeasuredProgram[],
  proposal: LimitProposal | null,
): LimitsReport {
  return {
    programs: programs.map((one) => {
      const { program, test, time, spread } = bindingOfProgram(one)
      const { language, isRight } = one
      return {
        ...{ program, language, isRight, test, spread },
        time: time === Infinity ? null : time,
        memory: memoryOf(one),
      }
    }),
    time: proposal?.limits.time ?? null,
    memory: proposal ? proposal.limits.memory / MIB : null,
    isApart: proposal?.isApart ?? false,
  }
}
