import { defineGame } from '../../game/module'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { cellName } from './cells'
import { editsIn } from './edit/edits'
import { generator } from './edit/generator'
import { shrinkingIn } from './edit/shrinking'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { namesIn } from './why/names'
import { origins } from './play/origins'
import { makingIn } from './players/making'
import { blankLevel, sizeOf } from './model'
import { cellContentsIn } from './why/cell-contents'
import { whyCellIn } from './why/cell'
import { eventsIn } from './why/events'
import { placed } from './why/placed'
import { quantitiesOf } from './text/rules-limit'
import { entitiesOn, entityTitleIn, whereabouts } from './why/whereabouts'
import { parts } from './edit/part'

/** Two teams of hunters after the ghosts of a small town. */
export const ghostsIn = inWords((words: Words) => {
  const judged = judgedIn(words)
  const { describe, whyEvent } = eventsIn(words)
  return defineGame({
    ...judged,
    id: 'ghosts',
    words,
    ...wordedParts(words.ghosts, judged.engine, events, generator),
    names: namesIn(words),
    blank: blankLevel,
    blankSize: { rows: 20, cols: 20 },
    size: sizeOf,
    quantities: quantitiesOf,
    inputs: inputsIn(words),
    edits: editsIn(words),
    describe,
    cellName: (_, cell) => cellName(cell),
    cellContents: cellContentsIn(words),
    debugging: {
      whereabouts,
      entitiesOn,
      entityTitle: entityTitleIn(words),
      placed,
      whyEvent,
      whyCell: whyCellIn(words),
    },
    parts,
    origins,
    shrinking: shrinkingIn(words),
    making: makingIn(words),
  })
})
