import { countedGroups } from './grading'
import type { Placing } from './kept'
import type { PackedProblem } from './package'

/** What formats lack that number their tests and have neither notes nor inputs that have to be refused. */
export function numberedPlacing(
  problem: PackedProblem,
): Pick<Placing, 'hasNotes' | 'invalid' | 'tellsCount'> {
  const groups = new Map(countedGroups(problem).map(({ group, tests }) => [group, tests]))
  return {
    hasNotes: false,
    invalid: () => [],
    // A group of one test gives the same either way.
    tellsCount: (path) => groups.get(path) !== 1,
  }
}

/** Settings of the whole set for which they have no place. */
export function ofNumberedSet({ limits, title, author, licence }: PackedProblem): Placing['ofSet'] {
  return {
    ...(limits ? {} : { limits: null }),
    title,
    author,
    ...(licence === 'unknown' ? {} : { licence }),
  }
}
