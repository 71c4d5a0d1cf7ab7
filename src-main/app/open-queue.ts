/** Paths to be opened: kept until the page has started and requests them, and delivered immediately from then on. */
export class OpenQueue {
  private kept: string[] = []
  private deliver: ((paths: readonly string[]) => void) | null = null

  constructor(first: readonly string[]) {
    this.kept = [...first]
  }

  /** Adds files named by a later start of the app or by the system. */
  add(paths: readonly string[]): void {
    if (paths.length === 0) return
    if (this.deliver) this.deliver(paths)
    else this.kept.push(...paths)
  }

  /** Returns the kept paths; from now on `deliver` receives all further ones. */
  start(deliver: (paths: readonly string[]) => void): readonly string[] {
    const kept = this.kept
    this.kept = []
    this.deliver = deliver
    return kept
  }

  /** The page is gone; paths are kept for the next one. */
  stop(): void {
    this.deliver = null
  }
}
