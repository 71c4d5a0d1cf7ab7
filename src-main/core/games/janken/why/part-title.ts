import { slotsOf } from '../play/layout'
import type { Level } from '../model'

/** What of a run's state is on no cell and in no figure. */
export function partTitle(level: Level, slot: number): string | null {
  const { page, mover, results } = slotsOf(level)
  if (slot === page) return 'the game being played'
  if (slot === mover) return 'the unit under way'
  return slot >= results ? 'results of moves' : null
}
