import { factsOf, wordsOf } from '../../../game/event-words'
import { stopWordsIn } from '../../../game/stop-facts'
import type { Words } from '../../../words'
import { cellName, type Level } from '../model'
import { events } from '../play/events'
import { inputsIn } from '../play/inputs'
import { messageIn } from '../text/diagnostics'

/** Every event in words, and what made it happen. */
export function eventsIn(words: Pick<Words, 'game' | 'newgame'>) {
  const { sentences, why } = words.newgame
  const stop = stopWordsIn<Level>(words, inputsIn(words), messageIn(words))
  return wordsOf<Level, typeof events.rows>(events, {
    moved: {
      sentence: (level, { cell }) =>
        factsOf(sentences.moved({ cell: cellName(level, cell) }), 'R1', [cell], 0),
      grounds: (level, _, { cell }) => ({ facts: [why.free({ cell: cellName(level, cell) })] }),
    },
    stopped: {
      sentence: (level, { wall, cell }) =>
        factsOf(sentences.stopped({ wall: cellName(level, wall) }), 'R2', [cell, wall], 0),
      grounds: (level, _, { wall }) => ({ facts: [why.wall({ wall: cellName(level, wall) })] }),
    },
    'cannot-be-played': { sentence: stop.describeStop, grounds: stop.whyStop },
  })
}
