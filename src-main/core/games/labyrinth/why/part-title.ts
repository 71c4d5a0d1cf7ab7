import { FROM, LETTERS } from '../play/layout'

/** What of a run's state is on no cell and in no figure. */
export function partTitle(_level: unknown, slot: number): string | null {
  if (slot === FROM) return 'where the move began'
  return slot >= LETTERS ? 'letters written' : null
}
