import type { Explanation } from '../../../game/debugging'
import type { EventFacts } from '../../../game/module'
import { stopWords } from '../../../game/stop-facts'
import { placeOfTurn, type Level } from '../model'
import { inputs } from '../play/inputs'
import { messageOf } from '../text/diagnostics'

const words = stopWords(inputs, messageOf, () => [
  'A unit stands on land, alone on its cell, when its data set begins.',
])

/** The event with which a run stops before a data set whose board cannot be set up. */
export function describeStop(level: Level): EventFacts {
  return onShownPage(level, words.describeStop(level))
}

/** Why the board of a data set cannot be set up. */
export function whyStop(level: Level): Explanation {
  return onShownPage(level, words.whyStop(level))
}

/** A data set without moves has no turn, so another board may be on show. */
function onShownPage<Told extends EventFacts | Explanation>(level: Level, told: Told): Told {
  const { index, turn } = inputs.firstFault(level)!
  return placeOfTurn(level, turn).page === index ? told : { ...told, cells: [] }
}
