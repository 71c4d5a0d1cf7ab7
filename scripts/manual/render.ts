// Pages of the manual from Markdown. Beside Markdown there are three kinds of things, all of which look sensible in plain
// viewers too: `[F10](key:step)` is the key of a command, `![what is seen](picture:name)` a picture that is taken of the
// running app, and `[The board](board.md#tools)` leads to another page.
import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import type { ManualPage, ManualPart } from '@core/protocol/manual'

/** What a page leads to and shows, for those who check it. */
export interface PageUses {
  /** `page` or `page#anchor`. */
  readonly links: readonly string[]
  readonly pictures: readonly string[]
  /** Commands whose key is named, with the key as it is written. */
  readonly keys: readonly { readonly command: string; readonly text: string }[]
  /** What stands in bold: words of the window. */
  readonly labels: readonly string[]
}

/** A page as it is read, and what it uses. */
export interface ReadPage extends ManualPage {
  readonly anchors: readonly string[]
  readonly uses: PageUses
}

const marked = new Marked({ gfm: true })

/**
 * Reads a page. `anchors` are those of its headings in order: a page in another language has those of the English one, so
 * that what leads to a heading leads there in every language. Throws on what a page may not have.
 */
export function readPage(id: string, text: string, anchors?: readonly string[]): ReadPage {
  const tokens = marked.lexer(text)
  const [first] = tokens
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error(`${id}: begins with no title`)
  const headings = tokens.filter((token) => isSection(token))
  const names = anchors ?? headings.map((heading) => slugOf(plain(heading.tokens)))
  const uses = usesOf(tokens)
  let at = 0
  const renderer = makeRenderer(id, () => names[at++] ?? `part-${at}`)
  const html = new Marked({ gfm: true, renderer }).parse(text, { async: false })
  return {
    id,
    title: plain(first.tokens),
    html,
    parts: partsOf(tokens, names),
    anchors: names,
    uses,
  }
}

const isSection = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === 2

function makeRenderer(id: string, nextAnchor: () => string): RendererObject {
  return {
    // The window has a heading of the first level already.
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens)
      const name = depth === 2 ? ` id="manual-${nextAnchor()}"` : ''
      return `<h${depth + 1}${name} tabindex="-1">${inner}</h${depth + 1}>\n`
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens)
      if (href.startsWith('key:')) {
        return `<kbd data-command="${escaped(href.slice(4))}">${inner}</kbd>`
      }
      return `<a href="#manual" data-to="${escaped(targetOf(id, href))}">${inner}</a>`
    },
    image({ href, text }) {
      return `<img data-picture="${escaped(pictureOf(id, href))}" alt="${escaped(text)}">`
    },
    html({ text }) {
      throw new Error(`${id}: HTML is not allowed: ${text}`)
    },
  }
}

/** Where a link leads, as `page` or `page#anchor`. */
function targetOf(id: string, href: string): string {
  const found = /^(?:([\w-]+)\.md)?(?:#([\w-]+))?$/.exec(href)
  if (!found || href === '') throw new Error(`${id}: a link may only lead to a page: ${href}`)
  const [, page = id, anchor] = found
  return anchor === undefined ? page : `${page}#${anchor}`
}

function pictureOf(id: string, href: string): string {
  const [, name] = /^picture:([a-z-]+)$/.exec(href) ?? []
  if (name === undefined) throw new Error(`${id}: no name of a picture: ${href}`)
  return name
}

/** The name of a heading in addresses. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

function partsOf(tokens: readonly Token[], names: readonly string[]): readonly ManualPart[] {
  const parts: { anchor: string; title: string; text: string }[] = []
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth < 3) {
      const { tokens: inner, depth } = token as Tokens.Heading
      const anchor = depth === 2 ? (names[parts.length - 1] ?? '') : ''
      parts.push({ anchor, title: plain(inner), text: '' })
      continue
    }
    const part = parts.at(-1)
    const text = plain([token]).trim()
    if (part && text !== '') part.text += `${part.text === '' ? '' : ' '}${text}`
  }
  return parts
}

function usesOf(tokens: Token[]): PageUses {
  const links: string[] = []
  const pictures: string[] = []
  const keys: { command: string; text: string }[] = []
  const labels: string[] = []
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'link' && token.href.startsWith('key:')) {
      keys.push({ command: token.href.slice(4), text: token.text })
    } else if (token.type === 'link') links.push(token.href)
    else if (token.type === 'image') pictures.push(pictureOf('a page', token.href))
    else if (token.type === 'strong') labels.push(plain(token.tokens))
  })
  return { links, pictures, keys, labels }
}

/** The words of tokens, without marks and pictures. */
function plain(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token): string => {
      if (token.type === 'image' || token.type === 'hr') return ''
      if (token.type === 'space' || token.type === 'br') return ' '
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        return [header, ...rows]
          .map((row) => row.map((cell) => plain(cell.tokens)).join(' '))
          .join(' ')
      }
      if (token.type === 'list') {
        return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(' ')
      }
      const inner = (token as { tokens?: Token[] }).tokens
      return inner ? plain(inner) : unescaped((token as { text?: string }).text ?? '')
    })
    .join('')
}

function escaped(text: string): string {
  const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
  return text.replace(/[&<>"]/g, (sign) => names[sign as keyof typeof names])
}

function unescaped(text: string): string {
  const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => signs[name as keyof typeof signs])
}
