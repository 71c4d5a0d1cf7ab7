import type { Edit, Level } from '@core/games/rockets/model'
import { lossIn, resize } from '@core/games/rockets/edit/resize'
import { limits } from '@core/games/rockets/text/limits'
import type { Resizing } from '../../tools/resizing'
import { words } from '../../ui/words'

/** Boards get other sides within the bounds of what can be played. */
export const resizing: Resizing<Level, Edit> = {
  lowest: limits.width.lowest,
  highest: limits.width.highest,
  plan(level, sides) {
    const { level: resized, lost } = resize(level, sides)
    return {
      edits: [{ kind: 'replace', level: resized, label: 'resize-board' }],
      lost: lost.map((loss) => lossIn(words, loss)),
    }
  },
}
