import { unreachable } from '../../../kernel/unreachable'
import type { Words } from '../../../words'
import { handOf } from '../play/layout'
import type { Level } from '../model'
import { LETTERS } from '../official'
import type { ProgramProblem } from '../play/turn'

/** Why a program is not a legal move, one sentence that ends with the rule's id. */
export function problemSentence(
  { progers: { answers } }: Pick<Words, 'progers'>,
  level: Level,
  state: Int32Array,
  player: number,
  problem: ProgramProblem,
): string {
  switch (problem.kind) {
    case 'over':
      return answers.over({ player })
    case 'empty':
      return answers.empty
    case 'too-long':
      return answers.tooLong
    case 'letter': {
      const number = problem.at + 1
      if (problem.letter < 0) return answers.noLetter({ number })
      const hand = handOf(level, state, player)
      return answers.notInHand({ player, letter: LETTERS[problem.letter]!, number, hand })
    }
    default:
      return unreachable(problem)
  }
}
