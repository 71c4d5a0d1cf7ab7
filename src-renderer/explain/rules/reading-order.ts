import type { Reading } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'

/** What is known of a misreading of a level, the most telling first. */
export const STANDINGS = ['answer', 'steps', 'unknown', 'same-answer', 'same'] as const

/**
 * `answer`: another answer; `steps`: the same answer by other steps; `same-answer`: its steps are not compared yet;
 * `same`: nothing differs at all.
 */
export type Standing = (typeof STANDINGS)[number]

/** What was found out of readings: whether their answers differ, and whether their runs do. */
export interface Findings {
  readonly answers: ReadonlyMap<ReadingId, boolean>
  readonly runs: ReadonlyMap<ReadingId, boolean>
}

export function standingOf(id: ReadingId, { answers, runs }: Findings): Standing {
  const answer = answers.get(id)
  if (answer === true) return 'answer'
  const run = runs.get(id)
  if (run !== undefined) return run ? 'steps' : 'same'
  return answer === undefined ? 'unknown' : 'same-answer'
}

/** The readings by what is known of them, those that differ first; standings that none has are left out. */
export function orderReadings(
  readings: readonly Reading[],
  findings: Findings,
): readonly { readonly standing: Standing; readonly readings: readonly Reading[] }[] {
  return STANDINGS.map((standing) => ({
    standing,
    readings: readings.filter(({ id }) => standingOf(id, findings) === standing),
  })).filter((group) => group.readings.length > 0)
}

/** The reading that is most likely to differ and may yet do so; null when it is known that none does. */
export function mostTelling(readings: readonly Reading[], findings: Findings): Reading | null {
  const [first] = orderReadings(readings, findings)
  return first && first.standing !== 'same' ? first.readings[0]! : null
}
