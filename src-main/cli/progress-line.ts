/** Milliseconds: short work shows nothing, and what is shown stands long enough to be read. */
const FIRST = 1000
const EVERY = 200

/** One line of a terminal that says how far work is, and goes away when anything else is written. */
export class ProgressLine {
  private began: number | null = null
  private told = 0
  private isShown = false

  constructor(
    private readonly write: (text: string) => void,
    private readonly now: () => number,
  ) {}

  /** So many of all are done: "12 of 400 files". */
  tell(done: number, total: number, noun: string): void {
    const now = this.now()
    this.began ??= now
    if (done === total) return this.clear()
    if (now - this.began < FIRST || now - this.told < EVERY) return
    this.told = now
    this.isShown = true
    this.write(`\r${done} of ${total} ${noun}\x1b[K`)
  }

  /** Takes the line away. */
  clear(): void {
    if (!this.isShown) return
    this.isShown = false
    this.write('\r\x1b[K')
  }
}
