import {
  bindingOfProgram,
  ratios,
  type LimitProposal,
  type MeasuredProgram,
} from '@core/judging/propose-limits'
import { visible } from '@core/kernel/text-reader'
import type { MeasuredTable } from '@core/protocol/programs'
import type { NotRight } from '../programs/measure-programs'
import { setsWords } from './sets-words'

const MIB = 2 ** 20

/** The measurements: the slowest test of each program. `most`: the time limit at which runs were ended, in ms. */
export function measuredInWords(programs: readonly MeasuredProgram[], most: number): MeasuredTable {
  const { limits: say } = setsWords()
  const { program, expected, time, test, spread, memory } = say.head
  return {
    head: [program, expected, time, test, spread, memory],
    rows: programs.map((one) => {
      const binding = bindingOfProgram(one)
      const used = memoryOf(one)
      return [
        visible(one.name),
        one.isRight ? say.right : say.slow,
        timeText(binding.time, most),
        visible(binding.test),
        say.percent({ percent: Math.round(100 * binding.spread) }),
        used === null ? '–' : say.memory({ memory: Math.ceil(used / MIB) }),
      ]
    }),
  }
}

/** The proposed limits and their distance from right and slow programs, in sentences. */
export function proposalInWords(proposal: LimitProposal | null, most: number): string {
  const { limits: say } = setsWords()
  if (!proposal) return say.none
  const { limits, slowest, byLanguage, fastest, isApart } = proposal
  const time = limits.time / 1000
  const right = { program: visible(slowest.program), test: visible(slowest.test) }
  const memory = limits.memory / MIB
  const proposed =
    slowest.time > 0
      ? say.proposed({ time, memory, ...right, ratio: ratioOf(limits.time, slowest.time) })
      : say.noTime({ time, memory })
  const list = byLanguage.flatMap(({ language, time: taken }) =>
    taken > 0 ? say.oneLanguage({ language: language!, ratio: ratioOf(limits.time, taken) }) : [],
  )
  const languages = list.length > 1 ? [say.byLanguage({ list: list.join(', ') })] : []
  const told = [proposed, ...languages]
  if (!fastest) return [...told, say.noSlow].join(' ')
  const slow = {
    program: visible(fastest.program),
    ratio: ratioOf(Math.min(fastest.time, most), limits.time),
  }
  if (isApart) return [...told, say.apart(slow)].join(' ')
  const near = fastest.time === Infinity ? say.notKnown : say.notApart
  return [...told, near({ ...slow, least: ratios.slow })].join(' ')
}

/** Right programs that were not right, a sentence each. */
export function notRightInWords(wrong: readonly NotRight[]): string[] {
  return wrong.map(({ program, test, verdict }) =>
    setsWords().limits.notRight({ program: visible(program), test: visible(test), verdict }),
  )
}

/** The maximum over all tests, in bytes; null if the system does not report it. */
export function memoryOf({ tests }: MeasuredProgram): number | null {
  const known = tests.flatMap(({ memory }) => memory ?? [])
  return known.length === 0 ? null : Math.max(...known)
}

function ratioOf(a: number, b: number): string {
  return (a / b).toFixed(1)
}

function timeText(time: number, most: number): string {
  const { limits: say } = setsWords()
  const shown = Math.min(time, most) / 1000
  return (time === Infinity ? say.atLeast : say.seconds)({ time: shown.toFixed(2) })
}
