import { err, ok, type Result } from '@core/kernel/result'
import type {
  CertificateFile,
  CertificateVerdict,
  SetCertificate,
} from '@core/protocol/certificate'
import type { Bridge } from '@core/protocol/ipc'
import { Job } from '../ui/job.svelte'

/** What came of saving or verifying; neither where the user chose no file. */
interface Told {
  readonly saved?: string
  readonly verdict?: CertificateVerdict
}

/** The certificate of a set: shown, saved in any form, and one that was saved held against the set. */
export class Certifying {
  isOpen = $state(false)
  file = $state<CertificateFile>('html')
  private readonly loading = new Job<never, SetCertificate>()
  private readonly asking = new Job<never, Told>()
  /** Null while it is worked out, or cannot be. */
  readonly shown = $derived(this.loading.result)
  /** Why it was not saved, cannot be verified or worked out; a sentence. */
  readonly problem = $derived(this.asking.problem ?? this.loading.problem)
  /** Where it was saved last. */
  readonly saved = $derived(this.asking.result?.saved ?? null)
  /** What became of the last one that was verified. */
  readonly verdict = $derived(this.asking.result?.verdict ?? null)
  readonly isBusy = $derived(this.asking.isRunning)

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  open(): Promise<void> {
    this.asking.forget()
    this.isOpen = true
    return this.load()
  }

  close(): void {
    this.isOpen = false
    this.loading.forget()
    this.asking.forget()
  }

  /** Asks what the set is worth now, as after a change of it. */
  async load(): Promise<void> {
    if (!this.isOpen) return
    await this.loading.perform(() => this.bridge.request('set:certificate', this.set))
  }

  /** Saves it as it is now. */
  save(): Promise<void> {
    return this.ask(async () => {
      const end = await this.bridge.request('set:save-certificate', this.set, this.file)
      if (end.kind === 'failed') return err(end.message)
      return ok(end.kind === 'saved' ? { saved: end.path } : {})
    })
  }

  /** Asks for one that was saved, and says whether it holds. */
  verify(): Promise<void> {
    return this.ask(async () => {
      const verdict = await this.bridge.request('set:verify-certificate', this.set)
      if (verdict.ok) return ok({ verdict: verdict.value })
      return verdict.error === null ? ok({}) : err(verdict.error)
    })
  }

  private async ask(work: () => Promise<Result<Told, string>>): Promise<void> {
    if (this.isBusy) return
    this.asking.forget()
    await this.asking.perform(work)
  }
}
