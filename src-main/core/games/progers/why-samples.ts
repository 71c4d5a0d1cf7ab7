import type { StepView } from '../../game/debugging'
import { countOf, listOf } from '../../game/sentences'
import type { TraceEvent } from '../../trace/trace'
import * as events from './events'
import { BASES, cargoTypes, CARGO } from './layout'
import { bases, SAMPLE_TYPES, spotName, type Level } from './model'
import { CAPACITY, LETTERS, MOVE } from './official'
import { typesWords, type Grounds } from './why-words'

/** Why a sample was taken (T6, P4). */
export function tookFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { a, b } = event
  const c = event.c & ~events.THEN_UNLOADED
  const { spot, type } = level.samples[b]!
  const facts = [
    `The robot of player ${a} visits ${spotName(spot)}, where the sample of type ${type} lies.`,
    c > CAPACITY
      ? `It had ${c - 1} aboard; by the right rules ${CAPACITY} are the most, and the sample would stay.`
      : `It had ${typesWords(aboardBefore(level, step, event))} aboard, ${c - 1} of ${CAPACITY}, so there was room.`,
  ]
  if (c !== event.c)
    facts.push('The cell is a base: what is taken there is unloaded in the same visit (P4).')
  return { facts, spots: [] }
}

/** Why a sample stayed where it is (T6, P6). */
export function leftLyingFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { a, b, c } = event
  const { spot, type } = level.samples[b]!
  const facts = [
    `The robot of player ${a} visits ${spotName(spot)}, where a sample of type ${type} lies.`,
    `It has ${typesWords(aboardBefore(level, step, event))} aboard, and ${CAPACITY} are the most, so the sample stays.`,
  ]
  if (c === MOVE) facts.push('M ends at a cell with a sample even when it cannot be taken (P6).')
  else facts.push(`${LETTERS[c]!} led onto the cell; being full does not stop a robot.`)
  return { facts, spots: [] }
}

/** Types aboard just before an event of a step. */
function aboardBefore(level: Level, step: StepView, event: TraceEvent): number[] {
  const types = cargoTypes(level, step.before, event.a)
  for (const { code, a, b } of step.events) {
    if (b === event.b && code === event.code) break
    if (code === events.TOOK && a === event.a) types.push(level.samples[b]!.type)
  }
  return types
}

/** What an unloaded sample brought (T7, P3). */
export function unloadedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const player = event.a & 1
  const base = (event.a >> 1) & 3
  const bonus = event.a >> 3
  const { type } = level.samples[event.b]!
  const holders = bases.filter((_, at) => step.before[BASES + at * SAMPLE_TYPES + type - 1]! > 0)
  const load = step.events.filter((other) => other.code === events.UNLOADED)
  const isFirst = load.find((other) => level.samples[other.b]!.type === type)?.b === event.b
  const facts = [
    `The robot of player ${player} visits the base ${spotName(bases[base]!)} with ${Math.max(step.before[CARGO + player]!, load.length)} aboard and unloads everything, ${typesWords(load.map((other) => level.samples[other.b]!.type))}.`,
    holders.length > 0
      ? `Type ${type} was on ${listOf(holders.map((spot) => `base ${spotName(spot)}`))} before, so it brings 1 point and no bonus.`
      : isFirst
        ? `No base had type ${type} before, so it brings 1 point and 1 more.`
        : `No base had type ${type} before this load, but another of the load has brought the bonus (P3).`,
  ]
  const right = holders.length === 0 && isFirst
  if (right !== (bonus === events.BONUS)) facts.push('This run counts the bonus otherwise.')
  facts.push(`Player ${player} has ${countOf(event.c, 'point')} now.`)
  return { facts, spots: holders }
}
