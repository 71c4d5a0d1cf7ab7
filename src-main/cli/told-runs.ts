import { findGame } from '../words'
import { checkText } from '@core/game/check-text'
import { diagnose } from '@core/judging/diagnose'
import { diagnosisWords } from '@core/judging/diagnosis-words'
import { partingWords } from '@core/judging/parting-words'
import { partingOnTests } from '@core/judging/parting-on-tests'
import type { JudgedRun } from '../programs/judge-set'
import { differencePlace } from './difference-place'
import type { LookedTest } from './set-folder'
import type { ToldRun } from './told-results'

/** Letters of an output that is held against misreadings at most. */
const LONGEST = 2 ** 20

/** What is told of a run on a test with an official answer. */
export function toldRun({ verdict, difference, end }: JudgedRun, test: LookedTest): ToldRun {
  const { wall, cpu, memory, code, signal, errors, stoppedBy, output } = end
  const isUseful = (verdict === 'WA' || verdict === 'OK') && output.length <= LONGEST
  return {
    verdict,
    wall: Math.round(wall),
    cpu,
    memory,
    code,
    signal,
    difference: differencePlace(difference),
    errors,
    stoppedBy,
    toDiagnose: isUseful ? { game: test.look!.game, text: test.text!, output } : null,
  }
}

/** Outputs of one game that are held against all misreadings: more of them say no more. */
const MOST_OUTPUTS = 100

/** Numbers of the runs of a program that are held against misreadings, by game: wrong answers first. */
function diagnosed(runs: readonly ToldRun[]): Map<string, number[]> {
  const byGame = new Map<string, number[]>()
  for (const isRight of [false, true]) {
    for (const [at, { verdict, toDiagnose }] of runs.entries()) {
      if (!toDiagnose || (verdict === 'OK') !== isRight) continue
      const own = byGame.get(toDiagnose.game) ?? []
      if (own.length < MOST_OUTPUTS) own.push(at)
      byGame.set(toDiagnose.game, own)
    }
  }
  return byGame
}

/** The runs of a program without what would not be held against misreadings, also not beside further runs. */
export function withoutNeedless(runs: readonly ToldRun[]): ToldRun[] {
  const needed = new Set([...diagnosed(runs).values()].flat())
  return runs.map((run, at) => (needed.has(at) ? run : { ...run, toDiagnose: null }))
}

/** Which misreadings explain the wrong answers of a program, a line each; one for each game at most. `names` are those of the tests. */
export function explainedLines(runs: readonly ToldRun[], names: readonly string[]): string[] {
  if (!runs.some(({ verdict }) => verdict === 'WA')) return []
  return [...diagnosed(runs)].flatMap(([id, own]) => {
    const game = findGame(id)!
    const outputs = own.map((at) => {
      const { text, output } = runs[at]!.toDiagnose!
      return { level: checkText(game, text).level, output }
    })
    const { wrong, suspects } = diagnose(game, outputs)
    const tests = own.map((at) => names[at]!)
    const parts = partingOnTests(game, outputs, wrong, suspects[0])
    return [
      ...diagnosisWords(game, tests, suspects),
      ...(parts
        ? partingWords(game, parts.parting, tests[parts.at]).map((line) => `  ${line}`)
        : []),
    ].map((line) => `  ${line}`)
  })
}
