import type { Inputs } from '../../../game/inputs'
import { remembered } from '../../../kernel/remembered'
import type { Edit, Level } from '../model'
import { lineOfMove } from '../text/format'
import { movesOffBoard } from '../text/validate'

/** A move is an input, and a turn. */
export const inputs: Inputs<Level, Edit> = {
  noun: 'move',
  isOfInput: (code) => code === 'off-board',
  eventKind: 'cannot-be-played',
  firstFault: remembered((level) => {
    const [why] = movesOffBoard(level)
    const index = Number(why?.args[0]) - 1
    return why ? { index, turn: index, why } : null
  }),
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'moves', index },
    note: `Move ${index + 1} is left out.`,
  }),
  cut: (level, index) => ({
    kind: 'replace',
    level: { ...level, moves: level.moves.slice(0, index) },
    label: 'cut moves',
  }),
  indexAt: (level, line) => (line < lineOfMove(level, 0) ? null : line - lineOfMove(level, 0)),
  turnAt: (level, { line }) => (line < lineOfMove(level, 0) ? null : line - lineOfMove(level, 0)),
}
