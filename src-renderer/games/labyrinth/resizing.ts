import { MOST_SIDE, type Edit, type Level } from '@core/games/labyrinth/model'
import { lossIn, resize } from '@core/games/labyrinth/edit/resize'
import type { Resizing } from '../../tools/resizing'
import { words } from '../../ui/words'

/** Smallest side that can be chosen. */
const LEAST_SIDE = 2

/** Maps get other sides within the bounds of what can be played. */
export const resizing: Resizing<Level, Edit> = {
  lowest: LEAST_SIDE,
  highest: MOST_SIDE,
  plan(level, sides) {
    const { level: resized, lost } = resize(level, sides)
    return {
      edits: [{ kind: 'replace', level: resized, label: 'resize-map' }],
      lost: lost.map((loss) => lossIn(words, loss)),
    }
  },
}
