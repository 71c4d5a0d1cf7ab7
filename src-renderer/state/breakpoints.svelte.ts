import { isSameWatch, readBreakpoints, type Breakpoint, type Watch } from '@core/debug/breakpoint'
import { nextHit, previousHit } from '@core/debug/hit-search'
import { hitWatcher } from '@core/debug/hit-watcher'
import { placeOfHit } from '@core/debug/place-of-hit'
import { mergeSteps, StepList } from '@core/debug/step-list'
import { watchTitle } from '@core/debug/watch-words'
import type { DebugTable } from './debug-table'
import type { Observer, RunScanner } from './run-scanner'

const PART = 'breakpoints'

/** Where a hit is being looked for that is not yet known. */
export interface Search {
  readonly way: 'next' | 'previous'
  /** The position that it began at; a playhead that leaves it gives the search up. */
  readonly from: number
  /** The breakpoints that would do. */
  readonly ids: readonly number[]
}

/** The hits of one breakpoint in the run on show. */
class Hits implements Observer {
  list = new StepList()

  constructor(
    private readonly table: DebugTable,
    readonly watch: Watch,
  ) {}

  begin(level: unknown): ReturnType<Observer['begin']> {
    this.list = new StepList()
    return hitWatcher(this.table.game, level, this.watch, this.list)
  }
}

/** The breakpoints of a document, their hits over the whole run, and the way from one to the next. */
export class Breakpoints {
  list = $state.raw<readonly Breakpoint[]>([])
  /** Counts up when more hits are known, or others count. */
  version = $state(0)
  /** The search under way; null when there is none. */
  search = $state.raw<Search | null>(null)
  /** Numbers of the breakpoints that the step just made has hit, as far as is known. */
  readonly hitNow: readonly number[] = $derived.by(() => {
    void this.version
    const { step, isStepping } = this.table.playback
    if (!isStepping || step === 0) return []
    return this.enabled.filter(({ id }) => this.hitsOf(id)?.has(step - 1)).map(({ id }) => id)
  })
  readonly enabled: readonly Breakpoint[] = $derived(this.list.filter((one) => one.isEnabled))

  private readonly observers = new Map<number, Hits>()
  private merged: { readonly version: number; readonly steps: Uint32Array } | null = null
  private lastId = 0

  constructor(
    private readonly table: DebugTable,
    private readonly scanner: RunScanner,
  ) {}

  /** Steps that hit an enabled breakpoint, in rising order; grows with `version`. The position after one is `step + 1`. */
  get hits(): Uint32Array {
    if (this.merged?.version !== this.version) {
      const lists = this.enabled.map(({ id }) => this.hitsOf(id)!)
      this.merged = { version: this.version, steps: mergeSteps(lists) }
    }
    return this.merged.steps
  }

  /** The positions just after the hits of enabled breakpoints, where stepping through them would stop. */
  readonly positions: Uint32Array = $derived.by(() => {
    void this.version
    return this.hits.map((step) => step + 1)
  })

  /** Which breakpoints a hit is of, by its row: "Breakpoint: Mouse eaten". */
  titleOfHit(row: number): string {
    const step = this.hits[row]
    const hit = this.enabled.filter(({ id }) => step !== undefined && this.hitsOf(id)?.has(step))
    return `Breakpoint: ${hit.map((one) => this.titleOf(one)).join(', ')}`
  }

  /** Hits of one over the run so far. */
  countOf(id: number): number {
    void this.version
    return this.hitsOf(id)?.length ?? 0
  }

  /** True while a breakpoint may have more hits than are counted. */
  isCounting(id: number): boolean {
    void this.version
    const observer = this.observers.get(id)
    if (!observer) return false
    return !this.scanner.isRunOver || this.scanner.seenBy(observer) < this.scanner.stepCount
  }

  /** How much of the run has been looked through for all that are enabled: steps, and steps recorded. */
  get seen(): { readonly steps: number; readonly of: number } {
    void this.version
    const seen = this.enabled.map(({ id }) => this.seenBy(id))
    return { steps: Math.min(this.scanner.stepCount, ...seen), of: this.scanner.stepCount }
  }

  titleOf({ watch }: Breakpoint): string {
    return watchTitle(this.table.game, this.table.level, watch)
  }

  /** The breakpoint that watches for the same; null when there is none. */
  find(watch: Watch): Breakpoint | null {
    return this.list.find((one) => isSameWatch(one.watch, watch)) ?? null
  }

  /** Adds a breakpoint, or enables the one that watches for the same. */
  add(watch: Watch): void {
    const held = this.find(watch)
    if (held) return this.setEnabled(held.id, true)
    this.replace([...this.list, { id: ++this.lastId, isEnabled: true, watch }])
  }

  /** Adds a breakpoint, or removes the one that watches for the same. */
  toggle(watch: Watch): void {
    const held = this.find(watch)
    if (held) this.remove(held.id)
    else this.add(watch)
  }

