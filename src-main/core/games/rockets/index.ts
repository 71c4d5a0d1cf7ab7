import { defineGame } from '../../game/module'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { editsIn } from './edit/edits'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { origins } from './play/origins'
import { generator } from './edit/generator'
import { shrinkingIn } from './edit/shrinking'
import { blankLevel, sizeOf } from './model'
import { cellContentsIn } from './why/cell-contents'
import { whyCellIn } from './why/cell'
import { eventsIn } from './why/events'
import { namesIn } from './why/names'
import { placed } from './why/placed'
import { stopIn } from './why/stop'
import { at } from './why/words'
import { quantitiesOf } from './text/limits'
import { entitiesOn, entityTitleIn, whereabouts } from './why/whereabouts'
import { parts } from './edit/part'

/** Mice, cats, rockets and arrows on a square grid. */
export const rocketsIn = inWords((words: Words) => {
  const judged = judgedIn(words)
  const stop = stopIn(words)
  const told = eventsIn(words, stop)
  return defineGame({
    words,
    ...judged,
    id: 'rockets',
    ...wordedParts(words.rockets, judged.engine, events, generator),
    blank: blankLevel,
    blankSize: { rows: 9, cols: 9 },
    isWidthFirst: true,
    size: sizeOf,
    names: namesIn(words),
    quantities: quantitiesOf,
    inputs: inputsIn(words),
    edits: editsIn(words),
    describe: told.describe,
    cellName: at,
    cellContents: cellContentsIn(words),
    debugging: {
      whereabouts,
      entitiesOn,
      entityTitle: entityTitleIn(words),
      placed,
      whyEvent: told.whyEvent,
      whyCell: whyCellIn(words, told, stop),
    },
    parts,
    origins,
    shrinking: shrinkingIn(words),
  })
})
