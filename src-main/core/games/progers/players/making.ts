import type { BuiltInPlayer, MatchMaking } from '../../../game/match'
import { err, ok } from '../../../kernel/result'
import { inWords, type Words } from '../../../words'
import { exchange } from './exchange'
import { answer } from '../play/play'
import { playerToMove } from '../play/hands'
import type { Form, Level } from '../model'
import { thinkGreedy } from './player-greedy'
import { thinkPlanner } from './player-planner'
import { thinkRandom } from './player-random'
import { problemSentence } from '../text/problem-sentence'
import { standing, withMove } from '../play/standing'
import { programProblem } from '../play/turn'

/** How a match is made: the players take turns, and a level contains the moves so far. */
export const makingIn = inWords((words: Pick<Words, 'progers'>): MatchMaking<Level> => ({
  players: playersIn(words),
  answerTime: 500,
  answerRule: 'P8',
  levelOf(match) {
    // Only a transcript can express an empty bank.
    const form: Form = match.bank === '' ? match.form : 'plain'
    const isLevel = match.moves.length === 0 && match.form === form
    return isLevel ? match : { ...match, moves: [], form }
  },
  toMove(level) {
    const player = playerToMove(level)
    return player === null ? [] : [player]
  },
  turn: (level) => level.moves.length,
  problemOf: (level, player, program) => problemOf(words, level, player, program),
  advance(level, moves) {
    const program = moves[0] ?? ''
    const problem = problemOf(words, level, level.moves.length & 1, program)
    return problem === null ? ok(withMove(level, program)) : err(problem)
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
  // The configuration and the order.
  headLines: 5,
  scores(level) {
    const [first = 0, second = 0] = answer(level).split(' ').map(Number)
    return [first, second]
  },
}))

function playersIn({ progers: { players } }: Pick<Words, 'progers'>): BuiltInPlayer[] {
  return Object.entries(players).map(([id, player]) => ({ id, ...player }))
}

function problemOf(
  words: Pick<Words, 'progers'>,
  level: Level,
  player: number,
  program: string,
): string | null {
  const state = standing(level)
  const problem = programProblem(level, state, player, program)
  // Otherwise the spaces would count as instructions and exceed the maximum.
  if (problem && problem.kind !== 'over' && /\s/.test(program)) return words.progers.answers.blanks
  return problem && problemSentence(words, level, state, player, problem)
}
