import type { JudgedGame } from '../../game/module'
import type { Level } from './model'
import { engine } from './play/engine'
import { messageOf } from './text/diagnostics'
import { cellsAt, parse, placesOf, print } from './text/format'
import { validate } from './text/validate'

/** All that a judge needs of the game, which no words and no editing come with. */
export const judged: JudgedGame<Level> = {
  format: { extension: 'txt', parse, print, cellsAt, placesOf },
  validate,
  message: messageOf,
  engine,
}
