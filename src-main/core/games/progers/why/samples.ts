import type { StepView } from '../../../game/debugging'
import { countOf, listOf } from '../../../game/sentences'
import type { TraceEvent } from '../../../trace/trace'
import * as events from '../play/events'
import { groundOf } from '../play/ground'
import { cargoTypes, slots } from '../play/layout'
import { bases, SAMPLE_TYPES, spotName, type Level } from '../model'
import { CAPACITY, LETTERS, MOVE } from '../official'
import { rulesOfStep, typesWords, type Grounds } from './words'

/** Why a sample was taken (T6, P4). */
export function tookFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { b } = event
  const c = event.c & ~events.THEN_UNLOADED
  const facts = [
    ...visitWords(level, step, event, `the sample of type ${level.samples[b]!.type}`),
    c > CAPACITY
      ? `It had ${c - 1} aboard; by the official rules ${CAPACITY} are the most, and the sample would stay.`
      : `It had ${typesWords(aboardBefore(level, step, event))} aboard, ${c - 1} of ${CAPACITY}, so there was room.`,
  ]
  if (c !== event.c)
    facts.push('The cell is a base: what is taken there is unloaded in the same visit (P4).')
  return { facts, spots: [] }
}

/** Why a sample stayed where it is (T6, P6). */
export function leftLyingFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { b, c } = event
  const facts = [
    ...visitWords(level, step, event, `a sample of type ${level.samples[b]!.type}`),
    `It has ${typesWords(aboardBefore(level, step, event))} aboard, and ${CAPACITY} are the most, so the sample stays.`,
  ]
  if (c !== MOVE) facts.push(`${LETTERS[c]!} led onto the cell; being full does not stop a robot.`)
  else if (rulesOfStep(step).moveStops === 'at-samples')
    facts.push('M ends at a cell with a sample even when it cannot be taken (P6).')
  else
    facts.push(
      'This run lets M go on from there; by the official rules it ends even at a sample that cannot be taken (P6).',
    )
  return { facts, spots: [] }
}

/** Where a robot visits a sample: not where the text puts it, when the run takes row 0 for the north row. */
function visitWords(level: Level, step: StepView, { a, b }: TraceEvent, what: string): string[] {
  const { spot } = level.samples[b]!
  const seen = groundOf(level, rulesOfStep(step)).sampleAt.indexOf(b)
  const visit = `The robot of player ${a} visits ${spotName(seen)}, where ${what} lies`
  return seen === spot
    ? [`${visit}.`]
    : [`${visit} in this run; by the official rules it lies on ${spotName(spot)}.`]
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
  const holders = bases.filter(
    (_, at) => step.before[slots.bases + at * SAMPLE_TYPES + type - 1]! > 0,
  )
  const load = step.events.filter((other) => other.code === events.UNLOADED)
  const isFirst = load.find((other) => level.samples[other.b]!.type === type)?.b === event.b
  const facts = [
    `The robot of player ${player} visits the base ${spotName(bases[base]!)} with ${Math.max(step.before[slots.cargo + player]!, load.length)} aboard and unloads everything, ${typesWords(load.map((other) => level.samples[other.b]!.type))}.`,
  ]
  const isRight = holders.length === 0 && isFirst
  const why =
    holders.length > 0
      ? `Type ${type} was on ${listOf(holders.map((spot) => `base ${spotName(spot)}`))} before`
      : isFirst
        ? `No base had type ${type} before`
        : `No base had type ${type} before this load, but another of the load comes first`
  const brings = (hasBonus: boolean) => (hasBonus ? '1 point and 1 more' : '1 point and no bonus')
  if (isRight !== (bonus === events.BONUS)) {
    facts.push(
      `${why}; by the official rules it brings ${brings(isRight)}, and in this run ${brings(!isRight)}.`,
    )
  } else if (holders.length === 0 && !isFirst) {
    facts.push(
      `No base had type ${type} before this load, but another of the load has brought the bonus (P3).`,
    )
  } else facts.push(`${why}, so it brings ${brings(isRight)}.`)
  facts.push(`Player ${player} has ${countOf(event.c, 'point')} now.`)
  return { facts, spots: holders }
}
