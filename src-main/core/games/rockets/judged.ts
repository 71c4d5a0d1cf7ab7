import type { JudgedGame } from '../../game/module'
import type { Level } from './model'
import { engine } from './play/engine'
import { messageOf } from './text/diagnostics'
import { cellsAt, placesOf, print } from './text/format'
import { parse, readPart } from './text/format-careful'
import { readFast } from './text/format-fast'
import { validate } from './text/rules'

/** All that a judge needs of the game, which no words and no editing come with. */
export const judged: JudgedGame<Level> = {
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  message: messageOf,
  engine,
}
