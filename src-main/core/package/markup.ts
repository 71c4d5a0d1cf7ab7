import { tex } from './tex'

/** How a statement is written. */
export interface Markup {
  /** A plain text. */
  text(plain: string): string
  /** Within a text that is written already. */
  strong(written: string): string
  emphasis(written: string): string
  /** A comment, which readers do not see. */
  comment(plain: string): string
  list(items: readonly string[]): string[]
}

/** The format of 2025-09 guarantees that judges can show such lists, but not others. */
export const texMarkup: Markup = {
  text: tex,
  strong: (written) => `\\textbf{${written}}`,
  emphasis: (written) => `\\emph{${written}}`,
  comment: (plain) => `% ${plain}`,
  list: (items) => ['\\begin{itemize}', ...items.map((item) => `\\item ${item}`), '\\end{itemize}'],
}

export const markdown: Markup = {
  text: markdownText,
  strong: (written) => `**${written}**`,
  emphasis: (written) => `*${written}*`,
  comment: (plain) => `<!-- ${plain.replaceAll('--', '- -')} -->`,
  list: (items) => items.map((item) => `- ${item}`),
}

/** Signs of formulas on some sites, and of HTML, have to be written by their numbers. */
function markdownText(plain: string): string {
  return plain
    .replace(/[&<>~$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]{}|]|^[-+#]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
