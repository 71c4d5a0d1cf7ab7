import type { FaultRule } from '../../../game/match'
import { advance, begin, readAnswer } from '../play/advance'
import { cellNames } from '../cells'
import { players, type Level, type Player } from '../model'
import { positionOf } from '../play/position'
import { mapOf } from '../play/town'

/** What happens after an illegal answer (G5), the default first. */
export const faultRules: readonly FaultRule<Level>[] = [
  {
    id: 'forfeit',
    title: 'forfeits the match',
    about: 'An illegal or late answer forfeits the match; the scores stay as they are (G5).',
    settle(unbegun, answers, rng) {
      const match = begin(unbegun, rng)
      const culprit = players.find((player) => isIllegal(match, player, answers))
      return culprit === undefined ? match : forfeited(match, culprit)
    },
  },
  {
    id: 'stay',
    title: 'leaves the team where it is',
    about:
      'After an illegal or late answer the team stays where it was, and the match goes on (G5).',
    settle(unbegun, answers, rng) {
      const match = begin(unbegun, rng)
      const mended = players.map((player) =>
        isIllegal(match, player, answers) ? stayingAnswer(match, player) : answers[player]!,
      )
      const advanced = advance(match, mended, rng)
      if (!advanced.ok) throw new Error(`a team could not stay: ${advanced.error}`)
      return advanced.value
    },
  },
]

/** What a team writes that stays where it is. */
export function stayingAnswer(match: Level, player: Player): string {
  return cellNames(positionOf(match).teams[player])
}

/** The match lost by a player's illegal or late answer. */
export function forfeited(match: Level, player: Player): Level {
  return { ...match, form: 'match', player: 0, forfeit: player }
}

function isIllegal(match: Level, player: Player, answers: readonly string[]): boolean {
  const before = positionOf(match).teams[player]
  return !readAnswer(mapOf(match.town), player, before, answers[player] ?? '').ok
}
