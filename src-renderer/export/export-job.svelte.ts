import type { Bridge, FileFilter } from '@core/protocol/ipc'
import type { Work } from '../picture/slices'
import { exportFile, type ExportEnd } from './export-file'

/** One export at a time: how far it is, and how to stop it. */
export class ExportJob {
  isRunning = $state(false)
  /** 0 to 1. */
  progress = $state(0)
  /** Why the last one failed; null when it did not. */
  problem = $state.raw<string | null>(null)
  private stop = new AbortController()

  constructor(private readonly bridge: Bridge) {}

  /** Runs one to its end. */
  async run(
    suggestedName: string,
    filter: FileFilter,
    produce: (work: Work) => Promise<void>,
  ): Promise<ExportEnd> {
    this.stop = new AbortController()
    const { signal } = this.stop
    this.isRunning = true
    this.progress = 0
    this.problem = null
    const onProgress = (part: number): void => void (this.progress = part)
    const end = await exportFile(this.bridge, suggestedName, filter, signal, (sink) =>
      produce({ sink, onProgress, signal }),
    )
    this.isRunning = false
    if (end.kind === 'failed') this.problem = end.message
    return end
  }

  cancel(): void {
    this.stop.abort()
  }
}
