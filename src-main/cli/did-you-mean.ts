import { UsageProblem } from './problems'
import { cliWords } from './cli-words'

/** A usage error: an unknown name. */
export function unknown(
  noun: 'command' | 'game' | 'misreading' | 'phase',
  name: string,
  known: readonly string[],
): UsageProblem {
  const hint = didYouMean(name, known)
  return new UsageProblem(cliWords().wrong.unknown({ noun, name, hint, known: known.join(', ') }))
}

/** ` (did you mean rockets?)`, or nothing when no known word comes near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  return near === null ? '' : cliWords().wrong.didYouMean({ near })
}

/** The word most similar to the given one; null if none is similar: at most two letters in five may differ. */
function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.floor(word.length * 0.4)
  for (const candidate of known) {
    const distance = editDistance(word, candidate)
    if (distance <= least && (best === null || distance < least)) {
      best = candidate
      least = distance
    }
  }
  return best
}

/** Letters to insert, drop or replace on the way from one word to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
