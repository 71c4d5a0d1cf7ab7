import type { RuleText } from './module'

/** The rules of a catalogue with their ids, in order. */
export function ruleTexts(rules: Readonly<Record<string, Omit<RuleText, 'id'>>>): RuleText[] {
  return Object.entries(rules).map(([id, { title, text }]) => ({ id, title, text }))
}
