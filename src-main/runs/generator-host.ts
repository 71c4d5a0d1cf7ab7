import type { GenerateRequest } from '@core/protocol/ipc'
import type { GenerateOrder, GenerateReport } from '@core/protocol/worker'
import { err, type Result } from '@core/kernel/result'
import { listenTo, threadEndWords, type Thread } from './thread'

export type GeneratorThread = Thread<GenerateOrder, GenerateReport>

export interface GeneratorHostOptions {
  readonly createWorker: () => GeneratorThread
  readonly logError: (message: string, error: unknown) => void
}

/** Makes levels by chance, one at a time, each in a thread of its own: a large one takes long and hears nothing meanwhile. */
export class GeneratorHost {
  private finish: ((made: Result<string | null, string>) => void) | null = null

  constructor(private readonly options: GeneratorHostOptions) {}

  /** The official text of a level, or why there is none; null when it was stopped, as by a newer request. */
  generate(request: GenerateRequest): Promise<Result<string | null, string>> {
    this.stop()
    const worker = this.options.createWorker()
    return new Promise((done) => {
      const finish = (made: Result<string | null, string>): void => {
        this.finish = null
        void worker.terminate()
        done(made)
      }
      const died = (error: Error): void => {
        this.options.logError('generator', error)
        finish(err(threadEndWords('level', error)))
      }
      this.finish = finish
      listenTo(
        worker,
        () => this.finish === finish,
        ({ made }) => finish(made),
        died,
      )
      worker.postMessage({ kind: 'generate', request })
    })
  }

  /** Stops what is being made; does nothing when nothing is. */
  stop(): void {
    this.finish?.({ ok: true, value: null })
  }
}
