import type { Explanation } from './debugging'
import type { InputFault, Inputs } from './inputs'
import type { EventFacts } from './module'
import { capital } from './sentences'

/** The event with which a run stops: `message` is the sentence of the problem, cells must be on the page of the turn. */
export function stopFacts(
  { noun }: Pick<Inputs<never, never>, 'noun'>,
  { index, why }: InputFault,
  message: string,
): EventFacts {
  return {
    text: `${capital(noun)} ${index + 1} cannot be played: ${reasonOf(message)}`,
    rule: why.rule,
    cells: why.cells,
    entity: -1,
  }
}

/** Why a run stops: what is wrong with the input, what was played, and further facts of the game. */
export function stopGrounds(
  { noun }: Pick<Inputs<never, never>, 'noun'>,
  { index, why }: InputFault,
  message: string,
  more: readonly string[],
): Explanation {
  const played =
    index === 0
      ? `It is the first ${noun}, so nothing is played before it.`
      : `Everything before ${noun} ${index + 1} has been played, and nothing after it.`
  return { rule: why.rule, facts: [`${capital(message)}.`, ...more, played], cells: why.cells }
}

/** Why a cell did not change in the step with which a run stops. */
export function stopOnCell(why: Explanation, cell: number): Explanation {
  return { ...why, cells: [...new Set([cell, ...why.cells])] }
}

/** A problem's sentence inside another one: without what was expected instead. */
function reasonOf(message: string): string {
  const found = message.split('; expected ')[0]!
  return /^[A-Z][a-z]* /.test(found) ? found[0]!.toLowerCase() + found.slice(1) : found
}
