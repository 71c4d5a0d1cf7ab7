/** An element of an XML document; attributes and texts are plain. */
export interface Element {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly inside?: string | readonly Element[]
}

/** An element by its name, attributes and what is in it. */
export function element(
  name: string,
  attributes: Element['attributes'] = {},
  inside: Element['inside'] = [],
): Element {
  return { name, attributes, inside }
}

/** An element as a whole document, a line for each; what `about` says of it, in lines, stands in its head. */
export function xmlDocument(about: readonly string[], root: Element): string {
  const [first = '', ...others] = about.map((line) => line.replaceAll('--', '- -'))
  const comment = others.length === 0 ? [`<!-- ${first} -->`] : [`<!-- ${first}`, ...others, '-->']
  const head = ['<?xml version="1.0" encoding="UTF-8"?>', ...comment]
  return [...head, ...linesOf(root), ''].join('\n')
}

function linesOf({ name, attributes = {}, inside = [] }: Element): string[] {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `${name}${told.join('')}`
  if (typeof inside === 'string') return [`<${start}>${escaped(inside)}</${name}>`]
  if (inside.length === 0) return [`<${start}/>`]
  return [`<${start}>`, ...inside.flatMap(linesOf).map((line) => `    ${line}`), `</${name}>`]
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Characters that XML does not allow become spaces. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"\n\t]/g, (sign) => signs[sign]!)
}
