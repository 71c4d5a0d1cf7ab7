import { removableItems, type Shrinking } from '../../../game/shrinking'
import { inFittingForm } from '../text/forms'
import { USUAL_LIMIT, type Level } from '../model'

/** Turns and houses go. */
export const shrinking: Shrinking<Level> = {
  removables: (level) => [
    removableItems('turns', level.turns, (turns) => inFittingForm({ ...level, turns })),
    removableItems('houses', level.town, (town) => inFittingForm({ ...level, town }), 1),
  ],
  *plainer(level) {
    if (level.limit <= USUAL_LIMIT) return
    yield { label: 'usual limit', level: inFittingForm({ ...level, limit: USUAL_LIMIT }) }
  },
}
