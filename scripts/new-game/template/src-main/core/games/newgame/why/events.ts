import { factsOf, wordsOf } from '../../../game/event-words'
import { cellName } from '../../../game/square-board'
import type { Words } from '../../../words'
import type { Level } from '../model'
import { events } from '../play/events'

/** Every event in words, and what made it happen. */
export function eventsIn({ newgame: { sentences, why } }: Pick<Words, 'newgame'>) {
  return wordsOf<Level, typeof events.rows>(events, {
    moved: {
      sentence: (level, { cell }) =>
        factsOf(sentences.moved({ cell: cellName(level, cell) }), 'R1', [cell], 0),
      grounds: (level, _, { cell }) => ({ facts: [why.free({ cell: cellName(level, cell) })] }),
    },
    stopped: {
      sentence: (level, { cell }) =>
        factsOf(sentences.stopped({ cell: cellName(level, cell) }), 'R2', [cell], 0),
      grounds: (level, _, { wall }) =>
        wall < 0
          ? { facts: [why.edge] }
          : { facts: [why.wall({ wall: cellName(level, wall) })], cells: [wall] },
    },
  })
}
