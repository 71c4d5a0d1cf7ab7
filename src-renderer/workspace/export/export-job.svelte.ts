import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { FileFilter } from '@core/protocol/requests/files'
import type { Work } from '../../canvas/picture/slices'
import { Job } from '../../ui/job.svelte'
import { exportFile, type ExportEnd } from '../../canvas/picture/export-file'

/** One export at a time, with its progress; can be stopped. */
export class ExportJob extends Job<number, ExportEnd> {
  constructor(private readonly bridge: Bridge) {
    super()
  }

  /** Runs an export to its end; its progress goes from 0 to 1. */
  async run(
    suggestedName: string,
    filter: FileFilter,
    produce: (work: Work) => Promise<void>,
  ): Promise<ExportEnd> {
    this.forget()
    const end = await this.perform(async ({ stop, tell }) => {
      const made = await exportFile(this.bridge, suggestedName, filter, stop, (sink) =>
        produce({ sink, onProgress: tell, signal: stop }),
      )
      return made.kind === 'failed' ? err(made.message) : ok(made)
    })
    return end ?? { kind: 'failed', message: this.problem ?? '' }
  }
}
