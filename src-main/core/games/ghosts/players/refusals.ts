import { HUNTERS } from '../model'
import type { Refusal } from '../play/refusal'
import { messageIn } from '../text/diagnostics'
import type { Texts } from '../texts'

/** Why a turn cannot be made, one sentence with the rule's id. */
export function refusalIn(words: Texts, refusal: Refusal): string {
  const { refusals } = words.ghosts
  switch (refusal.kind) {
    case 'over':
      return refusals.over
    case 'no-way':
      return refusals.noWay
    case 'count':
      return refusals.count({ ...refusal, expected: HUNTERS })
    case 'word':
      return refusals.word(refusal)
    case 'problem': {
      const { problem } = refusal
      return `${messageIn(words)(problem)} [${problem.rule}]`
    }
  }
}
