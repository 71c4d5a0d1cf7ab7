import type { AnyGame } from '../game/any-game'
import { quantityTitle } from '../game/names'
import type { Games } from '../games/registry'
import type { Words } from '../words'
import type { Reach } from './reaches'
import { foldersOf, type Scoring } from './scoring'

/** A number of a level that is outside the bounds of its group. */
export interface OutOfBounds {
  readonly group: string
  /** Name of the limited number. */
  readonly name: string
  readonly found: number
  readonly bounds: readonly [number, number]
}

/** The numbers of a level that are outside the bounds of its group or of a group around it. */
export function outOfBounds(
  scoring: Scoring,
  group: string,
  limits: readonly Reach[],
): OutOfBounds[] {
  return foldersOf(group).flatMap((folder) =>
    Object.entries(scoring[folder]?.bounds ?? {}).flatMap(([name, bounds]) => {
      const reach = limits.find((one) => one.name === name)
      if (!reach) return []
      const [least, most] = bounds
      const found = reach.smallest < least ? reach.smallest : reach.largest
      return found < least || found > most ? [{ group: folder, name, found, bounds }] : []
    }),
  )
}

/** The same as a sentence without a full stop. */
export function outOfBoundsWords(
  { suite }: Pick<Words, 'suite'>,
  game: Pick<AnyGame, 'names'>,
  { group, name, found, bounds: [least, most] }: OutOfBounds,
): string {
  const told = { name: quantityTitle(game, name), found, least, most }
  return suite.outOfBounds({ ...told, group, isTop: group === '' })
}

/** Where a test that was looked at is outside of the bounds of its group, a sentence without a full stop each. */
export function boundsProblems(
  { words, findGame }: { readonly words: Pick<Words, 'suite'> } & Pick<Games, 'findGame'>,
  scoring: Scoring,
  group: string,
  look: { readonly game: string; readonly limits: readonly Reach[] } | null,
): string[] {
  const game = look && findGame(look.game)
  if (!game) return []
  return outOfBounds(scoring, group, look.limits).map((one) => outOfBoundsWords(words, game, one))
}
