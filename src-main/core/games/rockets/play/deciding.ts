import type { Deciding } from '../../../game/module'
import type { Level } from '../model'
import { doorAhead } from './doors'

interface Entry {
  readonly isFromDoor: boolean
  readonly isWithOthers: boolean
}

interface WallTurn {
  readonly cell: number
  readonly from: number
  readonly isAfterArrow: boolean
}

/** Which rules decide an event, of the kinds that several may decide. Sentences name them, and looks at many tests count them. */
export const deciding = {
  /** T8 after the last arrow. */
  spawned: (level: Level, { birth }: { readonly birth: number }): Deciding =>
    isOfLastHalfTurn(level, birth) ? ['T1', 'T8'] : 'T1',
  'mouse-scored': (_: Level, entry: Entry) => scoredBy('T3', entry),
  'cat-scored': (_: Level, entry: Entry) => scoredBy('T4', entry),
  floored: (): Deciding => ['R3', 'T4'],
  /** R1: the arrow before it; R8: a door that acts as a wall. */
  'wall-turned'(level: Level, { cell, from, isAfterArrow }: WallTurn): Deciding {
    const door = doorAhead(level, cell, from) < 0 ? [] : ['R8']
    return isAfterArrow ? ['R1', 'T6', ...door] : ['T6', ...door]
  },
  'arrow-placed': (_: Level, { isOnAnimals }: { readonly isOnAnimals: boolean }): Deciding =>
    isOnAnimals ? ['T7', 'R2'] : 'T7',
}

/** The order with the other kind (R4, R3), and the first move of an animal (R7). */
function scoredBy(rule: string, { isFromDoor, isWithOthers }: Entry): Deciding {
  if (!isWithOthers) return isFromDoor ? [rule, 'R7'] : rule
  return isFromDoor ? [rule, 'R4', 'R3', 'R7'] : [rule, 'R4', 'R3']
}

/** Whether an animal was born after the last arrow (T8). */
export function isOfLastHalfTurn({ doors, turns }: Level, birth: number): boolean {
  return birth >= turns.length * Math.max(1, doors.length)
}
