import type { Explanation } from '../../../game/debugging'
import type { EventFacts } from '../../../game/module'
import { stopWordsIn, type StopWords } from '../../../game/stop-facts'
import type { Words } from '../../../words'
import { placeOfTurn, type Level } from '../model'
import { firstFault, inputsIn } from '../play/inputs'
import { messageIn } from '../text/diagnostics'

/** The event that ends a run before a data set whose board cannot be set up, and the reasons. */
export function stopIn(words: Pick<Words, 'game' | 'janken'>): StopWords<Level> {
  const { describeStop, whyStop } = stopWordsIn(words, inputsIn(words), messageIn(words), () => [
    words.janken.why.stop,
  ])
  return {
    describeStop: (level) => onShownPage(level, describeStop(level)),
    whyStop: (level) => onShownPage(level, whyStop(level)),
  }
}

/** A data set without moves has no turn, so the board shown may be another one. */
function onShownPage<Told extends EventFacts | Explanation>(level: Level, told: Told): Told {
  const { index, turn } = firstFault(level)!
  return placeOfTurn(level, turn).page === index ? told : { ...told, cells: [] }
}
