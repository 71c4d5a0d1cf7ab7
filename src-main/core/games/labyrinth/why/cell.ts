import type { Explanation, StepView } from '../../../game/debugging'
import { stopOnCell, type StopWords } from '../../../game/stop-facts'
import { CAVE, isWater, kindOf, numberOf } from '../cells'
import { events } from '../play/events'
import { momentOf } from '../play/layout'
import { chainAt } from '../play/chains'
import { at, startCell, type Level } from '../model'
import { IN_CAVE, IN_CURRENT, phases, START } from '../play/phases'
import type { eventsIn } from './events'
import { caveOf, flowsInto, isFact, moveNow, moveOf, type MoveNow, type Said } from './words'

/** Makes the function for the reasons for a cell's contents after a step; see `Debugging`. Only the player moves. */
export function whyCellIn(
  words: Said,
  { describe, whyEvent }: ReturnType<typeof eventsIn>,
  { whyStop }: StopWords<Level>,
) {
  const { cell: said } = words.labyrinth.why
  return (level: Level, step: StepView, cell: number): Explanation => {
    if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
      return stopOnCell(whyStop(level), cell)
    }
    const told = step.events
      .filter((event) => describe(level, event).cells.includes(cell))
      .map((event) => ({ event, why: whyEvent(level, step, event) }))
    // The written letters are mentioned only if there is nothing else to say.
    const main = told.filter(({ event }) => !events.is(event, 'master-said'))
    const facts = [...main, ...told]
      .slice(0, Math.max(1, main.length))
      .flatMap(({ why }) => why.facts)
    const cells = [cell, ...told.flatMap(({ why }) => why.cells)]
    const rule = [...main, ...told][0]?.why.rule ?? phases[step.phase]!.rule
    if (facts.length > 0) return { rule, facts: [...new Set(facts)], cells: [...new Set(cells)] }
    return { rule, facts: stillFacts(level, step, cell), cells: stillCells(step, cell) }
  }

  /** Why nothing happened on a cell. */
  function stillFacts(level: Level, step: StepView, cell: number): string[] {
    const move = moveNow(level, step.after)
    const facts = [isFact(words, level, cell)]
    if (step.phase === START) {
      const start = startCell(level, level.walks[move.walk]!)
      return [...facts, said.startsElsewhere({ walk: move.walk + 1, cell: at(level, start) })]
    }
    const made = moveOf(level, move)
    if (cell === move.target) facts.push(said.held(made))
    else if (cell === move.from && cell !== move.cell) facts.push(said.left(made))
    else facts.push(said.elsewhere(made))
    facts.push(...watersFacts(level, step, move, cell))
    if (move.cell !== cell && cell !== move.target) {
      facts.push(said.playerAt({ cell: at(level, move.cell) }))
    }
    return facts
  }

  /** What might have brought the player to the cell: the river that drew them along, the chain they fell into. */
  function watersFacts(level: Level, step: StepView, move: MoveNow, cell: number): string[] {
    const entered = momentOf(step.before).cell
    const here = level.cells[cell] ?? 0
    const there = level.cells[entered] ?? 0
    if (numberOf(here) !== numberOf(there)) return []
    if (step.phase === IN_CAVE && kindOf(here) === CAVE && kindOf(there) === CAVE) {
      return [fallFact(level, move, entered)]
    }
    if (step.phase !== IN_CURRENT || !isWater(here)) return []
    const end = flowsInto(level, entered)
    const from = at(level, entered)
    if (end >= 0 && end !== cell && move.cell === end) {
      return [said.oneCell({ from, to: at(level, end) })]
    }
    if (end !== cell) return []
    return [
      move.cell === entered
        ? said.didNotAct({ from })
        : said.carriedOn({ to: at(level, move.cell) }),
    ]
  }

  function fallFact(level: Level, move: MoveNow, entered: number): string {
    const chain = chainAt(level, entered)
    const next = chain[(chain.indexOf(entered) + 1) % chain.length]!
    const right = caveOf(level, next)
    const given = { ...caveOf(level, entered), toIndex: right.index, to: right.cell }
    if (next === move.cell) return said.fallsOnce(given)
    const out = caveOf(level, move.cell)
    return said.fallsMisread({ ...given, outIndex: out.index, out: out.cell })
  }
}

function stillCells({ after }: StepView, cell: number): number[] {
  const { from, cell: now } = momentOf(after)
  return [...new Set([cell, now, from])].filter((other) => other >= 0)
}
