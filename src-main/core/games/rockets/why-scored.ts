import type { StepView } from '../../game/debugging'
import { countOf } from '../../game/sentences'
import type { TraceEvent } from '../../trace/trace'
import * as events from './events'
import { slotsOf } from './layout'
import type { Level } from './model'
import {
  animalName,
  animalOf,
  animalsAt,
  cameFrom,
  moveWords,
  nameOf,
  type Grounds,
} from './why-words'

/** Why an animal on a rocket changed a score (T3, T4, R4). */
export function scoredFacts(
  level: Level,
  { before, events: all }: StepView,
  { code, a, b: packed, c }: TraceEvent,
): Grounds {
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
  // In the cats' own phase the mice are gone already.
  const cat = animal && !isCat && animalsAt(level, before, animal.cell).find((other) => other.isCat)
  if (cat) {
    facts.push(
      `${nameOf(level, cat)} came onto the rocket as well: mice score before cats, and nobody is eaten there (R4).`,
    )
  }
  return { facts, cells: from < 0 ? [] : [from] }
}

/** Why a score stayed at 0 (R3). */
export function flooredFacts(
  level: Level,
  { before, events: all }: StepView,
  { a, b }: TraceEvent,
): string[] {
  const cats = all.filter(
    ({ code, b: packed }) => code === events.CAT_SCORED && events.scoringPlayer(packed) === a,
  )
  const was = before[slotsOf(level).scores + a]!
  return [
    `Player ${a + 1} had ${was}, and ${countOf(cats.length, 'cat')} on his rocket in this turn cost ${cats.length * 10}: that would be ${b}.`,
    'No score stays below 0: it is brought up to 0 when all cats of the turn have cost their points.',
  ]
}
