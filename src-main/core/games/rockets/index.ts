import { defineGame } from '../../game/module'
import { judged } from './judged'
import { edits } from './edit/edits'
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
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Mice, cats, rockets and arrows on a square grid. */
export const rockets = defineGame({
  ...judged,
  id: 'rockets',
  title: 'Rockets',
  subtitle: 'mice, cats and arrows',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 9, cols: 9 },
  size: sizeOf,
  quantities: quantitiesOf,
  inputs,
  edits,
  describe,
  cellName: at,
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
})
