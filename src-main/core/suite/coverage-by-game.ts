import type { Games } from '../games/registry'
import { coverageOf, type Coverage, type TestFacts } from './coverage'
import type { TextLook } from './look-at-text'

/** What the tests of one game cover. */
export interface GameCoverage extends Coverage {
  readonly game: string
}

/** The coverage of each game that tests are of; those without an official answer cover nothing. */
export function coverageByGame(
  { findGame }: Games,
  tests: readonly { readonly name: string; readonly look: TextLook | null }[],
): GameCoverage[] {
  const byGame = new Map<string, TestFacts[]>()
  for (const { name, look } of tests) {
    if (!look?.worth) continue
    const { worth, limits, game } = look
    const facts = byGame.get(game) ?? []
    facts.push({ name, limits, ...worth })
    byGame.set(game, facts)
  }
  return [...byGame].map(([game, facts]) => ({ game, ...coverageOf(findGame(game)!, facts) }))
}
