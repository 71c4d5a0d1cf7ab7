let last = 0

/** A new number for a call, by which main identifies it. */
export function nextCallNumber(): number {
  return ++last
}
