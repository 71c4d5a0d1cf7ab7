import { defineGame } from '../../game/module'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { editsIn } from './edit/edits'
import { fixesIn } from './edit/fixes'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { origins } from './play/origins'
import { generator } from './edit/generator'
import { shrinkingIn } from './edit/shrinking'
import { at, blankLevel, OFFICIAL_SIDE, sizeOf } from './model'
import { cellContentsIn } from './why/cell-contents'
import { whyCellIn } from './why/cell'
import { eventsIn } from './why/events'
import { namesIn } from './why/names'
import { placed } from './why/placed'
import { stopIn } from './why/stop'
import { quantitiesOf } from './text/rules'
import { entitiesOn, entityTitleIn, whereabouts } from './why/whereabouts'
import { parts } from './edit/part'

/** River Labyrinth: walks over bogs, rivers and caves. */
export const labyrinthIn = inWords((words: Words) => {
  const judged = judgedIn(words)
  const stop = stopIn(words)
  const told = eventsIn(words, stop)
  return defineGame({
    words,
    ...judged,
    id: 'labyrinth',
    ...wordedParts(words.labyrinth, judged.engine, events, generator),
    warnedRules: ['L6', 'L7'],
    blank: blankLevel,
    blankSize: { rows: OFFICIAL_SIDE, cols: OFFICIAL_SIDE },
    size: sizeOf,
    names: namesIn(words),
    quantities: quantitiesOf,
    inputs: inputsIn(words),
    fixes: fixesIn(words),
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
