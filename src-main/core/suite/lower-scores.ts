import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import type { BySearch } from './how-made'
import { readingScores } from './reading-scores'
import { countedIn, foldersOf, scoreOf, totalPoints, type Scoring } from './scoring'
import type { Wish } from './wish'
import { nameFor, purposeOf } from './wish-words'

/** The part of a test that its points depend on. */
export interface ScoredFacts {
  /** The folder that it lies in. */
  readonly group: string
  readonly caught: readonly ReadingId[]
}

/** A set in which misreadings may score too much. */
export interface ScoredSet {
  readonly game: AnyGame
  readonly scoring: Scoring
  readonly tests: readonly ScoredFacts[]
}

/** What misreadings may score, and how many tests may be added for it. */
export interface LowerOrder {
  /** Percent of all points that a misreading may score at most. */
  readonly most: number
  readonly tests: number
}

/** A misreading that scores too much, and a group in which a test that catches it would cost it something. */
export interface Need {
  readonly reading: ReadingId
  readonly group: string
}

/** A level that was found, and how. */
export interface SoughtLevel extends Pick<ScoredFacts, 'caught'> {
  readonly text: string
  readonly how: BySearch
}

/** A test that was found for a need. */
export interface LoweringTest extends Need, SoughtLevel {
  /** What the misreading scored before it, and scores with it. */
  readonly before: number
  readonly after: number
}

/** Its progress. */
export interface Lowered {
  readonly found: readonly LoweringTest[]
  /** Misreadings that still score too much, those that score most first. */
  readonly left: readonly { readonly id: ReadingId; readonly points: number }[]
  /** What all groups are worth. */
  readonly of: number
}

/** The wishes for a need: the level catches the misreading and stays within the bounds of its group. */
export function wishesOfNeed(scoring: Scoring, { reading, group }: Need): Wish[] {
  const bounds = foldersOf(group).flatMap((folder) => Object.entries(scoring[folder]?.bounds ?? {}))
  return [
    { kind: 'catches', reading },
    ...bounds.map(([limit, between]): Wish => ({ kind: 'within', limit, between })),
  ]
}

/** The name of a test that was found, without extension, and the purpose in its note. */
export function toldOfTest(
  game: AnyGame,
  scoring: Scoring,
  test: LoweringTest,
): { readonly name: string; readonly purpose: string } {
  const wishes = wishesOfNeed(scoring, test)
  return { name: nameFor(wishes, test.caught), purpose: purposeOf(game, wishes, test.caught) }
}

/**
 * Finds tests one by one until no misreading scores more than allowed: each for the misreading that scores most, in the
 * group where that costs it most. `seek` looks for a level and returns null if it finds none; then another group is
 * tried, and finally the next misreading. `tell` is called with each test and may end the search. The set must give
 * points.
 */
export async function lowerScores(
  set: ScoredSet,
  order: LowerOrder,
  seek: (need: Need, known: readonly LoweringTest[]) => Promise<SoughtLevel | null>,
  tell: (now: Lowered) => boolean = () => true,
): Promise<Lowered> {
  const found: LoweringTest[] = []
  const inVain = new Set<string>()
  for (;;) {
    const now = { ...set, tests: [...set.tests, ...found] }
    const left = scoringMore(now, order.most)
    const lowered: Lowered = { found: [...found], left, of: totalPoints(set.scoring) }
    if (!tell(lowered) || found.length >= order.tests) return lowered
    const next = left
      .flatMap((one) => needsOf(now, one))
      .find(({ reading, group }) => !inVain.has(`${reading} ${group}`))
    if (!next) return lowered
    const { reading, group } = next
    const level = await seek({ reading, group }, found)
    if (level) found.push({ ...level, ...next })
    else inVain.add(`${reading} ${group}`)
  }
}

/** The misreadings that score more than so many percent, those that score most first. */
function scoringMore({ game, scoring, tests }: ScoredSet, most: number): Lowered['left'] {
  const scores = readingScores(game, scoring, tests)
  if (!scores) return []
  return scores.readings
    .filter(({ points }) => points * 100 > most * scores.of)
    .toSorted((a, b) => b.points - a.points)
    .map(({ id, points }) => ({ id, points }))
}

/**
 * The groups in which a test that catches a misreading would cost it points, the most costly first, with its score
 * after that.
 */
function needsOf({ scoring, tests }: ScoredSet, { id, points }: Lowered['left'][number]) {
  const runs = tests.map(({ group, caught }) => ({ group, isRight: !caught.includes(id) }))
  return Object.keys(scoring)
    .filter((group) => countedIn(scoring, group) === group)
    .map((group) => {
      const after = scoreOf(scoring, [...runs, { group, isRight: false }]).points
      return { reading: id, group, before: points, after }
    })
    .filter(({ before, after }) => after < before)
    .toSorted((a, b) => a.after - b.after)
}
