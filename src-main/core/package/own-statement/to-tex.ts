import { tex } from '../tex'
import { linkPattern } from './fill'
import { known, textOfToken, withoutEntities, type StatementToken } from './read-markdown'

/** How a statement is set in TeX. */
export interface TexForm {
  /** How wide a picture may be: `0.6\textwidth`. */
  readonly pictureWidth: string
  /** A heading of the second level, or of a lower one. */
  heading(written: string, depth: number): string
}

/** TeX of a statement in Markdown. Formulas stay as they are written. */
export function statementTex(tokens: readonly StatementToken[], form: TexForm): string {
  const all = (inner: Parameters<typeof known>[0]): string => known(inner).map(one).join('')
  const within = (name: string, inner: string): string =>
    `\\begin{${name}}\n${inner.trimEnd()}\n\\end{${name}}\n\n`

  function one(token: StatementToken): string {
    switch (token.type) {
      case 'heading':
        return `${form.heading(all(token.tokens), token.depth)}\n\n`
      case 'paragraph': {
        const [only, ...more] = known(token.tokens)
        return only?.type === 'image' && more.length === 0
          ? within('center', all(token.tokens))
          : `${all(token.tokens)}\n\n`
      }
      case 'text':
        return token.tokens ? all(token.tokens) : tex(textOfToken(token))
      case 'escape':
        return tex(token.text)
      case 'strong':
        return `\\textbf{${all(token.tokens)}}`
      case 'em':
        return `\\emph{${all(token.tokens)}}`
      case 'del':
        return all(token.tokens)
      case 'blockquote':
        return within('quote', all(token.tokens))
      case 'codespan':
        return `\\texttt{${tex(token.text)}}`
      case 'math':
        return `$${token.text}$`
      case 'code':
        return verbatim(token.text)
      case 'br':
        return '\\\\\n'
      case 'hr':
        return '\\par\\noindent\\hrulefill\\par\n\n'
      case 'link':
        return linkPattern.test(token.href)
          ? `\\href{${address(token.href)}}{${all(token.tokens)}}`
          : all(token.tokens)
      case 'image':
        return `\\includegraphics[width=${form.pictureWidth}]{${withoutEntities(token.href)}}`
      case 'list': {
        const items = token.items.map((item) => `\\item ${all(item.tokens).trim()}\n`).join('')
        return within(token.ordered ? 'enumerate' : 'itemize', items)
      }
      case 'table': {
        const columns = token.align.map((side) => (side ?? 'left').charAt(0)).join('|')
        const row = (cells: typeof token.header): string =>
          `${cells.map((cell) => all(cell.tokens)).join(' & ')} \\\\ \\hline\n`
        const body = [token.header, ...token.rows].map(row).join('')
        return within('center', `\\begin{tabular}{|${columns}|}\n\\hline\n${body}\\end{tabular}`)
      }
      default:
        return ''
    }
  }

  return `${tokens.map(one).join('').trimEnd()}\n`
}

/** Text as it is; where it would end the environment itself, letter by letter. */
function verbatim(text: string): string {
  if (!text.includes('\\end{verbatim}')) {
    return `\\begin{verbatim}\n${text}\n\\end{verbatim}\n\n`
  }
  const lines = text.split('\n').map((line) => tex(line).replaceAll(' ', '~'))
  return `{\\ttfamily\\noindent ${lines.join('\\\\\n')}\\par}\n\n`
}

/** An address as an argument of TeX. */
function address(href: string): string {
  return href
    .replace(/[\\{}^ ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/[%#&]/g, '\\$&')
}
