import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import { lineOfWalk } from '../text/format'
import { firstTurns } from './layout'
import type { Edit, Level } from '../model'
import { firstWalkProblem } from '../text/rules'

/** The walk that cannot start where it should (L7), looked for once a level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  const first = firstWalkProblem(level)
  if (!first) return null
  return { index: first.walk, turn: turnOf(level, first.walk), why: first.why }
})

/** A walk is an input. */
export const inputs: Inputs<Level, Edit> = {
  ...listInputs('walk', 'walks', ['start-off-map', 'start-on-wall'], firstLine, { turnOf }),
  firstFault,
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'walks', index },
    note: `Walk ${index + 1} is left out; the others are as they were.`,
  }),
}

function firstLine(level: Level): number {
  return lineOfWalk(level, 0)
}

function turnOf(level: Level, walk: number): number {
  return firstTurns(level)[walk]!
}
