import type { AnyGame } from '@core/game/any-game'
import { RunScan } from '@core/debug/run-scan'
import type { Watcher } from '@core/debug/step-look'
import type { LevelRun } from '../../editor/index'

/** Longest stretch of work between two frames, in ms. */
const SLICE = 8
/** Milliseconds between two reports while there is more to read. */
const REPORT = 100

/** Somebody who wants to know something of every run that comes shown. */
export interface Observer {
  /** A run is read from its start: what was found in another one is void. */
  begin(level: unknown): Watcher
  /** No run is shown: what was found in the last one is void. */
  forget(): void
}

/** What the scanner needs of the world outside; tests bring a clock of their own. */
export interface ScanClock {
  now(): number
  /** Calls back when there is time, and soon in any case. */
  whenIdle(work: () => void): void
}

const pageClock: ScanClock = {
  now: () => performance.now(),
  // Not by idle callbacks: Chrome gives them one a period, which leaves most of an idle period unused.
  whenIdle: (work) => void scheduler.postTask(work, { priority: 'background' }),
}

interface Observed {
  readonly watcher: Watcher
  readonly scan: RunScan
}

/** Reads the run shown for its observers, a slice at a time, and on as it grows. */
export class RunScanner {
  private run: LevelRun | null = null
  private scans: RunScan[] = []
  private readonly observed = new Map<Observer, Observed | null>()
  private isWaiting = false
  private reportedAt = -Infinity

  /** `onReport` hears that more is known: at most ten times a second, and at the end. */
  constructor(
    private readonly game: AnyGame,
    private readonly currentRun: () => LevelRun | null,
    private readonly onReport: () => void,
    private readonly clock: ScanClock = pageClock,
  ) {}

  /** Steps of the run shown, as far as it is recorded. */
  get stepCount(): number {
    return this.run?.cursor?.stepCount ?? 0
  }

  /** True when all that was ever to be recorded is there. */
  get isRunOver(): boolean {
    return this.run === null || this.run.outcome !== null
  }

  /** Steps of the run shown that an observer has seen. */
  seenBy(observer: Observer): number {
    return this.observed.get(observer)?.scan.position ?? 0
  }

  add(observer: Observer): void {
    this.observed.set(observer, null)
    this.open([observer])
    this.wake()
  }

  remove(observer: Observer): void {
    const held = this.observed.get(observer)
    this.observed.delete(observer)
    held?.scan.drop(held.watcher)
    this.scans = this.scans.filter(({ size }) => size > 0)
  }

  /** Another run may be shown, or more of it may be known. */
  refresh(): void {
    const run = this.currentRun()
    if (run !== this.run) {
      this.run = run
      this.scans = []
      this.open([...this.observed.keys()])
      this.report()
    } else if (this.scans.every(({ isDone }) => isDone)) this.report()
    this.wake()
  }

  /** One scan from the start for all of them. */
  private open(observers: readonly Observer[]): void {
    const { run, game } = this
    const cursor = run?.cursor
    if (!run || !cursor || observers.length === 0) {
      for (const observer of observers) {
        this.observed.set(observer, null)
        observer.forget()
      }
      return
    }
    const watchers = observers.map((observer) => observer.begin(run.level))
    const scan = new RunScan(game, run.level, cursor.book, watchers)
    observers.forEach((observer, i) => this.observed.set(observer, { watcher: watchers[i]!, scan }))
    this.scans.push(scan)
  }

  private wake(): void {
    if (this.isWaiting || this.scans.every(({ isDone }) => isDone)) return
    this.isWaiting = true
    this.clock.whenIdle(() => {
      this.isWaiting = false
      this.work()
      this.wake()
    })
  }

  private work(): void {
    const end = this.clock.now() + SLICE
    const isTimeUp = (): boolean => this.clock.now() >= end
    do {
      const scan = this.hindmost()
      if (!scan) break
      scan.advance(isTimeUp)
      this.joinEqual(scan)
    } while (!isTimeUp())
    const isAtEnd = this.scans.every(({ isDone }) => isDone)
    if (isAtEnd || this.clock.now() - this.reportedAt >= REPORT) this.report()
  }

  /** The scan that has come least far and has something to read. */
  private hindmost(): RunScan | null {
    const open = this.scans.filter(({ isDone }) => !isDone)
    return open.reduce<RunScan | null>(
      (least, scan) => (least && least.position <= scan.position ? least : scan),
      null,
    )
  }

  /** Scans that have come equally far go on as one: a chunk is then read once for all. */
  private joinEqual(scan: RunScan): void {
    if (!scan.isBetweenChunks) return
    const other = this.scans.find(
      (one) => one !== scan && one.isBetweenChunks && one.chunksRead === scan.chunksRead,
    )
    if (!other) return
    other.join(scan)
    this.scans = this.scans.filter((one) => one !== scan)
    for (const [observer, held] of this.observed) {
      if (held?.scan === scan) this.observed.set(observer, { ...held, scan: other })
    }
  }

  private report(): void {
    this.reportedAt = this.clock.now()
    this.onReport()
  }
}
