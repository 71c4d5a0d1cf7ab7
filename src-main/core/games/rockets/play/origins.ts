import type { AnswerOrigins } from '../../../game/answer-origins'
import type { Level } from '../model'
import { events } from './events'
import { slotsOf } from './layout'

/** The score of player i + 1 is word i. */
export const origins: AnswerOrigins<Level> = {
  piece: 'word',
  heldAt: (level, index) => [{ slot: slotsOf(level).scores + index }],
  piecesIn(level, slot) {
    const index = slot - slotsOf(level).scores
    return index >= 0 && index < level.rockets.length ? [index] : []
  },
  concerns(_, index, event) {
    const read = events.read(event)
    return 'player' in read && read.player === index
  },
}
