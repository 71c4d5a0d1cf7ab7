import type { AnyGame } from '../game/any-game'
import { readWatch, type Watch } from './breakpoint'
import type { LifeSubject } from './life'
import { watchedCell } from './board-places'

/**
 * The subject of a followed story, as stored: a cell by its place, so that it is the same on a board of another size.
 */
export type Followed = Extract<Watch, { readonly kind: 'cell' | 'entity' }>

/** One followed subject, and whether its story is the one shown. */
export interface KeptFollowed {
  readonly watch: Followed
  readonly isChosen: boolean
}

/** The followed subjects in a stored value; invalid ones are left out. */
export function readFollowed(value: unknown): readonly KeptFollowed[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown): KeptFollowed[] => {
    if (typeof item !== 'object' || item === null || !('watch' in item)) return []
    const watch = readWatch(item.watch)
    if (watch?.kind !== 'cell' && watch?.kind !== 'entity') return []
    return [{ watch, isChosen: 'isChosen' in item && item.isChosen === true }]
  })
}

/** The subject of a story in a level; null for a cell that is not on its board. */
export function subjectIn(game: AnyGame, level: unknown, followed: Followed): LifeSubject | null {
  if (followed.kind === 'entity') return followed
  const cell = watchedCell(game, level, followed)
  return cell === null ? null : { kind: 'cell', cell }
}
