/** A change of a text: `removed`, at `at`, was replaced by `inserted`. */
export interface TextSplice {
  /** Offset in UTF-16 units. */
  readonly at: number
  readonly removed: string
  readonly inserted: string
}

/** Number of characters compared at a time. */
const PORTION = 1024

/** The smallest single splice that leads from one text to another: the difference without common ends. */
export function spliceBetween(before: string, after: string): TextSplice {
  const most = Math.min(before.length, after.length)
  let head = 0
  // Whole portions first: character by character, a long text would take as long as a frame.
  while (
    head + PORTION <= most &&
    before.slice(head, head + PORTION) === after.slice(head, head + PORTION)
  ) {
    head += PORTION
  }
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++
  let tail = 0
  while (tail + PORTION <= most - head && isSameEnd(before, after, tail)) tail += PORTION
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++
  }
  return {
    at: head,
    removed: before.slice(head, before.length - tail),
    inserted: after.slice(head, after.length - tail),
  }
}

/** Whether the portion that ends `tail` characters before the end is the same in both. */
function isSameEnd(before: string, after: string, tail: number): boolean {
  const [a, b] = [before.length - tail, after.length - tail]
  return before.slice(a - PORTION, a) === after.slice(b - PORTION, b)
}

export function applySplice(text: string, splice: TextSplice): string {
  return text.slice(0, splice.at) + splice.inserted + text.slice(splice.at + splice.removed.length)
}

export function invertSplice(splice: TextSplice): TextSplice {
  return { at: splice.at, removed: splice.inserted, inserted: splice.removed }
}
