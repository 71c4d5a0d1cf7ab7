import type { Debugging } from '../../../game/debugging'
import { hunterEntity, hunterOf, isHunter } from '../play/entities'
import { GHOST, ghostAt, ghostsOf, hunterCell, slots } from '../play/layout'
import { HUNTERS, players, type Level } from '../model'
import type { Said } from '../said'

/** Entities are ghosts, by their number over the whole match, and hunters, by separate numbers. */
export const whereabouts: Debugging<Level>['whereabouts'] = () => (state, slot) => {
  if (slot < slots.hunters) return null
  if (slot < slots.ghosts) return { entity: hunterEntity(slot - slots.hunters), cell: state[slot]! }
  const at = slot - slots.ghosts
  const part = at % GHOST.stride
  // A new ghost may be where the old one was, and then only the slot of its number changes.
  if (part !== GHOST.cell && part !== GHOST.birth) return null
  const { birth, cell } = ghostAt(state, Math.trunc(at / GHOST.stride))
  return cell < 0 ? null : { entity: birth, cell }
}

/** Hunters first, White's before Black's, then ghosts in the order of the list. */
export function entitiesOn(_level: Level, state: Int32Array, cell: number): readonly number[] {
  const found: number[] = []
  for (const player of players) {
    for (let hunter = 0; hunter < HUNTERS; hunter++) {
      if (hunterCell(state, player, hunter) !== cell) continue
      found.push(hunterEntity(player * HUNTERS + hunter))
    }
  }
  for (const ghost of ghostsOf(state)) if (ghost.cell === cell) found.push(ghost.birth)
  return found
}

/** "Ghost 7", "Hunter 3 of White". */
export function entityTitleIn({
  ghosts: { entity: titles },
}: Said): Debugging<Level>['entityTitle'] {
  return (_level, entity) => {
    if (!isHunter(entity)) return titles.ghost({ ghost: entity + 1 })
    const at = hunterOf(entity)
    return titles.hunter({ hunter: (at % HUNTERS) + 1, player: Math.trunc(at / HUNTERS) })
  }
}
