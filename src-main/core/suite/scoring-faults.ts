import type { Words } from '../words'
import { countedIn, hasPoints, USUAL_POINTS, totalPoints, type Scoring } from './scoring'

/** The faults of a set's points: points that nobody can get, groups without any, and what judging systems read differently. */
export interface ScoringFaults {
  /** No judge can score like this, a sentence each. */
  readonly errors: readonly string[]
  /** These may be intended, a sentence each. */
  readonly warnings: readonly string[]
}

/** Checks whether points can be given as intended; `groups`: the folders of all tests, in the order of the set. */
export function scoringFaults(
  { suite }: Pick<Words, 'suite'>,
  scoring: Scoring,
  groups: readonly string[],
): ScoringFaults {
  if (!hasPoints(scoring)) return { errors: [], warnings: [] }
  const { scoring: say } = suite
  const counted = [...new Set(groups.flatMap((group) => countedIn(scoring, group) ?? []))]
  const named = (group: string): string => (group === '' ? say.topFolder : group)
  const valued = Object.entries(scoring).filter(([, { points }]) => points > 0)
  const required = valued.flatMap(([group, { requires }]) =>
    requires.map((one) => ({ group, one })),
  )
  const total = totalPoints(scoring)
  return {
    errors: [
      ...valued
        .filter(([group]) => !counted.includes(group))
        .map(([group, { points }]) => say.empty({ group: named(group), points })),
      ...required
        .filter(({ one }) => !counted.includes(one))
        .map(({ group, one }) => say.missing({ group: named(group), required: named(one) })),
      ...valued
        .filter(([group]) => reaches(scoring, group, group))
        .map(([group]) => say.circle({ group: named(group) })),
    ],
    warnings: [
      ...required
        .filter(({ group, one }) => counted.indexOf(one) > counted.indexOf(group))
        .filter(({ group, one }) => !reaches(scoring, one, group) && counted.includes(group))
        .map(({ group, one }) => say.later({ group: named(group), required: named(one) })),
      ...(total === USUAL_POINTS ? [] : [say.total({ total, usual: USUAL_POINTS })]),
    ],
  }
}

/** Whether a group requires another, by itself or by one that it requires. */
function reaches(scoring: Scoring, from: string, to: string): boolean {
  const seen = new Set<string>()
  const open = [...(scoring[from]?.requires ?? [])]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === to) return true
    if (seen.has(one)) continue
    seen.add(one)
    open.push(...(scoring[one]?.requires ?? []))
  }
  return false
}
