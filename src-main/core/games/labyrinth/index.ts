import { defineGame } from '../../game/module'
import { messageOf } from './diagnostics'
import { applyEdit, editLabel } from './edits'
import { engine } from './engine'
import { fixesOf } from './fixes'
import { cellsAt, parse, placesOf, print } from './format'
import { readPart } from './format-careful'
import { readFast } from './format-fast'
import { inputs } from './inputs'
import { generator } from './generator'
import { blankLevel, OFFICIAL_SIDE, sizeOf } from './model'
import { rulesText } from './rules-text'
import { validate } from './rules'

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
  inputs,
  message: messageOf,
  fixes: fixesOf,
  edits: { apply: applyEdit, label: editLabel },
  engine,
  generator,
})
