import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import type { Words } from '../../../words'
import type { Edit, Level } from '../model'
import { reasonIn } from '../text/diagnostics'
import { lineOfMove } from '../text/format'
import { movesOffBoard } from '../text/validate'

/** The first move that leaves the board, looked for once a level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  const [why] = movesOffBoard(level)
  const index = Number(why?.args[0]) - 1
  return why ? { index, turn: index, why } : null
})

/** A move is an input, and a turn. */
export function inputsIn(words: Pick<Words, 'newgame'>): Inputs<Level, Edit> {
  return {
    ...listInputs('move', 'moves', ['off-board'], (level: Level) => lineOfMove(level, 0)),
    firstFault,
    reason: reasonIn(words),
    leaveOut: (_, index) => ({
      edit: { kind: 'remove', list: 'moves', index },
      note: words.newgame.inputs.leftOut({ move: index + 1 }),
    }),
  }
}
