import type { StepView } from '../../game/debugging'
import { ways } from '../../kernel/grid'
import type { TraceEvent } from '../../trace/trace'
import * as events from './events'
import { EDGE, WALL } from './ground'
import { handOf, robotSpot, sampleState } from './layout'
import { spotName, wayStep, type Level } from './model'
import { JUMP, LETTERS } from './official'
import {
  edgeWords,
  isBarred,
  obstacleWords,
  standBefore,
  wallWords,
  type Stand,
  type Grounds,
} from './why-words'

/** Why S led a cell forward (T2). */
export function steppedFacts(step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const facts = [
    `The robot of player ${stand.player} stood at ${spotName(stand.spot)} and faced ${ways[stand.way]!}.`,
    `No wall, no edge of a hill, no border and no robot is between ${spotName(stand.spot)} and ${spotName(event.b)}.`,
  ]
  return { facts, spots: [stand.spot] }
}

/** Why J led there, and over what (T3, P1). */
export function jumpedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { player, spot, way } = standBefore(step, event)
  const next = spot + wayStep[way]!
  const facts = [
    `The robot of player ${player} stood at ${spotName(spot)} and faced ${ways[way]!}.`,
  ]
  if ((event.c & WALL) !== 0) facts.push(wallWords(level, spot, next, way))
  if ((event.c & EDGE) !== 0) facts.push(edgeWords(level, spot, next))
  if (event.c === 0) facts.push('Nothing is in between, and so J moves like S (P1).')
  else facts.push('J goes over walls and edges.')
  if (event.b !== next)
    facts.push(
      `The other robot is at ${spotName(next)}; by the right rules J is skipped then (P2).`,
    )
  return { facts, spots: [spot] }
}

/** Why M led on to a cell, and why it stops or goes on there (T4). */
export function movedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const there: Stand = { ...stand, spot: event.b }
  const facts = [
    `M goes on to the ${wayWord(stand.way)}: from ${spotName(stand.spot)} to ${spotName(event.b)}, with nothing in between.`,
  ]
  const other = robotSpot(step.before, 1 - stand.player)
  if (event.c === events.BY_NOTHING) {
    const next = event.b + wayStep[stand.way]!
    facts.push(`Nothing is between ${spotName(event.b)} and ${spotName(next)} either.`)
    const lies = level.samples.findIndex(({ spot }) => spot === event.b)
    const isThere = lies >= 0 && sampleState(step.before, lies).kind === 'lying'
    facts.push(
      isThere
        ? `A sample lies on ${spotName(event.b)}; by the right rules M ends there.`
        : `No sample lies on ${spotName(event.b)}, so M goes on.`,
    )
  } else if (event.c === events.BY_SAMPLE) {
    facts.push(
      `On ${spotName(event.b)} lies a sample, and M ends at a cell with a sample, full or not.`,
    )
  } else {
    facts.push(`It stops at ${spotName(event.b)}.`, obstacleWords(level, there, event.c, other))
  }
  return { facts, spots: event.c === events.BY_ROBOT ? [stand.spot, other] : [stand.spot] }
}

/** Why an instruction was skipped: what is ahead (T2, T3, P2, P7). */
export function skippedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const reason = event.b >> 3
  const letter = event.b & 7
  const other = robotSpot(step.before, 1 - stand.player)
  const facts = [
    obstacleWords(level, stand, reason, other),
    `The robot of player ${stand.player} stands at ${spotName(stand.spot)} and faces ${ways[stand.way]!}.`,
  ]
  if (letter === JUMP && (reason === events.BY_BORDER || reason === events.BY_ROBOT)) {
    facts.push('J goes over walls and edges, not over the border nor onto the other robot.')
  } else if (reason < events.BY_ROBOT && isBarred(level, stand.spot, stand.way)) {
    facts.push(`${LETTERS[letter]!} does not go over it; J would.`)
  }
  const isKept =
    handOf(level, step.after, stand.player).length ===
    handOf(level, step.before, stand.player).length
  facts.push(
    isKept
      ? 'In this run it goes back to the hand; by the right rules it is used up (T1).'
      : 'The instruction is used up all the same (T1).',
  )
  return { facts, spots: reason === events.BY_ROBOT ? [other] : [] }
}

function wayWord(way: number): string {
  return ['north', 'east', 'south', 'west'][way]!
}
