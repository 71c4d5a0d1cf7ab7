import { findGame } from '../words'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import { diagnose } from '@core/judging/diagnose'
import type { Diagnosis } from '@core/judging/diagnosis'
import { partingOnTests, type PartingOnTest } from '@core/judging/parting-on-tests'
import { shownDifference } from '@core/judging/explain-output'
import type { JudgedRun } from '../programs/judge-set'
import { differencePlace } from './difference-place'
import type { LookedTest } from './set-folder'
import type { ToldRun } from './told-results'

/** Maximum number of characters of an output that is compared with misreadings. */
const LONGEST = 2 ** 20

/** What is reported about a run on a test with an official answer. */
export function toldRun({ verdict, difference, end }: JudgedRun, test: LookedTest): ToldRun {
  const { wall, cpu, memory, code, signal, errors, stoppedBy, output } = end
  const isPrinted = verdict === 'WA' || verdict === 'PE' || verdict === 'OK'
  const { game } = test.look!
  return {
    verdict,
    wall: Math.round(wall),
    cpu,
    memory,
    code,
    signal,
    difference: differencePlace(
      difference && shownDifference(findGame(test.look!.game)!, difference),
    ),
    errors,
    stoppedBy,
    toDiagnose: isPrinted
      ? output.length <= LONGEST
        ? { game, text: test.text!, output }
        : null
      : { game, text: '', output: null },
  }
}

/** Maximum number of outputs of one game that are compared with all misreadings, and of wrong ones among them: more add nothing. */
const MOST_OUTPUTS = 100
const MOST_WRONG = 60

/** Numbers of the runs of a program that are compared with misreadings, by game: wrong answers first. */
function diagnosed(runs: readonly ToldRun[]): Map<string, number[]> {
  const byGame = new Map<string, number[]>()
  for (const isRight of [false, true]) {
    for (const [at, { verdict, toDiagnose }] of runs.entries()) {
      if (!toDiagnose || (verdict === 'OK') !== isRight) continue
      const own = byGame.get(toDiagnose.game) ?? []
      if (own.length < (isRight ? MOST_OUTPUTS : MOST_WRONG)) own.push(at)
      byGame.set(toDiagnose.game, own)
    }
  }
  return byGame
}

/** The runs of a program without the data that a comparison with misreadings would never use. */
export function withoutNeedless(runs: readonly ToldRun[]): ToldRun[] {
  const needed = new Set([...diagnosed(runs).values()].flat())
  return runs.map((run, at) => (needed.has(at) ? run : { ...run, toDiagnose: null }))
}

/** The diagnosis of a program's runs on the levels of one game. */
export interface DiagnosedRuns {
  readonly game: AnyGame
  /** Names of the tests that were looked at; the numbers of the diagnosis are theirs. */
  readonly tests: readonly string[]
  readonly diagnosis: Diagnosis
  /** Where the run under the misreading that is named first parts from the official one; null if none is named. */
  readonly parts: PartingOnTest | null
}

/** What the runs of a program that prints wrong answers have in common, for each game. `names` are those of the tests. */
export function diagnosesOf(runs: readonly ToldRun[], names: readonly string[]): DiagnosedRuns[] {
  if (!runs.some(({ verdict }) => verdict === 'WA')) return []
  return [...diagnosed(runs)].map(([id, own]) => {
    const game = findGame(id)!
    const outputs = own.map((at) => {
      const { text, output, again } = runs[at]!.toDiagnose!
      const level: unknown = output === null ? null : checkText(game, text).level
      return { level, output, ...(again !== undefined && { again }) }
    })
    const diagnosis = diagnose(game, outputs)
    const isNamed = diagnosis.standing === 'cause' || diagnosis.standing === 'possible'
    const named = isNamed ? diagnosis.suspects[0] : undefined
    const parts = partingOnTests(game, outputs, diagnosis.wrong, named)
    return { game, tests: own.map((at) => names[at]!), diagnosis, parts }
  })
}
