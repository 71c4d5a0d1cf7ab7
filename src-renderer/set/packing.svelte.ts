import { isFileName, type PackageKind, type PackageOrder } from '@core/package/order'
import { polygonPattern } from '@core/package/test-archive'
import { languageOf } from '@core/words'
import type { Bridge } from '@core/protocol/ipc'
import type {
  PackageEnd,
  PackageForm,
  PackingProgress,
  PlannedPackage,
} from '@core/protocol/packing'
import { words } from '../ui/words'

/** Milliseconds of rest before it is asked again what a package would be. */
const REST = 150

/** What each kind can be written as, the usual form first. */
export const formsOf: Readonly<Record<PackageKind, readonly PackageForm[]>> = {
  kattis: ['archive', 'folder'],
  zip: ['archive', 'folder'],
  page: ['archive', 'folder'],
  handout: ['html', 'pdf-a4', 'pdf-letter'],
}

/** What the user wrote last of themselves; the same for all sets as long as the window is open. */
const own = {
  author: '',
  licence: 'unknown',
  language: languageOf([words.language]) ?? 'en',
}

/** Packing a set: what a package would be is said first. */
export class Packing {
  isOpen = $state(false)
  order = $state.raw<PackageOrder>(usualOrder(''))
  form = $state<PackageForm>('archive')
  /** What it would be; null while that is worked out, or cannot be said. */
  plan = $state.raw<PlannedPackage | null>(null)
  /** Why it cannot be said, or was not written; a sentence. */
  problem = $state.raw<string | null>(null)
  /** How far it is; null while nothing is made. */
  progress = $state.raw<Omit<PackingProgress, 'set'> | null>(null)
  /** Where it lies once it is written. */
  written = $state.raw<Extract<PackageEnd, { kind: 'written' }> | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Another number whenever something else is asked. */
  private asked = 0

  readonly isNameGood: boolean = $derived(isFileName(this.order.name))
  readonly isRunning: boolean = $derived(this.progress !== null)
  readonly canWrite: boolean = $derived(this.plan?.refusals.length === 0 && !this.isRunning)

  constructor(
    private readonly bridge: Bridge,
    private readonly set: string,
    private readonly setName: string,
  ) {}

  /** Shows the dialog with what was chosen last. */
  open(): void {
    if (this.order.name === '') this.order = { ...usualOrder(this.setName), ...own }
    Object.assign(this, { isOpen: true, written: null, problem: null })
    this.planNow()
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked++
    Object.assign(this, { isOpen: false, plan: null, progress: null })
    void this.bridge.request('set:stop-package')
  }

  /** Changes what is to be made, and asks anew what that would be. */
  change(changes: Partial<PackageOrder>): void {
    this.order = { ...this.order, ...changes }
    const { kind, author, licence, language } = this.order
    Object.assign(own, { author, licence, language })
    if (!formsOf[kind].includes(this.form)) this.form = formsOf[kind][0]!
    this.planSoon()
  }

  /** Asks anew, as after a change of the set; what is being made goes on. */
  planSoon(): void {
    if (!this.isOpen || this.isRunning) return
    Object.assign(this, { plan: null, written: null, problem: null })
    this.asked++
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.planNow(), REST)
  }

  /** Makes it, and tells where it lies or why it does not. */
  async write(): Promise<void> {
    const { plan, form } = this
    if (!plan || !this.canWrite) return
    const asked = ++this.asked
    Object.assign(this, { progress: { done: 0, of: 0 }, problem: null, written: null })
    const end = await this.bridge.request('set:write-package', plan.plan, form)
    if (asked !== this.asked) return
    this.progress = null
    if (end.kind === 'written') this.written = end
    else if (end.kind === 'failed') this.problem = end.message
    else if (end.kind === 'changed') this.planSoon()
  }

  /** Stops what is being made; nothing is written. */
  stop(): void {
    this.asked++
    this.progress = null
    void this.bridge.request('set:stop-package').then(() => this.planSoon())
  }

  showInFolder(): void {
    if (this.written) void this.bridge.request('set:show-package', this.written.ticket)
  }

  /** Hears how far the work is. */
  take({ set, done, of }: PackingProgress): void {
    if (set === this.set && this.isRunning) this.progress = { done, of }
  }

  private planNow(): void {
    if (!this.isNameGood) return
    const asked = ++this.asked
    void this.bridge.request('set:plan-package', this.set, this.order).then((planned) => {
      if (asked !== this.asked) return
      if (planned.ok) this.plan = planned.value
      else this.problem = planned.error
    })
  }
}

function usualOrder(setName: string): PackageOrder {
  // Judges take small letters and digits only.
  const name = setName.toLowerCase().replace(/[^a-z0-9]/g, '')
  return {
    kind: 'kattis',
    name: setName === '' ? '' : name.slice(0, 100) || 'problem',
    title: '',
    author: '',
    licence: 'unknown',
    language: own.language,
    opponent: null,
    pattern: polygonPattern,
  }
}
