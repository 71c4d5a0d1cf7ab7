import type { Debugging } from '../../../game/debugging'
import { hunterEntity, hunterOf, isHunter } from '../play/entities'
import {
  BIRTH,
  CELL,
  GHOST_RECORDS,
  GHOST_STRIDE,
  ghostAt,
  ghostsOf,
  HUNTER_CELLS,
  hunterCell,
  SLOT_COUNT,
} from '../play/layout'
import { HUNTERS, playerNames, players, type Level } from '../model'

/** Entities are ghosts by their number over the whole match, and hunters by a number of their own. */
export const whereabouts: Debugging<Level>['whereabouts'] = (level) => (state, slot) => {
  if (slot < HUNTER_CELLS || slot >= SLOT_COUNT) return null
  if (slot < GHOST_RECORDS) {
    const at = slot - HUNTER_CELLS
    const player = Math.trunc(at / HUNTERS)
    return { entity: hunterEntity(at), cell: hunterCell(state, player, at % HUNTERS) }
  }
  const index = Math.trunc((slot - GHOST_RECORDS) / GHOST_STRIDE)
  const part = (slot - GHOST_RECORDS) % GHOST_STRIDE
  // A new ghost may stand where the old one did, and then the slot of its number alone changes.
  if (part !== CELL && part !== BIRTH) return null
  const ghost = ghostAt(level, state, index)
  return ghost && { entity: ghost.birth, cell: ghost.cell }
}

/** Hunters first, White's before Black's, then ghosts in the order of the list. */
export function entitiesOn(level: Level, state: Int32Array, cell: number): readonly number[] {
  const found: number[] = []
  for (const player of players) {
    for (let hunter = 0; hunter < HUNTERS; hunter++) {
      if (hunterCell(state, player, hunter) !== cell) continue
      found.push(hunterEntity(player * HUNTERS + hunter))
    }
  }
  for (const ghost of ghostsOf(level, state)) if (ghost.cell === cell) found.push(ghost.birth)
  return found
}

/** "Ghost 7", "Hunter 3 of White". */
export function entityTitle(_level: Level, entity: number): string {
  if (!isHunter(entity)) return `Ghost ${entity + 1}`
  const at = hunterOf(entity)
  return `Hunter ${(at % HUNTERS) + 1} of ${playerNames[Math.trunc(at / HUNTERS)]!}`
}
