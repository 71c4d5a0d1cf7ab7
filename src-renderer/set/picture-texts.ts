import type { TestSummary } from '@core/protocol/set'

/** Longer texts, and larger boards, are not drawn: reading and painting them would hold up the window. */
const MOST_LETTERS = 200_000
const MOST_CELLS = 10_000

interface Wanted {
  readonly look: TestSummary
  readonly take: (text: string) => void
}

/** The texts of tests with visible pictures, requested one after the other; requests for hidden ones are dropped. */
export class PictureTexts {
  /** A look is replaced when its test has changed. */
  private readonly known = new WeakMap<TestSummary, string>()
  private readonly wanted = new Set<Wanted>()
  private isAsking = false

  /** `ask` returns the text of a test by its path; null if it cannot be read. */
  constructor(private readonly ask: (path: string) => Promise<string | null>) {}

  /** `take` is called with the text once it is there, if it can be drawn; returns a function that cancels the request. */
  want(look: TestSummary, take: (text: string) => void): () => void {
    const { size } = look
    if (!size || size.rows * size.cols > MOST_CELLS) return () => undefined
    const known = this.known.get(look)
    if (known !== undefined) {
      take(known)
      return () => undefined
    }
    const one = { look, take }
    this.wanted.add(one)
    if (!this.isAsking) void this.askOn()
    return () => this.wanted.delete(one)
  }

  private async askOn(): Promise<void> {
    this.isAsking = true
    for (const one of this.wanted) {
      // A task of its own for each: the window goes on between two pictures.
      await new Promise((go) => setTimeout(go))
      if (!this.wanted.has(one)) continue
      const text = await this.ask(one.look.path).catch(() => null)
      if (text !== null && text.length <= MOST_LETTERS) this.known.set(one.look, text)
      if (this.wanted.delete(one) && this.known.has(one.look)) one.take(text!)
    }
    this.isAsking = false
  }
}
