import type { AnyGame } from '@core/game/any-game'
import { RunScan } from '@core/debug/run-scan'
import type { Watcher } from '@core/debug/step-look'
import type { LevelRun } from '../../editor/index'

/** Maximum time of work between two frames, in ms. */
const SLICE = 8
/** Interval of reports while there is more to read, in ms. */
const REPORT = 100

/** An observer that reads every run shown. */
export interface Observer {
  /** Called when a run is read from its start: results from an older run become void. */
  begin(level: unknown): Watcher
  /** Called when no run is shown: results from the last run become void. */
  forget(): void
}

/** The time functions of the scanner; tests pass their own. */
export interface ScanClock {
  now(): number
  /** Calls back when there is time, in any case soon. */
  whenIdle(work: () => void): void
}

const pageClock: ScanClock = {
  now: () => performance.now(),
  // Not by idle callbacks: Chrome calls only one per idle period, which leaves most of the period unused.
  whenIdle: (work) => void scheduler.postTask(work, { priority: 'background' }),
}

interface Observed {
  readonly watcher: Watcher
  readonly scan: RunScan
}

/** Reads the run shown for its observers, one slice at a time, and continues as the run grows. */
export class RunScanner {
  private run: LevelRun | null = null
  private scans: RunScan[] = []
  private readonly observed = new Map<Observer, Observed | null>()
  private isWaiting = false
  private reportedAt = -Infinity

  /** `onReport`: called when more is known, at most ten times a second, and at the end. */
  constructor(
    private readonly game: AnyGame,
    private readonly currentRun: () => LevelRun | null,
    private readonly onReport: () => void,
    private readonly clock: ScanClock = pageClock,
  ) {}

  /** Number of recorded steps of the run shown. */
  get stepCount(): number {
    return this.run?.cursor?.stepCount ?? 0
  }

  /** True when the recording has ended. */
  get isRunOver(): boolean {
    return this.run === null || this.run.outcome !== null
  }

  /** Number of steps of the run shown that an observer has seen. */
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

  /** Called when a different run may be shown, or more of it may be known. */
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

  /** Starts one scan from the beginning for all of them. */
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

  /** The scan that is furthest behind and has something to read. */
  private hindmost(): RunScan | null {
    const open = this.scans.filter(({ isDone }) => !isDone)
    return open.reduce<RunScan | null>(
      (least, scan) => (least && least.position <= scan.position ? least : scan),
      null,
    )
  }

  /** Merges scans at the same position, so that a chunk is read once for all. */
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
