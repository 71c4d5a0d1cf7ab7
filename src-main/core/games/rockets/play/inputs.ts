import type { InputFault, Inputs } from '../../../game/inputs'
import { remembered } from '../../../kernel/remembered'
import { lineOf, topicOfLine } from '../text/format'
import type { Edit, Level } from '../model'
import { firstTurnProblem } from '../text/rules'

const codes = new Set([
  'arrow-off-grid',
  'arrow-on-pit',
  'arrow-on-rocket',
  'arrow-on-arrow',
  'arrow-on-own-oldest',
])

/** The turn whose arrow may not be placed where it is (R5, R6), looked for once a level. */
export const firstFault: (level: Level) => InputFault | null = remembered((level) => {
  const first = firstTurnProblem(level)
  return first && { index: first.turn, turn: first.turn, why: first.why }
})

/** A turn is an input: its arrow. */
export const inputs: Inputs<Level, Edit> = {
  noun: 'turn',
  isOfInput: (code) => codes.has(code),
  eventKind: 'cannot-be-played',
  firstFault,
  leaveOut: (_, index) => ({
    edit: { kind: 'remove', list: 'turns', index },
    note: `Turn ${index + 1} is left out: the arrows after it come a turn earlier, each from the next player.`,
  }),
  cut: (level, index) => ({
    kind: 'replace',
    level: { ...level, turns: level.turns.slice(0, index) },
    label: 'cut turns',
  }),
  indexAt(level, line) {
    const index = line - lineOf(level, 'turn', 0)
    return index < 0 ? null : index
  },
  turnAt(level, { line }) {
    const topic = topicOfLine(level, line)
    return topic.kind === 'turn' ? topic.index : null
  },
}
