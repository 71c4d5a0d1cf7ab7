import { IMPOSSIBLE_TURN, PERHAPS, UNDECIDED_TURN } from '../play/layout'

/** What of a run's state is on no cell and in no figure. */
export function partTitle(_level: unknown, slot: number): string | null {
  if (slot >= PERHAPS && slot < UNDECIDED_TURN) return 'possible further points'
  if (slot === UNDECIDED_TURN) return 'the first undecided turn'
  return slot === IMPOSSIBLE_TURN ? 'the impossible turn' : null
}