  setEnabled(id: number, isEnabled: boolean): void {
    this.replace(this.list.map((one) => (one.id === id ? { ...one, isEnabled } : one)))
  }

  remove(id: number): void {
    this.replace(this.list.filter((one) => one.id !== id))
  }

  clear(): void {
    this.replace([])
  }

  /** Takes up what is kept with the document. */
  restore(): void {
    this.take(this.table.kept.get(PART))
  }

  /** All of them as plain values. */
  get plain(): readonly { readonly isEnabled: boolean; readonly watch: Watch }[] {
    return this.list.map(({ isEnabled, watch }) => ({ isEnabled, watch }))
  }

  /** Adds those of a stored value that are not here yet. */
  take(value: unknown): void {
    const found = readBreakpoints(value)
    const added = found.filter(({ watch }) => !this.find(watch))
    if (added.length > 0)
      this.replace([...this.list, ...added.map((one) => ({ ...one, id: ++this.lastId }))])
  }

  /** On to the next hit of an enabled breakpoint, or of those named; waits when it is not yet known. */
  next(ids: readonly number[] = this.enabled.map(({ id }) => id)): void {
    this.begin('next', ids)
  }

  /** Back to the hit before the playhead. */
  previous(ids: readonly number[] = this.enabled.map(({ id }) => id)): void {
    this.begin('previous', ids)
  }

  /** To the next hit of one, from the end round to the first. */
  goRound(id: number): void {
    const { playback } = this.table
    const list = this.hitsOf(id)
    const isLast = list?.nextAfter(playback.step) === null && !this.isCounting(id)
    if (isLast && list && list.length > 0) this.stopAt(list.at(0))
    else this.next([id])
  }

  /** Gives a search up; false when there was none. */
  stopSearch(): boolean {
    const { search } = this
    this.search = null
    return search !== null
  }

  /** Looks whether the search has come to its end. */
  pursue(): void {
    const { search, table } = this
    if (!search) return
    if (table.playback.step !== search.from) return void this.stopSearch()
    const known = search.ids.map((id) => ({ hits: this.hitsOf(id)!, seen: this.seenBy(id) }))
    const { stepCount, isRunOver } = this.scanner
    const found =
      search.way === 'next'
        ? nextHit(known, search.from, { stepCount, isOver: isRunOver })
        : previousHit(known, search.from)
    if (found.kind === 'hit') this.arrive(found.step)
    if (found.kind === 'none') this.arrive(null)
  }

  /** The scanner has found out more. */
  report(): void {
    this.version++
    this.pursue()
  }

  private begin(way: Search['way'], ids: readonly number[]): void {
    const { playback } = this.table
    if (ids.length === 0) {
      const why = this.list.length > 0 ? 'All breakpoints are disabled.' : 'No breakpoint is set.'
      return this.table.refuse(why)
    }
    playback.pause()
    this.search = { way, from: playback.step, ids }
    this.pursue()
  }

  private arrive(step: number | null): void {
    const { search } = this
    this.search = null
    if (step !== null) this.stopAt(step)
    else this.table.say(search?.way === 'next' ? 'No hit after this.' : 'No hit before this.')
  }

  private stopAt(step: number): void {
    const { table } = this
    table.playback.pause()
    table.playback.seek(step + 1)
    const isHit = ({ id }: Breakpoint): boolean => this.hitsOf(id)?.has(step) === true
    const enabled = this.enabled.filter(isHit)
    const hit = enabled.length > 0 ? enabled : this.list.filter(isHit)
    const { run, game } = table
    const watches = hit.map(({ watch }) => watch)
    const cell = run?.cursor ? placeOfHit(game, run.level, run.cursor, watches) : null
    if (cell !== null) table.cursorCell = cell
    table.say(`Stopped: ${hit.map((one) => this.titleOf(one)).join(', ')}`)
  }

  private replace(list: readonly Breakpoint[]): void {
    const kept = new Set(list.map(({ id }) => id))
    for (const [id, observer] of this.observers) {
      if (kept.has(id)) continue
      this.scanner.remove(observer)
      this.observers.delete(id)
    }
    this.list = list
    for (const { id, watch } of list) {
      if (this.observers.has(id)) continue
      const observer = new Hits(this.table, watch)
      this.observers.set(id, observer)
      this.scanner.add(observer)
    }
    this.version++
    this.table.kept.set(PART, list.length > 0 ? this.plain : undefined)
    if (this.search?.ids.some((id) => !kept.has(id))) this.stopSearch()
  }

  private hitsOf(id: number): StepList | null {
    return this.observers.get(id)?.list ?? null
  }

  private seenBy(id: number): number {
    const observer = this.observers.get(id)
    return observer ? this.scanner.seenBy(observer) : 0
  }
}
