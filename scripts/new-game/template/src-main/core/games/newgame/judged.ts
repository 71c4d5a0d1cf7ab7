import type { JudgedGame, WordlessGame } from '../../game/module'
import type { Words } from '../../words'
import type { Level } from './model'
import { engine } from './play/engine'
import { errorCodes, messageIn } from './text/diagnostics'
import { cellsAt, parse, placesOf, print } from './text/format'
import { validate } from './text/validate'

/** What answers levels of the game, which no editing and no words come with. */
export const judged: WordlessGame<Level> = {
  format: { extension: 'txt', parse, print, cellsAt, placesOf },
  validate,
  errorCodes,
  engine,
}

/** All that a judge needs of it: the same, and the sentences of problems. */
export function judgedIn(words: Pick<Words, 'game' | 'newgame'>): JudgedGame<Level> {
  return { ...judged, message: messageIn(words) }
}
