import type { AnswerOrigins } from '../../../game/answer-origins'
import type { Level } from '../model'
import { slots } from './layout'

/** Two scores and what may follow them: `1-2 0 undecided at turn 7`; or the words for an impossible turn. */
export const origins: AnswerOrigins<Level> = {
  piece: 'word',
  heldAt(_, index, answer) {
    if (answer.startsWith('impossible')) return [{ slot: slots.impossibleTurn }]
    if (index > 1) return [{ slot: slots.undecidedTurn }]
    return [{ slot: slots.scores + index }, { slot: slots.perhaps + index }]
  },
}
