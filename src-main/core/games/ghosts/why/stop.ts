import type { InputFault } from '../../../game/inputs'
import { stopWordsIn, type StopWords } from '../../../game/stop-facts'
import { inWords } from '../../../words'
import type { Level } from '../model'
import { inputsIn } from '../play/inputs'
import { messageIn } from '../text/diagnostics'
import type { Said } from '../said'

/** The event that ends a run before an illegal turn, and the reasons. */
export const stopIn = inWords((words: Said): StopWords<Level> =>
  stopWordsIn(words, inputsIn(words), messageIn(words), (level: Level, fault) => [
    groundOf(words, level, fault),
  ]),
)

function groundOf({ ghosts }: Said, level: Level, { why }: InputFault): string {
  const { stop } = ghosts.why
  switch (why.code) {
    case 'hunter-too-far':
    case 'hunter-in-house':
    case 'hunters-together':
    case 'ghost-off-plan':
    case 'new-no-corner':
      return stop[why.code]
    case 'not-neutralised':
    case 'wrongly-neutralised':
      return stop.neutralise
    default:
      return stop.limit({ limit: level.limit, turns: Math.trunc(level.limit / 2) })
  }
}
