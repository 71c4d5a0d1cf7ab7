import { HUNTERS } from '../model'
import type { Refusal } from '../play/refusal'
import { messageIn } from '../text/diagnostics'
import type { Said } from '../said'

/** Why a turn cannot be made, one sentence with the rule's id. */
export function refusalIn(words: Said, refusal: Refusal): string {
  const { answers } = words.ghosts
  switch (refusal.kind) {
    case 'over':
      return answers.over
    case 'no-way':
      return answers.noWay
    case 'count':
      return answers.count({ ...refusal, expected: HUNTERS })
    case 'word':
      return answers.word(refusal)
    case 'problem': {
      const { problem } = refusal
      return `${messageIn(words)(problem)} [${problem.rule}]`
    }
  }
}
