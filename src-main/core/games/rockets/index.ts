import { defineGame } from '../../game/module'
import { messageOf } from './diagnostics'
import { applyEdit, editLabel } from './edits'
import { engine } from './engine'
import { cellsAt, parse, placesOf, print } from './format'
import { readPart } from './format-careful'
import { readFast } from './format-fast'
import { inputs } from './inputs'
import { generator } from './generator'
import { blankLevel, sizeOf } from './model'
import { rulesText } from './rules-text'
import { validate } from './rules'

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
  inputs,
  message: messageOf,
  edits: { apply: applyEdit, label: editLabel },
  engine,
  generator,
})
