import type { Words } from '../words'
import { contradictionWords, type ExpectedOfProgram } from './contradictions'
import type { Scoring } from './scoring'
import { scoringFaults, type ScoringFaults } from './scoring-faults'
import { folderOf } from './set-files'

/** The faults of a set that packages are told of: those of its points, and what its programs cannot meet; `paths`: of its tests. */
export function setFaults(
  words: Pick<Words, 'suite'>,
  set: {
    readonly scoring: Scoring
    readonly own: readonly (ExpectedOfProgram & { readonly name: string })[]
  },
  paths: readonly string[],
): ScoringFaults {
  const { errors, warnings } = scoringFaults(words, set.scoring, paths.map(folderOf))
  return { errors, warnings: [...warnings, ...contradictionWords(words, set.own, paths)] }
}
