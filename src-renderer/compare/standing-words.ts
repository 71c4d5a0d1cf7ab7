/** How far the two sides of a comparison are from being compared. */
export interface CompareStanding {
  /** Titles of the sides that are not run because of errors. */
  readonly notRun: readonly string[]
  /** Why the right-hand run failed; null when it did not. */
  readonly failure: string | null
  /** True when both runs on show are those of the texts as they stand. */
  readonly isCurrent: boolean
}

/**
 * Why two sides cannot be compared yet, or not at all: "nothing to compare: Main line has errors". Null when they can.
 */
export function standingWords({ notRun, failure, isCurrent }: CompareStanding): string | null {
  const [one] = notRun
  if (notRun.length > 1) return 'nothing to compare: both sides have errors'
  if (one !== undefined) return `nothing to compare: ${one} has errors`
  if (failure !== null) return `the run failed: ${failure}`
  return isCurrent ? null : 'running…'
}
