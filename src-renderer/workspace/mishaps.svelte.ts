import { words } from '../ui/words'

/** Letters of an error's own words that are shown. */
const MOST_LETTERS = 200

/**
 * Uncaught errors of the page, as the user hears of them: once for each kind, so that one which comes with
 * every frame is one notice. The log has them all.
 */
export class Mishaps {
  /** What is to be said now; null when there is nothing, or the user has read it. */
  told = $state<string | null>(null)
  private readonly kinds = new Set<string>()

  /** Takes an error or what a promise was rejected with. Browsers report some notes of their own without either. */
  note(error: unknown): void {
    if (error === null || error === undefined) return
    const isPlain = error instanceof Error || typeof error === 'string'
    const told = isPlain ? String(error) : JSON.stringify(error)
    // The same mistake names other cells and turns each time.
    const kind = told.replaceAll(/\d+/g, '#')
    if (this.kinds.has(kind)) return
    this.kinds.add(kind)
    this.told = words.workspace.mishap({ error: told.slice(0, MOST_LETTERS) })
  }
}
