import type { ProgramLimits } from '../protocol/programs'

const MIB = 2 ** 20

/** A program that was run several times on a test. */
export interface MeasuredTest {
  readonly path: string
  /**
   * Processor time of each run that ended by itself, in ms; the last entry is `Infinity` if the largest limit ended
   * one.
   */
  readonly times: readonly number[]
  /** Memory in bytes, the maximum of all runs; null if the system does not report it. */
  readonly memory: number | null
}

/** A program on all tests. */
export interface MeasuredProgram {
  readonly name: string
  /** "C++"; null if unknown. */
  readonly language: string | null
  /** False: it should be too slow. */
  readonly isRight: boolean
  readonly tests: readonly MeasuredTest[]
}

/** The test on which a program takes longest. */
export interface Binding {
  readonly program: string
  readonly language: string | null
  readonly test: string
  /**
   * In ms: the shortest of its runs, since other work on the computer only adds time; `Infinity` if the largest limit
   * ended it.
   */
  readonly time: number
  /** By how much the longest run exceeded the shortest, relative to the shortest. */
  readonly spread: number
}

/** Limits based on measurements. */
export interface LimitProposal {
  readonly limits: ProgramLimits
  /** The correct program that takes longest. */
  readonly slowest: Binding
  /** The same for each known language, the slowest language first. */
  readonly byLanguage: readonly Binding[]
  /** The program that should be too slow and takes least; null if there is none. */
  readonly fastest: Binding | null
  /** Whether the limit is far enough from both. */
  readonly isApart: boolean
}

/** How many times the slowest correct program has to fit into the limit, and the limit into the fastest slow one. */
export const ratios = { right: 2, slow: 1.5 } as const

/** Limits to choose from, in ms and megabytes: steps so wide that small differences between runs do not matter. */
const times = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60].map((seconds) => seconds * 1000)
const memories = [256, 512, 1024, 2048, 4096, 8192]

/** The test on which each program takes longest. A program without tests is a bug. */
export function bindingOfProgram({ name, language, tests }: MeasuredProgram): Binding {
  const [first, ...others] = tests.map(({ path, times: all }): Binding => {
    const least = Math.min(...all)
    const most = Math.max(...all.filter((time) => time < Infinity), 0)
    const spread = least > 0 && least < Infinity ? most / least - 1 : 0
    return { program: name, language, test: path, time: least, spread }
  })
  return others.reduce((longest, one) => (one.time > longest.time ? one : longest), first!)
}

/**
 * The smallest usual limit into which the slowest correct program fits twice, and whether the fastest slow one is known
 * to take half as long again; a run that was ended is known to take `most` ms. Null if no correct program was measured,
 * or one of them takes longer than any limit.
 */
export function proposeLimits(
  programs: readonly MeasuredProgram[],
  most: number,
): LimitProposal | null {
  const right = programs.filter(({ isRight }) => isRight)
  const slow = programs.filter(({ isRight }) => !isRight).map(bindingOfProgram)
  const bindings = right.map(bindingOfProgram).sort((a, b) => b.time - a.time)
  const [slowest] = bindings
  const time = times.find((one) => slowest && one >= slowest.time * ratios.right)
  if (!slowest || time === undefined) return null
  const used = Math.max(...right.flatMap(({ tests }) => tests.map(({ memory }) => memory ?? 0)))
  const memory = memories.find((one) => one * MIB >= used * ratios.right) ?? memories.at(-1)!
  const fastest = slow.sort((a, b) => a.time - b.time)[0] ?? null
  return {
    limits: { time, memory: memory * MIB },
    slowest,
    byLanguage: bindings.filter(
      ({ language }, at) =>
        language !== null && bindings.findIndex((one) => one.language === language) === at,
    ),
    fastest,
    isApart: fastest === null || Math.min(fastest.time, most) >= time * ratios.slow,
  }
}
