/** A sentence as it stands in a list here. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** Maximum number of test names in a sentence. */
const MOST_NAMES = 5

/** Names as a list, cut after the first few. */
export function shortened(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${told} …` : told
}
