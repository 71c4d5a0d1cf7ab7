import type { AnswerOrigins } from '../../../game/answer-origins'
import type { Level } from '../model'
import { slots } from './engine'

/** Row and column are written by whatever moves the walker. */
export const origins: AnswerOrigins<Level> = { piece: 'word', heldAt: () => [{ slot: slots.cell }] }
