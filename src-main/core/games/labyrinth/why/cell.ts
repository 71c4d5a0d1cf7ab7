import type { Explanation, StepView } from '../../../game/debugging'
import { stopOnCell } from '../../../game/stop-facts'
import { CAVE, isWater, kindOf, numberOf } from '../cells'
import { events } from '../play/events'
import { momentOf } from '../play/layout'
import { chainAt } from '../play/chains'
import { at, startCell, type Level } from '../model'
import { IN_CAVE, IN_CURRENT, phases, START } from '../play/phases'
import { describe, whyEvent } from './events'
import { whyStop } from './stop'
import { caveWords, flowsInto, isWords, moveNow, moveWords, type MoveNow } from './words'

/** What made a cell come out of a step as it did; see `Debugging`. The player is all that moves. */
export function whyCell(level: Level, step: StepView, cell: number): Explanation {
  if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
    return stopOnCell(whyStop(level), cell)
  }
  const told = step.events
    .filter((event) => describe(level, event).cells.includes(cell))
    .map((event) => ({ event, why: whyEvent(level, step, event) }))
  // What is written there is said where there is nothing else to say.
  const main = told.filter(({ event }) => !events.is(event, 'master-said'))
  const facts = [...main, ...told]
    .slice(0, Math.max(1, main.length))
    .flatMap(({ why }) => why.facts)
  const cells = [cell, ...told.flatMap(({ why }) => why.cells)]
  const rule = [...main, ...told][0]?.why.rule ?? phases[step.phase]!.rule
  if (facts.length > 0) return { rule, facts: [...new Set(facts)], cells: [...new Set(cells)] }
  return { rule, facts: stillFacts(level, step, cell), cells: stillCells(step, cell) }
}

function stillCells({ after }: StepView, cell: number): number[] {
  const { from, cell: now } = momentOf(after)
  return [...new Set([cell, now, from])].filter((other) => other >= 0)
}

/** Why nothing happened on a cell. */
function stillFacts(level: Level, step: StepView, cell: number): string[] {
  const move = moveNow(level, step.after)
  const facts = [`${isWords(level, cell)}.`]
  if (step.phase === START) {
    const start = startCell(level, level.walks[move.walk]!)
    facts.push(`Walk ${move.walk + 1} starts at ${at(level, start)} and not here.`)
    return facts
  }
  if (cell === move.target)
    facts.push(`${moveWords(level, move)}, but the player is held at ${at(level, move.from)}.`)
  else if (cell === move.from && cell !== move.cell)
    facts.push(`The player left it in this move: ${moveWords(level, move)}.`)
  else facts.push(`${moveWords(level, move)}, so it does not lead here.`)
  facts.push(...watersFacts(level, step, move, cell))
  if (move.cell !== cell && cell !== move.target)
    facts.push(`The player is at ${at(level, move.cell)}.`)
  return facts
}

/** What might have brought the player to the cell: the river that drew them, the chain they fell into. */
function watersFacts(level: Level, step: StepView, move: MoveNow, cell: number): string[] {
  const entered = momentOf(step.before).cell
  const here = level.cells[cell] ?? 0
  const there = level.cells[entered] ?? 0
  const isSame = numberOf(here) === numberOf(there)
  if (step.phase === IN_CAVE && kindOf(here) === CAVE && kindOf(there) === CAVE && isSame) {
    const chain = chainAt(level, cell)
    const next = chain[(chain.indexOf(entered) + 1) % chain.length]!
    const from = `From ${caveWords(level, entered)}`
    return [
      next === move.cell
        ? `${from} the player climbs out only at ${caveWords(level, next)}, and falls once.`
        : `${from} the player climbs out of ${caveWords(level, move.cell)} in this run; by the official rules it would be ${caveWords(level, next)}.`,
    ]
  }
  if (step.phase === IN_CURRENT && isWater(here) && isSame) {
    const end = flowsInto(level, entered)
    if (end >= 0 && end !== cell && move.cell === end) {
      return [
        `The current shifts by only one cell: from ${at(level, entered)} to ${at(level, end)}.`,
      ]
    }
    if (end === cell && move.cell !== entered)
      return [`The current led through here, and in this run on to ${at(level, move.cell)}.`]
    if (end === cell)
      return [`The current of ${at(level, entered)} leads here, but it did not act on this move.`]
  }
  return []
}
