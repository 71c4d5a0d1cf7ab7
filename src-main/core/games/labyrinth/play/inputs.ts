import type { InputFault, Inputs } from '../../../game/inputs'
import { listInputs } from '../../../game/list-inputs'
import { remembered } from '../../../kernel/remembered'
import type { Words } from '../../../words'
import { reasonIn } from '../text/diagnostics'
import { lineOfWalk } from '../text/format'
import { firstTurns } from './layout'
import type { Edit, Level } from '../model'
import { firstWalkProblem } from '../text/rules'

/** The first walk with an illegal start (L7), computed once per level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  const first = firstWalkProblem(level)
  if (!first) return null
  return { index: first.walk, turn: turnOf(level, first.walk), why: first.why }
})

/** A walk is an entry. */
export const walkInputs = {
  ...listInputs<'walks', Level>('walk', 'walks', ['start-off-map', 'start-on-wall'], firstLine, {
    turnOf,
  }),
  firstFault,
}

/** The same with the words for a walk that cannot start or is left out. */
export function inputsIn(words: Pick<Words, 'labyrinth'>): Inputs<Level, Edit> {
  return {
    ...walkInputs,
    reason: reasonIn(words),
    leaveOut: (_, index) => ({
      edit: { kind: 'remove', list: 'walks', index },
      note: words.labyrinth.inputs.leftOut({ walk: index + 1 }),
    }),
  }
}

function firstLine(level: Level): number {
  return lineOfWalk(level, 0)
}

function turnOf(level: Level, walk: number): number {
  return firstTurns(level)[walk]!
}
