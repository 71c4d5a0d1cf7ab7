import { defineGame } from '../../game/module'
import { edits } from './edit/edits'
import { generator } from './edit/generator'
import { blankLevel, cellName } from './model'
import { engine } from './play/engine'
import { inputs } from './play/inputs'
import { messageOf } from './text/diagnostics'
import { cellsAt, parse, placesOf, print } from './text/format'
import { validate } from './text/validate'
import { cellContents, debugging } from './why/debugging'
import { describe } from './why/events'
import { rulesText } from './why/rules-text'

/** A walker who goes over a board and is stopped by walls. */
export const newgame = defineGame({
  id: 'newgame',
  title: 'New game',
  subtitle: 'a walker and walls',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 6, cols: 8 },
  size: ({ rows, cols }) => ({ rows, cols }),
  format: { extension: 'txt', parse, print, cellsAt, placesOf },
  validate,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName,
  cellContents,
  debugging,
  generator,
})
