/** Something to know before a step is done, and for which tests. */
export interface Remark {
  readonly text: string
  readonly paths: readonly string[]
  /** False where it is as one would wish. */
  readonly isRisky: boolean
}

/** Gathers remarks on tests: of each text one, with all tests that it is about. */
export class RemarkList {
  private readonly byText = new Map<string, { isRisky: boolean; paths: string[] }>()

  add(text: string, path: string, how: 'good' | 'risky' = 'risky'): void {
    const known = this.byText.get(text) ?? { isRisky: how === 'risky', paths: [] }
    known.paths.push(path)
    this.byText.set(text, known)
  }

  get all(): readonly Remark[] {
    return [...this.byText].map(([text, about]) => ({ text, ...about }))
  }
}
