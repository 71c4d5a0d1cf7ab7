import type { Explanation } from '../../../game/debugging'
import type { InputFault } from '../../../game/inputs'
import type { EventFacts } from '../../../game/module'
import { stopFacts, stopGrounds } from '../../../game/stop-facts'
import { messageOf } from '../text/diagnostics'
import { firstFault, inputs } from '../play/inputs'
import type { Level } from '../model'

/** The event with which a run stops before a walk that cannot start. */
export function describeStop(level: Level): EventFacts {
  const fault = faultOf(level)
  return stopFacts(inputs, fault, messageOf(fault.why))
}

/** Why a walk cannot start (L7). */
export function whyStop(level: Level): Explanation {
  const fault = faultOf(level)
  return stopGrounds(inputs, fault, messageOf(fault.why), [
    'A walk may start on any cell of the map but a wall.',
  ])
}

function faultOf(level: Level): InputFault {
  const fault = firstFault(level)
  if (!fault) throw new Error('all walks of this level can be played')
  return fault
}
