import type { ProgramLimits } from '../protocol/programs'

const MIB = 2 ** 20

/** A program on a test, run several times. */
export interface MeasuredTest {
  readonly path: string
  /** Ms of processor time of each run that ended by itself; the last entry is `Infinity` where the largest limit ended one. */
  readonly times: readonly number[]
  /** Bytes, the most of all runs; null where the system tells none. */
  readonly memory: number | null
}

/** A program on all tests. */
export interface MeasuredProgram {
  readonly name: string
  /** "C++"; null where it is not known. */
  readonly language: string | null
  /** False: it is to be too slow. */
  readonly isRight: boolean
  readonly tests: readonly MeasuredTest[]
}

/** The test on which a program takes longest. */
export interface Binding {
  readonly program: string
  readonly language: string | null
  readonly test: string
  /** Ms: the least of its runs, for other work on the machine only adds; `Infinity` where the largest limit ended it. */
  readonly time: number
  /** By how much of the least the longest run was longer. */
  readonly spread: number
}

/** Limits that measurements speak for. */
export interface LimitProposal {
  readonly limits: ProgramLimits
  /** The right program that takes longest. */
  readonly slowest: Binding
  /** The same for each language that is known, the slowest language first. */
  readonly byLanguage: readonly Binding[]
  /** The program that is to be too slow and takes least; null where there is none. */
  readonly fastest: Binding | null
  /** Whether the limit is far enough from both. */
  readonly isApart: boolean
}

/** How many times the slowest right program has to fit into the limit, and the limit into the fastest slow one. */
export const ratios = { right: 2, slow: 1.5 } as const

/** Ms and megabytes to choose from: steps so wide that small differences from run to run change nothing. */
const times = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60].map((seconds) => seconds * 1000)
const memories = [256, 512, 1024, 2048, 4096, 8192]

/** The test on which each program takes longest. A program without tests is a bug. */
export function bindingOf({ name, language, tests }: MeasuredProgram): Binding {
  const [first, ...others] = tests.map(({ path, times: all }): Binding => {
    const least = Math.min(...all)
    const most = Math.max(...all.filter((time) => time < Infinity), 0)
    const spread = least > 0 && least < Infinity ? most / least - 1 : 0
    return { program: name, language, test: path, time: least, spread }
  })
  return others.reduce((longest, one) => (one.time > longest.time ? one : longest), first!)
}

/**
 * The smallest usual limit into which the slowest right program fits twice, and whether the fastest slow one is known to take
 * half as long again; of one that was ended, `most` ms are known. Null where no right program was measured, or one of them
 * takes longer than any limit.
 */
export function proposeLimits(
  programs: readonly MeasuredProgram[],
  most: number,
): LimitProposal | null {
  const right = programs.filter(({ isRight }) => isRight)
  const slow = programs.filter(({ isRight }) => !isRight).map(bindingOf)
  const bindings = right.map(bindingOf).sort((a, b) => b.time - a.time)
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
