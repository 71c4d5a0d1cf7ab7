import type { EventFacts } from '../../../game/module'
import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { sentence } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import { cellName } from '../cells'
import { hunterEntity } from '../play/entities'
import {
  BY_APPEARING,
  BY_DIAGONAL,
  BY_GHOST,
  BY_NEUTRALISING,
  BY_OPPONENT,
  BY_PLAN,
  BY_REST,
  BY_SPARING,
  type Happening,
} from '../play/events'
import { HUNTERS, playerNames, type Level } from '../model'
import {
  aroundFacts,
  ghostName,
  ghostOf,
  hunterName,
  huntersOf,
  standingBefore,
  type WordsOf,
} from './words'

type Impossible = Happening<'impossible'>

/** Turns of the match that a misreading finds impossible: the match itself says what happened. */
export const impossibleEvents: WordsOf<'impossible'> = {
  impossible: {
    sentence: (_, event) => impossible(event),
    grounds: (level, step, event) => ({
      facts: [
        ...impossibleFacts(level, step, event),
        'The match contains this step, and the official rules allow it; the misreading does not.',
      ],
    }),
  },
}

function impossible({ why, who, cell }: Impossible): EventFacts {
  const at = cellName(cell)
  const name = `${playerNames[Math.trunc(who / HUNTERS)] ?? ''}’s hunter ${(who % HUNTERS) + 1}`
  const of = (what: string, rule: string, entity: number) =>
    factsOf(`${what}, impossible under this misreading`, rule, [cell], entity)
  const hunter = (what: string) => of(`${name} ${what}`, 'T2', hunterEntity(who))
  const ghost = (what: string, rule: string) => of(`${ghostName(who)} ${what}`, rule, who)
  switch (why) {
    case BY_DIAGONAL:
      return hunter(`goes diagonally to ${at}`)
    case BY_OPPONENT:
      return hunter(`enters ${at}, held by an opponent`)
    case BY_GHOST:
      return hunter(`enters ${at}, held by a ghost`)
    case BY_PLAN:
      return ghost(`goes to ${at}`, 'W2')
    case BY_REST:
      return ghost(`goes on to ${at} at once`, 'W1')
    case BY_SPARING:
      return ghost(`goes on after ${at}`, 'T3')
    case BY_NEUTRALISING:
      return ghost(`is gone at ${at}`, 'T3')
    case BY_APPEARING:
      return ghost(`stays where it appears, ${at}`, 'T4')
    default:
      return unreachable(why)
  }
}

function impossibleFacts(level: Level, step: StepView, { why, who, cell }: Impossible): string[] {
  const at = cellName(cell)
  const name = `Ghost ${who + 1}`
  const counted = () => aroundFacts(standingBefore(level, step), cell)
  switch (why) {
    case BY_DIAGONAL:
      return [hunterFact(step, who, cell)]
    case BY_OPPONENT: {
      const own = who < HUNTERS ? 0 : 1
      const held = huntersOf(step.before).filter(
        (other) => other.cell === cell && other.player !== own,
      )
      const stood = held.map((other) => sentence(`${hunterName(other)} stood at ${at} before`))
      return [hunterFact(step, who, cell), ...stood]
    }
    case BY_GHOST:
      return [hunterFact(step, who, cell), `A ghost stood at ${at} before.`]
    case BY_PLAN:
    case BY_REST: {
      const ghost = ghostOf(step.before, who)
      const from = ghost ? `from ${cellName(ghost.cell)} ` : ''
      return [`${name} went ${from}to ${at}.`]
    }
    case BY_SPARING:
      return [`${name} goes on in the list of the next turn.`, ...counted()]
    case BY_NEUTRALISING:
      return [
        `Another ghost has the place of ghost ${who + 1} in the list of the next turn.`,
        ...counted(),
      ]
    case BY_APPEARING:
      return [`${name} has appeared on ${at} and goes on from there.`, ...counted()]
    default:
      return unreachable(why)
  }
}

function hunterFact({ before }: StepView, hunter: number, cell: number): string {
  const mover = huntersOf(before)[hunter]!
  return sentence(`${hunterName(mover)} went from ${cellName(mover.cell)} to ${cellName(cell)}`)
}
