import { defineGame } from '../../game/module'
import { messageOf } from './text/diagnostics'
import { edits } from './edit/edits'
import { engine } from './play/engine'
import { fixesOf } from './edit/fixes'
import { cellsAt, placesOf, print } from './text/format'
import { parse, readPart } from './text/format-careful'
import { readFast } from './text/format-fast'
import { inputs } from './play/inputs'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { at, blankLevel, OFFICIAL_SIDE, sizeOf } from './model'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { quantitiesOf, validate } from './text/rules'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** River Labyrinth: walks over bogs, rivers and caves. */
export const labyrinth = defineGame({
  id: 'labyrinth',
  title: 'River Labyrinth',
  subtitle: 'bogs, rivers, caves and walks',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: OFFICIAL_SIDE, cols: OFFICIAL_SIDE },
  size: sizeOf,
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  quantities: quantitiesOf,
  inputs,
  message: messageOf,
  fixes: fixesOf,
  edits,
  engine,
  describe,
  cellName: at,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
