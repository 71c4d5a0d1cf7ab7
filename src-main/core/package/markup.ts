import { tex } from './tex'

/** How a statement is written. */
export interface Markup {
  /** A plain text. */
  text(plain: string): string
  /** Within a text that is written already. */
  strong(written: string): string
  emphasis(written: string): string
  /** What readers do not see. */
  comment(plain: string): string
  list(items: readonly string[]): string[]
}

/** Of such lists the format of 2025-09 says that judges can show them, of others not. */
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
