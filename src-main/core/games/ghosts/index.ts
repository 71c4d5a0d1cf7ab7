import { defineGame } from '../../game/module'
import { cellName } from './cells'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { parse, print, readPart } from './text/format'
import { generator } from './edit/generator'
import { inputs } from './play/inputs'
import { making } from './players/making'
import { blankLevel, sizeOf } from './model'
import { cellsAt, placesOf } from './text/places'
import { cellContents } from './why/cell-contents'
import { debugging } from './why/debugging'
import { describe } from './why/events'
import { rulesText } from './why/rules-text'
import { validate } from './text/rules'

/** Two teams of hunters after the ghosts of a small town. */
export const ghosts = defineGame({
  id: 'ghosts',
  title: 'Ghost Hunters',
  subtitle: 'two teams, six ghosts, a town',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 20, cols: 20 },
  size: sizeOf,
  format: { extension: 'txt', parse, readPart, print, cellsAt, placesOf },
  validate,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName: (_, cell) => cellName(cell),
  cellContents,
  debugging,
  generator,
  making,
})
