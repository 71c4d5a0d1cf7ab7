import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import { problemOf } from '../testing/problem'
import { statementTex, type TexForm } from './to-tex'
import { writtenHtml, writtenSections, writtenTex } from './forms'
import { proposedStatement } from './propose'
import { readMarkdown } from './read-markdown'
import { filledOf } from './testing/statement-set'

const form: TexForm = { pictureWidth: '1cm', heading: (text) => `\\section*{${text}}` }
const texOf = (markdown: string): string => statementTex(readMarkdown(markdown), form)
const htmlOf = (markdown: string): string =>
  writtenHtml({
    ...{ markdown, boards: [{ file: 'board-1.png', svg: '<svg/>' }], pictures: [], problems: [] },
    ...{
      file: 'statement/en.md',
      files: [{ path: 'map.png', content: new Uint8Array([1, 2, 3, 250]) }],
    },
  })

describe('LaTeX', () => {
  test.each([
    ['a *b* **c** `d_e` 5 % & #', 'a \\emph{b} \\textbf{c} \\texttt{d\\_e} 5 \\% \\& \\#\n'],
    ['$1 \\le n_1$ costs 5$', '$1 \\le n_1$ costs 5\\$\n'],
    ['## Input', '\\section*{Input}\n'],
    ['- a\n- b', '\\begin{itemize}\n\\item a\n\\item b\n\\end{itemize}\n'],
    ['1. a\n2. b', '\\begin{enumerate}\n\\item a\n\\item b\n\\end{enumerate}\n'],
    [
      '![x](board-1.png)',
      '\\begin{center}\n\\includegraphics[width=1cm]{board-1.png}\n\\end{center}\n',
    ],
    ['```\na_b\n```', '\\begin{verbatim}\na_b\n\\end{verbatim}\n'],
    ['[x](https://a.org/b#c)', '\\href{https://a.org/b\\#c}{x}\n'],
    ['a &lt; b &#38; c \\* d', 'a $<$ b \\& c * d\n'],
    [
      '| a | b |\n| - | -: |\n| 1 | 2 |',
      '\\begin{center}\n\\begin{tabular}{|l|r|}\n\\hline\na & b \\\\ \\hline\n1 & 2 \\\\ \\hline\n\\end{tabular}\n\\end{center}\n',
    ],
  ])('%s', (markdown, tex) => {
    expect(texOf(markdown)).toBe(tex)
  })

  test('code that would end its own environment is set letter by letter', () => {
    expect(texOf('```\n\\end{verbatim}\n```')).not.toContain('\\begin{verbatim}')
  })

  test('the title stands apart, and sections have plain headings', () => {
    const written = { markdown: '# A & *b*\n\nText\n\n## Input\n\n5 $n$\n\n### Note\n\nMore' }
    expect(writtenTex(written, form).title).toBe('A & b')
    expect(writtenSections(written, form)).toEqual({
      title: 'A & b',
      sections: [
        { heading: '', content: 'Text\n' },
        { heading: 'Input', content: '5 $n$\n\n\\section*{Note}\n\nMore\n' },
      ],
    })
  })
})

describe('HTML', () => {
  test('has pictures in it, and none from elsewhere', () => {
    expect(htmlOf('![A "b"](map.png)')).toBe(
      '<p><img alt="A &#34;b&#34;" src="data:image/png;base64,AQID+g=="></p>\n',
    )
    expect(htmlOf('![b](board-1.png)')).toContain('src="data:image/svg+xml')
    expect(htmlOf('![b](https://a.org/b.png)')).toBe('<p>b</p>\n')
  })

  test('whatever is written, nothing in it runs or loads', () => {
    const part = fc.constantFrom(
      '<script>',
      '<img src=x onerror=alert(1)>',
      '](javascript:alert(1))',
      '[a',
      '![b](http://x.org/y.png)',
      '"',
      '<',
      '&lt;script&gt;',
      '`',
      '\n\n',
      '<svg onload=x>',
      '<a href="data:text/html,x">',
      '&#60;script&#62;',
      '[x]: javascript:a\n\n[x]',
      '<https://a.org/"onclick=x>',
    )
    const text = fc.array(fc.oneof(part, fc.string()), { maxLength: 8 }).map((all) => all.join(''))
    const tag =
      /<\/?(?:h[1-6]|p|strong|em|del|blockquote|code|pre|span|br|hr|a|img|ol|ul|li|table|tr|td|th)(?: (?:href="(?:https?:|mailto:)[^"<>]*"|class="formula"|alt="[^"<>]*"|src="data:image\/[^"<>]*"|start="\d+"))*>/gi
    fc.assert(
      fc.property(text, (source) => {
        expect(htmlOf(source).replace(tag, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})

describe.each(games as readonly AnyGame[])('the statement proposed for $id', (game) => {
  test('is filled without a problem, and says nothing to those who make levels', () => {
    const text = proposedStatement(problemOf(game))
    const { problems, markdown } = filledOf(game, text)
    expect(problems).toEqual([])
    expect(markdown).not.toMatch(/warning|Write the story|\{\{/i)
    expect(text).toContain('{{samples}}')
    expect(text).toContain('## Limits\n\n{{limits}}')
  })
})
