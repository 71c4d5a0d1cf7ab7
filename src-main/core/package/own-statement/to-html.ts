import { html } from '../../kernel/html'
import { linkPattern } from './fill'
import { known, textOfToken, withoutEntities, type StatementToken } from './read-markdown'

/** How a statement is set in HTML. */
export interface HtmlForm {
  /** The address of a picture by its name in the statement; null if there is none. */
  picture(name: string): string | null
  /** Whether links lead anywhere. */
  readonly hasLinks: boolean
}

/**
 * HTML of a statement. Nothing of what the setter wrote is taken as HTML, pictures have the given addresses and links lead
 * to sites alone, so it neither runs nor loads anything.
 */
export function statementHtml(
  tokens: readonly StatementToken[],
  { picture, hasLinks }: HtmlForm,
): string {
  const all = (inner: Parameters<typeof known>[0]): string => known(inner).map(one).join('')
  const element = (name: string, inner: string): string => `<${name}>${inner}</${name}>`

  function one(token: StatementToken): string {
    switch (token.type) {
      case 'heading':
        return `${element(`h${token.depth}`, all(token.tokens))}\n`
      case 'paragraph':
        return `${element('p', all(token.tokens))}\n`
      case 'text':
        return token.tokens ? all(token.tokens) : html(textOfToken(token))
      case 'escape':
        return html(token.text)
      case 'strong':
      case 'em':
      case 'del':
      case 'blockquote':
        return element(token.type, all(token.tokens))
      case 'codespan':
        return element('code', html(token.text))
      case 'math':
        return `<span class="formula">${html(withoutEntities(token.text))}</span>`
      case 'code':
        return `${element('pre', html(token.text))}\n`
      case 'br':
        return '<br>'
      case 'hr':
        return '<hr>\n'
      case 'link':
        return hasLinks && linkPattern.test(token.href)
          ? `<a href="${html(token.href)}">${all(token.tokens)}</a>`
          : all(token.tokens)
      case 'image': {
        const address = picture(token.href)
        const alt = html(withoutEntities(token.text))
        return address === null ? alt : `<img alt="${alt}" src="${html(address)}">`
      }
      case 'list': {
        const items = token.items.map((item) => element('li', all(item.tokens))).join('\n')
        const start =
          token.ordered && typeof token.start === 'number' ? ` start="${token.start}"` : ''
        return token.ordered ? `<ol${start}>\n${items}\n</ol>\n` : `<ul>\n${items}\n</ul>\n`
      }
      case 'table': {
        const row = (name: string, cells: typeof token.header): string =>
          element('tr', cells.map((cell) => element(name, all(cell.tokens))).join(''))
        const body = token.rows.map((cells) => row('td', cells)).join('\n')
        return `<table>\n${row('th', token.header)}\n${body}\n</table>\n`
      }
      default:
        return ''
    }
  }

  return tokens.map(one).join('')
}
