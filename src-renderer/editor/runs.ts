import { ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { RunRequest } from '@core/protocol/requests/runs'
import type { RunPart } from '@core/trace/run-part'
import { unpackSketches } from '@core/trace/sketch'
import type { Outcome } from '@core/trace/trace'
import { settled } from '../ui/job.svelte'
import type { LevelRun } from './level-run'

type RunSlot = RunRequest['slot']

/** A request for a run; the client assigns its number. */
export type RunOrder = Omit<RunRequest, 'runId'>

/** Requests runs and receives their messages. */
export interface RunReceiver {
  /** The run with a number; null if it is not one of the receiver's or was replaced. */
  runOf(runId: number): LevelRun | null
  /** Called when more of one of its runs is known. */
  receive(run: LevelRun): void
}

/** Starts and stops runs. */
export type RunStarter = Pick<RunClient, 'start' | 'cancel' | 'endSide' | 'isOvertaken'>

/** Sends levels to be run and passes the messages to those who requested the runs. */
export class RunClient {
  private lastRunId = 0
  /** The last started run of each slot, and its receiver. */
  private readonly last = new Map<RunSlot, { readonly runId: number; readonly by: RunReceiver }>()

  /** `front` returns the receivers whose level is in front; the others get no run until their level is. */
  constructor(
    private readonly bridge: Bridge,
    private readonly receivers: () => readonly RunReceiver[],
    private readonly front = receivers,
  ) {
    bridge.on('run:begun', ({ runId, layout }) => this.deliver(runId, (run) => run.begin(layout)))
    bridge.on('run:answered', ({ runId, answer, time }) =>
      this.deliver(runId, (run) => run.answered(answer, time)),
    )
    bridge.on('run:chunk', ({ runId, chunk }) => this.deliver(runId, (run) => run.append(chunk)))
    bridge.on('run:part', ({ runId, part }) => this.deliver(runId, (run) => appendPart(run, part)))
    bridge.on('run:ended', ({ runId, outcome }) => this.end(runId, outcome))
  }

  /**
   * Starts a run in place of any other of its slot; returns its number. A run of a level behind others would replace
   * the run that the user looks at, so it counts as overtaken from the beginning.
   */
  start(order: RunOrder, by: RunReceiver): number {
    const runId = ++this.lastRunId
    if (!this.front().includes(by)) return runId
    this.last.set(order.slot, { runId, by })
    const asked = settled(async () =>
      ok(await this.bridge.request('run:start', { runId, ...order })),
    )
    void asked.then((reply) => {
      if (!reply.ok) this.end(runId, { kind: 'failed', message: reply.error })
    })
    return runId
  }

  /** True once a different run has replaced this one: unless it had ended, no more messages of it arrive. */
  isOvertaken({ runId }: LevelRun, slot: RunSlot): boolean {
    return runId !== this.last.get(slot)?.runId
  }

  /** Stops a run that is no longer needed. */
  cancel(run: LevelRun | null): void {
    if (run) void this.bridge.request('run:cancel', run.runId)
  }

  /** Called when a receiver no longer compares; comparisons of other receivers go on. */
  endSide(by: RunReceiver): void {
    if (this.last.get('side')?.by !== by) return
    this.last.delete('side')
    void this.bridge.request('run:end-side')
  }

  private end(runId: number, outcome: Outcome): void {
    this.deliver(runId, (run) => {
      run.outcome = outcome
    })
  }

  private deliver(runId: number, note: (run: LevelRun) => void): void {
    for (const receiver of this.receivers()) {
      const run = receiver.runOf(runId)
      if (!run) continue
      note(run)
      receiver.receive(run)
      return
    }
  }
}

/** Adds a stretch of a run of which main has sent no steps. */
function appendPart(run: LevelRun, { sketches, keyframes, figures }: RunPart): void {
  const states = new Map(keyframes.map(({ at, state }) => [at, state]))
  unpackSketches(sketches).forEach((sketch, at) => {
    run.cursor?.book.appendSketch(sketch, states.get(at) ?? null)
    run.changes += sketch.changeCount
  })
  run.series?.appendPart(figures)
}
