import { ok } from '@core/kernel/result'
import type { Bridge, RunRequest } from '@core/protocol/ipc'
import type { Outcome } from '@core/trace/trace'
import { settled } from '../ui/job.svelte'
import type { LevelRun } from './level-run'

type RunSlot = RunRequest['slot']

/** A run to be made; its number is given by the client. */
export type RunOrder = Omit<RunRequest, 'runId'>

/** Has asked for runs, and takes what comes back of them. */
export interface RunReceiver {
  /** The run of a number; null for one that is not its own or was overtaken. */
  runOf(runId: number): LevelRun | null
  /** Something more is known of a run of its own. */
  receive(run: LevelRun): void
}

/** What starts and stops runs. */
export type RunStarter = Pick<RunClient, 'start' | 'cancel' | 'endSide' | 'isOvertaken'>

/** Sends levels to be run and hands what comes back to those who asked. */
export class RunClient {
  private lastRunId = 0
  /** The run that was started last in each slot, and who asked for it. */
  private readonly last = new Map<RunSlot, { readonly runId: number; readonly by: RunReceiver }>()

  /** `front` gives those whose level is in front; the others have no run made until theirs is. */
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
    bridge.on('run:part', ({ runId, part }) => this.deliver(runId, (run) => run.appendPart(part)))
    bridge.on('run:ended', ({ runId, outcome }) => this.end(runId, outcome))
  }

  /**
   * Starts a run in place of any other of its slot; returns its number. One of a level behind others would take the place of
   * the run that the user looks at: it counts as overtaken from the beginning.
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

  /** True once another run has the place of one: where it had not ended, nothing more is heard of it. */
  isOvertaken({ runId }: LevelRun, slot: RunSlot): boolean {
    return runId !== this.last.get(slot)?.runId
  }

  /** Stops a run that is no longer wanted. */
  cancel(run: LevelRun | null): void {
    if (run) void this.bridge.request('run:cancel', run.runId)
  }

  /** Somebody compares nothing any more; what others compare meanwhile goes on. */
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
