import { defineGame } from '../../game/module'
import { messageOf } from './diagnostics'
import { applyEdit, editLabel } from './edits'
import { engine } from './engine'
import { parse, print, readPart } from './format'
import { generator } from './generator'
import { inputs } from './inputs'
import { making } from './making'
import { blankLevel, sizeOf } from './model'
import { cellsAt, placesOf } from './places'
import { rulesText } from './rules-text'
import { validate } from './rules'

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
  edits: { apply: applyEdit, label: editLabel },
  engine,
  generator,
  making,
})
