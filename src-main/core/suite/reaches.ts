import type { AnyGame } from '../game/any-game'
import { remembered } from '../kernel/remembered'
import { rngOf } from '../kernel/rng'

/** A number of a level that has limits: over a level of several boards, its smallest and its largest value. */
export interface Reach {
  readonly name: string
  readonly smallest: number
  readonly largest: number
  /** The official limits. */
  readonly official: readonly [number, number]
}

/** The values of each limited number in a level, in the order of its text. */
export function reachesOf(game: AnyGame, level: unknown): Reach[] {
  const reaches = new Map<string, Reach>()
  for (const { limit, value } of game.quantities?.(level) ?? []) {
    const { id: name = limit.name, official } = limit
    const held = reaches.get(name) ?? { smallest: value, largest: value }
    const smallest = Math.min(held.smallest, value)
    reaches.set(name, { name, smallest, largest: Math.max(held.largest, value), official })
  }
  return [...reaches.values()]
}

/** A number that a game limits. */
export type OfficialLimit = Pick<Reach, 'name' | 'official'>

/** The limited numbers of a game, as its usual levels have them. */
export const officialLimits = remembered((game: AnyGame): readonly OfficialLimit[] => {
  const { generator, blank, blankSize } = game
  const usual: unknown = generator.generate(generator.defaults, rngOf(1, 0))
  const found = [blank(blankSize.rows, blankSize.cols) as unknown, usual].flatMap((level) =>
    reachesOf(game, level),
  )
  return [...new Map(found.map(({ name, official }) => [name, { name, official }])).values()]
})
