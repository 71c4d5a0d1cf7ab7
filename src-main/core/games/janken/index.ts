import { defineGame } from '../../game/module'
import { wordedParts } from '../../game/worded-parts'
import { inWords, type Words } from '../../words'
import { judgedIn } from './judged'
import { boardSize, hasCell } from './board'
import { editsIn } from './edit/edits'
import { generator } from './edit/generator'
import { shrinkingIn } from './edit/shrinking'
import { events } from './play/events'
import { inputsIn } from './play/inputs'
import { origins } from './play/origins'
import { blankLevel, firstTurnOf, placeOfTurn } from './model'
import { quantitiesOf } from './text/limits'
import { cellContentsIn, nameOfCell } from './why/cell-contents'
import { whyCellIn } from './why/cell'
import { eventsIn } from './why/events'
import { namesIn } from './why/names'
import { placed } from './why/placed'
import { stopIn } from './why/stop'
import { entitiesOn, entityTitleIn, whereabouts } from './why/whereabouts'
import { parts } from './edit/part'

/** Units of two sides on a hexagon of hexagons. */
export const jankenIn = inWords((words: Words) => {
  const { own } = words.janken
  const judged = judgedIn(words)
  const stop = stopIn(words)
  const told = eventsIn(words, stop)
  return defineGame({
    ...judged,
    id: 'janken',
    words,
    ...wordedParts(words.janken, judged.engine, events, generator),
    blank: blankLevel,
    blankSize: boardSize,
    size: () => boardSize,
    pages: {
      count: (level) => level.sets.length,
      title: (_, index) => own.page({ number: index + 1 }),
      pageOfTurn: (level, turn) => placeOfTurn(level, turn).page,
      firstTurn: firstTurnOf,
    },
    exists: (_, row, col) => hasCell(row, col),
    names: namesIn(words),
    quantities: quantitiesOf,
    inputs: inputsIn(words),
    edits: editsIn(words),
    describe: told.describe,
    cellName: nameOfCell,
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
