import type { Games } from '../games/registry'
import { coverageOf, type Coverage, type TestFacts } from './coverage'
import type { TextLook } from './look-at-text'
import { readingScores, type ReadingScores } from './reading-scores'
import type { Scoring } from './scoring'
import { folderOf } from './set-files'

/** What the tests of one game cover. */
export interface GameCoverage extends Coverage {
  readonly game: string
  /** What each misreading still scores; null if the set gives no points. */
  readonly scores: ReadingScores | null
}

/** The coverage of each game that tests are of, by their paths; those without an official answer cover nothing. */
export function coverageByGame(
  { findGame }: Games,
  tests: readonly { readonly name: string; readonly look: TextLook | null }[],
  scoring: Scoring,
): GameCoverage[] {
  const byGame = new Map<string, TestFacts[]>()
  for (const { name, look } of tests) {
    if (!look?.worth) continue
    const { worth, limits, game } = look
    const facts = byGame.get(game) ?? []
    facts.push({ name, limits, ...worth })
    byGame.set(game, facts)
  }
  return [...byGame].map(([id, facts]) => {
    const game = findGame(id)!
    const inGroups = facts.map(({ name, caught }) => ({ group: folderOf(name), caught }))
    const scores = readingScores(game, scoring, inGroups)
    return { game: id, ...coverageOf(game, facts), scores }
  })
}
