import type {
  CertificateFile,
  CertificateVerdict,
  SetCertificate,
} from '@core/protocol/certificate'
import type { Bridge } from '@core/protocol/ipc'

/** The certificate of a set: shown, saved in any form, and one that was saved held against the set. */
export class Certifying {
  isOpen = $state(false)
  /** Null while it is worked out, or cannot be. */
  shown = $state.raw<SetCertificate | null>(null)
  /** Why it cannot be worked out, was not saved, or cannot be verified; a sentence. */
  problem = $state.raw<string | null>(null)
  /** Where it was saved last. */
  saved = $state.raw<string | null>(null)
  /** What became of the last one that was verified. */
  verdict = $state.raw<CertificateVerdict | null>(null)
  file = $state<CertificateFile>('html')
  isBusy = $state(false)
  /** Another number with each question what the set is worth, and each time that the dialog opens or closes. */
  private asked = 0
  private opened = 0
  private loadProblem: string | null = null

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
  ) {}

  open(): Promise<void> {
    this.opened++
    Object.assign(this, { isOpen: true, saved: null, verdict: null })
    return this.load()
  }

  close(): void {
    this.asked++
    this.opened++
    Object.assign(this, { isOpen: false, shown: null, problem: null, isBusy: false })
  }

  /** Asks what the set is worth now, as after a change of it. */
  async load(): Promise<void> {
    if (!this.isOpen) return
    const asked = ++this.asked
    const found = await this.bridge.request('set:certificate', this.set)
    if (asked !== this.asked) return
    this.shown = found.ok ? found.value : null
    if (!found.ok) this.problem = found.error
    else if (this.problem === this.loadProblem) this.problem = null
    this.loadProblem = found.ok ? null : found.error
  }

  /** Saves it as it is now. */
  async save(): Promise<void> {
    await this.during(async (isOpenStill) => {
      const end = await this.bridge.request('set:save-certificate', this.set, this.file)
      if (!isOpenStill()) return
      if (end.kind === 'saved') this.saved = end.path
      else if (end.kind === 'failed') this.problem = end.message
    })
  }

  /** Asks for one that was saved, and says whether it holds. */
  async verify(): Promise<void> {
    await this.during(async (isOpenStill) => {
      const verdict = await this.bridge.request('set:verify-certificate', this.set)
      if (!isOpenStill()) return
      if (verdict.ok) this.verdict = verdict.value
      else if (verdict.error !== null) this.problem = verdict.error
    })
  }

  private async during(work: (isOpenStill: () => boolean) => Promise<void>): Promise<void> {
    if (this.isBusy) return
    const { opened } = this
    Object.assign(this, { isBusy: true, problem: null, saved: null, verdict: null })
    await work(() => opened === this.opened)
    if (opened === this.opened) this.isBusy = false
  }
}
