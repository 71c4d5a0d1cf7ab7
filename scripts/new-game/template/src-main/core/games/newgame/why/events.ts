import { factsOf, wordsOf } from '../../../game/event-words'
import { stopWords } from '../../../game/stop-facts'
import { cellName, type Level } from '../model'
import { events } from '../play/events'
import { inputs } from '../play/inputs'
import { messageOf } from '../text/diagnostics'

const stop = stopWords(inputs, messageOf)

/** Every event in words, and what made it happen. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  moved: {
    sentence: (level, { cell }) =>
      factsOf(`The walker moves to ${cellName(level, cell)}`, 'R1', [cell], 0),
    grounds: (level, _, { cell }) => ({ facts: [`${cellName(level, cell)} is free.`] }),
  },
  stopped: {
    sentence: (level, { wall, cell }) =>
      factsOf(`The wall at ${cellName(level, wall)} stops the walker`, 'R2', [cell, wall], 0),
    grounds: (level, _, { wall }) => ({
      facts: [`${cellName(level, wall)} is a wall, so the walker stays where it is.`],
    }),
  },
  'cannot-be-played': { sentence: stop.describeStop, grounds: stop.whyStop },
})
