import { defineGame } from '../../game/module'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { editsIn } from './edit/edits'
import { generator } from './edit/generator'
import { shrinkingIn } from './edit/shrinking'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { origins } from './play/origins'
import { makingIn } from './players/making'
import { blankLevel, cellOfSpot, sizeOf, spotName } from './model'
import { cellContentsIn } from './why/cell-contents'
import { whyCellIn } from './why/cell'
import { eventsIn } from './why/events'
import { namesIn } from './why/names'
import { placed } from './why/placed'
import { quantitiesOf } from './text/official-limits'
import { entitiesOn, entityTitleIn, whereabouts } from './why/whereabouts'
import { parts } from './edit/part'

/** Two robots that carry samples to bases, by programs from a bank of instructions. */
export const progersIn = inWords((words: Words) => {
  const judged = judgedIn(words)
  const { describe, whyEvent } = eventsIn(words)
  return defineGame({
    ...judged,
    id: 'progers',
    words,
    ...wordedParts(words.progers, judged.engine, events, generator),
    contest: { ...words.progers.contest, leftOut: ['P9'] },
    warnedRules: ['P5'],
    blank: blankLevel,
    blankSize: { rows: 10, cols: 10 },
    size: sizeOf,
    names: namesIn(words),
    quantities: quantitiesOf,
    inputs: inputsIn(words),
    edits: editsIn(words),
    describe,
    cellName: (_, cell) => spotName(cellOfSpot(cell)),
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
