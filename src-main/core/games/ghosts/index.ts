import { defineGame } from '../../game/module'
import { judged } from './judged'
import { cellName } from './cells'
import { edits } from './edit/edits'
import { generator } from './edit/generator'
import { shrinking } from './edit/shrinking'
import { inputs } from './play/inputs'
import { making } from './players/making'
import { blankLevel, sizeOf } from './model'
import { cellContents } from './why/cell-contents'
import { whyCell } from './why/cell'
import { describe, whyEvent } from './why/events'
import { placed } from './why/placed'
import { rulesText } from './why/rules-text'
import { quantitiesOf } from './text/rules-limit'
import { entitiesOn, entityTitle, whereabouts } from './why/whereabouts'

/** Two teams of hunters after the ghosts of a small town. */
export const ghosts = defineGame({
  ...judged,
  id: 'ghosts',
  title: 'Ghost Hunters',
  subtitle: 'two teams, six ghosts, a town',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 20, cols: 20 },
  size: sizeOf,
  quantities: quantitiesOf,
  inputs,
  edits,
  describe,
  cellName: (_, cell) => cellName(cell),
  cellContents,
  debugging: { whereabouts, entitiesOn, entityTitle, placed, whyEvent, whyCell },
  generator,
  shrinking,
  making,
})
