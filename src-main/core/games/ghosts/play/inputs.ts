import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import { inFittingForm } from '../text/forms'
import { turnLimit, type Edit, type Level } from '../model'
import type { Said } from '../said'
import { firstTurnLine } from '../text/places'
import { tooManyTurns } from '../text/rules-limit'
import { turnProblems } from '../text/rules-turns'

const codes = [
  'hunter-too-far',
  'hunter-in-house',
  'hunters-together',
  'ghost-off-plan',
  'new-no-corner',
  'not-neutralised',
  'wrongly-neutralised',
  'too-many-turns',
]

/** The first turn that breaks the rules (G5, T1 to T4, W1), computed once per level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  if (!level.starts) return null
  const most = turnLimit(level)
  for (const fault of turnProblems(level)) {
    if (fault.turn >= most) break
    if (fault.why.severity === 'error') return fault
  }
  const why = tooManyTurns(level)
  return why && { index: most, turn: most, why }
})

/** A turn is an entry: both teams' answers and the ghosts' steps. `inputs` has the words for leaving one out. */
export function inputsIn({ ghosts: { inputs: notes } }: Said): Inputs<Level, Edit> {
  return {
    ...listInputs('turn', 'turns', codes, firstTurnLine, { linesEach: 3 }),
    firstFault,
    leaveOut(level, index) {
      const isBeyond = index >= turnLimit(level)
      const remove = isBeyond ? level.turns.length - index : 1
      const note = isBeyond ? notes.beyond : notes.turn({ turn: index + 1 })
      return { edit: { kind: 'splice', list: 'turns', index, remove, items: [] }, note }
    },
    cut(level, index) {
      const turns = level.turns.slice(0, index)
      const cut = inFittingForm({ ...level, turns, forfeit: null })
      return { kind: 'replace', level: cut, label: 'cut-turns' }
    },
  }
}
