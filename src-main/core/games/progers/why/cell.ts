import type { Debugging, Explanation, StepView } from '../../../game/debugging'
import { ways } from '../../../kernel/grid'
import { cellContentsIn } from './cell-contents'
import { BY_BORDER, events } from '../play/events'
import { robotSpot, robotWay, sampleState, slots } from '../play/layout'
import { bases, cellOfSpot, spotName, wayStep, type Level } from '../model'
import { phases } from '../play/turn'
import { eventsIn } from './events'
import { isComing, type Said } from './words'

const DRAW = 5

/** The reasons for a cell's contents after a step; see `Debugging`. */
export function whyCellIn(words: Said): Debugging<Level>['whyCell'] {
  const { describe, whyEvent } = eventsIn(words)
  return (level, step, cell) => {
    const told = step.events.filter(
      (event) => !events.is(event, 'program') && describe(level, event).cells.includes(cell),
    )
    const why = told.map((event) => whyEvent(level, step, event))
    const skip = blockedBy(words, level, step, cell)
    const all = skip ? [...why, skip] : why
    const spot = cellOfSpot(cell)
    const facts =
      all.length > 0 ? all.flatMap((one) => one.facts) : stillFacts(words, level, step, spot)
    return {
      rule: all[0]?.rule ?? phases[step.phase]!.rule,
      facts: [...new Set(facts)],
      cells: [...new Set([cell, ...all.flatMap((one) => one.cells)])],
    }
  }
}

/** The skipped instruction that would have led to the cell; null if there is none. */
function blockedBy(words: Said, level: Level, step: StepView, cell: number): Explanation | null {
  const event = step.events.find((one) => events.is(one, 'skipped'))
  if (!event) return null
  const [skip] = events.all([event], 'skipped')
  const { player, obstacle } = skip!
  const spot = robotSpot(step.before, player)
  const isAhead = spot + wayStep[robotWay(step.before, player)]! === cellOfSpot(cell)
  return isAhead && obstacle !== BY_BORDER ? eventsIn(words).whyEvent(level, step, event) : null
}

/** Why nothing happened on a spot. */
function stillFacts(words: Said, level: Level, step: StepView, spot: number): string[] {
  const { why } = words.progers
  const contents = cellContentsIn(words)(level, step.after, cellOfSpot(spot))
  const here = why.cell.here({ spot: spotName(spot), contents })
  const player = step.turn & 1
  if (step.phase > DRAW) return [here, why.cell.cannotSoNothing({ number: step.turn + 1 })]
  if (step.phase === DRAW) return [here, why.cell.drawsOnly({ player })]
  const from = robotSpot(step.before, player)
  return [
    here,
    instructionWords(words, level, step, spot),
    ...beyondFacts(words, level, step, from, spot),
    ...thingFacts(words, level, step, spot),
  ]
}

/** The effect of a step's instruction, for a spot that it did not change. */
function instructionWords(
  { progers: { why } }: Said,
  level: Level,
  step: StepView,
  spot: number,
): string {
  const player = step.turn & 1
  const program = level.moves[step.turn]!
  const [from, to] = [robotSpot(step.before, player), robotSpot(step.after, player)]
  const given = {
    number: step.phase + 1,
    program,
    letter: program[step.phase]!,
    player,
    from: spotName(from),
    to: spotName(to),
  }
  if (from === spot) return why.cell.leftFor(given)
  if (from !== to) return why.cell.notHere(given)
  const isSkipped = step.events.some((event) => events.is(event, 'skipped'))
  return why.cell.stays({ ...given, isSkipped })
}

/** A cell ahead of the robot that it did not reach. */
function beyondFacts(
  words: Said,
  level: Level,
  step: StepView,
  from: number,
  spot: number,
): string[] {
  const { why } = words.progers
  const player = step.turn & 1
  const way = robotWay(step.before, player)
  const last = step.events.map((event) => events.read(event)).findLast(isComing)
  if (!last || !isAhead(last.spot, way, spot) || from === spot) return []
  const given = { way: ways[way]! }
  if (last.name !== 'moved') return [why.cell.onlyMoveGoesOn(given)]
  const event = step.events.findLast((one) => events.is(one, 'moved'))!
  return [
    why.cell.moveEndedBefore(given),
    eventsIn(words).whyEvent(level, step, event).facts.at(-1)!,
  ]
}

function isAhead(from: number, way: number, spot: number): boolean {
  if (way % 2 === 1 && Math.trunc(from / 10) !== Math.trunc(spot / 10)) return false
  const steps = (spot - from) / wayStep[way]!
  return Number.isInteger(steps) && steps > 0
}

/** The effect that a visit would have on the cell's contents. */
function thingFacts(
  { progers: { why } }: Said,
  level: Level,
  { after }: StepView,
  spot: number,
): string[] {
  const index = level.samples.findIndex((sample) => sample.spot === spot)
  if (index >= 0 && sampleState(after, index).kind === 'lying') {
    const isUnder = [0, 1].some((player) => robotSpot(after, player) === spot)
    return [isUnder ? why.cell.sampleStaysUnder : why.cell.sampleStays]
  }
  if (!bases.includes(spot)) return []
  const [first, second] = [after[slots.cargo]!, after[slots.cargo + 1]!]
  return [why.cell.baseChanges({ first, second })]
}
