import type { Diagnostic } from '../kernel/diagnostics'
import type { Explanation } from './debugging'
import type { InputFault, Inputs } from './inputs'
import type { EventFacts } from './module'
import type { Words } from '../words'

/** The words that describe stops. */
type StopTexts = Pick<Words, 'game'>

/** The event that ends a run early: `message` is the sentence of the problem, cells must be on the page of the turn. */
export function stopFacts(
  { game: { stop } }: StopTexts,
  { noun, reason }: Pick<Inputs<never, never>, 'noun' | 'reason'>,
  { index, why }: InputFault,
  message: string,
): EventFacts {
  const text = stop.cannot({ noun, number: index + 1, reason: reason?.(why) ?? message })
  return { text, rule: why.rule, cells: why.cells, entity: -1 }
}

/** A game's words for the event that ends a run early, and for its reasons. */
export interface StopWords<Level> {
  describeStop(this: void, level: Level): EventFacts
  whyStop(this: void, level: Level): Explanation
}

/**
 * The words for the first entry of a level that cannot be played: the sentence of its problem, the entry, and further
 * facts of the game.
 */
export function stopWordsIn<Level>(
  words: StopTexts,
  inputs: Pick<Inputs<Level, never>, 'noun' | 'reason' | 'firstFault'>,
  messageOf: (problem: Diagnostic) => string,
  more: (level: Level, fault: InputFault) => readonly string[] = () => [],
): StopWords<Level> {
  const { noun } = inputs
  const { stop } = words.game
  function faultOf(level: Level): InputFault {
    const fault = inputs.firstFault?.(level)
    if (!fault) throw new Error(`each ${noun} of this level can be played`)
    return fault
  }
  return {
    describeStop(level) {
      const fault = faultOf(level)
      return stopFacts(words, inputs, fault, messageOf(fault.why))
    },
    whyStop(level) {
      const fault = faultOf(level)
      const { index, why } = fault
      const played = index === 0 ? stop.first({ noun }) : stop.played({ noun, number: index + 1 })
      const facts = [`${messageOf(why)}.`, ...more(level, fault), played]
      return { rule: why.rule, facts, cells: why.cells }
    },
  }
}

/** Why a cell did not change in the step that ends a run early. */
export function stopOnCell(why: Explanation, cell: number): Explanation {
  return { ...why, cells: [...new Set([cell, ...why.cells])] }
}
