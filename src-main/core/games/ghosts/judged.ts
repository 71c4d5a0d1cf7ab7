import type { JudgedGame, WordlessGame } from '../../game/module'
import type { Level } from './model'
import { engine } from './play/engine'
import { errorCodes, messageIn } from './text/diagnostics'
import { parse, print, readPart } from './text/format'
import { cellsAt, placesOf } from './text/places'
import { validate } from './text/rules'
import type { Texts } from './texts'

/** What answers levels of the game, which no editing and no words come with. */
export const judged: WordlessGame<Level> = {
  format: { extension: 'txt', parse, readPart, print, cellsAt, placesOf },
  validate,
  errorCodes,
  engine,
}

/** All that a judge needs of it: the same, and the sentences of problems. */
export const judgedIn = (words: Texts): JudgedGame<Level> => ({
  ...judged,
  message: messageIn(words),
})
