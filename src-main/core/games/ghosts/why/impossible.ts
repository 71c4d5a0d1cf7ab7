import type { StepView } from '../../../game/debugging'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../cells'
import * as events from '../play/events'
import { ghostOf, huntersOf, type Hunter, type Grounds } from './words'
import { hunterName, aroundFacts, standingBefore } from './words'
import type { Level } from '../model'
import { sentence } from '../../../game/sentences'

type Why = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Why a misreading finds a turn of the match impossible: the match itself says what happened. */
export function impossibleFacts(level: Level, step: StepView, { a, b, c }: TraceEvent): Grounds {
  const why = a as Why
  const at = cellName(c)
  const told = (...facts: string[]): Grounds => ({
    facts: [
      ...facts,
      'The match contains this step, and the official rules allow it; the misreading does not.',
    ],
    cells: [],
  })
  switch (why) {
    case events.BY_DIAGONAL:
      return told(hunterFact(step, b, c))
    case events.BY_OPPONENT: {
      const held = huntersOf(step.before).filter(
        ({ cell, player }) => cell === c && player !== (b < 8 ? 0 : 1),
      )
      return told(
        hunterFact(step, b, c),
        ...held.map((other: Hunter) => sentence(`${hunterName(other)} stood at ${at} before`)),
      )
    }
    case events.BY_GHOST:
      return told(hunterFact(step, b, c), `A ghost stood at ${at} before.`)
    case events.BY_PLAN:
    case events.BY_REST: {
      const ghost = ghostOf(step.before, b)
      const from = ghost ? `from ${cellName(ghost.cell)} ` : ''
      return told(`Ghost ${b + 1} went ${from}to ${at}.`)
    }
    case events.BY_SPARING:
      return told(
        `Ghost ${b + 1} goes on in the list of the next turn.`,
        ...aroundFacts(standingBefore(level, step), c),
      )
    case events.BY_NEUTRALISING:
      return told(
        `Another ghost has the place of ghost ${b + 1} in the list of the next turn.`,
        ...aroundFacts(standingBefore(level, step), c),
      )
    case events.BY_APPEARING:
      return told(
        `Ghost ${b + 1} has appeared on ${at} and goes on from there.`,
        ...aroundFacts(standingBefore(level, step), c),
      )
    default:
      return unreachable(why)
  }
}

function hunterFact({ before }: StepView, hunter: number, cell: number): string {
  const mover = huntersOf(before)[hunter]!
  return sentence(`${hunterName(mover)} went from ${cellName(mover.cell)} to ${cellName(cell)}`)
}
