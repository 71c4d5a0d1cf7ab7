import { misread, turnCase, type Asked, type Misread, type TurnCase } from '@core/debug/misread'
import type { TurnStart } from '@core/debug/step-reader'
import type { Reading, ReadingId } from '@core/game/module'
import type { AnyGame } from '@core/games/registry'

/** What is compared: a turn of a run, and what was asked of it. */
export interface SurveyTask {
  readonly game: AnyGame
  readonly level: unknown
  /** Null when the run has lost the turn meanwhile. */
  readonly start: () => TurnStart | null
  readonly asked: Asked
  /** In the order in which they are wanted. */
  readonly readings: readonly Reading[]
}

/** Milliseconds of quiet before the first reading is played: stepping and playing pass many turns by. */
const QUIET = 60
/** Milliseconds of one go; the page draws in between. */
const SLICE = 8
/** A turn that takes longer is played only under readings that the user chooses. */
const SLOW = 100

/** Plays a turn under one reading after the other, a few at a go. */
export class WhySurvey {
  /** What is known so far. */
  results = $state.raw<ReadonlyMap<ReadingId, Misread>>(new Map())
  /** True when every reading was played that is played unasked. */
  isDone = $state(false)
  /** True when the turn is too long to be played unasked. */
  isSlow = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined
  private task: SurveyTask | null = null
  private turn: TurnCase | null = null
  private slowLevel: unknown = null

  /** Begins anew; what was known of another turn is forgotten at once. */
  begin(task: SurveyTask): void {
    this.stop()
    this.task = task
    this.turn = null
    this.results = new Map()
    this.isSlow = task.level === this.slowLevel
    this.isDone = this.isSlow
    if (!this.isSlow) this.timer = setTimeout(() => this.prepare(), QUIET)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Plays a reading that the user wants to see, where that was not done unasked. */
  play(reading: ReadingId): void {
    if (!this.isSlow || this.results.has(reading)) return
    const turn = this.turnOf()
    if (turn) this.results = new Map(this.results).set(reading, misread(turn, reading))
  }

  private prepare(): void {
    const from = performance.now()
    if (!this.turnOf()) return
    if (performance.now() - from > SLOW) {
      this.slowLevel = this.task?.level
      this.isSlow = this.isDone = true
    } else this.go()
  }

  private go(): void {
    const { task, turn } = this
    if (!task || !turn) return
    const results = new Map(this.results)
    const until = performance.now() + SLICE
    do {
      const reading = task.readings[results.size]
      if (reading) results.set(reading.id, misread(turn, reading.id))
    } while (results.size < task.readings.length && performance.now() < until)
    this.results = results
    this.isDone = results.size >= task.readings.length
    if (!this.isDone) this.timer = setTimeout(() => this.go())
  }

  private turnOf(): TurnCase | null {
    const { task } = this
    const start = this.turn || !task ? null : task.start()
    if (task && start) this.turn = turnCase(task.game, task.level, start, task.asked)
    return this.turn
  }
}
