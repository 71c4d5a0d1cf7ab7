import { listEdits } from '../../game/list-edits'
import { defineGame, type JudgedGame } from '../../game/module'
import { nounText } from '../../game/nouns'
import { cellName } from '../../game/square-board'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { generator } from './edit/generator'
import { blankLevel, listLabels, type Level } from './model'
import { engine, origins } from './play/engine'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { errorCodes, messageIn } from './text/diagnostics'
import { cellsAt, parse, placesOf, print } from './text/format'
import { validate } from './text/validate'
import { cellContentsIn, debuggingIn } from './why/debugging'
import { eventsIn } from './why/events'

/** A walker who goes over a board and is stopped by walls. */
export const newgameIn = inWords((words: Words) => {
  const { edits, figures } = words.newgame
  const told = eventsIn(words)
  const judged: Omit<JudgedGame<Level>, 'engine'> = {
    format: { extension: 'txt', parse, print, cellsAt, placesOf },
    validate,
    errorCodes,
    message: messageIn(words),
  }
  return defineGame({
    words,
    ...judged,
    id: 'newgame',
    ...wordedParts(words.newgame, engine, events, generator),
    blank: blankLevel,
    blankSize: { rows: 6, cols: 8 },
    size: ({ rows, cols }) => ({ rows, cols }),
    names: { figure: (name) => nounText(figures, name) },
    inputs: inputsIn(words),
    edits: listEdits<Level, typeof listLabels>(listLabels, edits),
    describe: told.describe,
    cellName,
    cellContents: cellContentsIn(words),
    debugging: debuggingIn(words, told),
    origins,
  })
})
