import { countedIn, hasPoints } from '../../suite/scoring'
import { countedGroups, decimal, fullScore, shareOfTest } from '../grading'
import { printOrder } from '../../game/refereed'
import { numberedMatches } from '../matches'
import { numberedTests, type NumberedTest } from '../numbered-tests'
import { isSample, type PackedProblem } from '../package'

type Scored = Pick<PackedProblem, 'scoring' | 'tests'>
type Tested = Pick<PackedProblem, 'game' | 'opponent' | 'scoring' | 'tests'>

/** A test as Polygon has it. */
export interface PolygonTest extends NumberedTest {
  readonly input: string
  readonly answer: string
  /** Its points and group; null if groups have no points. */
  readonly scored: { readonly group: string; readonly points: string } | null
}

/** A group of tests as Polygon has it. */
export interface PolygonGroup {
  /** In the set; null of the samples. */
  readonly path: string | null
  readonly name: string
  readonly points: string
  readonly policy: 'complete-group' | 'each-test'
  /** Names of the groups whose tests must all be right first. */
  readonly requires: readonly string[]
}

/** The group of the samples, which give nothing. */
const SAMPLES = '0'

/** What an interactor leaves for the checker of a match that was played to its end. */
const OVER = 'over\n'

/** The tests with what each gives; where programs play matches two for each level, one for each side. */
export function polygonTests({ game, opponent, scoring, tests }: Tested): PolygonTest[] {
  if (opponent !== null) {
    return numberedMatches({ game, tests }, opponent).map(({ test, number, order }) => ({
      ...{ test, number, scored: null },
      ...{ input: printOrder(order), answer: OVER },
    }))
  }
  const groups = countedGroups({ scoring, tests })
  const given = new Set<string>()
  return numberedTests({ tests }).map(({ test, number }) => {
    const about = { test, number, input: test.text, answer: test.worth.answer }
    if (!hasPoints(scoring)) return { ...about, scored: null }
    const counted = groups.findIndex(({ group }) => group === countedIn(scoring, test.group))
    const found = groups[counted]
    if (!found) return { ...about, scored: { group: SAMPLES, points: '0' } }
    // Points for all tests together are put at the first.
    const isFirst = !given.has(found.group)
    given.add(found.group)
    const all = isFirst ? found.of : 0
    const points = scoring[found.group]!.count === 'all' ? all : shareOfTest(found)
    return { ...about, scored: { group: `${counted + 1}`, points: decimal(points) } }
  })
}

/** The groups by number, as the statement tells of them, and before them that of the samples; none if they have no points. */
export function polygonGroups({ scoring, tests }: Scored): PolygonGroup[] {
  if (!hasPoints(scoring)) return []
  const groups = countedGroups({ scoring, tests })
  const names = new Map(groups.map(({ group }, at) => [group, `${at + 1}`]))
  const samples: PolygonGroup = {
    path: null,
    name: SAMPLES,
    points: '0',
    policy: 'each-test',
    requires: [],
  }
  return [
    ...(tests.some(isSample) ? [samples] : []),
    ...groups.map((group): PolygonGroup => {
      const { count, requires } = scoring[group.group]!
      return {
        path: group.group,
        name: names.get(group.group)!,
        points: decimal(fullScore(scoring, group)),
        policy: count === 'all' ? 'complete-group' : 'each-test',
        requires: requires.flatMap((one) => names.get(one) ?? []),
      }
    }),
  ]
}
