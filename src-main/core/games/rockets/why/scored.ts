import type { StepView } from '../../../game/debugging'
import { countOf } from '../../../game/sentences'
import type { TraceEvent } from '../../../trace/trace'
import * as events from '../play/events'
import { slotsOf } from '../play/layout'
import type { Level } from '../model'
import {
  animalName,
  animalOf,
  animalsAt,
  cameFrom,
  moveWords,
  nameOf,
  rulesOfStep,
  type Grounds,
} from './words'

/** Why an animal on a rocket changed a score (T3, T4, R4). */
export function scoredFacts(
  level: Level,
  step: StepView,
  { code, a, b: packed, c }: TraceEvent,
): Grounds {
  const { before, events: all } = step
  const b = events.scoringPlayer(packed)
  const isCat = code === events.CAT_SCORED
  const animal = animalOf(level, before, a)
  const from = animal ? cameFrom(level, animal) : -1
  const facts = [
    animal
      ? `${moveWords(level, animal)}, where the rocket of player ${b + 1} stands.`
      : `${animalName(level, a, isCat)} is on the rocket of player ${b + 1}.`,
  ]
  const was = isCat ? c + 10 : c - 1
  if (!isCat) facts.push(`A mouse brings 1 point: player ${b + 1} goes from ${was} to ${c}.`)
  else if (c >= 0) facts.push(`A cat costs 10 points: player ${b + 1} goes from ${was} to ${c}.`)
  else {
    const isKept = all.some((other) => other.code === events.FLOORED && other.a === b)
    const then = isKept ? ', and the score is brought up to 0 after the cats of this turn (R3)' : ''
    facts.push(`A cat costs 10 points: ${was} less 10 is ${c}${then}.`)
  }
  if (Math.trunc(a / Math.max(1, level.doors.length)) === step.turn)
    facts.push(
      'It came out of its door in this turn: a rocket behind a door is like any other (R7).',
    )
  // Whoever scores later has found the others gone.
  const other = animal && animalsAt(level, before, animal.cell).find((held) => held.isCat !== isCat)
  if (other) {
    const order = rulesOfStep(step).areCatsFirst
      ? 'cats score before mice in this run, by the official rules after them'
      : 'mice score before cats'
    facts.push(
      `${nameOf(level, other)} came onto the rocket as well: ${order}, and no mouse is eaten there (R4).`,
    )
  }
  return { facts, cells: from < 0 ? [] : [from] }
}

/** Why a score was brought up to 0 (R3). */
export function flooredFacts(level: Level, step: StepView, { a, b }: TraceEvent): string[] {
  const { before, events: all } = step
  const cats = all.filter(
    ({ code, b: packed }) => code === events.CAT_SCORED && events.scoringPlayer(packed) === a,
  )
  const was = before[slotsOf(level).scores + a]!
  const had =
    cats.length === 0
      ? `Player ${a + 1} had ${was} at the end.`
      : `Player ${a + 1} had ${was}, and ${countOf(cats.length, 'cat')} on the rocket of player ${a + 1} in this turn cost ${cats.length * 10}: that would be ${b}.`
  return [
    had,
    rulesOfStep(step).floor === 'each-turn'
      ? 'No score stays below 0: it is brought up to 0 after all cats of the turn have cost their points.'
      : 'In this run only the final score is brought up to 0; by the official rules every turn does it.',
  ]
}
