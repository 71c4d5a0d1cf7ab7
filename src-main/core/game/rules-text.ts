import type { RuleText } from './module'

/** The rules of a catalogue, by their ids, in its order. */
export function ruleTexts(rules: Readonly<Record<string, Omit<RuleText, 'id'>>>): RuleText[] {
  return Object.entries(rules).map(([id, { title, text }]) => ({ id, title, text }))
}

/** The rules of a page: of each two lines, the id with the title, then the text. Indents are for the eye. */
export function rulesOf(page: string): RuleText[] {
  return Array.from(page.matchAll(/^ *(\S+) (.+)\n *(.+)$/gm), ([, id, title, text]) => ({
    id: id!,
    title: title!,
    text: text!,
  }))
}
