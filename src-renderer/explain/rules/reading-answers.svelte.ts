import type { AnyGame } from '@core/game/any-game'
import type { ReadingId } from '@core/trace/machine'
import { HOPELESS, PATIENCE } from '../../editor/index'

/** Time that answers may take at once, in ms: a frame is not lost for them. */
const SLICE = 8

/** Which misreadings give a level another answer, worked out in slices where answers are quick to have. */
export class ReadingAnswers {
  /** Whether the answer differs, as far as it is known. */
  known = $state.raw<ReadonlyMap<ReadingId, boolean>>(new Map())
  /** True while more may become known. */
  isBusy = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly game: AnyGame,
    /** Called whenever more is known, or it is clear that no more will be. */
    private readonly onNews: () => void = () => undefined,
  ) {}

  /**
   * Answers a runnable level under all readings, after a pause in ms; what was known of another level is forgotten.
   * `time` is what an answer has taken so far, in ms: the page does not stand still for one that is slow.
   */
  begin(level: unknown, time = 0, pause = 0): void {
    clearTimeout(this.timer)
    this.known = new Map()
    this.isBusy = time <= HOPELESS
    if (!this.isBusy) return this.onNews()
    if (pause > 0) this.timer = setTimeout(() => this.answer(level), pause)
    else this.answer(level)
  }

  /** Works on nothing any more. */
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
