import {
  isSameTerms,
  readBreakpoints,
  type Breakpoint,
  type Terms,
  type Watch,
} from '@core/debug/breakpoint'
import type { KnownHits } from '@core/debug/hit-search'
import { hitWatcher } from '@core/debug/hit-watcher'
import { mergeSteps, StepList } from '@core/debug/step-list'
import { termsTitle } from '@core/debug/watch-words'
import type { KeptData, LevelEditor } from '../../editor/index'
import type { Observer, RunScanner } from './run-scanner'
import { words } from '../../ui/words'

const PART = 'breakpoints'

/** The hits of one breakpoint in the run shown. */
class Hits implements Observer {
  list = new StepList()

  constructor(
    private readonly editor: LevelEditor,
    readonly terms: Terms,
  ) {}

  begin(level: unknown): ReturnType<Observer['begin']> {
    this.list = new StepList()
    return hitWatcher(this.editor.game, level, this.terms, this.list)
  }

  forget(): void {
    this.list = new StepList()
  }
}

/** The breakpoints of a document, and their hits in the whole run. */
export class Breakpoints {
  list = $state.raw<readonly Breakpoint[]>([])
  /** Counts up when more hits are known, or the set of enabled breakpoints changes. */
  version = $state(0)
  /** Numbers of the breakpoints that the step just made has hit, as far as known. */
  readonly hitNow: readonly number[] = $derived.by(() => {
    void this.version
    const { step, isStepping } = this.editor.playback
    if (!isStepping || step === 0) return []
    const isHit = ({ id, isEnabled }: Breakpoint): boolean =>
      isEnabled && this.hitsOf(id)?.has(step - 1) === true
    return this.list.filter(isHit).map(({ id }) => id)
  })
  /** Those that stop playback: enabled, and not only for notes. */
  readonly enabled: readonly Breakpoint[] = $derived(
    this.list.filter((one) => one.isEnabled && one.isNote !== true),
  )
  /** The breakpoints deleted by `clear`; `bringBack` restores them until something is added. */
  cleared = $state.raw<readonly Breakpoint[]>([])

  private readonly observers = new Map<number, Hits>()
  private merged: { readonly version: number; readonly steps: Uint32Array } | null = null
  private lastId = 0

  constructor(
    private readonly editor: LevelEditor,
    private readonly scanner: RunScanner,
    private readonly kept: KeptData,
  ) {}

  /** Steps that hit an enabled breakpoint, ascending; grows with `version`. The position after one is `step + 1`. */
  get hits(): Uint32Array {
    if (this.merged?.version !== this.version) {
      const lists = this.enabled.map(({ id }) => this.hitsOf(id)!)
      this.merged = { version: this.version, steps: mergeSteps(lists) }
    }
    return this.merged.steps
  }

  /** The positions just after the hits of enabled breakpoints, where playback would stop. */
  readonly positions: Uint32Array = $derived.by(() => {
    void this.version
    return this.hits.map((step) => step + 1)
  })

  /** The breakpoints of a hit, by its row: "Breakpoint: Mouse eaten". */
  titleOfHit(row: number): string {
    const step = this.hits[row]
    const hit = this.enabled.filter(({ id }) => step !== undefined && this.hitsOf(id)?.has(step))
    const titles = hit.map((one) => this.titleOf(one)).join(', ')
    return words.debug.timelineMark({ titles })
  }

  /** False while no run is shown in which hits could be counted. */
  get hasRun(): boolean {
    return this.editor.run.shown !== null
  }

  /** Number of hits of one breakpoint in the run so far. */
  countOf(id: number): number {
    void this.version
    return this.hitsOf(id)?.length ?? 0
  }

  /** True while a breakpoint may have more hits than counted. */
  isCounting(id: number): boolean {
    void this.version
    const observer = this.observers.get(id)
    if (!observer) return false
    return !this.scanner.isRunOver || this.scanner.seenBy(observer) < this.scanner.stepCount
  }

  /** The part of the run scanned for all enabled breakpoints: scanned steps, and recorded steps. */
  get seen(): { readonly steps: number; readonly of: number } {
    void this.version
    const seen = this.enabled.map(({ id }) => this.seenBy(id))
    return { steps: Math.min(this.scanner.stepCount, ...seen), of: this.scanner.stepCount }
  }

