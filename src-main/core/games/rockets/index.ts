import { defineGame } from '../../game/module'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { cellsAt, placesOf, print } from './text/format'
import { parse, readPart } from './text/format-careful'
import { readFast } from './text/format-fast'
import { inputs } from './play/inputs'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { blankLevel, sizeOf } from './model'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { at } from './why/words'
import { quantitiesOf } from './text/limits'
import { validate } from './text/rules'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Mice, cats, rockets and arrows on a square grid. */
export const rockets = defineGame({
  id: 'rockets',
  title: 'Rockets',
  subtitle: 'mice, cats and arrows',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 9, cols: 9 },
  size: sizeOf,
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  quantities: quantitiesOf,
  inputs,
  message: messageOf,
  edits,
  engine,
  describe,
  cellName: at,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
