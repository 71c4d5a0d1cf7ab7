import type { FaultRule } from '../../../game/match'
import { advance, begin, readAnswer } from '../play/advance'
import { cellNames } from '../cells'
import { players, type Level, type Player } from '../model'
import { positionOf } from '../play/position'
import type { Refusal } from '../play/refusal'
import { mapOf } from '../play/town'
import type { Said } from '../said'

/** The rules for illegal answers (G5), the default first. */
export function faultRulesIn({ ghosts: { own } }: Said): readonly FaultRule<Level>[] {
  return [
    {
      id: 'forfeit',
      ...own.faultRules.forfeit,
      settle(unbegun, answers, rng) {
        const match = begin(unbegun, rng)
        const culprit = players.find((player) => isIllegal(match, player, answers))
        return culprit === undefined ? match : forfeited(match, culprit)
      },
    },
    {
      id: 'stay',
      ...own.faultRules.stay,
      settle(unbegun, answers, rng) {
        const match = begin(unbegun, rng)
        const mended = players.map((player) =>
          isIllegal(match, player, answers) ? stayingAnswer(match, player) : answers[player]!,
        )
        const advanced = advance(match, mended, rng)
        if (!advanced.ok) throw new Error(`a team could not stay: ${advanced.error.kind}`)
        return advanced.value
      },
    },
  ]
}

/** The answer of a team that stays where it is. */
export function stayingAnswer(match: Level, player: Player): string {
  return cellNames(positionOf(match).teams[player])
}

/** The match lost by a player's illegal or late answer. */
export function forfeited(match: Level, player: Player): Level {
  return { ...match, form: 'match', player: 0, forfeit: player }
}

function isIllegal(match: Level, player: Player, answers: readonly string[]): boolean {
  return answerProblem(match, player, answers[player] ?? '') !== null
}

/** The problem of a team's answer (G5); null if it is legal. */
export function answerProblem(match: Level, player: number, answer: string): Refusal | null {
  const team = players[player]!
  const read = readAnswer(mapOf(match.town), team, positionOf(match).teams[team], answer)
  return read.ok ? null : read.error
}
