import { defineGame } from '../../game/module'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { parse, print, readPart } from './text/format'
import { generator } from './edit/generator'
import { inputs } from './play/inputs'
import { making } from './players/making'
import { blankLevel, cellOfSpot, sizeOf, spotName } from './model'
import { cellsAt, placesOf } from './text/places'
import { cellContents } from './why/cell-contents'
import { debugging } from './why/debugging'
import { describe } from './why/events'
import { rulesText } from './why/rules-text'
import { validate } from './text/rules'

/** Two robots that carry samples to bases, by programs from a bank of instructions. */
export const progers = defineGame({
  id: 'progers',
  title: 'Progers',
  subtitle: 'robots, samples and programs',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 10, cols: 10 },
  size: sizeOf,
  format: { extension: 'txt', parse, readPart, print, cellsAt, placesOf },
  validate,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName: (_, cell) => spotName(cellOfSpot(cell)),
  cellContents,
  debugging,
  generator,
  making,
})
