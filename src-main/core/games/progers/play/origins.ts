import type { AnswerOrigins } from '../../../game/answer-origins'
import type { Level } from '../model'
import { slots } from './layout'

/** Two scores; or, for a misreading that the moves contradict, the words about the move that cannot be made. */
export const origins: AnswerOrigins<Level> = {
  piece: 'word',
  heldAt: (_, index, answer) => [
    { slot: answer.startsWith('impossible') ? slots.impossible : slots.scores + index },
  ],
}
