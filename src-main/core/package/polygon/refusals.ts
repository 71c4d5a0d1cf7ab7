import { hasPoints } from '../../suite/scoring'
import { MIB } from '../judging'
import { limitsOf } from '../limits'
import { matchRefusals, matchRemarks } from '../matches'
import { numberedRefusals, numberedRemarks } from '../numbered-said'
import type { PackedProblem } from '../package'
import { unevenRemarks } from '../points'
import { memoryBounds, timeBounds, TIME_STEP } from './limits'
import { tagOf } from './own-programs'

type Told = Omit<PackedProblem, 'figure'>

/** The reasons why Polygon would not accept a package, a sentence each; empty if there are none. */
export function polygonRefusals(problem: Told): string[] {
  const { words, game, name, programs, opponent } = problem
  const { refusals: say, polygon: sayPolygon } = words
  const testlib = programs?.testlib
  const needed = opponent !== null && game.making ? testlib?.match : testlib
  return [
    ...numberedRefusals(
      problem,
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? null : sayPolygon.name({ name }),
    ),
    ...limitRefusals(problem),
    ...(opponent === null ? [] : matchRefusals(problem, opponent)),
    ...(needed ? [] : [say.noPrograms({ game: game.title })]),
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

/** Things to know about a package that Polygon accepts, a sentence each. */
export function polygonRemarks(problem: Told): string[] {
  const { words, scoring, limits, opponent } = problem
  const { polygon: say } = words
  return numberedRemarks(problem, {
    first: [
      ...(limits ? [] : [say.noLimits]),
      ...(hasPoints(scoring) ? unevenRemarks(problem) : []),
      ...(opponent === null ? [] : matchRemarks(problem)),
    ],
    takes: (program) => tagOf(program) !== null,
    ownLeft: say.ownLeft,
  })
}
