import { spotOf } from '../../../kernel/grid'
import type { Placed } from '../../../game/placed'
import { momentOf } from '../play/layout'
import type { Level } from '../model'

/** The player of the current walk, even after it has ended, until another begins; no one before the first. */
export function placed(level: Level, state: Int32Array): readonly Placed[] {
  const { walk, move, cell } = momentOf(state)
  if (walk < 0) return []
  const details = { walk: walk + 1, moves: move }
  return [{ kind: 'player', id: walk, isEntity: true, ...spotOf(level, cell), details }]
}
