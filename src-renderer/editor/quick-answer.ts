import type { AnyGame } from '@core/game/any-game'

/** An answer that takes no longer than this may be worked out while the user's input is handled, in ms. */
const QUICK = 4

/**
 * Answers a document in the page, where that is quick: the worker's answer waits behind the frame that the edit asks
 * for. Whether it is quick is known from the last time, here or in the worker.
 */
export class QuickAnswer {
  private lastTime = Infinity
  private lastLength = 0

  constructor(private readonly game: AnyGame) {}

  /** The answer of a level without errors; null when it may take longer than `patience` (ms), so that the worker's has to be waited for. */
  of(level: unknown, text: string, patience = QUICK): string | null {
    // A text that has grown far beyond the last one says nothing of its time.
    if (this.lastTime > patience || text.length > 2 * this.lastLength) return null
    const begun = performance.now()
    const answer = this.game.engine.answer(level)
    this.note(performance.now() - begun, text)
    return answer
  }

  /** Takes note of how long the answer of a text took, in ms. */
  note(time: number, text: string): void {
    this.lastTime = time
    this.lastLength = text.length
  }
}
