import type { EventFacts } from '../../../game/module'
import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
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
import { HUNTERS, type Level } from '../model'
import type { Said } from '../said'
import { aroundFacts, ghostOf, huntersOf, named, standingBefore, type WordsOf } from './words'

type Impossible = Happening<'impossible'>

/** Turns of the match that are impossible under a misreading: the match itself records what sentences. */
export function impossibleEventsIn(words: Said): WordsOf<'impossible'> {
  return {
    impossible: {
      sentence: (_, event) => impossible(words, event),
      grounds: (level, step, event) => ({
        facts: [...impossibleFacts(words, level, step, event), words.ghosts.why.misreadingDoesNot],
      }),
    },
  }
}

function impossible({ ghosts: { sentences } }: Said, { why, who, cell }: Impossible): EventFacts {
  const at = cellName(cell)
  const hunter = { ...hunterOfNumber(who), cell: at }
  const ghost = { ghost: who + 1, cell: at }
  const ofHunter = (text: string) => factsOf(text, 'T2', [cell], hunterEntity(who))
  const ofGhost = (text: string, rule: string) => factsOf(text, rule, [cell], who)
  switch (why) {
    case BY_DIAGONAL:
      return ofHunter(sentences.impossible.diagonal(hunter))
    case BY_OPPONENT:
      return ofHunter(sentences.impossible.opponent(hunter))
    case BY_GHOST:
      return ofHunter(sentences.impossible.onGhost(hunter))
    case BY_PLAN:
      return ofGhost(sentences.impossible.plan(ghost), 'W2')
    case BY_REST:
      return ofGhost(sentences.impossible.rest(ghost), 'W1')
    case BY_SPARING:
      return ofGhost(sentences.impossible.sparing(ghost), 'T3')
    case BY_NEUTRALISING:
      return ofGhost(sentences.impossible.neutralising(ghost), 'T3')
    case BY_APPEARING:
      return ofGhost(sentences.impossible.appearing(ghost), 'T4')
    default:
      return unreachable(why)
  }
}

function impossibleFacts(
  words: Said,
  level: Level,
  step: StepView,
  { why: hindrance, who, cell }: Impossible,
): string[] {
  const { why } = words.ghosts
  const at = cellName(cell)
  const ghost = who + 1
  const counted = () => aroundFacts(words, standingBefore(level, step), cell)
  const went = () => hunterFact(words, step, who, cell)
  switch (hindrance) {
    case BY_DIAGONAL:
      return [went()]
    case BY_OPPONENT: {
      const own = who < HUNTERS ? 0 : 1
      const held = huntersOf(step.before).filter(
        (other) => other.cell === cell && other.player !== own,
      )
      return [went(), ...held.map((other) => why.opponentStood({ ...named(other), cell: at }))]
    }
    case BY_GHOST:
      return [went(), why.ghostStood({ cell: at })]
    case BY_PLAN:
    case BY_REST: {
      const held = ghostOf(step.before, who)
      return [
        held
          ? why.went({ ghost, from: cellName(held.cell), to: at })
          : why.ghostTo({ ghost, to: at }),
      ]
    }
    case BY_SPARING:
      return [why.goesOn({ ghost }), ...counted()]
    case BY_NEUTRALISING:
      return [why.otherInPlace({ ghost }), ...counted()]
    case BY_APPEARING:
      return [why.appearedOn({ ghost, cell: at }), ...counted()]
    default:
      return unreachable(hindrance)
  }
}

function hunterFact(
  { ghosts: { why } }: Said,
  { before }: StepView,
  hunter: number,
  cell: number,
): string {
  const mover = huntersOf(before)[hunter]!
  return why.hunterWent({ ...named(mover), from: cellName(mover.cell), to: cellName(cell) })
}

/** A hunter by its number among all, White's first. */
function hunterOfNumber(number: number): { readonly player: number; readonly hunter: number } {
  return { player: Math.trunc(number / HUNTERS), hunter: (number % HUNTERS) + 1 }
}
