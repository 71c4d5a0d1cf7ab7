import { words } from '../ui/words'

/** Maximum number of characters shown of an error's message. */
const MOST_LETTERS = 200

/**
 * Uncaught errors of the page, as shown to the user: once for each kind, so that one that occurs in every frame gives
 * one notice. The log has them all.
 */
export class Mishaps {
  /** The current message; null if there is none, or if the user has read it. */
  told = $state<string | null>(null)
  private readonly kinds = new Set<string>()

  /** Reports an error or the reason of a rejected promise. Some messages of browsers come without either. */
  note(error: unknown): void {
    if (error === null || error === undefined) return
    const isPlain = error instanceof Error || typeof error === 'string'
    const told = isPlain ? String(error) : JSON.stringify(error)
    // The same mistake names different cells and turns each time.
    const kind = told.replaceAll(/\d+/g, '#')
    if (this.kinds.has(kind)) return
    this.kinds.add(kind)
    this.told = words.workspace.mishap({ error: told.slice(0, MOST_LETTERS) })
  }
}
