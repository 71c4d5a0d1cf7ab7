import type { InputFault } from '../../../game/inputs'
import { ordinal } from '../../../game/sentences'
import { stopWords } from '../../../game/stop-facts'
import { playerOfTurn, type Level } from '../model'
import { inputs } from '../play/inputs'
import { ARROWS_EACH } from '../play/placement'
import { messageOf } from '../text/diagnostics'

/** The event with which a run stops before an arrow that may not be placed, and why it may not (R5, R6). */
export const { describeStop, whyStop } = stopWords(inputs, messageOf, groundsOf)

function groundsOf(level: Level, { turn, why }: InputFault): string[] {
  const mover = playerOfTurn(level, turn) + 1
  switch (why.code) {
    case 'arrow-on-pit':
      return ['The four corner squares are pits, from the first turn to the last.']
    case 'arrow-on-rocket':
      return ['Rockets stay where they are for the whole game, so no turn may use that square.']
    case 'arrow-on-own-oldest':
      return [
        `It is the oldest of the ${ARROWS_EACH} arrows of player ${mover}, and this placement would remove it; but the square is checked before that.`,
      ]
    case 'arrow-on-arrow': {
      const placed = Number(why.args[4]) - 1
      const free = placed + ARROWS_EACH * level.rockets.length
      const owner = playerOfTurn(level, placed) + 1
      return [
        `It goes with the ${ordinal(ARROWS_EACH)} arrow that player ${owner} places after it, in turn ${free + 1}; from turn ${free + 2} on the square is free.`,
      ]
    }
    default:
      return [`The grid has ${level.width} columns and ${level.height} rows, counted from 0.`]
  }
}
