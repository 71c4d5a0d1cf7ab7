import type { TraceCursor } from '@core/trace/cursor'
import { afterFrame } from './after-frame'
import type { LevelRun } from './level-run'

/** Where the playhead stands, in words that outlive a run: the turn and phase that come next. */
export interface Anchor {
  readonly turn: number
  /** -1: wherever the turn begins. */
  readonly phase: number
  /** True behind the last step: the end stays the end, however long the new run is. */
  readonly isEnd: boolean
}

/** A position in a run, with what outlives the run. */
export interface Seen {
  readonly step: number
  readonly anchor: Anchor
}

/** Playing faster than this many steps a second shows no motion between steps. */
const MOTION_LIMIT = 30
/** Steps a second at speed 1. */
const BASE_RATE = 8
const GLIDE_MS = 120

export const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 64] as const

let motion: MediaQueryList | null = null

/** Whether the user prefers no motion. Asked in every frame that moves, so that the system is asked only once. */
export function isMotionUnwanted(): boolean {
  // The user's own choice, beside that of the system.
  if (document.documentElement.dataset['motion'] === 'reduced') return true
  motion ??= matchMedia('(prefers-reduced-motion: reduce)')
  return motion.matches
}

/** Position of an anchor in a run, as far as it is recorded. */
export function stepOfAnchor(cursor: TraceCursor, { turn, phase, isEnd }: Anchor): number {
  if (isEnd) return cursor.stepCount
  let step = cursor.startOfTurn(turn)
  if (phase < 0) return step
  for (let mark = cursor.markOf(step); mark?.turn === turn; mark = cursor.markOf(++step)) {
    if (mark.phase >= phase) break
  }
  return step
}

/** The playhead of one document: a position in its run, moved by hand or by the clock. */
export class Playback {
  /** Steps made before the playhead. The state array beside it is plain memory, found in the run's cursor. */
  step = $state(0)
  /** Steps recorded so far. */
  stepCount = $state(0)
  isPlaying = $state(false)
  speed = $state(1)
  /** True once the user steps or plays, until they edit. */
  isStepping = $state(false)
  /**
   * Where the playhead was when the last frame was drawn, for panes: the board comes first, and quick steps are skipped. What
   * acts on the playhead asks `step` and `anchor`.
   */
  seen = $state.raw<Seen>({ step: 0, anchor: { turn: 0, phase: -1, isEnd: false } })
  /** 0 to 1 through the motion of the step just made. */
  progress = 1
  /** How often it was sent somewhere, be it where it was. */
  moves = 0

  private held = $state.raw<Anchor>({ turn: 0, phase: -1, isEnd: false })
  private readonly tell = afterFrame(() => (this.seen = { step: this.step, anchor: this.held }))
  private run: LevelRun | null = null
  private credit = 0
  /** A turn to be played as soon as the next run is there. */
  private awaited: number | null = null
  /** Playing ends before this turn. */
  private stopTurn = Infinity
  private glideFrom = 0

  constructor(private readonly isStill: () => boolean = isMotionUnwanted) {}

  /** Turn and phase of the step that comes next; kept when a run is replaced. */
  get anchor(): Anchor {
    return this.held
  }

  set anchor(anchor: Anchor) {
    this.held = anchor
    this.tell()
  }

  /** Takes over a run and goes to the anchor in it. */
  attach(run: LevelRun): void {
    this.run = run
    this.stepCount = run.cursor?.stepCount ?? 0
    if (this.stepCount === 0) this.isStepping = false
    const turn = this.awaited
    this.awaited = null
    if (turn !== null) this.anchor = { turn, phase: -1, isEnd: false }
    // A turn that the level has lost is not chosen any more; as a whole the one to be added next may be.
    const last = (run.cursor?.layout.turnCount ?? 1) - (this.anchor.phase < 0 ? 0 : 1)
    if (this.anchor.turn > last) this.anchor = { ...this.anchor, turn: Math.max(0, last) }
    this.goToAnchor()
    if (turn === null) return
    this.stopTurn = turn + 1
    this.credit = 1
    this.isPlaying = true
  }

  detach(): void {
    this.run = null
    this.stepCount = 0
    this.step = 0
    this.endStepping()
    this.tell()
  }

  /** More of the same run has arrived. */
  extend(): void {
    const cursor = this.run?.cursor
    if (!cursor) return
    const wasEnd = this.anchor.isEnd && this.step === this.stepCount && !this.isPlaying
    this.stepCount = cursor.stepCount
    if (wasEnd) this.moveTo(this.stepCount)
  }

  /** True when the run already reaches the anchor, or will never do. */
  static reaches(run: LevelRun, anchor: Anchor): boolean {
    if (run.outcome !== null) return true
    const cursor = run.cursor
    if (!cursor || cursor.stepCount === 0 || anchor.isEnd) return false
    return cursor.lastTurn > anchor.turn
  }

