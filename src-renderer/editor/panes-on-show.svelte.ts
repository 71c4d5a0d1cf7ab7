/** Which panes a document shows, and which it wants to be seen; where they stand is the dock’s. */
export class PanesOnShow {
  /** Those chosen last, the newest first. */
  chosen = $state.raw<readonly string[]>([])
  /** Those that are on top of their stacks, and so can be seen. */
  seen = $state.raw<readonly string[]>([])
  /** The one that was asked for last; another object each time. */
  wanted = $state.raw<{ readonly id: string } | null>(null)

  /** Brings a pane to the front, wherever it stands, or back if it was closed. */
  show(id: string): void {
    this.choose(id)
    if (!this.seen.includes(id)) this.seen = [...this.seen, id]
    this.wanted = { id }
  }

  /** A pane has come to the front. */
  choose(id: string): void {
    if (this.chosen[0] !== id) this.chosen = [id, ...this.chosen.filter((one) => one !== id)]
  }

  isSeen(id: string): boolean {
    return this.seen.includes(id)
  }
}
