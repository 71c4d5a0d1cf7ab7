import type { Bridge, RunRequest } from '@core/protocol/ipc'
import type { LevelRun } from './level-run'

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
  /** The run that was started last in the slot of the board. */
  private lastOnBoard = 0

  constructor(
    private readonly bridge: Bridge,
    private readonly receivers: () => readonly RunReceiver[],
  ) {
    bridge.on('run:begun', ({ runId, layout }) => this.deliver(runId, (run) => run.begin(layout)))
    bridge.on('run:answered', ({ runId, answer }) =>
      this.deliver(runId, (run) => run.answered(answer)),
    )
    bridge.on('run:chunk', ({ runId, chunk }) => this.deliver(runId, (run) => run.append(chunk)))
    bridge.on('run:part', ({ runId, part }) => this.deliver(runId, (run) => run.appendPart(part)))
    bridge.on('run:ended', ({ runId, outcome }) =>
      this.deliver(runId, (run) => {
        run.outcome = outcome
      }),
    )
  }

  /** Starts a run in place of any other of its slot; gives its number. */
  start(order: RunOrder): number {
    const runId = ++this.lastRunId
    if (order.slot === 'main') this.lastOnBoard = runId
    void this.bridge.request('run:start', { runId, ...order })
    return runId
  }

  /** True once another run has the place of one on the board: where it had not ended, nothing more is heard of it. */
  isOvertaken({ runId }: LevelRun): boolean {
    return runId !== this.lastOnBoard
  }

  /** Stops a run that is no longer wanted. */
  cancel(run: LevelRun | null): void {
    if (run) void this.bridge.request('run:cancel', run.runId)
  }

  /** Nothing is compared any more. */
  endSide(): void {
    void this.bridge.request('run:end-side')
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
