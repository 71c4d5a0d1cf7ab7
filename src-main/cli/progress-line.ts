/** Delays in ms: short work shows nothing, and a shown line stays long enough to be read. */
const FIRST = 1000
const EVERY = 200

/** Words the progress: "12 of 400 files". */
export type ToldProgress = (so: { readonly done: number; readonly total: number }) => string

/** A terminal line with the progress, which disappears when anything else is written. */
export class ProgressLine {
  private began: number | null = null
  private shownAt = 0
  private isShown = false
  private isWanted: boolean | null = null

  /** `hasTerminal`: whether there is one to show it on; asked once, and not before work has taken long. */
  constructor(
    private readonly write: (text: string) => void,
    private readonly now: () => number,
    private readonly hasTerminal: () => boolean,
  ) {}

  /** Shows that `done` of all are done. */
  tell(done: number, total: number, told: ToldProgress): void {
    const now = this.now()
    this.began ??= now
    if (done === total) return this.clear()
    if (now - this.began < FIRST || now - this.shownAt < EVERY) return
    if (!(this.isWanted ??= this.hasTerminal())) return
    this.shownAt = now
    this.isShown = true
    this.write(`\r${told({ done, total })}\x1b[K`)
  }

  /** Removes the line. */
  clear(): void {
    if (!this.isShown) return
    this.isShown = false
    this.write('\r\x1b[K')
  }
}
