import type { Explanation, StepView } from '../../../game/debugging'
import { countOf, ordinal } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import * as events from '../play/events'
import { at, describe, type EventCode } from '../play/events'
import { CAT, type Level } from '../model'
import { expiredFacts, placedFacts } from './arrow'
import { eatenFacts, eatenPassingFacts } from './eaten'
import { flooredFacts, scoredFacts } from './scored'
import { whyStop } from './stop'
import { turnedByArrowFacts, turnedByWallFacts } from './turned'
import { animalName, animalOf, isCatByRight, wayName, type Grounds } from './words'

/** What made an event happen; see `Debugging`. */
export function whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation {
  if (event.code === events.STOPPED) return whyStop(level)
  const { rule, cells } = describe(level, event)
  const grounds = groundsOf(level, step, event)
  return { rule, facts: grounds.facts, cells: [...new Set([...cells, ...grounds.cells])] }
}

function groundsOf(level: Level, step: StepView, event: TraceEvent): Grounds {
  const code = event.code as Exclude<EventCode, typeof events.STOPPED>
  switch (code) {
    case events.SPAWNED:
      return { facts: spawnedFacts(level, event), cells: [] }
    case events.MOUSE_SCORED:
    case events.CAT_SCORED:
      return scoredFacts(level, step, event)
    case events.FLOORED:
      return { facts: flooredFacts(level, step, event), cells: [] }
    case events.FELL:
      return fell(level, step, event)
    case events.EATEN:
      return eatenFacts(level, step, event)
    case events.EATEN_PASSING:
      return eatenPassingFacts(level, step, event)
    case events.ARROW_TURNED:
      return turnedByArrowFacts(level, step, event)
    case events.WALL_TURNED:
      return turnedByWallFacts(level, step, event)
    case events.ARROW_PLACED:
      return placedFacts(level, step, event)
    case events.ARROW_EXPIRED:
      return expiredFacts(level, step, event)
    case events.WALKED_OFF:
      return { facts: walkedOffFacts(level, event), cells: [] }
    case events.CAT_DIED:
      return { facts: catDiedFacts(level, step, event), cells: [] }
    default:
      return unreachable(code)
  }
}

function spawnedFacts(level: Level, { a, b, c }: TraceEvent): string[] {
  const doors = Math.max(1, level.doors.length)
  const door = level.doors[a % doors]!
  const number = Math.trunc(a / doors) + 1
  const kind = b === CAT ? 'cat' : 'mouse'
  const isUsual = isCatByRight(level, a) === (b === CAT)
  const ten = number % 10 === 0 ? 'every 10th of a door is a cat' : 'only every 10th is a cat'
  const why = isUsual ? `a ${kind}: ${ten}` : `a ${kind} by a misreading, although ${ten}`
  return [
    `It is the ${ordinal(number)} animal of door ${(a % doors) + 1} in wall ${door.wall}, ${why}.`,
    `It stands just off the grid and goes onto ${at(level, c)} with the next move.`,
    ...(a >= level.turns.length * doors
      ? ['It comes after the last arrow: what is left of the run is the end of the game (T8).']
      : []),
  ]
}

function fell(level: Level, { before }: StepView, { a, b, c }: TraceEvent): Grounds {
  const animal = animalOf(level, before, a)
  const name = animalName(level, a, b === CAT)
  const facts = [`${at(level, c)} is a corner square, and corners are pits.`]
  if (animal && animal.cell >= 0) {
    const stood = `${name} stood at ${at(level, animal.cell)}, faced ${wayName(animal.way)}`
    facts.unshift(`${stood} and moved onto ${at(level, c)}.`)
  }
  facts.push('An animal that moves onto a pit is gone at once: it neither scores nor eats.')
  return { facts, cells: animal && animal.cell >= 0 ? [animal.cell] : [] }
}

function walkedOffFacts(level: Level, { a, b, c }: TraceEvent): string[] {
  return [
    `${animalName(level, a, b === CAT)} faced the wall at ${at(level, c)} when it moved.`,
    'By the official rules a wall turns it after the arrow does; this run follows a misreading.',
  ]
}

function catDiedFacts(level: Level, { events: all }: StepView, { a, c }: TraceEvent): string[] {
  const eaten = all.filter(({ b, code }) => b === a && isEaten(code))
  return [
    `${animalName(level, a, true)} at ${at(level, c)} has eaten ${countOf(Math.max(1, eaten.length), 'mouse', 'mice')} in this phase.`,
    'By the official rules a cat that eats stays; this run follows a misreading.',
  ]
}

function isEaten(code: number): boolean {
  return code === events.EATEN || code === events.EATEN_PASSING
}
