import { defineGame } from '../../game/module'
import { boardSize, hasCell } from './board'
import { messageOf } from './diagnostics'
import { applyEdit, editLabel } from './edits'
import { engine } from './engine'
import { parse, print } from './format'
import { readPart } from './format-careful'
import { readFast } from './format-fast'
import { generator } from './generator'
import { inputs } from './inputs'
import { cellsAt, placesOf } from './lines'
import { blankLevel, firstTurnOf, placeOfTurn } from './model'
import { validate } from './rules'
import { rulesText } from './rules-text'

/** Units of two sides on a hexagon of hexagons. */
export const janken = defineGame({
  id: 'janken',
  title: 'Janken Tactics',
  subtitle: 'guardians, mages, swordsmen',
  rules: rulesText,
  blank: blankLevel,
  blankSize: boardSize,
  size: () => boardSize,
  pages: {
    count: (level) => level.sets.length,
    title: (_, page) => `Game ${page + 1}`,
    pageOfTurn: (level, turn) => placeOfTurn(level, turn).page,
    firstTurn: firstTurnOf,
  },
  exists: (_, row, col) => hasCell(row, col),
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  inputs,
  message: messageOf,
  edits: { apply: applyEdit, label: editLabel },
  engine,
  generator,
})
