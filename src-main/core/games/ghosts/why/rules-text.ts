import { ruleTexts } from '../../../game/rules-text'
import type { RuleText } from '../../../game/module'
import type { Texts } from '../texts'

/** The rules in our own words, one entry for each id used in a diagnostic, a phase or an event. */
export function rulesTextIn({ ghosts: { rules } }: Texts): RuleText[] {
  return ruleTexts(rules)
}
