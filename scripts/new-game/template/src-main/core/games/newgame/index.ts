import { defineGame } from '../../game/module'
import { nounText } from '../../game/nouns'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { editsIn } from './edit/edits'
import { generator } from './edit/generator'
import { blankLevel, cellName } from './model'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { origins } from './play/origins'
import { cellContentsIn, debuggingIn } from './why/debugging'
import { eventsIn } from './why/events'

/** A walker who goes over a board and is stopped by walls. */
export const newgameIn = inWords((words: Words) => {
  const { figures } = words.newgame
  const judged = judgedIn(words)
  const told = eventsIn(words)
  return defineGame({
    words,
    ...judged,
    id: 'newgame',
    ...wordedParts(words.newgame, judged.engine, events, generator),
    blank: blankLevel,
    blankSize: { rows: 6, cols: 8 },
    size: ({ rows, cols }) => ({ rows, cols }),
    names: { figure: (name) => nounText(figures, name) },
    inputs: inputsIn(words),
    edits: editsIn(words),
    describe: told.describe,
    cellName,
    cellContents: cellContentsIn(words),
    debugging: debuggingIn(words, told),
    origins,
  })
})
