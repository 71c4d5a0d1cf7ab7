import { defineGame } from '../../game/module'
import { judged } from './judged'
import { boardSize, hasCell } from './board'
import { edits } from './edit/edits'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { inputs } from './play/inputs'
import { blankLevel, firstTurnOf, placeOfTurn } from './model'
import { quantitiesOf } from './text/limits'
import { cellContents, nameOfCell } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Units of two sides on a hexagon of hexagons. */
export const janken = defineGame({
  ...judged,
  id: 'janken',
  title: 'Janken Tactics',
  subtitle: 'guardians, mages, swordsmen',
  rules: rulesText,
  blank: blankLevel,
  blankSize: boardSize,
  size: () => boardSize,
  pages: {
    count: (level) => level.sets.length,
    title: (_, page) => `Game ${page + 1}`,
    pageOfTurn: (level, turn) => placeOfTurn(level, turn).page,
    firstTurn: firstTurnOf,
  },
  exists: (_, row, col) => hasCell(row, col),
  quantities: quantitiesOf,
  inputs,
  edits,
  describe,
  cellName: nameOfCell,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
