import { visible } from '../../kernel/text-reader'
import { hasPoints } from '../../suite/scoring'
import { MIB } from '../judging'
import { isSample, type PackedProblem } from '../package'
import { pointsRefusals, unevenRemarks } from '../points'
import { answerRemarks, twice } from '../refusals'
import { shortened, withoutStop } from '../sentences'
import { limitsOf, memoryBounds, timeBounds, TIME_STEP } from './limits'
import { polygonLeftOut } from './own-programs'
import { polygonTests } from './tests'

type Told = Omit<PackedProblem, 'figure'>

/** Why no package can be made that Polygon takes, a sentence each; empty when one can. */
export function polygonRefusals(problem: Told): string[] {
  const { words, game, name, title, tests, programs, opponent } = problem
  const { refusals: say, polygon: sayPolygon } = words
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [sayPolygon.name({ name })]),
    ...(title.trim() === '' ? [say.title] : []),
    ...(tests.length === 0 ? [words.set.noTests] : []),
    ...limitRefusals(problem),
    // It has a place for all that is said of groups.
    ...pointsRefusals({ ...problem, format: 'legacy' }),
    ...(opponent === null ? [] : [sayPolygon.noMatches]),
    ...(programs?.testlib ? [] : [say.noPrograms({ game: game.title })]),
  ]
}

function limitRefusals(problem: Told): string[] {
  const { polygon: say } = problem.words
  const { time, memory } = limitsOf(problem)
  const [least, most] = timeBounds
  const [leastMemory, mostMemory] = memoryBounds
  const isGoodTime = time % TIME_STEP === 0 && time >= least && time <= most
  const isGoodMemory = memory >= leastMemory * MIB && memory <= mostMemory * MIB
  return [
    ...(isGoodTime ? [] : [say.badTime({ time, step: TIME_STEP, least, most })]),
    ...(isGoodMemory
      ? []
      : [say.badMemory({ memory: memory / MIB, least: leastMemory, most: mostMemory })]),
  ]
}

/** What Polygon takes and its maker should know, a sentence each. */
export function polygonRemarks(problem: Told): string[] {
  const { words, game, tests, scoring, faults, limits } = problem
  const { remarks: say, polygon: sayPolygon } = words
  const numbered = polygonTests(problem)
  const held = (text: string): string =>
    numbered
      .filter(({ test }) => test.text === text)
      .map(({ number }) => number)
      .join(', ')
  const outside = numbered.filter(({ test }) => !test.isOfficial).map(({ number }) => number)
  const left = polygonLeftOut(problem)
  return [
    ...answerRemarks({ words, tests }),
    ...(limits ? [] : [sayPolygon.noLimits]),
    ...(game.making ? [say.over] : []),
    ...(tests.some(isSample) ? [] : [say.noSample]),
    ...twice(tests.map(({ text }) => text)).map((text) => say.same({ tests: held(text) })),
    ...(left.length === 0
      ? []
      : [sayPolygon.ownLeft({ count: left.length, names: shortened(left.map(visible)) })]),
    ...faults.warnings.map(withoutStop),
    ...(hasPoints(scoring) ? unevenRemarks(problem) : []),
    ...(outside.length === 0 ? [] : [say.outside({ tests: outside.join(', ') })]),
  ]
}
