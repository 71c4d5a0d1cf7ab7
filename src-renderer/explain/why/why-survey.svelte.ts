import { misreadOf, type AskedAbout, type Misread, type TurnCase } from '@core/debug/misread'
import { TurnPlayer } from '@core/debug/play-turn'
import type { TurnStart } from '@core/debug/step-reader'
import type { Reading } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'
import type { AnyGame } from '@core/game/any-game'

/** A turn of a run to be played under misreadings, and the question about it. */
export interface SurveyTask {
  readonly game: AnyGame
  readonly level: unknown
  /** Null if the run no longer has the turn. */
  readonly start: () => TurnStart | null
  readonly asked: AskedAbout
  /** In the order in which they are played. */
  readonly readings: readonly Reading[]
}

/** The replay of the turn in progress; reading null: the official rules, which come first. */
interface Play {
  readonly reading: ReadingId | null
  readonly player: TurnPlayer
}

/** Delay before the first reading is played, in ms: stepping and playing pass many turns quickly. */
const QUIET = 60
/** Maximum time of work at once, in ms; the page draws in between. */
const SLICE = 8
/** A turn that takes longer than this, in ms, is played only under readings that the user chooses. */
const SLOW = 100

/** Plays a turn under one reading after the other, in slices. */
export class WhySurvey {
  /** The results so far. */
  results = $state.raw<ReadonlyMap<ReadingId, Misread>>(new Map())
  /** True when every reading has been played that is played without asking. */
  isDone = $state(false)
  /** True when the turn is too long to be played without asking. */
  isSlow = $state(false)
  /** The reading under which a slow turn is being played; null if none. */
  playing = $state<ReadingId | null>(null)

  private timer: ReturnType<typeof setTimeout> | undefined
  private task: SurveyTask | null = null
  private start: TurnStart | null = null
  private turn: TurnCase | null = null
  private play: Play | null = null
  private slowLevel: unknown = null
  /** Time spent on the play by the official rules, in ms. */
  private spent = 0

  /** `now` returns milliseconds; tests pass their own clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts over; results of an older turn are dropped at once. */
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

  /** Stops the play in progress. */
  stop(): void {
    clearTimeout(this.timer)
    this.playing = null
  }

  /** Plays a slow turn under a reading that the user has chosen, unless it was played already. */
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
      // If the run no longer has the turn, there is nothing to do.
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

  /** Ends the work; a play of a slow turn that has begun continues when the user chooses a reading. */
  private rest(): void {
    this.isDone = true
    this.playing = null
  }

  /**
   * Adds up the time; returns false if the play by the official rules turns out slow, and the user has not chosen a
   * reading.
   */
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
