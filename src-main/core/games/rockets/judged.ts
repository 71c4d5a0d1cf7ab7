import type { JudgedGame, WordlessGame } from '../../game/module'
import type { Words } from '../../words'
import type { Level } from './model'
import { engine } from './play/engine'
import { errorCodes, messageIn } from './text/diagnostics'
import { cellsAt, placesOf, print } from './text/format'
import { parse, readPart } from './text/format-careful'
import { readFast } from './text/format-fast'
import { validate } from './text/rules'

/** The part of the game that answers levels, without editing and words. */
export const judged: WordlessGame<Level> = {
  format: { extension: 'txt', parse, readFast, readPart, print, cellsAt, placesOf },
  validate,
  errorCodes,
  engine,
}

/** The part that a judge needs: the same with the sentences of problems. */
export function judgedIn(words: Pick<Words, 'game' | 'rockets'>): JudgedGame<Level> {
  return { ...judged, message: messageIn(words) }
}
