const MOST_TRIES = 600

/**
 * A shorter input that still is what it was asked to be: lines, then words, then letters are left out as long as that
 * holds. Tries at most 600 times, and none any more when `isLate`.
 */
export function shrink(
  input: string,
  holds: (input: string) => boolean,
  isLate: () => boolean = () => false,
): string {
  let tries = 0
  let held = input
  for (const separator of ['\n', ' ', '']) {
    const join = (parts: readonly string[]): string => parts.join(separator)
    held = join(shrinkList(held.split(separator), (parts) => holds(join(parts)), isOver))
  }
  return held

  function isOver(): boolean {
    return tries++ >= MOST_TRIES || isLate()
  }
}

function shrinkList(
  list: readonly string[],
  holds: (list: readonly string[]) => boolean,
  isOver: () => boolean,
): readonly string[] {
  let held = list
  for (let length = Math.max(1, list.length >> 1); length >= 1; length >>= 1) {
    for (let at = 0; at < held.length;) {
      if (isOver()) return held
      const candidate = held.toSpliced(at, length)
      if (holds(candidate)) held = candidate
      else at += length
    }
  }
  return held
}
