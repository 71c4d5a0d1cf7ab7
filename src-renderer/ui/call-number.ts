let last = 0

/** A number for a call, other than all before: main knows it by that. */
export function nextCallNumber(): number {
  return ++last
}