  /** One phase on; false at the end. */
  stepPhase(): boolean {
    this.beginStepping()
    const cursor = this.run?.cursor
    if (!cursor?.forward()) return false
    this.settle()
    this.glideFrom = performance.now()
    this.progress = 0
    return true
  }

  stepPhaseBack(): boolean {
    this.beginStepping()
    if (!this.run?.cursor?.backward()) return false
    this.settle()
    return true
  }

  /** To the start of the next turn. */
  stepTurn(): void {
    this.seek(this.startOfTurn(this.anchor.turn + 1))
  }

  /** To the start of this turn, or of the one before when there already. */
  stepTurnBack(): void {
    const start = this.anchor.isEnd
      ? this.startOfTurn(this.lastTurn())
      : this.startOfTurn(this.anchor.turn)
    this.seek(start < this.step ? start : this.startOfTurn(this.anchor.turn - 1))
  }

  /** Goes to a position, as the scrubber does. */
  seek(step: number): void {
    this.beginStepping()
    this.moveTo(step)
  }

  /** To the start of a turn, as typed by the user. */
  seekTurn(turn: number): void {
    this.seek(this.startOfTurn(turn))
  }

  /** Goes to a turn, just before the given phase; used for editing, so the mood stays. */
  goToTurn(turn: number, phase = -1): void {
    this.awaited = null
    this.anchor = { turn, phase, isEnd: false }
    this.goToAnchor()
  }

  /** Behind the last turn, wherever the next run has it; the mood stays. */
  goToEnd(): void {
    this.awaited = null
    this.anchor = { turn: this.lastTurn(), phase: -1, isEnd: true }
    this.goToAnchor()
  }

  /** Plays one turn as soon as the run of the last edit is there; the mood stays. */
  playOnceRun(turn: number): void {
    this.goToTurn(turn)
    this.awaited = turn
  }

  /** Whether a turn is played, or will be when its run is there. */
  readonly isBusy = (): boolean => this.isPlaying || this.awaited !== null

  /** Back to editing; what plays stands still. */
  endStepping(): void {
    this.isStepping = false
    this.pause()
  }

  play(): void {
    if (this.stepCount === 0) return
    this.beginStepping()
    if (this.step >= this.stepCount) this.moveTo(0)
    this.credit = 0
    this.stopTurn = Infinity
    this.isPlaying = true
  }

  pause(): void {
    this.isPlaying = false
    this.stopTurn = Infinity
    this.awaited = null
  }

  toggle(): void {
    return this.isPlaying ? this.pause() : this.play()
  }

  /** Advances by the clock; `delta` in ms. True while something moves. */
  tick(now: number, delta: number): boolean {
    if (this.isPlaying) this.advance(delta)
    if (this.progress >= 1) return this.isPlaying
    const isFast = this.isPlaying && this.speed * BASE_RATE > MOTION_LIMIT
    const still = isFast || this.isStill()
    const glide = this.isPlaying ? Math.min(GLIDE_MS, 1000 / (BASE_RATE * this.speed)) : GLIDE_MS
    this.progress = still ? 1 : Math.min(1, (now - this.glideFrom) / glide)
    return true
  }

  /** There is nothing to step through without steps: what the user is about stays. */
  private beginStepping(): void {
    this.moves++
    if (this.stepCount > 0) this.isStepping = true
  }

  private advance(delta: number): void {
    const cursor = this.run?.cursor
    if (!cursor) return
    this.credit += (delta / 1000) * BASE_RATE * this.speed
    let moved = false
    while (this.credit >= 1) {
      this.credit -= 1
      if ((cursor.markOf(cursor.step)?.turn ?? -1) >= this.stopTurn) {
        this.pause()
        break
      }
      if (!cursor.forward()) {
        // Waits at the end of what has arrived, stops at the end of the run.
        this.credit = 0
        if (this.run?.outcome) this.pause()
        break
      }
      moved = true
    }
    if (!moved) return
    this.settle()
    this.glideFrom = performance.now()
    this.progress = 0
  }

  private goToAnchor(): void {
    const cursor = this.run?.cursor
    if (!cursor) return
    const kept = this.anchor
    const target = stepOfAnchor(cursor, this.anchor)
    this.moveTo(target)
    // A run that ends before the turn must not forget which turn was chosen.
    if (!kept.isEnd && this.anchor.isEnd) this.anchor = { ...kept, isEnd: false }
  }

  private moveTo(step: number): void {
    this.run?.cursor?.seek(step)
    this.settle()
  }

  private settle(): void {
    const cursor = this.run?.cursor
    if (!cursor) return
    this.progress = 1
    this.step = cursor.step
    const mark = cursor.markOf(cursor.step)
    this.anchor = mark
      ? { turn: mark.turn, phase: mark.phase, isEnd: false }
      : { turn: this.lastTurn(), phase: -1, isEnd: true }
  }

  private lastTurn(): number {
    return this.run?.cursor?.lastTurn ?? 0
  }

  private startOfTurn(turn: number): number {
    return turn <= 0 ? 0 : (this.run?.cursor?.startOfTurn(turn) ?? 0)
  }
}
