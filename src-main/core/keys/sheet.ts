import { html } from '../kernel/html'

/** A line of the sheet of keys: keys as people read them ("Ctrl+Shift+S"), what they do, and where that belongs. */
export interface SheetLine {
  readonly keys: string
  readonly text: string
  readonly group: string
}

const style = `
@page { margin: 0 }
body { margin: 12mm; font: 9pt system-ui, 'DejaVu Sans', sans-serif; columns: 2; column-gap: 8mm }
h1 { margin: 0 0 4mm; font-size: 14pt; column-span: all }
h2 { margin: 3mm 0 1mm; font-size: 9pt; color: #555; break-after: avoid }
section:first-of-type h2 { margin-top: 0 }
div { display: flex; justify-content: space-between; gap: 3mm; padding: 0.6mm 0; border-top: 0.2mm solid #ccc; break-inside: avoid }
kbd { font: inherit; font-weight: 600; white-space: nowrap }
`

/** The sheet of keys as an HTML document to be printed, by group as they first come. */
export function sheetPage(language: string, title: string, lines: readonly SheetLine[]): string {
  const groups = [...new Set(lines.map(({ group }) => group))]
  const line = ({ text, keys }: SheetLine): string =>
    `<div><span>${html(text)}</span><kbd>${html(keys)}</kbd></div>`
  const section = (group: string): string =>
    `<section><h2>${html(group)}</h2>${lines
      .filter((one) => one.group === group)
      .map(line)
      .join('\n')}</section>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${html(title)}</title><style>${style}</style><h1>${html(title)}</h1>${groups.map(section).join('\n')}`
}
