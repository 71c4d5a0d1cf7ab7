import type { AnswerOrigins } from '../../../game/answer-origins'
import type { Level } from '../model'
import { LETTER_BITS, LETTERS_EACH, slots } from './layout'

/** Each letter, and each space between two walks, is written once. */
export const origins: AnswerOrigins<Level> = {
  piece: 'letter',
  heldAt: (_, index) => [
    {
      slot: slots.letters + Math.trunc(index / LETTERS_EACH),
      shift: (index % LETTERS_EACH) * LETTER_BITS,
      mask: (1 << LETTER_BITS) - 1,
      least: 1,
    },
  ],
  piecesIn(_, slot) {
    const first = (slot - slots.letters) * LETTERS_EACH
    return first < 0 ? [] : Array.from({ length: LETTERS_EACH }, (_, at) => first + at)
  },
}
