import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { setLanguage } from '../../language'
import { plainArtist } from '../testing/plain-artist'
import { runCaptured } from '../testing/captured-io'

const LEVEL = readFileSync('src-main/core/games/rockets/samples/statement/level.txt', 'utf8')
const STATEMENT =
  '# Mice\n\nUp to {{max width}} wide.\n\n{{board sample/01.in step 4}}\n\n## Samples\n\n{{samples}}\n'

const { at, put } = useFolder()
const out = (name: string): string => at('out', name)
const run = (command: string, ...more: string[]) =>
  runCaptured([command, at('set'), ...more], { artist: plainArtist })

beforeEach(() => {
  mkdirSync(at('out'))
  put('set/sample/01.in', LEVEL)
  put('set/secret/02.in', LEVEL.replace('0 3 E', '0 3 W'))
})
afterEach(() => setLanguage('en'))

describe('statement', () => {
  test('prints a page with its pictures in it', async () => {
    put('set/statement/en.md', STATEMENT)
    const { out: page, err, exitCode } = await run('statement')
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
    expect(page).toContain('<h1>Mice</h1>\n<p>Up to 25 wide.</p>')
    expect(page.match(/src="data:image\/svg\+xml/g)).toHaveLength(2)
  })

  test('writes LaTeX and Markdown with pictures as files beside', async () => {
    put('set/statement/en.md', STATEMENT)
    expect((await run('statement', '--kind', 'tex', '--out', out('tex'))).exitCode).toBe(0)
    expect(readdirSync(out('tex')).sort()).toEqual(['board-1.png', 'board-2.png', 'statement.tex'])
    expect(readFileSync(join(out('tex'), 'statement.tex'), 'utf8')).toMatch(
      /^\\problemname\{Mice\}\n\nUp to 25 wide\.\n/,
    )
    const printed = await run('statement', '--kind', 'md')
    expect(printed.out).toContain('Up to 25 wide.\n\n![The board of 01 after step 4](board-1.png)')
  })

  test('tells what is not right, with file, line and column', async () => {
    put('set/statement/en.md', 'Up to {{max width = 30}}.\n\n{{board sample/09.in}}\n')
    for (const more of [[], ['--check']]) {
      expect(await run('statement', ...more)).toEqual({
        exitCode: 1,
        out: '',
        err: [
          'statement/en.md:1:7: error: “30” is no longer true: it is 25 now',
          'statement/en.md:3:1: error: There is no test “sample/09.in” in the set',
          '',
        ].join('\n'),
      })
    }
  })

  test('proposes one, which is without a problem', async () => {
    expect(await run('statement')).toMatchObject({ exitCode: 2, out: '' })
    const place = at('set/statement/en.md')
    expect(await run('statement', '--propose', '--out', place)).toMatchObject({
      exitCode: 0,
      err: '',
    })
    expect(readFileSync(place, 'utf8')).toContain('{{board sample/01.in}}')
    expect(await run('statement', '--check')).toEqual({ exitCode: 0, out: '', err: '' })
  })
})

describe('package', () => {
  const kinds = [
    ['kattis', 'problem_statement/problem.en.tex', '\\problemname{Mice}\n\nUp to 25 wide.'],
    ['polygon', 'statements/english/problem.tex', 'Up to 25 wide.'],
    ['dmoj', 'statement.md', '# Mice\n\nUp to 25 wide.'],
    ['cms', 'statement/statement.md', '# Mice\n\nUp to 25 wide.'],
  ] as const

  test.each(kinds)('%s takes the statement of the set', async (kind, file, text) => {
    put('set/statement/en.md', STATEMENT)
    const more = ['--kind', kind, '--author', 'A', '--out', out('mice')]
    expect(await run('package', ...more)).toMatchObject({ exitCode: 0 })
    const written = readFileSync(join(out('mice'), file), 'utf8')
    expect(written).toContain(text)
    expect(written).toContain('board-1.png')
    const beside = readdirSync(dirname(join(out('mice'), file)))
    expect(beside).toContain('board-2.png')
    expect(beside).not.toContain('board.png')
    const judgeShows = kind === 'kattis' || kind === 'polygon'
    expect(written.includes('2 0 W')).toBe(!judgeShows)
  })

  test('handout is the statement', async () => {
    put('set/statement/en.md', STATEMENT)
    expect((await run('package', '--kind', 'handout', '--out', out('mice.html'))).exitCode).toBe(0)
    expect(readFileSync(out('mice.html'), 'utf8')).toContain('<p>Up to 25 wide.</p>')
  })

  test('is not made with what is no longer true, and tells of a statement in another language', async () => {
    put('set/statement/en.md', '{{max width = 30}}')
    const more = ['--kind', 'kattis', '--author', 'A', '--out', out('mice')]
    const refused = await run('package', ...more)
    expect(refused.exitCode).toBe(2)
    expect(refused.err).toContain('statement/en.md, line 1, column 1: “30” is no longer true')
    setLanguage('ru')
    const russian = await run('package', ...more)
    expect(russian).toMatchObject({ exitCode: 0 })
    expect(russian.err).toContain('statement/en.md')
  })
})
