import type { TriedRun } from '@core/judging/failure'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import type { ProgramRunner } from './program-runner'
import { requestFor, type ReadyProgram } from './ready-program'

/** The parts that run programs on levels that are not on disk. */
export interface Trials {
  readonly runner: Pick<ProgramRunner, 'run'>
  readonly limits: RunLimits
  /** Ends the programs; pending promises are rejected with its reason. */
  readonly stop?: AbortSignal
}

/** How a program, and perhaps another one beside it, ends on a level. */
export async function tryOnLevel(
  trials: Trials,
  program: ReadyProgram,
  other: ReadyProgram | null,
  text: string,
): Promise<TriedRun> {
  trials.stop?.throwIfAborted()
  const input = Buffer.from(text)
  const programs = other ? [program, other] : [program]
  const [end, beside] = await Promise.all(programs.map((one) => runOne(trials, one, input)))
  return { end: end!, beside: beside ?? null }
}

async function runOne(
  { runner, limits, stop }: Trials,
  program: ReadyProgram,
  input: Uint8Array,
): Promise<RunEnd> {
  const end = await runner.run({
    ...requestFor(program, limits),
    input,
    ...(stop && { stop }),
  })
  if (end.stoppedBy === 'user') stop?.throwIfAborted()
  return end
}
