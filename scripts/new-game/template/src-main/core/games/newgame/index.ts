import { defineGame } from '../../game/module'
import { inWords, type Words } from '../../words'
import { judged } from './judged'
import { edits } from './edit/edits'
import { generator } from './edit/generator'
import { blankLevel, cellName } from './model'
import { inputs } from './play/inputs'
import { origins } from './play/origins'
import { cellContents, debugging } from './why/debugging'
import { describe } from './why/events'
import { rulesText } from './why/rules-text'

/** A walker who goes over a board and is stopped by walls. */
export const newgameIn = inWords((words: Words) =>
  defineGame({
    words,
    ...judged,
    id: 'newgame',
    title: words.newgame.title,
    subtitle: words.newgame.subtitle,
    rules: rulesText,
    blank: blankLevel,
    blankSize: { rows: 6, cols: 8 },
    size: ({ rows, cols }) => ({ rows, cols }),
    inputs,
    edits,
    describe,
    cellName,
    cellContents,
    debugging,
    origins,
    generator,
  }),
)
