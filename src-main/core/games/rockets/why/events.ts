import { factsOf, wordsOf } from '../../../game/event-words'
import type { StepView } from '../../../game/debugging'
import { countOf, ordinal } from '../../../game/sentences'
import { events, type Happening } from '../play/events'
import type { Level } from '../model'
import { arrowEvents } from './arrow'
import { eatenEvents } from './eaten'
import { scoreEvents } from './scored'
import { describeStop, whyStop } from './stop'
import { turnEvents } from './turned'
import { animalName, animalOf, at, doorOf, isCatByRight, kindName, wayName } from './words'

/** Every event in words, and what made it happen; player, door and turn numbers are said from 1. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  ...scoreEvents,
  ...eatenEvents,
  ...turnEvents,
  ...arrowEvents,
  spawned: {
    sentence: (level, { birth, isCat, cell }) =>
      factsOf(
        `Door ${doorOf(level, birth)} lets out a ${kindName(isCat)}`,
        isOfLastHalfTurn(level, birth) ? ['T1', 'T8'] : 'T1',
        [cell],
        birth,
      ),
    grounds: (level, _, event) => ({ facts: spawnedFacts(level, event) }),
  },
  fell: {
    sentence: (level, { birth, isCat, cell }) =>
      factsOf(
        `${doorsAnimal(level, birth, isCat)} falls into the pit at ${at(level, cell)}`,
        'T2',
        [cell],
        birth,
      ),
    grounds(level, { before }, { birth, isCat, cell }) {
      const animal = animalOf(level, before, birth)
      const name = animalName(level, birth, isCat)
      const facts = [`${at(level, cell)} is a corner square, and corners are pits.`]
      if (animal && animal.cell >= 0) {
        const stood = `${name} stood at ${at(level, animal.cell)}, faced ${wayName(animal.way)}`
        facts.unshift(`${stood} and moved onto ${at(level, cell)}.`)
      }
      facts.push('An animal that moves onto a pit is gone at once: it neither scores nor eats.')
      return { facts, cells: animal && animal.cell >= 0 ? [animal.cell] : [] }
    },
  },
  'walked-off': {
    sentence: (level, { birth, isCat, cell }) =>
      factsOf(
        `${doorsAnimal(level, birth, isCat)} walks off the grid from ${at(level, cell)}`,
        'R1',
        [cell],
        birth,
      ),
    grounds: (level, _, { birth, isCat, cell }) => ({
      facts: [
        `${animalName(level, birth, isCat)} faced the wall at ${at(level, cell)} when it moved.`,
        'By the official rules a wall turns it after the arrow does; this run follows a misreading.',
      ],
    }),
  },
  'cat-died': {
    sentence: (level, { birth, cell }) =>
      factsOf(
        `The cat from door ${doorOf(level, birth)} leaves the board with the mouse it ate at ${at(level, cell)}`,
        'T5',
        [cell],
        birth,
      ),
    grounds: (level, step, event) => ({ facts: catDiedFacts(level, step, event) }),
  },
  'cannot-be-played': { sentence: describeStop, grounds: whyStop },
})

/** Whether an animal was born after the last arrow (T8). */
function isOfLastHalfTurn({ doors, turns }: Level, birth: number): boolean {
  return birth >= turns.length * Math.max(1, doors.length)
}

function doorsAnimal(level: Level, birth: number, isCat: boolean): string {
  return `The ${kindName(isCat)} from door ${doorOf(level, birth)}`
}

function spawnedFacts(level: Level, { birth, isCat, cell }: Happening<'spawned'>): string[] {
  const doors = Math.max(1, level.doors.length)
  const door = level.doors[birth % doors]!
  const number = Math.trunc(birth / doors) + 1
  const kind = kindName(isCat)
  const isUsual = isCatByRight(level, birth) === isCat
  const ten = number % 10 === 0 ? 'every 10th of a door is a cat' : 'only every 10th is a cat'
  const why = isUsual ? `a ${kind}: ${ten}` : `a ${kind} by a misreading, although ${ten}`
  return [
    `It is the ${ordinal(number)} animal of door ${doorOf(level, birth)} in wall ${door.wall}, ${why}.`,
    `It stands just off the grid and goes onto ${at(level, cell)} with the next move.`,
    ...(isOfLastHalfTurn(level, birth)
      ? ['It comes after the last arrow: what is left of the run is the end of the game (T8).']
      : []),
  ]
}

function catDiedFacts(
  level: Level,
  step: StepView,
  { birth, cell }: Happening<'cat-died'>,
): string[] {
  const eaten = events
    .all(step.events, 'mouse-eaten', 'mouse-eaten-passing')
    .filter(({ cat }) => cat === birth)
  return [
    `${animalName(level, birth, true)} at ${at(level, cell)} has eaten ${countOf(Math.max(1, eaten.length), 'mouse', 'mice')} in this phase.`,
    'By the official rules a cat that eats stays; this run follows a misreading.',
  ]
}
