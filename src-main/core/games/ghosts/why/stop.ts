import type { InputFault } from '../../../game/inputs'
import { stopWords } from '../../../game/stop-facts'
import type { Level } from '../model'
import { inputs } from '../play/inputs'
import { messageOf } from '../text/diagnostics'

/** The event with which a run stops before a turn that cannot have been so, and why it cannot. */
export const { describeStop, whyStop } = stopWords(inputs, messageOf, (level: Level, fault) => [
  groundOf(level, fault),
])

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
