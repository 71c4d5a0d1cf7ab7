/** A longer pause ends a burst of typing. */
const PAUSE_MS = 600

/** One change by hand, as far as grouping needs it. */
export interface TypedChange {
  /** Clock in ms. */
  readonly now: number
  /** Where it began, in the text before it. */
  readonly from: number
  /** Where it ended, in the text before it. */
  readonly to: number
  /** Letters put in. */
  readonly inserted: string
  /** True for paste, drop, replace and line commands: each is a step of its own. */
  readonly isWhole: boolean
}

/** Names the bursts of typing that make one step of undo each. */
export class TypingGroups {
  private group: string | null = null
  private lastAt = 0
  private caret = -1

  constructor(private readonly newGroup: () => string) {}

  /** The group of a change: that of the change before it, or a new one after a pause, a jump, a new line or a paste. */
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

  /** Ends the burst, as when the text was changed from elsewhere. */
  end(): void {
    this.group = null
  }
}
