import type { Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import type { Words } from '../../../words'
import type { Edit, Level } from '../model'
import { lineOfMoves } from '../text/format'

/** A move is an input, and a turn. Each can be played, so there is no `firstFault` (docs/games.md). */
export function inputsIn({ newgame }: Pick<Words, 'newgame'>): Inputs<Level, Edit> {
  return {
    ...listInputs('move', 'moves', [], lineOfMoves),
    leaveOut: (_, index) => ({
      edit: { kind: 'remove', list: 'moves', index },
      note: newgame.inputs.leftOut({ move: index + 1 }),
    }),
  }
}
