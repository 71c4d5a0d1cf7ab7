import type { AnyGame } from '@core/game/any-game'
import type { ReadingId } from '@core/trace/machine'
import { HOPELESS, PATIENCE } from '../../editor/index'

/** Maximum time for answers at once, in ms, so that no frame is lost. */
const SLICE = 8

/** Finds the misreadings that give a level a different answer, computed in slices if answers are quick. */
export class ReadingAnswers {
  /** Whether the answer differs, by reading, as far as known. */
  known = $state.raw<ReadonlyMap<ReadingId, boolean>>(new Map())
  /** True while more may become known. */
  isBusy = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly game: AnyGame,
    /** Called whenever more is known, or it is certain that no more will be. */
    private readonly onNews: () => void = () => undefined,
  ) {}

  /**
   * Answers a runnable level under all readings, after a pause in ms; results of an older level are dropped. `time`:
   * time of the last answer, in ms; if answers are slow nothing is computed, so that the page does not freeze.
   */
  begin(level: unknown, time = 0, pause = 0): void {
    clearTimeout(this.timer)
    this.known = new Map()
    this.isBusy = time <= HOPELESS
    if (!this.isBusy) return this.onNews()
    if (pause > 0) this.timer = setTimeout(() => this.answer(level), pause)
    else this.answer(level)
  }

  /** Stops the work. */
  stop(): void {
    clearTimeout(this.timer)
    this.isBusy = false
  }

  private answer(level: unknown): void {
    const { engine } = this.game
    const begun = performance.now()
    const right = engine.answer(level)
    if (performance.now() - begun > PATIENCE) {
      this.isBusy = false
      return this.onNews()
    }
    this.goOn(
      level,
      right,
      engine.readings.map(({ id }) => id),
      begun,
    )
  }

  private goOn(
    level: unknown,
    right: string,
    left: readonly ReadingId[],
    begun = performance.now(),
  ): void {
    const known = new Map(this.known)
    let done = 0
    do {
      const id = left[done++]
      if (id === undefined) break
      known.set(id, this.game.engine.answer(level, id) !== right)
    } while (performance.now() - begun < SLICE)
    this.known = known
    const rest = left.slice(done)
    this.isBusy = rest.length > 0
    this.onNews()
    if (this.isBusy) this.timer = setTimeout(() => this.goOn(level, right, rest))
  }
}
