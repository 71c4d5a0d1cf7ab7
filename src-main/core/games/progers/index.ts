import { defineGame } from '../../game/module'
import { judged } from './judged'
import { edits } from './edit/edits'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { inputs } from './play/inputs'
import { making } from './players/making'
import { blankLevel, cellOfSpot, sizeOf, spotName } from './model'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { quantitiesOf } from './text/official-limits'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Two robots that carry samples to bases, by programs from a bank of instructions. */
export const progers = defineGame({
  ...judged,
  id: 'progers',
  title: 'Progers',
  subtitle: 'robots, samples and programs',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 10, cols: 10 },
  size: sizeOf,
  quantities: quantitiesOf,
  inputs,
  edits,
  describe,
  cellName: (_, cell) => spotName(cellOfSpot(cell)),
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
  making,
})
