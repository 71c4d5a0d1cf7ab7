import type { JudgedGame } from '../../game/module'
import type { Level } from './model'
import { engine } from './play/engine'
import { messageOf } from './text/diagnostics'
import { parse, print, readPart } from './text/format'
import { cellsAt, placesOf } from './text/places'
import { validate } from './text/rules'

/** All that a judge needs of the game, which no words and no editing come with. */
export const judged: JudgedGame<Level> = {
  format: { extension: 'txt', parse, readPart, print, cellsAt, placesOf },
  validate,
  message: messageOf,
  engine,
}
