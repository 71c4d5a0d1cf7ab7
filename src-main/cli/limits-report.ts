import {
  bindingOf,
  ratios,
  type LimitProposal,
  type MeasuredProgram,
} from '@core/judging/propose-limits'
import { textTable } from '@core/kernel/text-table'
import { cliProgramsWords } from './cli-programs-words'
import type { CliIo } from './io'
import type { LimitsReport } from './limits-schema'
import { shownName } from './problems'

const MIB = 2 ** 20

/** How limits are told. */
interface Telling {
  readonly json: boolean
  /** Ms of the largest limit, at which runs were ended. */
  readonly most: number
}

/** Prints what was measured, the slowest test of each program, and the limits that this speaks for. */
export function printLimits(
  io: CliIo,
  programs: readonly MeasuredProgram[],
  proposal: LimitProposal | null,
  { json, most }: Telling,
): void {
  const { limits: say } = cliProgramsWords()
  const rows = programs.map((program) => ({ program, binding: bindingOf(program) }))
  if (json) {
    const report: LimitsReport = {
      programs: rows.map(({ program: { name, isRight, tests }, binding }) => ({
        ...{ program: name, isRight, test: binding.test, time: finite(binding.time) },
        ...{ spread: binding.spread, memory: memoryOf(tests) },
      })),
      time: proposal?.limits.time ?? null,
      memory: proposal ? proposal.limits.memory / MIB : null,
      isApart: proposal?.isApart ?? false,
    }
    io.out(`${JSON.stringify(report)}\n`)
  } else {
    const table = rows.map(({ program: { name, isRight, tests }, binding }) => {
      const memory = memoryOf(tests)
      return [
        shownName(name),
        isRight ? say.right : say.slow,
        timeText(binding.time, most),
        shownName(binding.test),
        say.percent({ percent: Math.round(100 * binding.spread) }),
        memory === null ? '–' : say.memory({ memory: Math.ceil(memory / MIB) }),
      ]
    })
    const { program, expected, time, test, spread, memory } = say.head
    io.out(`${textTable([[program, expected, time, test, spread, memory], ...table]).join('\n')}\n`)
  }
  io.err(`${sentenceOf(proposal, most)}\n`)
}

function sentenceOf(proposal: LimitProposal | null, most: number): string {
  const { limits: say } = cliProgramsWords()
  if (!proposal) return say.none
  const { limits, slowest, fastest, isApart } = proposal
  const time = limits.time / 1000
  const right = { program: shownName(slowest.program), test: shownName(slowest.test) }
  const proposed = say.proposed({
    ...{ time, memory: limits.memory / MIB, ...right },
    ratio: slowest.time > 0 ? (limits.time / slowest.time).toFixed(1) : '∞',
  })
  if (!fastest) return `${proposed} ${say.noSlow}`
  const slow = {
    program: shownName(fastest.program),
    ratio: (Math.min(fastest.time, most) / limits.time).toFixed(1),
  }
  if (isApart) return `${proposed} ${say.apart(slow)}`
  return `${proposed} ${say.notApart({ ...slow, least: ratios.slow })}`
}

function timeText(time: number, most: number): string {
  const { limits: say } = cliProgramsWords()
  const shown = Math.min(time, most) / 1000
  return (time === Infinity ? say.atLeast : say.seconds)({ time: shown.toFixed(2) })
}

function memoryOf(tests: MeasuredProgram['tests']): number | null {
  const known = tests.flatMap(({ memory }) => memory ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

function finite(time: number): number | null {
  return time === Infinity ? null : time
}
