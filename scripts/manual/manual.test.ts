import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src-main/core/games/testing'
import { commandList } from '../../src-main/core/protocol/commands'
import { languageNames } from '../../src-main/core/words'
import { keysOfText } from '../../src-main/kept/keys-file'
import { recipes } from '../../e2e/manual/recipes'
import { manualLanguages, manualOf, pagesOf } from './manual'
import { readPage } from './render'

const folder = join(__dirname, '../../docs/manual')
const languages = manualLanguages(folder)
const english = pagesOf(folder, 'en')
const keyed = new Map<string, readonly string[]>(commandList.map(({ id, keys }) => [id, keys]))

test('the manual is there in every language of the app, with the same pages', () => {
  expect(languages).toEqual(Object.keys(languageNames).sort())
  for (const language of languages) {
    expect([...pagesOf(folder, language).keys()], language).toEqual([...english.keys()])
    const { groups, pages } = manualOf(folder, language)
    expect(groups.flatMap((group) => group.pages)).toEqual(
      manualOf(folder, 'en').groups.flatMap((group) => group.pages),
    )
    expect(pages.length).toBe(english.size)
  }
  for (const { id } of games) expect(english.has(`game-${id}`), id).toBe(true)
})

test('every picture has a recipe, and every recipe a page', () => {
  const named = [...english.values()].flatMap(({ uses }) => uses.pictures)
  expect([...new Set(named)].sort()).toEqual(Object.keys(recipes).sort())
})

describe.each(languages)('the manual in %s', (language) => {
  const pages = pagesOf(folder, language)

  test('has the same headings and pictures as in English', () => {
    for (const [id, page] of pages) {
      expect(page.parts.length, id).toBe(english.get(id)!.parts.length)
      expect(page.uses.pictures, id).toEqual(english.get(id)!.uses.pictures)
    }
  })

  test('leads only to pages and headings that are there', () => {
    const missing = [...pages].flatMap(([id, { uses }]) =>
      uses.links
        .map((href) => /^([\w-]+)\.md(?:#(.+))?$/.exec(href))
        .filter((found) => {
          const page = found && pages.get(found[1]!)
          return !page || (found[2] !== undefined && !page.anchors.includes(found[2]))
        })
        .map((found) => `${id}: ${found?.[0]}`),
    )
    expect(missing).toEqual([])
  })

  test('names keys as the commands have them', () => {
    const wrong = [...pages].flatMap(([id, { uses }]) =>
      uses.keys
        .filter(({ command, text }) => text !== shown(keyed.get(command)?.[0]))
        .map(({ command, text }) => `${id}: ${text} is not the key of ${command}`),
    )
    expect(wrong).toEqual([])
  })

  test('shows a file of keys that the app reads, command by command', () => {
    const page = readFileSync(join(folder, language, 'settings.md'), 'utf8')
    const [, example] = /^```\n({.*?^})\n```$/ms.exec(page) ?? []
    const read = keysOfText(example ?? '')
    expect(read.ok && read.value.notes).toEqual([])
    expect(read.ok && Object.keys(read.value.choice.keys).length).toBe(3)
  })

  test('writes in bold only what the window says', () => {
    const said = wordsOfWindow(language)
    const unknown = [...pages].flatMap(([id, { uses }]) =>
      uses.labels.filter((label) => !said.has(label)).map((label) => `${id}: ${label}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('a page', () => {
  test('becomes HTML with headings one lower, keys, pictures and links of our own', () => {
    const { html, title, anchors, parts } = readPage(
      'board',
      '# The board\n\nPress [F5](key:play), see [text](text.md#problems).\n\n![A <board>](picture:board)\n\n## Tools & more\n\nSome.\n',
    )
    expect(title).toBe('The board')
    expect(anchors).toEqual(['tools-more'])
    expect(html).toBe(
      '<h2 tabindex="-1">The board</h2>\n' +
        '<p>Press <kbd data-command="play">F5</kbd>, see <a href="#manual" data-to="text#problems">text</a>.</p>\n' +
        '<p><img data-picture="board" alt="A &lt;board&gt;"></p>\n' +
        '<h3 id="manual-tools-more" tabindex="-1">Tools &amp; more</h3>\n<p>Some.</p>\n',
    )
    expect(parts).toEqual([
      { anchor: '', title: 'The board', text: 'Press F5, see text.' },
      { anchor: 'tools-more', title: 'Tools & more', text: 'Some.' },
    ])
  })

  test.each([
    ['HTML', '# A\n\n<b>bold</b>'],
    ['a script', '# A\n\n<script>alert(1)</script>'],
    ['a link to elsewhere', '# A\n\n[there](https://example.org)'],
    ['a picture from elsewhere', '# A\n\n![there](https://example.org/a.png)'],
    ['no title', 'Some words.'],
  ])('is refused with %s', (_, text) => {
    expect(() => readPage('a', text)).toThrow(/^a(?: page)?: /)
  })

  test('in another language has the anchors of the English one', () => {
    expect(readPage('a', '# Поле\n\n## Инструменты', ['tools']).html).toContain('id="manual-tools"')
  })
})

/** A binding as the window shows it where ⌘ is not a key. */
function shown(binding = ''): string {
  const signs: Readonly<Record<string, string>> = {
    ...{ $mod: 'Ctrl', Control: 'Ctrl', Equal: '+', Minus: '−', Period: '.', Comma: ',' },
    ...{ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' },
  }
  return binding
    .split('+')
    .map((part) => signs[part] ?? /^(?:Key|Digit)(.)$/.exec(part)?.[1] ?? part)
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+')
    .replace('Shift+?', '?')
}

/** All messages of the window without arguments, and what their forms say. */
function wordsOfWindow(language: string): ReadonlySet<string> {
  const catalogues = join(__dirname, '../../languages', language)
  const all = new Set<string>()
  const add = (words: object): void => {
    for (const value of Object.values(words) as unknown[]) {
      if (typeof value === 'object' && value !== null) add(value)
      else all.add(String(value))
    }
  }
  for (const file of readdirSync(catalogues)) {
    add(JSON.parse(readFileSync(join(catalogues, file), 'utf8')) as object)
  }
  return all
}
