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

/** Two robots that carry samples to bases, by programs from a bank of instructions. */
export const progers = defineGame({
  id: 'progers',
  title: 'Progers',
  subtitle: 'robots, samples and programs',
  rules: rulesText,
  blank: blankLevel,
  blankSize: { rows: 10, cols: 10 },
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
