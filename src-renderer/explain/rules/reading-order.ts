import type { Reading } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'

/** The possible standings of a misreading on a level, the most telling first. */
export const STANDINGS = ['answer', 'steps', 'unknown', 'same-answer', 'same'] as const

/**
 * `answer`: a different answer; `steps`: the same answer by different steps; `same-answer`: steps not compared yet;
 * `same`: no difference at all.
 */
export type ReadingStanding = (typeof STANDINGS)[number]

/** Results about readings: whether their answers differ, and whether their runs do. */
export interface Findings {
  readonly answers: ReadonlyMap<ReadingId, boolean>
  readonly runs: ReadonlyMap<ReadingId, boolean>
}

export function readingStanding(id: ReadingId, { answers, runs }: Findings): ReadingStanding {
  const answer = answers.get(id)
  if (answer === true) return 'answer'
  const run = runs.get(id)
  if (run !== undefined) return run ? 'steps' : 'same'
  return answer === undefined ? 'unknown' : 'same-answer'
}

/** The readings grouped by standing, those that differ first; standings without readings are left out. */
export function orderReadings(
  readings: readonly Reading[],
  findings: Findings,
): readonly { readonly standing: ReadingStanding; readonly readings: readonly Reading[] }[] {
  return STANDINGS.map((standing) => ({
    standing,
    readings: readings.filter(({ id }) => readingStanding(id, findings) === standing),
  })).filter((group) => group.readings.length > 0)
}

/** The reading that most likely differs among those not yet found to be the same; null if none is left. */
export function mostTelling(readings: readonly Reading[], findings: Findings): Reading | null {
  const [first] = orderReadings(readings, findings)
  return first && first.standing !== 'same' ? first.readings[0]! : null
}
