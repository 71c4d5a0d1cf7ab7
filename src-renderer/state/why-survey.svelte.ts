import { misread, turnCase, type Asked, type Misread } from '@core/debug/misread'
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

/** Plays a turn under one reading after the other, a few at a go. */
export class WhySurvey {
  /** What is known so far. */
  results = $state.raw<ReadonlyMap<ReadingId, Misread>>(new Map())
  /** True when every reading was played. */
  isDone = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined

  /** Begins anew; what was known of another turn is forgotten at once. */
  begin(task: SurveyTask): void {
    this.stop()
    this.results = new Map()
    this.isDone = false
    this.timer = setTimeout(() => {
      const start = task.start()
      if (!start) return
      const turn = turnCase(task.game, task.level, start, task.asked)
      const results = new Map<ReadingId, Misread>()
      const go = (): void => {
        const until = performance.now() + SLICE
        do {
          const reading = task.readings[results.size]
          if (reading) results.set(reading.id, misread(turn, reading.id))
        } while (results.size < task.readings.length && performance.now() < until)
        this.results = new Map(results)
        this.isDone = results.size >= task.readings.length
        if (!this.isDone) this.timer = setTimeout(go)
      }
      go()
    }, QUIET)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
