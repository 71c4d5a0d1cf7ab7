import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import type { Words } from '../../../words'
import { reasonIn } from '../text/diagnostics'
import { movePlace } from '../text/format'
import type { Edit, Level } from '../model'
import { moveDiagnostics, illegalMove } from '../text/rules'

const codes = ['not-in-hand', 'move-too-long', 'game-over']

/** The first illegal move (P8, P10), computed once per level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  const index = illegalMove(level)
  const [why] = moveDiagnostics(level)
  return index === null || !why ? null : { index, turn: index, why }
})

/** A move is an entry: a program. */
export const inputsIn = (words: Pick<Words, 'progers'>): Inputs<Level, Edit> => ({
  ...listInputs('move', 'moves', codes, (level: Level) => movePlace(level, 0).line),
  eventKind: 'refused',
  reason: reasonIn(words),
  firstFault,
  leaveOut(level, index) {
    const isOver = firstFault(level)?.why.code === 'game-over'
    // Moves alternate between players, so the reply to a move that is left out is removed with it.
    const count = isOver ? level.moves.length - index : Math.min(2, level.moves.length - index)
    const { inputs } = words.progers
    const one = inputs.one({ number: index + 1 })
    const two = inputs.two({ first: index + 1, second: index + 2 })
    return {
      edit: {
        kind: 'splice',
        list: 'moves',
        index,
        remove: count,
        items: [],
        label: count === 1 ? 'leave-out-move' : 'leave-out-moves',
      },
      note: isOver ? inputs.afterEnd : count === 1 ? one : two,
    }
  },
})
