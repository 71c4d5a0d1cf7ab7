/**
 * A shorter input that still is what it was asked to be: lines, then stretches, then letters are left out as long as
 * that holds. Tries at most `most` times.
 */
export function shrink(input: string, holds: (input: string) => boolean, most = 600): string {
  let tries = 0
  const isWorth = (candidate: string): boolean => tries++ < most && holds(candidate)
  const byLines = shrinkList(input.split('\n'), (lines) => isWorth(lines.join('\n'))).join('\n')
  const byWords = shrinkList(byLines.split(' '), (words) => isWorth(words.join(' '))).join(' ')
  return shrinkList(Array.from(byWords), (letters) => isWorth(letters.join(''))).join('')
}

function shrinkList(list: readonly string[], holds: (list: string[]) => boolean): string[] {
  let held = [...list]
  for (let length = held.length >> 1; length >= 1; length >>= 1) {
    for (let at = 0; at < held.length;) {
      const candidate = [...held.slice(0, at), ...held.slice(at + length)]
      if (candidate.length < held.length && holds(candidate)) held = candidate
      else at += length
    }
  }
  return held
}
