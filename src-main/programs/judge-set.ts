import type { CompareRule } from '@core/judging/compare-outputs'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import { judgeRun, type Judged } from '@core/judging/verdict'
import { inLanes } from '../threads/in-lanes'
import type { ProgramRunner } from './program-runner'
import { requestFor, type ReadyProgram } from './ready-program'
import type { ProgramRunRequest } from './run-request'

/** A test that programs are run on. */
export interface JudgingTest {
  /** Absolute path of its file. */
  readonly input: string
  /** The official answer. */
  readonly expected: string
}

/** The result of a program on a test. */
export interface JudgedRun extends Judged {
  readonly end: RunEnd
}

/** The place of a run in the table: the numbers of the program and of the test. */
export interface PlaceInTable {
  readonly program: number
  readonly test: number
}

/** Programs to be judged on tests. */
export interface Judging {
  /** Null for those that cannot be run. */
  readonly programs: readonly (ReadyProgram | null)[]
  readonly tests: readonly JudgingTest[]
  readonly limits: RunLimits
  /** Folder of the tests with all that belongs to them. */
  readonly folder?: string
  /** How outputs are compared; by tokens when absent. */
  readonly compare?: CompareRule
  /** Called with each run as it ends, in any order; the promise is awaited. */
  readonly tell: (run: JudgedRun, place: PlaceInTable) => void | Promise<void>
  /** Which runs are wanted; all if absent. */
  readonly isWanted?: (place: PlaceInTable) => boolean
  /** Ends current runs; nothing more is reported. */
  readonly stop?: AbortSignal
}

/** Runs programs on tests, as many at a time as the runner has lanes, and judges what they print. */
export async function judgeSet(
  runner: Pick<ProgramRunner, 'run' | 'lanes'>,
  { programs, tests, limits, folder, compare, tell, isWanted = () => true, stop }: Judging,
): Promise<void> {
  const places = wantedPlaces(programs.length, tests.length, isWanted)
  await inLanes(runner.lanes, places, async (place) => {
    const ready = programs[place.program]
    if (!ready || stop?.aborted) return
    const { input, expected } = tests[place.test]!
    const end = await runner.run(requestOn(ready, input, { limits, folder, stop }))
    if (end.stoppedBy !== 'user') await tell({ end, ...judgeRun(end, expected, compare) }, place)
  })
}

/** The inputs of a run on a test, apart from program and test. */
type RunGiven = Pick<Judging, 'limits'> & {
  readonly [K in 'folder' | 'stop']?: Judging[K] | undefined
}

/**
 * The output of a second run on a test that was answered wrongly, to find out whether it changes; null if a limit or
 * the user ended the run.
 */
export async function printedAgain(
  runner: Pick<ProgramRunner, 'run'>,
  program: ReadyProgram,
  input: string,
  given: RunGiven,
): Promise<string | null> {
  const { stoppedBy, output } = await runner.run(requestOn(program, input, given))
  return stoppedBy === null ? output : null
}

function requestOn(
  program: ReadyProgram,
  input: string,
  { limits, folder, stop }: RunGiven,
): ProgramRunRequest {
  return {
    ...requestFor(program, limits),
    input,
    ...(folder !== undefined && { hides: [folder] }),
    ...(stop && { stop }),
  }
}

function* wantedPlaces(
  programs: number,
  tests: number,
  isWanted: (place: PlaceInTable) => boolean,
): Generator<PlaceInTable> {
  for (let program = 0; program < programs; program++)
    for (let test = 0; test < tests; test++)
      if (isWanted({ program, test })) yield { program, test }
}
