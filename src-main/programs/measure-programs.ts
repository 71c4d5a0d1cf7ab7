import type { MeasuredProgram } from '@core/judging/propose-limits'
import type { Verdict } from '@core/judging/verdict'
import { judgeSet, type Judging, type JudgingTest } from './judge-set'
import type { ReadyProgram } from './ready-program'

/** A program whose time counts. */
export interface ProgramToMeasure extends Omit<MeasuredProgram, 'tests'> {
  readonly ready: ReadyProgram
}

/** Programs to be measured; runs are ended at the given limits. */
export interface MeasuringOrder extends Pick<Judging, 'limits' | 'folder' | 'compare' | 'stop'> {
  readonly programs: readonly ProgramToMeasure[]
  /** With paths below the set. */
  readonly tests: readonly (JudgingTest & { readonly path: string })[]
  /** Of each program on each test. */
  readonly runs: number
  /**
   * Called with the number of finished runs and the total; a program ended by a limit on a test is not run there again
   * and counts as finished.
   */
  readonly tell: (done: number, of: number) => void
}

/** A right program that was not right. */
export interface NotRight {
  readonly program: string
  readonly test: string
  readonly verdict: Verdict
}

/** The measurements, or the right programs that were not right. */
export type Measured =
  | { readonly kind: 'measured'; readonly programs: readonly MeasuredProgram[] }
  | { readonly kind: 'wrong'; readonly wrong: readonly NotRight[] }

/**
 * Runs programs several times on all tests, as many at a time as the runner has lanes. If it is stopped, the result is
 * meaningless.
 */
export async function measurePrograms(
  runner: Parameters<typeof judgeSet>[0],
  { programs, tests, runs, tell, ...given }: MeasuringOrder,
): Promise<Measured> {
  const seen = programs.map(() =>
    tests.map(() => ({ times: [] as number[], memory: null as number | null })),
  )
  const wrong = programs.map(() => tests.map((): NotRight | null => null))
  const of = programs.length * tests.length * runs
  let done = 0
  for (let run = 0; run < runs; run++) {
    await judgeSet(runner, {
      ...given,
      programs: programs.map(({ ready }) => ready),
      tests,
      // A run that the largest limit has ended would be as slow the next time.
      isWanted: ({ program, test }) => !seen[program]![test]!.times.includes(Infinity),
      tell: ({ end, verdict }, { program: at, test: number }) => {
        const { name: program, isRight } = programs[at]!
        const { path: test } = tests[number]!
        const one = seen[at]![number]!
        const isStopped = end.stoppedBy === 'cpu' || end.stoppedBy === 'wall'
        one.times.push(isStopped ? Infinity : (end.cpu ?? end.wall))
        one.memory = Math.max(one.memory ?? 0, end.memory ?? 0)
        if (isRight && verdict !== 'OK') wrong[at]![number] = { program, test, verdict }
        tell((done += isStopped ? runs - run : 1), of)
      },
    })
  }
  const notRight = wrong.flat().flatMap((one) => one ?? [])
  if (notRight.length > 0) return { kind: 'wrong', wrong: notRight }
  return {
    kind: 'measured',
    programs: programs.map(({ name, language, isRight }, at) => ({
      ...{ name, language, isRight },
      tests: tests.map(({ path }, test) => ({ path, ...seen[at]![test]! })),
    })),
  }
}
