import type { AnyGame } from '@core/game/any-game'

/** Maximum time of an answer that may be computed while the user's input is handled, in ms. */
const QUICK = 4

/**
 * Answers a document in the page if that is quick: the worker's answer would arrive only after the frame that follows
 * the edit. The time of the last answer, here or in the worker, tells whether it is quick.
 */
export class QuickAnswer {
  private lastTime = Infinity
  private lastLength = 0

  constructor(private readonly game: AnyGame) {}

  /**
   * The answer of a level without errors; null when it may take longer than `patience` (ms), so that the caller has to
   * wait for the worker's.
   */
  of(level: unknown, text: string, patience = QUICK): string | null {
    // The last time is no estimate for a text more than twice as long.
    if (this.lastTime > patience || text.length > 2 * this.lastLength) return null
    const begun = performance.now()
    const answer = this.game.engine.answer(level)
    this.note(performance.now() - begun, text)
    return answer
  }

  /** Stores the time of the answer of a text, in ms. */
  note(time: number, text: string): void {
    this.lastTime = time
    this.lastLength = text.length
  }
}
