import { misreadOf, type Asked, type Misread, type TurnCase } from '@core/debug/misread'
import { TurnPlayer } from '@core/debug/play-turn'
import type { TurnStart } from '@core/debug/step-reader'
import type { Reading } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'
import type { AnyGame } from '@core/game/any-game'

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

/** A play of the turn under way; reading null: the right rules, which come before all others. */
interface Play {
  readonly reading: ReadingId | null
  readonly player: TurnPlayer
}

/** Milliseconds of quiet before the first reading is played: stepping and playing pass many turns by. */
const QUIET = 60
/** Milliseconds of one go; the page draws in between. */
const SLICE = 8
/** A turn that takes longer is played only under readings that the user chooses. */
const SLOW = 100

/** Plays a turn under one reading after the other, a slice at a go. */
export class WhySurvey {
  /** What is known so far. */
  results = $state.raw<ReadonlyMap<ReadingId, Misread>>(new Map())
  /** True when every reading was played that is played without asking. */
  isDone = $state(false)
  /** True when the turn is too long to be played without asking. */
  isSlow = $state(false)
  /** The reading that a slow turn is being played under; null when none is. */
  playing = $state<ReadingId | null>(null)

  private timer: ReturnType<typeof setTimeout> | undefined
  private task: SurveyTask | null = null
  private start: TurnStart | null = null
  private turn: TurnCase | null = null
  private play: Play | null = null
  private slowLevel: unknown = null
  /** Milliseconds that the right play has taken. */
  private spent = 0

  /** `now` tells milliseconds; tests bring a clock of their own. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts over; what was known of another turn is forgotten at once. */
  begin(task: SurveyTask): void {
    this.stop()
    this.task = task
    this.start = this.turn = this.play = null
    this.spent = 0
    this.results = new Map()
    this.isSlow = task.level === this.slowLevel
    this.isDone = this.isSlow
    if (!this.isSlow) this.timer = setTimeout(() => this.work(), QUIET)
  }

  /** Gives up what is being played. */
  stop(): void {
    clearTimeout(this.timer)
    this.playing = null
  }

  /** Plays a reading that the user wants to see, if it was not played already. */
  choose(reading: ReadingId): void {
    if (!this.isSlow) return
    this.stop()
    if (this.play && this.play.reading !== null && this.play.reading !== reading) this.play = null
    if (this.results.has(reading)) return
    this.playing = reading
    this.timer = setTimeout(() => this.work())
  }

  private work(): void {
    const until = this.now() + SLICE
    const isTimeUp = (): boolean => this.now() >= until
    do {
      const play = (this.play ??= this.nextPlay())
      // A run that has lost the turn has nothing to say about it.
      if (!play) return this.turn ? this.rest() : undefined
      const from = this.now()
      const done = play.player.advance(isTimeUp)
      if (play.reading === null && !this.noteTime(this.now() - from)) return this.rest()
      if (!done) break
      this.play = null
      const { task, start, turn } = this
      if (play.reading !== null && turn) {
        const found = misreadOf(turn, play.reading, done)
        this.results = new Map(this.results).set(play.reading, found)
      } else if (task && start) this.turn = { ...task, start, right: done }
    } while (!isTimeUp())
    this.timer = setTimeout(() => this.work())
  }

  /** Nothing is left to be played; what has been begun of a slow turn continues when the user chooses. */
  private rest(): void {
    this.isDone = true
    this.playing = null
  }

  /** False when the right play has turned out to take long, and no reading has been chosen. */
  private noteTime(time: number): boolean {
    this.spent += time
    if (this.spent <= SLOW || this.playing !== null) return true
    this.slowLevel = this.task?.level
    this.isSlow = true
    return false
  }

  private nextPlay(): Play | null {
    const { task } = this
    if (!task) return null
    const start = (this.start ??= task.start())
    if (!start) return null
    const reading = this.turn ? this.wanted(task) : null
    if (this.turn && reading === null) return null
    const player = new TurnPlayer(task.game, task.level, start, reading ?? undefined)
    return { reading, player }
  }

  private wanted({ readings }: SurveyTask): ReadingId | null {
    const { isSlow, playing, results } = this
    if (isSlow) return playing !== null && !results.has(playing) ? playing : null
    return readings.find(({ id }) => !results.has(id))?.id ?? null
  }
}