  titleOf(terms: Terms): string {
    return termsTitle(this.editor.game, this.editor.level, terms)
  }

  /** The breakpoint with the same terms; null if there is none. */
  findSame(terms: Terms): Breakpoint | null {
    return this.list.find((one) => isSameTerms(one, terms)) ?? null
  }

  /** The breakpoint that stops at each hit of a watch; null if there is none. */
  find(watch: Watch): Breakpoint | null {
    return this.findSame({ watch })
  }

  /** Adds a breakpoint, or enables the one with the same terms. */
  add(terms: Terms): void {
    const held = this.findSame(terms)
    if (held) return this.setEnabled(held.id, true)
    this.cleared = []
    this.replace([...this.list, { id: ++this.lastId, isEnabled: true, ...terms }])
  }

  /** Adds a breakpoint, or removes the one with the same watch. */
  toggle(watch: Watch): void {
    const held = this.find(watch)
    if (held) this.remove(held.id)
    else this.add({ watch })
  }

  setEnabled(id: number, isEnabled: boolean): void {
    this.replace(this.list.map((one) => (one.id === id ? { ...one, isEnabled } : one)))
  }

  remove(id: number): void {
    this.replace(this.list.filter((one) => one.id !== id))
  }

  /** Deletes all breakpoints; `bringBack` undoes it. */
  clear(): void {
    const { length } = this.list
    if (length === 0) return
    this.cleared = this.list
    this.replace([])
    this.editor.say(words.debug.deleted({ count: length }))
  }

  /** Restores the breakpoints that `clear` has deleted. */
  bringBack(): void {
    const { cleared } = this
    this.cleared = []
    this.take(cleared)
    this.editor.say(words.debug.broughtBack({ count: cleared.length }))
  }

  /** Loads the breakpoints stored with the document. */
  restore(): void {
    this.take(this.kept.get(PART))
  }

  /** All breakpoints as plain values. */
  get plain(): readonly Omit<Breakpoint, 'id'>[] {
    return this.list.map(({ id: _, ...one }) => one)
  }

  /** Adds those of a stored value that are not here yet. */
  take(value: unknown): void {
    const found = readBreakpoints(value)
    const added = found.filter((one) => !this.findSame(one))
    if (added.length > 0)
      this.replace([...this.list, ...added.map((one) => ({ ...one, id: ++this.lastId }))])
  }

  /** Called when the scanner has found more. */
  report(): void {
    this.version++
  }

  /** The known hits of one breakpoint, and the step up to which they are known. */
  knownOf(id: number): KnownHits {
    return { hits: this.hitsOf(id)!, seen: this.seenBy(id) }
  }

  /** The steps that one breakpoint has hit, as far as known; grows with `version`. */
  stepsOf(id: number): Uint32Array {
    void this.version
    return this.hitsOf(id)?.view() ?? new Uint32Array(0)
  }

  /** The breakpoints that a step hits: the enabled ones, else any. */
  hitAt(step: number): readonly Breakpoint[] {
    const isHit = ({ id }: Breakpoint): boolean => this.hitsOf(id)?.has(step) === true
    const enabled = this.enabled.filter(isHit)
    return enabled.length > 0 ? enabled : this.list.filter(isHit)
  }

  private replace(list: readonly Breakpoint[]): void {
    const kept = new Set(list.map(({ id }) => id))
    for (const [id, observer] of this.observers) {
      if (kept.has(id)) continue
      this.scanner.remove(observer)
      this.observers.delete(id)
    }
    this.list = list
    for (const one of list) {
      const { id } = one
      if (this.observers.has(id)) continue
      const observer = new Hits(this.editor, one)
      this.observers.set(id, observer)
      this.scanner.add(observer)
    }
    this.version++
    this.kept.set(PART, list.length > 0 ? this.plain : undefined)
  }

  private hitsOf(id: number): StepList | null {
    return this.observers.get(id)?.list ?? null
  }

  private seenBy(id: number): number {
    const observer = this.observers.get(id)
    return observer ? this.scanner.seenBy(observer) : 0
  }
}
