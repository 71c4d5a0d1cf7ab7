import { unreachable } from '../../../kernel/unreachable'
import { handOf } from '../play/layout'
import type { Level } from '../model'
import { LETTERS } from '../official'
import type { ProgramProblem } from '../play/turn'

/** Why a program is no legal move, one sentence that ends in the rule's id. */
export function problemSentence(
  level: Level,
  state: Int32Array,
  player: number,
  problem: ProgramProblem,
): string {
  switch (problem.kind) {
    case 'over':
      return `The game is over for player ${player} [P10]`
    case 'empty':
      return 'A program has at least one instruction [P8]'
    case 'too-long':
      return 'A program has at most five instructions [P8]'
    case 'letter': {
      if (problem.letter < 0) return `Instruction ${problem.at + 1} is not a letter of SLRBJM [P8]`
      const hand = handOf(level, state, player)
      const letter = LETTERS[problem.letter]
      return `Player ${player} has no ${letter} for instruction ${problem.at + 1}; their hand is ${hand} [P8]`
    }
    default:
      return unreachable(problem)
  }
}
