import { findGame } from '@core/games/testing'
import type { RunEnd } from '@core/judging/run-end'
import type { Verdict } from '@core/judging/verdict'
import type { Rng } from '@core/kernel/rng'
import type { ProgramRunner } from '../src-main/programs/program-runner'
import type { ProgramRunRequest } from '../src-main/programs/run-request'
import type { Clock } from './clock'
import type { SimulatedDisk } from './disk'

/** What programs do, which is their whole text, and what a judge says of it. */
export const verdictOf = {
  right: 'OK',
  wrong: 'WA',
  crash: 'RE',
  sleep: 'TLE',
} as const satisfies Readonly<Record<string, Verdict>>
export type Behaviour = keyof typeof verdictOf

const ended: RunEnd = {
  stoppedBy: null,
  code: 0,
  signal: null,
  wall: 1,
  cpu: 1,
  memory: null,
  output: '',
  errors: '',
  leftovers: 0,
}

/** The official answer of a text; null if it has none. */
export function answerOf(text: string | null): string | null {
  const { format, engine, validate } = findGame('rockets')!
  const parsed = format.parse(text ?? '')
  if (!parsed.ok || validate(parsed.value.level).some(({ severity }) => severity === 'error'))
    return null
  return engine.answer(parsed.value.level)
}

/** Runs programs that are texts, in the time of a schedule, where processes would be started. */
export class SimulatedRunner implements Pick<ProgramRunner, 'lanes' | 'run' | 'close'> {
  readonly lanes = 2
  /** Processes that live. */
  alive = 0
  private isGone = false
  private readonly ends = new Set<() => void>()

  constructor(
    private readonly clock: Clock,
    private readonly rng: Rng,
    private readonly disk: SimulatedDisk,
  ) {}

  run({ command, input, limits, stop }: ProgramRunRequest): Promise<RunEnd> {
    const { clock, disk, rng } = this
    const does = disk.text(command[0]!) as Behaviour | null
    const answer = answerOf(disk.text(input as string))
    const took = does === 'sleep' ? limits.wall : rng.below(rng.pick([5, 60, 600]))
    const end: RunEnd = {
      ...ended,
      ...(does === 'sleep' && { stoppedBy: 'wall', code: null }),
      ...(does === 'crash' && { code: 3 }),
      output: does === 'right' ? `${answer}\n` : 'no\n',
    }
    this.alive++
    return new Promise((resolve) => {
      let timer = 0
      const over = (told: RunEnd): void => {
        clock.cancel(timer)
        if (!this.ends.delete(kill)) return
        this.alive--
        if (!this.isGone) resolve(told)
      }
      const kill = (): void => over({ ...ended, stoppedBy: 'user', code: null })
      this.ends.add(kill)
      timer = clock.after(took, () => over(end))
      const onStop = (): void => void clock.after(rng.below(20), kill)
      if (stop?.aborted) onStop()
      else stop?.addEventListener('abort', onStop, { once: true })
    })
  }

  close(): Promise<readonly string[]> {
    for (const end of this.ends) end()
    return this.clock.pause(this.rng.below(5)).then(() => [])
  }

  /** Its thread and all processes are gone; nothing is reported about them. */
  kill(): void {
    this.isGone = true
    void this.close()
  }
}
