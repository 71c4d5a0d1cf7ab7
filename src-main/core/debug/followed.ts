import type { AnyGame } from '../game/any-game'
import { readWatch, type Watch } from './breakpoint'
import type { LifeSubject } from './life'
import { cellOf } from './board-places'

/** Whose story is followed, as it is kept: a cell by its place, so that a board of another size has the same one. */
export type Followed = Extract<Watch, { readonly kind: 'cell' | 'entity' }>

/** One of those that are followed, and whether its story is the one shown. */
export interface KeptFollowed {
  readonly watch: Followed
  readonly isChosen: boolean
}

/** Those whose stories a stored value names; what cannot be understood is left out. */
export function readFollowed(value: unknown): readonly KeptFollowed[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown): KeptFollowed[] => {
    if (typeof item !== 'object' || item === null || !('watch' in item)) return []
    const watch = readWatch(item.watch)
    if (watch?.kind !== 'cell' && watch?.kind !== 'entity') return []
    return [{ watch, isChosen: 'isChosen' in item && item.isChosen === true }]
  })
}

/** Whose story that is in a level; null for a cell that is not on its board. */
export function subjectIn(game: AnyGame, level: unknown, followed: Followed): LifeSubject | null {
  if (followed.kind === 'entity') return followed
  const cell = cellOf(game, level, followed)
  return cell === null ? null : { kind: 'cell', cell }
}
