import type { JudgedGame, WordlessGame } from '../../game/module'
import type { Level } from './model'
import { engine } from './play/engine'
import { errorCodes, messageIn } from './text/diagnostics'
import { parse, print, readPart } from './text/format'
import { cellsAt, placesOf } from './text/places'
import { validate } from './text/rules'
import type { Said } from './said'

/** The part of the game that answers levels, without editing and words. */
export const judged: WordlessGame<Level> = {
  format: { extension: 'txt', parse, readPart, print, cellsAt, placesOf },
  validate,
  errorCodes,
  engine,
}

/** The part that a judge needs: the same with the sentences of problems. */
export const judgedIn = (words: Said): JudgedGame<Level> => ({
  ...judged,
  message: messageIn(words),
})
