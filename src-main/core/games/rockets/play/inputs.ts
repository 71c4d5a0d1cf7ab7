import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import { lineOf } from '../text/format'
import type { Edit, Level } from '../model'
import { turnProblems } from '../text/rules'

const codes = [
  'arrow-off-grid',
  'arrow-on-pit',
  'arrow-on-rocket',
  'arrow-on-arrow',
  'arrow-on-own-oldest',
]

/** The turn whose arrow may not be placed where it is (R5, R6), looked for once a level. */
export const firstFault = remembered(
  (level: Level): InputFault | null => turnProblems(level).next().value ?? null,
)

/** A turn is an input: its arrow. */
export const inputs: Inputs<Level, Edit> = {
  ...listInputs('turn', 'turns', codes, (level: Level) => lineOf(level, 'turn', 0)),
  firstFault,
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'turns', index },
    note: `Turn ${index + 1} is left out: the arrows after it come a turn earlier, each from the next player.`,
  }),
}
