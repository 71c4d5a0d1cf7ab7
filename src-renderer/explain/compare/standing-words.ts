import { words } from '../../ui/words'

/** Obstacles to a comparison of two sides. */
export interface CompareStanding {
  /** Titles of the sides without a run because of errors. */
  readonly notRun: readonly string[]
  /** Why the right-hand run failed; null if it did not. */
  readonly failure: string | null
  /** True when both runs shown belong to the current texts. */
  readonly isCurrent: boolean
}

/**
 * Why two sides cannot be compared yet, or not at all: "nothing to compare: Main line has errors". Null when they can.
 */
export function compareStandingWords(standing: CompareStanding): string | null {
  return wordsOf(words.compare.status, standing)
}

/** The same as a sentence. */
export function standingSentence(standing: CompareStanding): string | null {
  return wordsOf(words.compare.statusSentence, standing)
}

type StatusWords = typeof words.compare.status

function wordsOf(
  { bothHaveErrors, sideHasErrors, failed, running }: StatusWords,
  { notRun, failure, isCurrent }: CompareStanding,
): string | null {
  const [one] = notRun
  if (notRun.length > 1) return bothHaveErrors
  if (one !== undefined) return sideHasErrors({ side: one })
  if (failure !== null) return failed({ reason: failure })
  return isCurrent ? null : running
}
