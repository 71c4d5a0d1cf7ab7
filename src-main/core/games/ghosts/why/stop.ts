import type { Explanation } from '../../../game/debugging'
import type { InputFault } from '../../../game/inputs'
import type { EventFacts } from '../../../game/module'
import { stopFacts, stopGrounds } from '../../../game/stop-facts'
import { messageOf } from '../text/diagnostics'
import { firstFault, inputs } from '../play/inputs'
import type { Level } from '../model'

/** The event with which a run stops before a turn that cannot have been so. */
export function describeStop(level: Level): EventFacts {
  const fault = faultOf(level)
  return stopFacts(inputs, fault, messageOf(fault.why))
}

/** Why a turn cannot have been so. */
export function whyStop(level: Level): Explanation {
  const fault = faultOf(level)
  return stopGrounds(inputs, fault, messageOf(fault.why), [groundOf(level, fault)])
}

function groundOf(level: Level, { why }: InputFault): string {
  switch (why.code) {
    case 'hunter-too-far':
      return 'A hunter stays or goes to a neighbouring cell, diagonals included.'
    case 'hunter-in-house':
      return 'Hunters stay in the streets: they never enter a house.'
    case 'hunters-together':
      return 'After a move no two hunters of a team are on one cell.'
    case 'ghost-off-plan':
      return 'A ghost follows a way from a corner of its house to another house, one cell per turn, and never stands still.'
    case 'new-no-corner':
      return 'A new ghost appears on a corner of a house.'
    case 'not-neutralised':
    case 'wrongly-neutralised':
      return 'In the street, four hunters of one team within two cells neutralise a ghost.'
    default:
      return `The limit is ${level.limit} moves, and each turn takes two of them: that makes ${Math.trunc(level.limit / 2)} turns.`
  }
}

function faultOf(level: Level): InputFault {
  const fault = firstFault(level)
  if (!fault) throw new Error('all turns of this match can be played')
  return fault
}
