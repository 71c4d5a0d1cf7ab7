/**
 * Paths that the app is to open: kept until the page has started and asks for them, handed on at once from then on.
 */
export class OpenQueue {
  private kept: string[] = []
  private deliver: ((paths: readonly string[]) => void) | null = null

  constructor(first: readonly string[]) {
    this.kept = [...first]
  }

  /** A further start of the app or the system names files. */
  add(paths: readonly string[]): void {
    if (paths.length === 0) return
    if (this.deliver) this.deliver(paths)
    else this.kept.push(...paths)
  }

  /** Hands out what was kept; from now on `deliver` gets every further path. */
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
