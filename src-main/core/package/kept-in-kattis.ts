import { matchesOf } from './matches'
import { namesIn } from './latest-settings'
import { namedInvalid } from './invalid-inputs'
import { keptComment, keptOf, type KeptOfSet } from './kept'
import { placedPrograms } from './own-programs'
import { folderOfGroup, packedStem, type PackedProblem } from './package'
import { statementFiles } from './statement'
import { usualKattisPath } from './usual-paths'

/** The end of `problem.yaml`: comments with the data that the format has no place for; empty if there is none. */
export function keptInKattis(problem: PackedProblem): string[] {
  const { format, scoring, opponent } = problem
  const isLegacy = format === 'legacy'
  const played = opponent === null ? null : matchesOf(problem, opponent)
  const kept = keptOf(problem, {
    test: (test) => {
      if (played && !played.some((match) => match.test === test)) return null
      return packedStem(test, played ? undefined : { scoring })
    },
    group: folderOfGroup,
    invalid: () =>
      isLegacy ? [] : namedInvalid(problem.invalid).map((input) => ({ input, place: input.name })),
    programs: () => placedPrograms(problem),
    usualPath: (_, place) => usualKattisPath(place),
    statement: () => statementFiles(problem),
    hasNotes: true,
    tellsCount: () => true,
    hasRequired: !isLegacy,
    ofSet: ofSet(problem),
  })
  if (kept.length === 0) return []
  return [`# ${problem.words.kept}`, ...keptComment(kept).map((line) => `#${line}`)]
}

function ofSet({ format, opponent, compare, author }: PackedProblem): KeptOfSet {
  const isTold = format === 'legacy' || namesIn(author).join(', ') === author
  return {
    ...(opponent !== null && compare !== 'tokens' && { compare }),
    ...(!isTold && { author }),
  }
}
