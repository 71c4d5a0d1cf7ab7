import type { Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import type { Edit, Level } from '../model'
import { lineOfMove } from '../text/format'
import { movesOffBoard } from '../text/validate'

/** A move is an input, and a turn. */
export const inputs: Inputs<Level, Edit> = {
  ...listInputs('move', 'moves', ['off-board'], (level: Level) => lineOfMove(level, 0)),
  firstFault: remembered((level) => {
    const [why] = movesOffBoard(level)
    const index = Number(why?.args[0]) - 1
    return why ? { index, turn: index, why } : null
  }),
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'moves', index },
    note: `Move ${index + 1} is left out.`,
  }),
}
