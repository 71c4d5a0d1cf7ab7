import { html, htmlDocument } from '../kernel/html'
import type { Paper, PaperTable } from './certificate-paper'

/** Before and behind the JSON of certificates in their page. */
const BEFORE = '<script type="application/json" id="certificates">'
const BEHIND = '</script>'

const STYLE = `
  @page { size: A4; margin: 16mm 14mm; }
  :root { color-scheme: light; }
  body { max-width: 182mm; margin: 24px auto; padding: 0 16px; background: #fff; color: #1a1a1a;
    font: 13px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { margin: 24px 0 6px; font-size: 15px; break-after: avoid; }
  section + section { margin-top: 40px; padding-top: 24px; border-top: 2px solid #1a1a1a; break-before: page; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0; }
  dt { color: #555; }
  dd { margin: 0; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 3px 8px 3px 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top;
    overflow-wrap: anywhere; }
  th { border-bottom-color: #1a1a1a; color: #555; font-weight: 600; overflow-wrap: normal; }
  td:first-child { min-width: 14ch; }
  .hash { min-width: 18ch; font: 10px/1.3 ui-monospace, monospace; }
  @media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; }
    section + section { margin: 0; padding: 0; border: 0; } }
`

/** Certificates as one self-contained page, to print and to pass on. It contains their JSON, for verifying. */
export function certificatePage(
  language: string,
  papers: readonly Paper[],
  lines: readonly string[],
): string {
  const title = papers.map((paper) => paper.title).join('; ')
  return htmlDocument(language, title, STYLE, [
    ...papers.map(section),
    // This way it cannot contain an end tag.
    `${BEFORE}\n${lines.map((line) => `${line.replaceAll('<', '\\u003c')}\n`).join('')}${BEHIND}`,
  ])
}

/** The lines of JSON in such a page; any other text is taken as lines of JSON itself. */
export function linesInPage(text: string): string {
  const from = text.indexOf(BEFORE)
  if (from < 0) return text
  const to = text.indexOf(BEHIND, from)
  return text.slice(from + BEFORE.length, to < 0 ? undefined : to)
}

function section({ title, figures, tables }: Paper): string {
  return [
    '<section>',
    `<h1>${html(title)}</h1>`,
    '<dl>',
    ...figures.map(([name, value]) => `<dt>${html(name)}</dt><dd>${html(value)}</dd>`),
    '</dl>',
    ...tables.map(table),
    '</section>',
  ].join('\n')
}

function table({ title, head, rows, hashes }: PaperTable): string {
  if (rows.length === 0) return `<h2>${html(title)}</h2>\n<p>None.</p>`
  const cell = (text: string, at: number): string =>
    `<td${hashes.includes(at) ? ' class="hash"' : ''}>${html(text)}</td>`
  return [
    `<h2>${html(title)}</h2>`,
    '<table>',
    `<thead><tr>${head.map((text) => `<th scope="col">${html(text)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`),
    '</tbody>',
    '</table>',
  ].join('\n')
}
