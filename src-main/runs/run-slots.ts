import type { RunRequest } from '@core/protocol/requests/runs'
import { RunHost, type RunHostOptions } from './run-host'

/** The threads that run levels: one for the board, and a second one only while something is compared with it. */
export class RunSlots {
  private readonly main: RunHost
  private side: RunHost | null = null

  constructor(private readonly options: RunHostOptions) {
    this.main = new RunHost(options)
  }

  /** Starts the main thread ahead of the first run. */
  warmUp(): void {
    this.main.warmUp()
  }

  /** Starts a run in place of any other of its slot. */
  start(request: RunRequest): void {
    if (request.slot === 'main') return this.main.start(request)
    this.side ??= new RunHost(this.options)
    this.side.start(request)
  }

  /** Ends the run of that id in any slot; does nothing when it is not under way. */
  cancel(runId: number): void {
    this.main.cancel(runId)
    this.side?.cancel(runId)
  }

  /** Ends the side thread; nothing more is announced of its run. */
  endSide(): void {
    this.side?.close()
    this.side = null
  }

  /** Forgets all runs; nothing more is announced of them. */
  silence(): void {
    this.main.silence()
    this.endSide()
  }

  /** Ends all threads. */
  close(): void {
    this.main.close()
    this.endSide()
  }
}
