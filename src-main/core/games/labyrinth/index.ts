import { defineGame } from '../../game/module'
import { judged } from './judged'
import { edits } from './edit/edits'
import { fixesOf } from './edit/fixes'
import { inputs } from './play/inputs'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { at, blankLevel, OFFICIAL_SIDE, sizeOf } from './model'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { quantitiesOf } from './text/rules'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** River Labyrinth: walks over bogs, rivers and caves. */
export const labyrinth = defineGame({
  ...judged,
  id: 'labyrinth',
  title: 'River Labyrinth',
  subtitle: 'bogs, rivers, caves and walks',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: OFFICIAL_SIDE, cols: OFFICIAL_SIDE },
  size: sizeOf,
  quantities: quantitiesOf,
  inputs,
  fixes: fixesOf,
  edits,
  describe,
  cellName: at,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
