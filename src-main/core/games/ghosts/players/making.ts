import type { BuiltInPlayer, IsTimeUp, MatchMaking } from '../../../game/match'
import { err } from '../../../kernel/result'
import type { Rng } from '../../../kernel/rng'
import { inWords } from '../../../words'
import { advance, begin, toMove } from '../play/advance'
import { engine } from '../play/engine'
import { positionOf, type Position } from '../play/position'
import { cellNames } from '../cells'
import { exchange } from './exchange'
import { answerProblem, faultRulesIn } from './fault-rules'
import { players as numbers, type Level, type Player, type Team } from '../model'
import { greedyMove } from './player-greedy'
import { hunterMove } from './player-hunter'
import { randomMove } from './player-random'
import { refusalIn } from './refusals'
import type { Said } from '../said'

/** Returns a team's cells after the move. */
type Think = (position: Position, player: Player, rng: Rng, isTimeUp: IsTimeUp) => Team

const thinkers: Readonly<Record<string, Think | undefined>> = {
  random: randomMove,
  greedy: greedyMove,
  hunter: hunterMove,
}

/** How a match is made, and its built-in players. */
export const makingIn = inWords((words: Said): MatchMaking<Level> => {
  const { players, own } = words.ghosts
  const builtIn = (['random', 'greedy', 'hunter'] as const).map((id): BuiltInPlayer => ({
    id,
    ...players[id],
  }))
  return {
    players: builtIn,
    playerNames: [own.player({ player: 0 }), own.player({ player: 1 })],
    faultRules: faultRulesIn(words),
    answerTime: 250,
    answerRule: 'G5',
    levelOf(match) {
      const isLevel = match.form === 'town' || match.form === 'level'
      return isLevel ? match : { ...match, form: 'level', player: 0, turns: [], forfeit: null }
    },
    begin,
    toMove,
    turn: (match) => match.turns.length,
    problemOf(match, player, answer) {
      const found = answerProblem(match, player, answer)
      return found && refusalIn(words, found)
    },
    advance(match, moves, rng) {
      const advanced = advance(match, moves, rng)
      return advanced.ok ? advanced : err(refusalIn(words, advanced.error))
    },
    think(match, player, id, rng, isTimeUp) {
      const think = thinkers[id]
      if (!think) throw new Error(`no player ${id}`)
      return cellNames(think(positionOf(match), numbers[player]!, rng, isTimeUp))
    },
    exchange,
    // The limit, the order, the first ghosts and opponents.
    headLines: 4,
    scores(match) {
      const [white = 0, black = 0] = engine.answer(match).split(' ').map(Number)
      return [white, black]
    },
  }
})
