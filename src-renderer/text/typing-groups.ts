/** A longer pause, in ms, ends a burst of typing. */
const PAUSE_MS = 600

/** One change by typing, with the facts that grouping needs. */
export interface TypedChange {
  /** The time in ms. */
  readonly now: number
  /** Its beginning, in the text before it. */
  readonly from: number
  /** Its end, in the text before it. */
  readonly to: number
  /** The inserted text. */
  readonly inserted: string
  /** True for paste, drop, replace and line commands, which are separate undo steps. */
  readonly isWhole: boolean
}

/** Assigns names to bursts of typing, each of which is one undo step. */
export class TypingGroups {
  private group: string | null = null
  private lastAt = 0
  private caret = -1

  constructor(private readonly newGroup: () => string) {}

  /** The group of a change: that of the previous change, or a new one after a pause, a jump, a new line or a paste. */
  groupOf(change: TypedChange): string {
    const { now, from, to, inserted, isWhole } = change
    const isLate = now - this.lastAt > PAUSE_MS
    const isJump = from !== this.caret && to !== this.caret
    const startsAnew = isLate || isJump || isWhole || inserted.includes('\n')
    const group = this.group === null || startsAnew ? this.newGroup() : this.group
    this.group = isWhole ? null : group
    this.lastAt = now
    this.caret = from + inserted.length
    return group
  }

  /** Ends the burst, for example when the text was changed elsewhere. */
  end(): void {
    this.group = null
  }
}
