import type { RuleText } from './module'

/** The rules of a page: of each two lines, the id with the title, then the text. Indents are for the eye. */
export function rulesOf(page: string): RuleText[] {
  return Array.from(page.matchAll(/^ *(\S+) (.+)\n *(.+)$/gm), ([, id, title, text]) => ({
    id: id!,
    title: title!,
    text: text!,
  }))
}
