import type { MatchMaking } from '../../../game/match'
import { err, ok } from '../../../kernel/result'
import { exchange } from './exchange'
import { playerToMove } from '../play/hands'
import type { Form, Level } from '../model'
import { thinkGreedy } from './player-greedy'
import { thinkPlanner } from './player-planner'
import { thinkRandom } from './player-random'
import { problemSentence } from '../text/problem-sentence'
import { standing, withMove } from '../play/standing'
import { programProblem } from '../play/turn'

/** How a match is made: the players move in turns, and a level carries the moves made so far. */
export const making: MatchMaking<Level> = {
  players: [
    {
      id: 'random',
      title: 'Random',
      about: 'Plays one to five random cards from its hand.',
    },
    {
      id: 'greedy',
      title: 'Greedy',
      about:
        'Scores as many points as it can this turn, or else takes as many samples aboard as it can.',
    },
    {
      id: 'planner',
      title: 'Planner',
      about: 'Weighs the opponent’s reply and its own next turn: it knows all cards to come.',
    },
  ],
  levelOf(match) {
    // Only a transcript can say that the bank is empty.
    const form: Form = match.bank === '' ? match.form : 'plain'
    const isLevel = match.moves.length === 0 && match.form === form
    return isLevel ? match : { ...match, moves: [], form }
  },
  toMove(level) {
    const player = playerToMove(level)
    return player === null ? [] : [player]
  },
  advance(level, moves) {
    const program = moves[0] ?? ''
    const player = level.moves.length & 1
    const state = standing(level)
    const problem = programProblem(level, state, player, program)
    return problem
      ? err(problemSentence(level, state, player, problem))
      : ok(withMove(level, program))
  },
  think(level, player, builtIn, rng, isTimeUp) {
    const state = standing(level)
    switch (builtIn) {
      case 'random':
        return thinkRandom(level, state, player, rng)
      case 'greedy':
        return thinkGreedy(level, state, player, rng)
      case 'planner':
        return thinkPlanner(level, state, player, rng, isTimeUp)
      default:
        throw new Error(`no player ${builtIn}`)
    }
  },
  exchange,
}
