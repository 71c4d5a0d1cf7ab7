import { defineGame } from '../../game/module'
import { boardSize, hasCell } from './board'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { print } from './text/format'
import { parse, readPart } from './text/format-careful'
import { readFast } from './text/format-fast'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { inputs } from './play/inputs'
import { cellsAt, placesOf } from './text/lines'
import { blankLevel, firstTurnOf, placeOfTurn } from './model'
import { quantitiesOf } from './text/limits'
import { validate } from './text/rules'
import { cellContents, nameOfCell } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Units of two sides on a hexagon of hexagons. */
export const janken = defineGame({
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
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  quantities: quantitiesOf,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName: nameOfCell,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
