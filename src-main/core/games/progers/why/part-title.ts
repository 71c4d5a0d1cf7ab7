import { DRAWN, HANDS, IMPOSSIBLE, OVER, ROBOTS, SAMPLES, SCORES, STOPPED } from '../play/layout'
import type { Level } from '../model'
import { HAND_SIZE } from '../official'

/** What of a run's state is on no cell and in no figure. */
export function partTitle(level: Level, slot: number): string | null {
  if (slot === IMPOSSIBLE) return 'whether the moves can be made'
  if (slot === OVER) return 'whether the match is over'
  if (slot >= STOPPED && slot < SCORES)
    return `whether player ${slot - STOPPED} can fill their hand`
  if (slot === DRAWN) return 'letters drawn from the bank'
  if (slot >= ROBOTS && slot < HANDS) return `robot of player ${(slot - ROBOTS) >> 1}`
  const card = slot - HANDS
  if (card >= 0 && card < 2 * HAND_SIZE) return `hand of player ${Math.trunc(card / HAND_SIZE)}`
  const sample = level.samples[slot - SAMPLES]
  return sample ? `who carries a sample of type ${sample.type}` : null
}
