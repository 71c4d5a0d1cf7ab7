import type { TraceCursor } from '@core/trace/cursor'
import { afterFrame } from './after-frame'
import type { LevelRun } from './level-run'

/** The position of the playhead in terms that outlive a run: the turn and phase that come next. */
export interface Anchor {
  readonly turn: number
  /** -1 for the beginning of the turn. */
  readonly phase: number
  /** True after the last step: the end stays the end, whatever the length of the new run. */
  readonly isEnd: boolean
}

/** A position in a run, with its anchor, which outlives the run. */
export interface Seen {
  readonly step: number
  readonly anchor: Anchor
}

/** Above this speed, in steps per second, playing shows no motion between steps. */
const MOTION_LIMIT = 30
/** Steps per second at speed 1. */
const BASE_RATE = 8
const GLIDE_MS = 120

export const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 64] as const

let motion: MediaQueryList | null = null

/** Whether the user prefers no motion. Called in every frame with motion, so the system is asked only once. */
export function isMotionUnwanted(): boolean {
  // The user's setting in the app, in addition to that of the system.
  if (document.documentElement.dataset['motion'] === 'reduced') return true
  motion ??= matchMedia('(prefers-reduced-motion: reduce)')
  return motion.matches
}

/** Position of an anchor in the recorded part of a run. */
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
  /** Number of steps made before the playhead. The state array is not reactive; it is in the run's cursor. */
  step = $state(0)
  /** Number of steps recorded so far. */
  stepCount = $state(0)
  isPlaying = $state(false)
  speed = $state(1)
  /** True from the first step or play on, until the user edits. */
  isStepping = $state(false)
  /**
   * The position of the playhead when the last frame was drawn, for panes: the board comes first, and quick steps are
   * skipped. Actions on the playhead use `step` and `anchor`.
   */
  seen = $state.raw<Seen>({ step: 0, anchor: { turn: 0, phase: -1, isEnd: false } })
  /** Progress of the motion of the step just made, 0 to 1. */
  progress = 1
  /** Counts the moves of the playhead, even those to the place where it already was. */
  moves = 0

  private held = $state.raw<Anchor>({ turn: 0, phase: -1, isEnd: false })
  private readonly tell = afterFrame(() => (this.seen = { step: this.step, anchor: this.held }))
  private run: LevelRun | null = null
  private credit = 0
  /** The turn to play once the next run is there; null for none. */
  private awaited: number | null = null
  /** Playback ends before this turn. */
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
    // A turn that the level no longer has cannot stay chosen; the beginning of the turn after the last can, because
    // that turn may be added next.
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

  /** Called when more of the same run has arrived. */
  extend(): void {
    const cursor = this.run?.cursor
    if (!cursor) return
    const wasEnd = this.anchor.isEnd && this.step === this.stepCount && !this.isPlaying
    this.stepCount = cursor.stepCount
    if (wasEnd) this.moveTo(this.stepCount)
  }

  /** True when the run has reached the anchor, or will never do so. */
  static reaches(run: LevelRun, anchor: Anchor): boolean {
    if (run.outcome !== null) return true
    const cursor = run.cursor
    if (!cursor || cursor.stepCount === 0 || anchor.isEnd) return false
    return cursor.lastTurn > anchor.turn
  }

  /** Makes one phase; returns false at the end. */
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

  /** Goes to the start of the next turn. */
  stepTurn(): void {
    this.seek(this.startOfTurn(this.anchor.turn + 1))
  }

  /** Goes to the start of this turn, or of the previous one when already there. */
  stepTurnBack(): void {
    const start = this.anchor.isEnd
      ? this.startOfTurn(this.lastTurn())
      : this.startOfTurn(this.anchor.turn)
    this.seek(start < this.step ? start : this.startOfTurn(this.anchor.turn - 1))
  }

  /** Goes to a position, for example from the timeline. */
  seek(step: number): void {
    this.beginStepping()
    this.moveTo(step)
  }

  /** Goes to the start of a turn, as typed by the user. */
  seekTurn(turn: number): void {
    this.seek(this.startOfTurn(turn))
  }

  /** Goes to a turn, just before the given phase; used for editing, so it does not start stepping. */
  goToTurn(turn: number, phase = -1): void {
    this.awaited = null
    this.anchor = { turn, phase, isEnd: false }
    this.goToAnchor()
  }

  /** Goes to after the last turn, wherever the next run has it; does not start stepping. */
  goToEnd(): void {
    this.awaited = null
    this.anchor = { turn: this.lastTurn(), phase: -1, isEnd: true }
    this.goToAnchor()
  }

  /** Plays one turn once the run of the last edit is there; does not start stepping. */
  playOnceRun(turn: number): void {
    this.goToTurn(turn)
    this.awaited = turn
  }

  /** Whether a turn is being played, or will be when its run is there. */
  readonly isBusy = (): boolean => this.isPlaying || this.awaited !== null

  /** Returns to editing and stops playback. */
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

  /** Advances by the clock; `delta` in ms. Returns true while something moves. */
  tick(now: number, delta: number): boolean {
    if (this.isPlaying) this.advance(delta)
    if (this.progress >= 1) return this.isPlaying
    const isFast = this.isPlaying && this.speed * BASE_RATE > MOTION_LIMIT
    const still = isFast || this.isStill()
    const glide = this.isPlaying ? Math.min(GLIDE_MS, 1000 / (BASE_RATE * this.speed)) : GLIDE_MS
    this.progress = still ? 1 : Math.min(1, (now - this.glideFrom) / glide)
    return true
  }

  /** Without steps there is nothing to step through, so the user stays in editing. */
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
        // At the end of the recorded part playback waits; at the end of the run it stops.
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
    // If a run ends before the turn, the chosen turn is kept.
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
