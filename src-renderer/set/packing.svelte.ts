import { judges } from '@core/package/judges'
import {
  canTellWhy,
  isFileName,
  refereedKinds,
  usualWhy,
  type PackageKind,
  type PackageOrder,
} from '@core/package/order'
import type { PackageFormat, PackingNotes } from '@core/package/package'
import { polygonPattern } from '@core/package/test-archive'
import { err, ok } from '@core/kernel/result'
import { languageOf, type Language } from '@core/words'
import type { Bridge } from '@core/protocol/ipc'
import type {
  PackageEnd,
  PackageForm,
  PackingProgress,
  PlannedPackage,
} from '@core/protocol/packing'
import { call } from '../ui/call'
import { Job, settled } from '../ui/job.svelte'
import { words } from '../ui/words'

/** Time without changes before the preview is asked for again, in ms. */
const REST = 150

/** The forms of each kind, the usual one first. */
export const formsOf: Readonly<Record<PackageKind, readonly PackageForm[]>> = {
  kattis: ['archive', 'folder'],
  polygon: ['archive', 'folder'],
  dmoj: ['archive', 'folder'],
  cms: ['archive', 'folder'],
  zip: ['archive', 'folder'],
  page: ['archive', 'folder'],
  handout: ['html', 'pdf-a4', 'pdf-letter'],
}

/** The author's data that the user entered last; shared by all sets while the window is open. */
const own = {
  format: 'legacy' as PackageFormat,
  author: '',
  licence: 'unknown',
  language: languageOf([words.language]) ?? 'en',
}

/** Packs a set; the package is previewed first. */
export class Packing {
  isOpen = $state(false)
  order = $state.raw<PackageOrder>(usualOrder(''))
  form = $state<PackageForm>('archive')
  private readonly planning = new Job<never, PlannedPackage | null>()
  private readonly making = new Job<PackingProgress, Exclude<PackageEnd, { kind: 'failed' }>>()
  /** How far it is; null while nothing is made. */
  readonly progress: PackingProgress | null = $derived(
    this.making.isRunning ? (this.making.progress ?? { done: 0, of: 0 }) : null,
  )
  /** The preview; null while it is being computed, or if there is none. */
  readonly plan = $derived(this.planning.result)
  /** Why it was not written, or why there is no preview; a sentence. */
  readonly problem = $derived(this.making.problem ?? this.planning.problem)
  /** Where it lies once it is written. */
  readonly written = $derived(this.making.result?.kind === 'written' ? this.making.result : null)
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly isNameGood: boolean = $derived(isFileName(this.order.name))
  readonly isRunning: boolean = $derived(this.making.isRunning)
  readonly canWrite: boolean = $derived(this.plan?.refusals.length === 0 && !this.isRunning)

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly setName: string,
    /** The packing defaults stored with the set. */
    private readonly kept: () => PackingNotes = () => ({}),
  ) {}

  /** Shows the dialog with what was chosen last. */
  open(): void {
    if (this.order.name === '') this.order = { ...usualOrder(this.setName), ...own, ...this.kept() }
    this.isOpen = true
    this.forget()
    this.planNow()
  }

  /** Shows the dialog for a handout of a language, which is the statement where one is written. */
  openHandout(language: Language): void {
    this.open()
    this.change({ kind: 'handout', language })
  }

  close(): void {
    this.isOpen = false
    this.forget()
    void settled(async () => ok(await this.bridge.request('set:end-package')))
  }

  /** Changes the order and asks for a new preview. */
  change(changes: Partial<PackageOrder>): void {
    const changed = { ...this.order, ...changes }
    // An opponent may be removed again; until then nothing is told.
    const [before, why] = [this.order, changed].map((one) => usualWhy({ ...one, opponent: null }))
    const order = why === before ? changed : { ...changed, why: why! }
    const { judge, kind, format, author, licence, language } = order
    const read = judge && judges[judge]
    const isRead = read?.kind === kind && (kind !== 'kattis' || read.format === format)
    // Kinds that the judge does not read are not made for it.
    this.order = isRead ? order : { ...order, judge: null }
    Object.assign(own, { format, author, licence, language })
    if (!formsOf[kind].includes(this.form)) this.form = formsOf[kind][0]!
    this.planSoon()
  }

  /** Asks for a new preview, for example after a change of the set; a package being made is not interrupted. */
  planSoon(): void {
    if (!this.isOpen || this.isRunning) return
    this.forget()
    this.timer = setTimeout(() => this.planNow(), REST)
  }

  /** Makes the package, and reports its place or the reason why there is none. */
  async write(): Promise<void> {
    const { plan, form } = this
    if (!plan || !this.canWrite) return
    this.making.forget()
    const end = await this.making.perform(async (piece) => {
      const made = await call(this.bridge, piece, 'set:write-package', plan.plan, form)
      return made.kind === 'failed' ? err(made.message) : ok(made)
    })
    if (end?.kind === 'changed') this.planSoon()
  }

  /** Stops what is being made; nothing is written. */
  stop(): void {
    this.making.forget()
    this.planSoon()
  }

  showInFolder(): void {
    if (this.written) void this.bridge.request('set:show-package', this.written.ticket)
  }

  private planNow(): void {
    if (!this.isNameGood) return
    void this.planning.perform(async (piece) => {
      const { order } = this
      // No other kind has an opponent, or a field to remove it; nor do all tell the jury why.
      const played = refereedKinds.includes(order.kind) ? order : { ...order, opponent: null }
      const asked = { ...played, why: played.why && canTellWhy(played) }
      const planned = await call(this.bridge, piece, 'set:plan-package', this.set, asked)
      // Without a reason it was stopped.
      return planned.ok ? planned : planned.error === null ? ok(null) : err(planned.error)
    })
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.planning.forget()
    this.making.forget()
  }
}

function usualOrder(setName: string): PackageOrder {
  // Judges accept only lower-case letters and digits.
  const name = setName.toLowerCase().replace(/[^a-z0-9]/g, '')
  return {
    judge: null,
    kind: 'kattis',
    format: own.format,
    name: setName === '' ? '' : name.slice(0, 100) || 'problem',
    title: '',
    author: '',
    licence: 'unknown',
    language: own.language,
    opponent: null,
    why: usualWhy({ kind: 'kattis', format: own.format, opponent: null }),
    pattern: polygonPattern,
  }
}
