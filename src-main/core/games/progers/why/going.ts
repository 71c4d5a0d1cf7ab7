import type { StepView } from '../../../game/debugging'
import { ways } from '../../../kernel/grid'
import type { TraceEvent } from '../../../trace/trace'
import { scratchOn } from '../../../trace/writer'
import * as events from '../play/events'
import { EDGE, WALL } from '../play/ground'
import { doInstruction } from '../play/instructions'
import { handOf, robotSpot } from '../play/layout'
import { spotName, wayStep, type Level } from '../model'
import { JUMP, LETTERS } from '../official'
import { makeStage } from '../play/stage'
import {
  edgeWords,
  obstacleWords,
  standBefore,
  rulesOfStep,
  sampleLying,
  unmindedWords,
  wallWords,
  type Stand,
  type Grounds,
} from './words'

/** Why S led a cell forward (T2). */
export function steppedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const unminded = unmindedWords(level, step, stand)
  const facts = [
    `The robot of player ${stand.player} stood at ${spotName(stand.spot)} and faced ${ways[stand.way]!}.`,
    ...unminded,
    unminded.length > 0
      ? 'That does not matter in this run; by the official rules S is skipped there.'
      : `No wall, no edge of a hill, no border and no robot is between ${spotName(stand.spot)} and ${spotName(event.b)}.`,
  ]
  return { facts, spots: [stand.spot] }
}

/** Why J led there, and over what (T3, P1). */
export function jumpedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const { player, spot, way } = stand
  const next = spot + wayStep[way]!
  const other = robotSpot(step.before, 1 - player)
  const facts = [
    `The robot of player ${player} stood at ${spotName(spot)} and faced ${ways[way]!}.`,
  ]
  if ((event.c & WALL) !== 0) facts.push(wallWords(level, spot, next, way))
  if ((event.c & EDGE) !== 0) facts.push(edgeWords(level, spot, next))
  if (other === next)
    facts.push(
      `The other robot is at ${spotName(next)}; by the official rules J is skipped then (P2).`,
    )
  const unminded = unmindedWords(level, step, stand).slice(0, other === next ? -1 : undefined)
  if (event.c !== 0) facts.push('J goes over walls and edges.')
  else if (unminded.length > 0) facts.push(...unminded, 'J goes over that in any case.')
  else if (other !== next) facts.push('Nothing is in between, and so J moves like S (P1).')
  return { facts, spots: [spot] }
}

/** Why M led on to a cell, and why it stops or goes on there (T4). */
export function movedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const there: Stand = { ...stand, spot: event.b }
  const unminded = unmindedWords(level, step, stand)
  const led = `M goes on to the ${wayWord(stand.way)}: from ${spotName(stand.spot)} to ${spotName(event.b)}`
  const facts =
    unminded.length === 0
      ? [`${led}, with nothing in between.`]
      : [
          `${led}.`,
          ...unminded,
          'That does not matter in this run; by the official rules M ends before it.',
        ]
  const other = robotSpot(step.before, 1 - stand.player)
  const sample = sampleLying(level, step, event.b)
  if (event.c === events.BY_NOTHING) facts.push(...goesOnWords(level, step, there, sample))
  else if (event.c === events.BY_SAMPLE) {
    const how =
      rulesOfStep(step).moveStops === 'at-samples'
        ? 'M ends at a cell with a sample, full or not.'
        : 'there is room for it; by the official rules M ends there also when full.'
    facts.push(`On ${spotName(event.b)} lies a sample, and ${how}`)
  } else {
    facts.push(`It stops at ${spotName(event.b)}.`, ...obstacleWords(level, there, event.c, other))
  }
  return { facts, spots: event.c === events.BY_ROBOT ? [stand.spot, other] : [stand.spot] }
}

function goesOnWords(level: Level, step: StepView, there: Stand, sample: number): string[] {
  const [here, next] = [spotName(there.spot), spotName(there.spot + wayStep[there.way]!)]
  const unminded = unmindedWords(level, step, there)
  const isFree = unminded.length === 0
  return [
    isFree
      ? `Nothing is between ${here} and ${next} either.`
      : 'What is ahead does not stop it in this run.',
    ...unminded,
    sample >= 0
      ? `A sample lies on ${here}; by the official rules M ends there.`
      : `No sample lies on ${here}, so M goes on.`,
  ]
}

/** Why an instruction was skipped: what is ahead (T2, T3, P2, P7). */
export function skippedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const stand = standBefore(step, event)
  const reason = event.b >> 3
  const letter = event.b & 7
  const other = robotSpot(step.before, 1 - stand.player)
  const facts = [
    ...obstacleWords(level, stand, reason, other),
    `The robot of player ${stand.player} stands at ${spotName(stand.spot)} and faces ${ways[stand.way]!}.`,
  ]
  if (letter === JUMP && (reason === events.BY_BORDER || reason === events.BY_ROBOT)) {
    facts.push('J goes over walls and edges, not over the border nor onto the other robot.')
  } else if (letter !== JUMP && isBarrier(reason)) {
    facts.push(`${LETTERS[letter]!} does not go over ${jumpWords(level, step, stand)}`)
  }
  const isKept =
    handOf(level, step.after, stand.player).length ===
    handOf(level, step.before, stand.player).length
  facts.push(
    isKept
      ? 'In this run it goes back to the hand; by the official rules it is used up (T1).'
      : 'The instruction is used up all the same (T1).',
  )
  if (rulesOfStep(step).doesFailureEndTurn)
    facts.push('In this run that ends the turn; by the official rules the program goes on (T1).')
  return { facts, spots: reason === events.BY_ROBOT ? [other] : [] }
}

function isBarrier(reason: number): boolean {
  return (
    reason === events.BY_WALL || reason === events.BY_EDGE || reason === events.BY_WALL_AND_EDGE
  )
}

/** Whether J would have gone over what stopped the robot: it is tried by the rules of the run. */
function jumpWords(level: Level, step: StepView, { player, spot, way }: Stand): string {
  const scratch = scratchOn(step.before.slice())
  const stage = makeStage(level, scratch, rulesOfStep(step))
  const next = spot + wayStep[way]!
  if (doInstruction(stage, player, JUMP)) return 'it; J would.'
  if (robotSpot(step.before, 1 - player) === next)
    return `it. J would, but the other robot stands at ${spotName(next)}.`
  return `it. J would, but a sample lies on ${spotName(next)} and the robot is full, which matters in this run.`
}

function wayWord(way: number): string {
  return ['north', 'east', 'south', 'west'][way]!
}
