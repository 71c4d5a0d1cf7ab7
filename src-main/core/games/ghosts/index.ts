import { defineGame } from '../../game/module'
import { cellName } from './cells'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { parse, print, readPart } from './text/format'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { inputs } from './play/inputs'
import { making } from './players/making'
import { blankLevel, sizeOf } from './model'
import { cellsAt, placesOf } from './text/places'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { quantitiesOf } from './text/rules-limit'
import { validate } from './text/rules'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

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
  quantities: quantitiesOf,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName: (_, cell) => cellName(cell),
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
  making,
})
