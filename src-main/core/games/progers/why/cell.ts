import type { Explanation, StepView } from '../../../game/debugging'
import { ways } from '../../../kernel/grid'
import { cellContents } from './cell-contents'
import { BY_BORDER, events } from '../play/events'
import { robotSpot, robotWay, sampleState, slots } from '../play/layout'
import { bases, cellOfSpot, spotName, wayStep, type Level } from '../model'
import { phases } from '../play/turn'
import { describe, whyEvent } from './events'
import { isComing } from './words'

const DRAW = 5

/** What made a cell come out of a step as it did; see `Debugging`. */
export function whyCell(level: Level, step: StepView, cell: number): Explanation {
  const told = step.events.filter(
    (event) => !events.is(event, 'program') && describe(level, event).cells.includes(cell),
  )
  const why = told.map((event) => whyEvent(level, step, event))
  const skip = blockedBy(level, step, cell)
  const all = skip ? [...why, skip] : why
  const spot = cellOfSpot(cell)
  const facts = all.length > 0 ? all.flatMap((one) => one.facts) : stillFacts(level, step, spot)
  return {
    rule: all[0]?.rule ?? phases[step.phase]!.rule,
    facts: [...new Set(facts)],
    cells: [...new Set([cell, ...all.flatMap((one) => one.cells)])],
  }
}

/** The skipped instruction that would have led to the cell; null when there is none. */
function blockedBy(level: Level, step: StepView, cell: number): Explanation | null {
  const event = step.events.find((one) => events.is(one, 'skipped'))
  if (!event) return null
  const [skip] = events.all([event], 'skipped')
  const { player, obstacle } = skip!
  const spot = robotSpot(step.before, player)
  const isAhead = spot + wayStep[robotWay(step.before, player)]! === cellOfSpot(cell)
  return isAhead && obstacle !== BY_BORDER ? whyEvent(level, step, event) : null
}

/** Why nothing happened on a spot. */
function stillFacts(level: Level, step: StepView, spot: number): string[] {
  const facts = [`At ${spotName(spot)}: ${cellContents(level, step.after, cellOfSpot(spot))}.`]
  const player = step.turn & 1
  if (step.phase > DRAW)
    return [...facts, `Move ${step.turn + 1} cannot be made, so nothing changes.`]
  if (step.phase === DRAW) return [...facts, `Player ${player} draws letters, and no robot moves.`]
  const letter = level.moves[step.turn]![step.phase]!
  const [from, to] = [robotSpot(step.before, player), robotSpot(step.after, player)]
  const head = `Instruction ${step.phase + 1} of ${level.moves[step.turn]!} is ${letter}`
  if (from === spot) facts.push(`${head}: the robot of player ${player} left for ${spotName(to)}.`)
  else if (from === to) {
    const isSkipped = step.events.some((event) => events.is(event, 'skipped'))
    const how = isSkipped ? 'it is skipped, and' : 'it only turns, and'
    facts.push(`${head}: ${how} the robot of player ${player} stays at ${spotName(from)}.`)
  } else
    facts.push(
      `${head}: it led the robot of player ${player} from ${spotName(from)} to ${spotName(to)}, not here.`,
    )
  facts.push(...beyondFacts(level, step, from, spot), ...thingFacts(level, step, spot))
  return facts
}

/** A cell ahead of the robot that it did not get to. */
function beyondFacts(level: Level, step: StepView, from: number, spot: number): string[] {
  const player = step.turn & 1
  const way = robotWay(step.before, player)
  const last = step.events.map((event) => events.read(event)).findLast(isComing)
  if (!last || !isAhead(last.spot, way, spot) || from === spot) return []
  if (last.name !== 'moved')
    return [`It is further on to the ${ways[way]!}; only M goes on by itself.`]
  const event = step.events.findLast((one) => events.is(one, 'moved'))!
  const why = whyEvent(level, step, event).facts.at(-1)!
  return [`It is further on to the ${ways[way]!}, but M ended before.`, why]
}

function isAhead(from: number, way: number, spot: number): boolean {
  if (way % 2 === 1 && Math.trunc(from / 10) !== Math.trunc(spot / 10)) return false
  const steps = (spot - from) / wayStep[way]!
  return Number.isInteger(steps) && steps > 0
}

/** What a visit would do to what lies there. */
function thingFacts(level: Level, { after }: StepView, spot: number): string[] {
  const index = level.samples.findIndex((sample) => sample.spot === spot)
  if (index >= 0 && sampleState(after, index).kind === 'lying') {
    const starts = [0, 1].filter((player) => robotSpot(after, player) === spot)
    const under =
      starts.length > 0 ? '; a robot that only stands or turns there does not visit it (P5)' : ''
    return [`Its sample stays until a robot with room comes onto the cell${under}.`]
  }
  const base = bases.indexOf(spot)
  if (base < 0) return []
  const aboard = [0, 1].map(
    (player) => `player ${player} has ${after[slots.cargo + player]!} aboard`,
  )
  return [`A base changes when a robot comes onto it with samples; ${aboard.join(' and ')}.`]
}
