import type { Explanation } from '../../../game/debugging'
import type { InputFault } from '../../../game/inputs'
import type { EventFacts } from '../../../game/module'
import { stopFacts, stopGrounds } from '../../../game/stop-facts'
import { messageOf } from '../text/diagnostics'
import { firstFault, inputs } from '../play/inputs'
import { placeOfTurn, type Level } from '../model'

/** The event with which a run stops before a data set whose board cannot be set up. */
export function describeStop(level: Level): EventFacts {
  const fault = faultOf(level)
  const facts = stopFacts(inputs, fault, messageOf(fault.why))
  // A data set without moves has no turn, so another board may be on show.
  const isShown = placeOfTurn(level, fault.turn).page === fault.index
  return isShown ? facts : { ...facts, cells: [] }
}

/** Why the board of a data set cannot be set up. */
export function whyStop(level: Level): Explanation {
  const fault = faultOf(level)
  const { cells } = describeStop(level)
  const grounds = stopGrounds(inputs, fault, messageOf(fault.why), [
    'A unit stands on land, alone on its cell, when its data set begins.',
  ])
  return { ...grounds, cells }
}

function faultOf(level: Level): InputFault {
  const fault = firstFault(level)
  if (!fault) throw new Error('all data sets of this level can be played')
  return fault
}
