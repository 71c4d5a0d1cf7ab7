import { removableItems, type Shrinking } from '../../../game/shrinking'
import { inFittingForm } from '../text/forms'
import { USUAL_LIMIT, type Level } from '../model'
import type { Said } from '../said'

/** Removes turns and houses. */
export function shrinkingIn({ ghosts: { shrinking: words } }: Said): Shrinking<Level> {
  return {
    removables: (level) => [
      removableItems(words.turns, level.turns, (turns) => inFittingForm({ ...level, turns })),
      removableItems(words.houses, level.town, (town) => inFittingForm({ ...level, town }), 1),
    ],
    *plainer(level) {
      if (level.limit <= USUAL_LIMIT) return
      yield { label: words.usualLimit, level: inFittingForm({ ...level, limit: USUAL_LIMIT }) }
    },
  }
}
