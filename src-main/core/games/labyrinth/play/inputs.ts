import type { InputFault, Inputs } from '../../../game/inputs'
import { remembered } from '../../../kernel/remembered'
import { lineOfWalk, topicOfLine } from '../text/format'
import { firstTurns } from './layout'
import type { Edit, Level } from '../model'
import { firstWalkProblem } from '../text/rules'

const codes = new Set(['start-off-map', 'start-on-wall'])

/** The walk that cannot start where it should (L7), looked for once a level. */
export const firstFault: (level: Level) => InputFault | null = remembered((level) => {
  const first = firstWalkProblem(level)
  if (!first) return null
  return { index: first.walk, turn: firstTurns(level)[first.walk]!, why: first.why }
})

/** A walk is an input. */
export const inputs: Inputs<Level, Edit> = {
  noun: 'walk',
  isOfInput: (code) => codes.has(code),
  eventKind: 'cannot-be-played',
  firstFault,
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'walks', index },
    note: `Walk ${index + 1} is left out; the others are as they were.`,
  }),
  cut: (level, index) => ({
    kind: 'replace',
    level: { ...level, walks: level.walks.slice(0, index) },
    label: 'cut walks',
  }),
  indexAt(level, line) {
    const index = line - lineOfWalk(level, 0)
    return index < 0 ? null : index
  },
  turnAt(level, { line }) {
    const topic = topicOfLine(level, line)
    return topic.kind === 'walk' ? firstTurns(level)[topic.index]! : null
  },
}
