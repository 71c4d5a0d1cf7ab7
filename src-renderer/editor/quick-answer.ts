import type { AnyGame } from '@core/game/any-game'

/** Maximum time of an answer that may be computed while the user's input is handled, in ms. */
const QUICK = 4

/** Maximum time of a single slow answer, in ms, that may have been held up by something else. */
const HELD_UP = 32

/**
 * Answers a document in the page if that is quick: the worker's answer would arrive only after the frame that follows
 * the edit. The times of the last answers, here or in the worker, tell whether it is quick.
 */
export class QuickAnswer {
  private times: readonly [last: number, before: number] = [Infinity, Infinity]
  private lastLength = 0

  constructor(private readonly game: AnyGame) {}

  /**
   * The answer of a level without errors; null when it may take longer than `patience` (ms), so that the caller has to
   * wait for the worker's.
   */
  of(level: unknown, text: string, patience = QUICK): string | null {
    // What was is no estimate for a text more than twice as long.
    if (this.expected() > patience || text.length > 2 * this.lastLength) return null
    const begun = performance.now()
    const answer = this.game.engine.answer(level)
    this.note(performance.now() - begun, text)
    return answer
  }

  /** Stores the time of the answer of a text, in ms. */
  note(time: number, text: string): void {
    this.times = [time, this.times[0]]
    this.lastLength = text.length
  }

  private expected(): number {
    const [last, before] = this.times
    return last > HELD_UP ? last : Math.min(last, before)
  }
}
