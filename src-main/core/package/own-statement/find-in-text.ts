/** Finds parts of a text that are asked for in about the order in which they stand there. */
export class FindInText {
  private from = 0
  private readonly cuts: { readonly from: number; readonly to: number }[] = []

  constructor(private readonly text: string) {}

  /** Where a part begins: the next one, else the first; the end of what was found last, if it stands there otherwise. */
  offsetOf(part: string): number {
    const next = this.text.indexOf(part, this.from)
    const at = next < 0 ? this.text.indexOf(part) : next
    if (at < 0) return this.from
    if (next >= 0) this.from = at + part.length
    return at
  }

  /** Takes a part out of the text that is left. */
  leaveOut(part: string): void {
    const at = this.offsetOf(part)
    if (this.text.startsWith(part, at)) this.cuts.push({ from: at, to: at + part.trimEnd().length })
  }

  /** The text without what was left out. */
  without(): string {
    let kept = ''
    let from = 0
    for (const cut of this.cuts) {
      if (cut.from < from) continue
      kept += this.text.slice(from, cut.from)
      from = cut.to
    }
    return kept + this.text.slice(from)
  }
}
