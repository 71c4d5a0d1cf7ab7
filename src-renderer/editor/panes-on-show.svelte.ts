/** The panes that a document shows, and the pane that it requests; the dock arranges them. */
export class PanesOnShow {
  /** The panes chosen last, the newest first. */
  chosen = $state.raw<readonly string[]>([])
  /** The panes on top of their stacks, which can be seen. */
  seen = $state.raw<readonly string[]>([])
  /** The last requested pane; a new object each time. */
  wanted = $state.raw<{ readonly id: string } | null>(null)

  /** Brings a pane to the front; reopens it if it was closed. */
  show(id: string): void {
    this.choose(id)
    if (!this.seen.includes(id)) this.seen = [...this.seen, id]
    this.wanted = { id }
  }

  /** Called when a pane has come to the front. */
  choose(id: string): void {
    if (this.chosen[0] !== id) this.chosen = [id, ...this.chosen.filter((one) => one !== id)]
  }

  isSeen(id: string): boolean {
    return this.seen.includes(id)
  }
}
