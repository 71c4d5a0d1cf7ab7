import { err, ok, type Result } from '@core/kernel/result'
import type {
  CertificateFile,
  CertificateVerdict,
  SetCertificate,
} from '@core/protocol/certificate'
import type { Bridge } from '@core/protocol/ipc'
import { Job } from '../ui/job.svelte'

/** The result of saving or verifying; neither if the user chose no file. */
interface Told {
  readonly saved?: string
  readonly verdict?: CertificateVerdict
}

/** The certificate of a set: shows it, saves it in any form, and verifies a saved one. */
export class Certifying {
  isOpen = $state(false)
  file = $state<CertificateFile>('html')
  private readonly loading = new Job<never, SetCertificate>()
  private readonly asking = new Job<never, Told>()
  /** Null while it is being computed, or if it cannot be. */
  readonly shown = $derived(this.loading.result)
  /** Why it was not saved, or cannot be verified or computed; a sentence. */
  readonly problem = $derived(this.asking.problem ?? this.loading.problem)
  /** Where it was saved last. */
  readonly saved = $derived(this.asking.result?.saved ?? null)
  /** The result of the last verification. */
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

  /** Asks for the current certificate, for example after a change of the set. */
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

  /** Asks for a saved one and verifies it. */
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
