import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'

/** A formula between dollar signs. */
export interface MathToken {
  readonly type: 'math'
  readonly raw: string
  /** As it is written, without the signs. */
  readonly text: string
}

/** A part of a statement as Markdown has it. */
export type StatementToken = MarkedToken | MathToken

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'math',
      level: 'inline',
      start: (text) => text.indexOf('$'),
      tokenizer: (text) => {
        const [raw, inner] = /^\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/.exec(text) ?? []
        return raw === undefined ? undefined : { type: 'math', raw, text: inner }
      },
    },
  ],
})

/** Reads Markdown with tables, and formulas between dollar signs. */
export function readMarkdown(text: string): StatementToken[] {
  return known(marked.lexer(text))
}

/** Tokens that nothing but the reader above made. */
export function known(tokens: readonly Token[] | undefined): StatementToken[] {
  return (tokens ?? []) as StatementToken[]
}

/** What a token holds, in the order of the text. */
export function withinToken(token: StatementToken): StatementToken[] {
  if (token.type === 'list') return token.items
  if (token.type === 'table') {
    return [token.header, ...token.rows].flat().flatMap((cell) => known(cell.tokens))
  }
  return 'tokens' in token ? known(token.tokens) : []
}

/** The words of a text token; what entities mean is put in their place. */
export function textOfToken({ text, escaped }: Pick<Tokens.Text, 'text' | 'escaped'>): string {
  return escaped === true ? text : withoutEntities(text)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  le: '≤',
  ge: '≥',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

/** A text in which numbers and the usual names of letters are put in place; others stay as they are written. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (raw, ten, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? raw
    const code = ten === undefined ? parseInt(String(hex), 16) : Number(ten)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
  })
}

/** The words of a token without any marks. */
export function plainOf(token: StatementToken): string {
  const inner = withinToken(token)
  if (inner.length > 0) return inner.map(plainOf).join('')
  if (token.type === 'text') return textOfToken(token)
  return 'text' in token ? token.text : ''
}

/** The title of a statement: its first heading, if that is of the first level. */
export function titleToken(tokens: readonly StatementToken[]): Tokens.Heading | null {
  const first = tokens.find(({ type }) => type !== 'space')
  return first?.type === 'heading' && first.depth === 1 ? first : null
}
