import type { Explanation, StepView } from '../../../game/debugging'
import { countOf } from '../../../game/sentences'
import { ways } from '../../../kernel/grid'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import * as events from '../play/events'
import { describe, type EventCode } from '../play/events'
import { bankPosition, handOf, robotWay, slots } from '../play/layout'
import { cellOfSpot, spotName, type Level } from '../model'
import { HAND_SIZE, LETTERS } from '../official'
import { jumpedFacts, movedFacts, skippedFacts, steppedFacts } from './going'
import { leftLyingFacts, tookFacts, unloadedFacts } from './samples'
import { refusedFacts } from './refused'
import { standBefore, type Grounds } from './words'

/** What made an event happen; see `Debugging`. */
export function whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation {
  const { rule, cells } = describe(level, event)
  const { facts, spots } = groundsOf(level, step, event)
  return { rule, facts, cells: [...new Set([...cells, ...spots.map(cellOfSpot)])] }
}

function groundsOf(level: Level, step: StepView, event: TraceEvent): Grounds {
  const code = event.code as EventCode
  switch (code) {
    case events.PROGRAM:
      return { facts: programFacts(level, step, event), spots: [] }
    case events.STEPPED:
      return steppedFacts(level, step, event)
    case events.JUMPED:
      return jumpedFacts(level, step, event)
    case events.MOVED:
      return movedFacts(level, step, event)
    case events.TURNED:
      return { facts: turnedFacts(step, event), spots: [] }
    case events.SKIPPED:
      return skippedFacts(level, step, event)
    case events.TOOK:
      return tookFacts(level, step, event)
    case events.LEFT_LYING:
      return leftLyingFacts(level, step, event)
    case events.UNLOADED:
      return unloadedFacts(level, step, event)
    case events.DREW:
      return { facts: drewFacts(level, step, event), spots: [] }
    case events.ENDED_FOR:
      return { facts: endedFacts(level, step, event), spots: [] }
    case events.LAST_DELIVERED:
      return { facts: lastFacts(level, step), spots: [standBefore(step, event).spot] }
    case events.REFUSED:
      return { facts: refusedFacts(level, step, event), spots: [] }
    default:
      return unreachable(code)
  }
}

function programFacts(level: Level, { before }: StepView, { a, b, c }: TraceEvent): string[] {
  return [
    `Move ${b + 1} belongs to player ${a}; the players take turns.`,
    `Their hand is ${handOf(level, before, a)}, which has all letters of ${level.moves[b]!}.`,
    `Their robot stands at ${spotName(c)} and faces ${ways[robotWay(before, a)]!}.`,
  ]
}

function turnedFacts({ before }: StepView, { a, b, c }: TraceEvent): string[] {
  const letter = LETTERS[b & 7]!
  const word = { L: 'a quarter left', R: 'a quarter right', B: 'half round' }[letter] ?? ''
  return [
    `At ${spotName(c)} the robot faced ${ways[robotWay(before, a)]!}, and ${letter} turns it ${word}: to ${ways[b >> 3]!}.`,
    'It stays on its cell, so nothing there is visited.',
  ]
}

function drewFacts(level: Level, { before, after }: StepView, { a, b, c }: TraceEvent): string[] {
  const had = handOf(level, before, a)
  return [
    `After their program player ${a} had ${countOf(had.length, 'card')} left${had === '' ? '' : `, ${had},`} and draws ${c} to have ${had.length + c}.`,
    `The head of the bank is letter ${b + 1} of ${level.bank.length}: ${level.bank.slice(b, b + c)}.`,
    `Their hand is now ${handOf(level, after, a)}.`,
  ]
}

function endedFacts(level: Level, { before }: StepView, { a, b }: TraceEvent): string[] {
  const had = handOf(level, before, a).length
  const left = level.bank.length - bankPosition(level, before)
  const hasOtherStopped = before[slots.stopped + 1 - a] !== 0
  const other = hasOtherStopped
    ? `player ${1 - a} has stopped before, so the match is over`
    : `player ${1 - a} goes on`
  return [
    `Player ${a} needs ${HAND_SIZE - had} letters to have ${HAND_SIZE}, and the bank has ${left === 0 ? 'none' : left} left.`,
    `With ${countOf(b, 'card')} the hand cannot be filled, so this was the last turn of player ${a}; ${other}.`,
  ]
}

function lastFacts(level: Level, { before, after }: StepView): string[] {
  const brought = after[slots.delivered]! - before[slots.delivered]!
  return [
    `The level has ${countOf(level.samples.length, 'sample')}, and all are on bases now: this visit brought ${brought} of them.`,
    'With the last sample on a base the game ends at once: the rest of the program is not carried out.',
  ]
}
