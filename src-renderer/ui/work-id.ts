let last = 0

/** A number for a piece of work, other than all before: it is stopped by that. */
export function nextWorkId(): number {
  return ++last
}
