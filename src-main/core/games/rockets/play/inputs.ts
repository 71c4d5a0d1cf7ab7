import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import type { Words } from '../../../words'
import { reasonIn } from '../text/diagnostics'
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

/** The first turn with an illegal arrow (R5, R6), computed once per level. */
export const firstFault = remembered(
  (level: Level): InputFault | null => turnProblems(level).next().value ?? null,
)

/** A turn is an entry: its arrow. */
export const turnInputs = {
  ...listInputs<'turns', Level>('turn', 'turns', codes, (level) => lineOf(level, 'turn', 0)),
  firstFault,
}

/** The same with the words for a turn that cannot be played or is left out. */
export function inputsIn(words: Pick<Words, 'rockets'>): Inputs<Level, Edit> {
  return {
    ...turnInputs,
    reason: reasonIn(words),
    leaveOut: (_, index) => ({
      edit: { kind: 'remove', list: 'turns', index },
      note: words.rockets.inputs.leftOut({ turn: index + 1 }),
    }),
  }
}
