import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TriedRun } from '@core/judging/failure'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import type { ProgramRunner } from './program-runner'
import type { ReadyProgram } from './ready-program'

/** Runs programs on levels that are nowhere on disk yet. */
export class LevelTrials {
  private count = 0
  private constructor(
    private readonly folder: string,
    private readonly runner: Pick<ProgramRunner, 'run'>,
    private readonly limits: RunLimits,
    private readonly stop: AbortSignal | undefined,
  ) {}

  /** Once `stop` says so, programs are ended and what waits for them is rejected with its reason. */
  static async open(
    runner: Pick<ProgramRunner, 'run'>,
    limits: RunLimits,
    stop?: AbortSignal,
  ): Promise<LevelTrials> {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-levels-'))
    return new LevelTrials(folder, runner, limits, stop)
  }

  /** How a program, and perhaps another one beside it, ends on a level. */
  async run(program: ReadyProgram, other: ReadyProgram | null, text: string): Promise<TriedRun> {
    this.stop?.throwIfAborted()
    const input = join(this.folder, `${++this.count}.in`)
    await writeFile(input, text)
    try {
      const programs = other ? [program, other] : [program]
      const [end, beside] = await Promise.all(programs.map((one) => this.runOne(one, input)))
      return { end: end!, beside: beside ?? null }
    } finally {
      await rm(input, { force: true })
    }
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  private async runOne({ command }: ReadyProgram, input: string): Promise<RunEnd> {
    const { limits, stop } = this
    const end = await this.runner.run({ command, input, limits, ...(stop && { stop }) })
    if (end.stoppedBy === 'user') stop?.throwIfAborted()
    return end
  }
}
