import type { Games } from '../games/registry'
import { textTable } from '../kernel/text-table'
import type { Certificate } from './certificate'
import { certificatePage } from './certificate-page'
import { paperOf, type Paper } from './certificate-paper'

/** The forms of a certificate: lines of JSON, text, or a page to print. */
export const certificateForms = ['json', 'text', 'html'] as const
export type CertificateForm = (typeof certificateForms)[number]

/** Writes certificates, one for each game of a set. `hash` returns the hash of a text. */
export function writtenCertificates(
  games: Games,
  certificates: readonly Certificate[],
  form: CertificateForm,
  hash: (text: string) => string,
): string {
  const lines = certificates.map((one) => JSON.stringify(one))
  if (form === 'json') return lines.map((line) => `${line}\n`).join('')
  const papers = certificates.map((one, at) => paperOf(games, one, hash(lines[at]!)))
  return form === 'text'
    ? papers.map((paper) => wordsOf(games.words.suite.paper.none, paper)).join('\n')
    : certificatePage(games.words.language, papers, lines)
}

/** A paper as text for a terminal or a mail. */
function wordsOf(none: string, { title, figures, tables }: Paper): string {
  const width = Math.max(...figures.map(([name]) => name.length))
  return [
    title,
    '='.repeat(title.length),
    '',
    ...figures.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...tables.flatMap(({ title: part, head, rows }) => [
      '',
      `${part}:${rows.length === 0 ? ` ${none}` : ''}`,
      ...(rows.length === 0 ? [] : textTable([head, ...rows]).map((row) => `  ${row}`)),
    ]),
    '',
  ].join('\n')
}
