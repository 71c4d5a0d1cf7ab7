import type { GenerateRequest } from '@core/protocol/ipc'
import type { GenerateOrder, GenerateReport } from '@core/protocol/worker'
import { err } from '@core/kernel/result'
import type { Result } from '@core/kernel/result'
import { threadEndWords } from './thread-end'

/** As much of a worker thread as the host needs. */
export interface GeneratorThread {
  postMessage(order: GenerateOrder): void
  on(event: 'message', listener: (report: GenerateReport) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  terminate(): unknown
}

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
        // What a thread says after its end, such as that it has ended, is of no interest.
        if (this.finish !== finish) return
        this.finish = null
        void worker.terminate()
        done(made)
      }
      const died = (error: Error): void => {
        if (this.finish === finish) this.options.logError('generator', error)
        finish(err(threadEndWords('the level', error)))
      }
      this.finish = finish
      worker.on('message', ({ made }) => finish(made))
      worker.on('error', died)
      worker.on('exit', (code) => died(new Error(`the worker ended with code ${code}`)))
      worker.postMessage({ kind: 'generate', request })
    })
  }

  /** Stops what is being made; does nothing when nothing is. */
  stop(): void {
    this.finish?.({ ok: true, value: null })
  }
}
