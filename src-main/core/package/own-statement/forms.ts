import type { PackageFile, WrittenStatement } from '../package'
import { svgAddress } from '../../kernel/html'
import { bytesAddress } from './bytes-address'
import { plainOf, readMarkdown, titleToken, type StatementToken } from './read-markdown'
import { statementHtml } from './to-html'
import { statementTex, type TexForm } from './to-tex'

/** A part of a statement below a heading of the second level, in TeX; what comes before the first has no heading. */
export interface TexSection {
  /** The words of the heading as they are; empty for none. */
  readonly heading: string
  readonly content: string
}

/** The statement as HTML: its body, with all pictures in it. `links`: whether they lead to their sites. */
export function writtenHtml(
  { markdown, boards, files }: Pick<WrittenStatement, 'markdown' | 'boards' | 'files'>,
  links: 'sites' | 'nowhere' = 'sites',
): string {
  const addresses = new Map([
    ...files.map(({ path, content }) => [path, bytesAddress(path, content)] as const),
    ...boards.map(({ file, svg }) => [file, svgAddress(svg)] as const),
  ])
  const picture = (name: string): string | null => addresses.get(name) ?? null
  return statementHtml(readMarkdown(markdown), { picture, hasLinks: links === 'sites' })
}

/** The statement in TeX without its title; that is a plain text, or null where it has none. */
export function writtenTex(
  { markdown }: Pick<WrittenStatement, 'markdown'>,
  form: TexForm,
): { readonly title: string | null; readonly content: string } {
  const { title, rest } = titled(markdown)
  return { title, content: statementTex(rest, form) }
}

/** The same in its sections. */
export function writtenSections(
  { markdown }: Pick<WrittenStatement, 'markdown'>,
  form: TexForm,
): { readonly title: string | null; readonly sections: readonly TexSection[] } {
  const { title, rest } = titled(markdown)
  const parts: { heading: string; tokens: StatementToken[] }[] = [{ heading: '', tokens: [] }]
  for (const token of rest) {
    if (token.type === 'heading' && token.depth <= 2)
      parts.push({ heading: plainOf(token).trim(), tokens: [] })
    else parts.at(-1)!.tokens.push(token)
  }
  const sections = parts.map(({ heading, tokens }) => ({
    heading,
    content: statementTex(tokens, form),
  }))
  return {
    title,
    sections: sections.filter(({ heading, content }) => heading !== '' || content.trim() !== ''),
  }
}

/** The statement in Markdown and its pictures, in a folder that ends with "/" or is none. */
export function writtenMarkdown(
  { markdown, files }: WrittenStatement,
  folder: string,
  name: string,
): PackageFile[] {
  const content = `${markdown.trimEnd()}\n`
  return [{ path: `${folder}${name}`, content }, ...picturesIn({ files }, folder)]
}

/** The pictures of a statement in a folder, which ends with "/" or is none. */
export function picturesIn(
  { files }: Pick<WrittenStatement, 'files'>,
  folder: string,
): PackageFile[] {
  return files.map(({ path, content }) => ({ path: `${folder}${path}`, content }))
}

function titled(markdown: string): {
  readonly title: string | null
  readonly rest: StatementToken[]
} {
  const tokens = readMarkdown(markdown)
  const token = titleToken(tokens)
  if (token === null) return { title: null, rest: tokens }
  return { title: plainOf(token).trim(), rest: tokens.filter((one) => one !== token) }
}
