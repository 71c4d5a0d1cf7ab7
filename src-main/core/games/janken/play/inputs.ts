import type { InputFault, Inputs } from '../../../game/inputs'
import type { Words } from '../../../words'
import { remembered } from '../../../kernel/remembered'
import { reasonIn } from '../text/diagnostics'
import { topicOfLine } from '../text/lines'
import { firstTurnOf, type Edit, type Level } from '../model'
import { firstSetProblem } from '../text/rules'

/** The first data set with units in illegal places, computed once per level. */
export const firstFault = remembered((level: Level): InputFault | null => {
  const first = firstSetProblem(level)
  return first && { index: first.page, turn: firstTurnOf(level, first.page), why: first.why }
})

/** A data set is an entry: nothing carries over from one to the next. */
export const inputsIn = (words: Pick<Words, 'janken'>): Inputs<Level, Edit> => ({
  noun: 'set',
  reason: reasonIn(words),
  isOfInput: (code) => code === 'unit-on-water' || code === 'unit-on-unit',
  eventKind: 'cannot-be-played',
  firstFault,
  leaveOut: (level, index) =>
    level.sets.length === 1
      ? null
      : {
          edit: { kind: 'remove', list: 'sets', index },
          note: words.janken.inputs.leftOut({ number: index + 1 }),
        },
  cut: (level, index) =>
    index === 0
      ? null
      : { kind: 'replace', level: { sets: level.sets.slice(0, index) }, label: 'cut-sets' },
  indexAt(level, line) {
    const topic = topicOfLine(level, line)
    if ('page' in topic) return topic.page
    return topic.kind === 'none' ? level.sets.length - 1 : null
  },
  turnAt(level, { line }) {
    const topic = topicOfLine(level, line)
    if (!('page' in topic)) return null
    return firstTurnOf(level, topic.page) + (topic.kind === 'move' ? topic.index : 0)
  },
})
