/** Milliseconds: short work shows nothing, and what is shown stands long enough to be read. */
const FIRST = 1000
const EVERY = 200

/** Says how far work is: "12 of 400 files". */
export type ToldProgress = (so: { readonly done: number; readonly total: number }) => string

/** One line of a terminal that says how far work is, and goes away when anything else is written. */
export class ProgressLine {
  private began: number | null = null
  private shownAt = 0
  private isShown = false

  constructor(
    private readonly write: (text: string) => void,
    private readonly now: () => number,
  ) {}

  /** So many of all are done. */
  tell(done: number, total: number, told: ToldProgress): void {
    const now = this.now()
    this.began ??= now
    if (done === total) return this.clear()
    if (now - this.began < FIRST || now - this.shownAt < EVERY) return
    this.shownAt = now
    this.isShown = true
    this.write(`\r${told({ done, total })}\x1b[K`)
  }

  /** Takes the line away. */
  clear(): void {
    if (!this.isShown) return
    this.isShown = false
    this.write('\r\x1b[K')
  }
}
